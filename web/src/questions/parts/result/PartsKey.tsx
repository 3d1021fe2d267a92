import { withTolerance } from '@lms/contracts/question-types/decimals.ts'
import type { PartsDraft } from '@lms/contracts/question-types/parts.ts'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx'
import { typeTexts } from '../type-texts.ts'
import classes from './parts-result.module.css'

/** The key of a question with parts, for those who write it. */
export function PartsKey({ parts }: { parts: PartsDraft }) {
  const t = useTexts(typeTexts)
  const { pairs = [], extras = [], items = [], gaps = [], statements = [], rubric = [], unit = null } = parts
  return (
    <ol className={classes.lines}>
      {pairs.map(({ left, right }) => (
        <Line key={`pair ${left}`} label={<RichTextView html={left} isCompact />}>
          <IconArrowRight size={16} aria-label={t('matches')} className={classes.arrow} />
          <RichTextView html={right} isCompact />
        </Line>
      ))}
      {extras.map((text) => (
        <Line key={`extra ${text}`} label={t('extra')}>
          <RichTextView html={text} isCompact />
        </Line>
      ))}
      {items.map((text, index) => (
        <Line key={`item ${text}`} label={`${index + 1}.`}>
          <RichTextView html={text} isCompact />
        </Line>
      ))}
      {statements.map(({ text, isTrue }) => (
        <Line key={`statement ${text}`} label={<RichTextView html={text} isCompact />}>
          <strong>{t(isTrue ? 'isTrue' : 'isFalse')}</strong>
        </Line>
      ))}
      {gaps
        .map((gap, index) => ({ ...gap, number: index + 1 }))
        .map(({ answers, kind, number }) => (
          <Line key={`gap ${number}`} label={t('gap', { number })}>
            {answers.map(({ text, isCorrect, tolerance }) => {
              const said = withTolerance(text, tolerance)
              return kind === 'choice' && !isCorrect ? (
                <span key={`answer ${text}`}>{said}</span>
              ) : (
                <strong key={`answer ${text}`}>{said}</strong>
              )
            })}
          </Line>
        ))}
      {rubric.map(({ text, points }) => (
        <Line key={`criterion ${text}`} label={text}>
          <strong>{t('points', { count: points })}</strong>
        </Line>
      ))}
      {unit !== null && (
        <Line label={t('unit')}>
          {unit.text.replaceAll('|', ' / ')}
          {unit.required && ` (${t('unitCosts', { share: unit.missingCosts })})`}
        </Line>
      )}
    </ol>
  )
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.line}>
      <span className={classes.answer}>
        <span className={classes.word}>{label}</span>
        {children}
      </span>
    </li>
  )
}
