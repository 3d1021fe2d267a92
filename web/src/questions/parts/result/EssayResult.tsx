import type { GivenMark } from '@lms/contracts/attempts/attempt-results.ts'
import { Text } from '@mantine/core'
import { formatNumber } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx'
import { typeTexts } from '../type-texts.ts'
import classes from './parts-result.module.css'

interface EssayResultProps {
  /** Safe HTML. */
  given: string
  byPerson: GivenMark | undefined
}

/** What was written, and what a person gave and said. */
export function EssayResult({ given, byPerson }: EssayResultProps) {
  const t = useTexts(typeTexts)
  return (
    <div className={classes.lines}>
      <div className={classes.line}>
        <span className={classes.word}>{t('given')}:</span>
        {given === '' ? <span>{t('nothingGiven')}</span> : <RichTextView html={given} />}
      </div>
      {byPerson !== undefined && byPerson.criteria.length > 0 && (
        <>
          <Text fw={600}>{t('criteria')}</Text>
          <ul className={classes.lines}>
            {byPerson.criteria.map(({ _id, text, given: points, points: most }) => (
              <li key={_id} className={classes.line} data-state={points === most ? 'right' : undefined}>
                <span className={classes.answer}>
                  {text}
                  <strong>{t('pointsOf', { given: formatNumber(points), points: formatNumber(most) })}</strong>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {byPerson !== undefined && byPerson.comment !== '' && (
        <div className={classes.line}>
          <span className={classes.word}>{t('comment')}:</span>
          <span className={classes.comment} data-read="feedback">
            {byPerson.comment}
          </span>
        </div>
      )}
    </div>
  )
}
