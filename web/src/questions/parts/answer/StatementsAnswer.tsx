import { readableTextOf } from '@lms/contracts/rich-text.ts'
import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx'
import { typeTexts } from '../type-texts.ts'
import type { PartAnswerProps } from './part-answer.ts'
import { partsOf, withPart } from './given-parts.ts'
import classes from './part-answers.module.css'

/** True or false for each, as in the national exam. */
export function StatementsAnswer({ question, given, isLocked, onAnswer }: PartAnswerProps) {
  const t = useTexts(typeTexts)
  const name = useId()
  const judged = partsOf(given)
  return (
    <div className={classes.pairs}>
      {question.answers.map(({ _id, text }, index) => (
        <fieldset key={_id} className={classes.pair} disabled={isLocked}>
          <legend className={classes.hiddenLegend}>
            <VisuallyHidden>{readableTextOf(text)}</VisuallyHidden>
          </legend>
          <span className={classes.statement}>
            <span className={classes.letter} data-read="letter">
              {String.fromCodePoint(97 + index)})
            </span>
            <RichTextView html={text} isCompact readAs="option" />
          </span>
          <div className={classes.chips}>
            {([true, false] as const).map((value) => (
              <label key={String(value)} className={classes.chip} data-wide>
                <input
                  type="radio"
                  name={`${name} ${_id}`}
                  checked={judged[_id] === value}
                  onChange={() => onAnswer(withPart(given, _id, value))}
                  onClick={() => judged[_id] === value && onAnswer(withPart(given, _id, null))}
                />
                <span>{t(value ? 'isTrue' : 'isFalse')}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
