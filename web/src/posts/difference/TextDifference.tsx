import { VisuallyHidden } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { type DifferencePart, differenceOf } from './difference.ts'
import { differenceTexts } from './difference-texts.ts'
import classes from './difference.module.css'

interface TextDifferenceProps {
  before: string
  after: string
  beforeLabel: string
  afterLabel: string
}

/** Two texts side by side, with what went in the one and what came in the other; below one another on a phone. */
export function TextDifference({ before, after, beforeLabel, afterLabel }: TextDifferenceProps) {
  const parts = differenceOf(before, after)
  return (
    <div className={classes.sides}>
      <Side label={beforeLabel} parts={parts.filter(({ change }) => change !== 'new')} />
      <Side label={afterLabel} parts={parts.filter(({ change }) => change !== 'gone')} />
    </div>
  )
}

function Side({ label, parts }: { label: string; parts: readonly DifferencePart[] }) {
  const t = useTexts(differenceTexts)
  const isEmpty = parts.every(({ text }) => text === '')
  return (
    <div className={classes.side}>
      <div className={classes.sideLabel}>{label}</div>
      <div className={classes.words}>
        {isEmpty && <span className={classes.nothing}>{t('empty')}</span>}
        {parts.map(({ text, change }, index) => {
          // Parts have no names; their order is all that they are.
          const key = `${index}-${change}`
          if (change === 'same') return <span key={key}>{text}</span>
          const Mark = change === 'gone' ? 'del' : 'ins'
          return (
            <Mark key={key}>
              <VisuallyHidden>{t(change === 'gone' ? 'goneWord' : 'newWord')} </VisuallyHidden>
              {text}
            </Mark>
          )
        })}
      </div>
    </div>
  )
}
