import type { GivenAnswer } from '@lms/contracts/attempts/attempts.ts'
import type { GivenMark } from '@lms/contracts/attempts/attempt-results.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { type PartLine, partLines } from '@lms/contracts/attempts/part-lines.ts'
import type { ResultQuestion } from '@lms/contracts/attempts/result-marks.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTexts } from '../../../lib/texts.ts'
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx'
import { typeTexts } from '../type-texts.ts'
import { EssayResult } from './EssayResult.tsx'
import classes from './parts-result.module.css'

interface PartsResultProps {
  question: ResultQuestion
  given: GivenAnswer | undefined
  /** What a person gave for it. */
  byPerson?: GivenMark | undefined
}

/** Part by part: what was given, and what is right where that may be seen. */
export function PartsResult({ question, given, byPerson }: PartsResultProps) {
  const t = useTexts(typeTexts)
  if (questionTypeRules[question.type].answeredBy === 'essay')
    return <EssayResult given={typeof given === 'string' ? given : ''} byPerson={byPerson} />
  const lines = partLines(question, given, { isTrue: t('isTrue'), isFalse: t('isFalse') })
  return (
    <ol className={classes.lines}>
      {lines.map((line, index) => (
        <Line key={line.id} line={line} place={index + 1} />
      ))}
    </ol>
  )
}

function Line({ line, place }: { line: PartLine; place: number }) {
  const t = useTexts(typeTexts)
  const { label, given, right, isRight } = line
  const Icon = isRight === true ? IconCheck : IconX
  return (
    <li className={classes.line} data-state={isRight === null ? undefined : isRight ? 'right' : 'wrong'}>
      {label !== null && <RichTextView html={label} isCompact />}
      <span className={classes.answer}>
        {label === null && <strong>{place}.</strong>}
        <span className={classes.word}>{t('given')}:</span>
        {given === null ? <span>{t('nothingGiven')}</span> : <RichTextView html={given} isCompact />}
        {isRight !== null && (
          <strong className={classes.mark}>
            <Icon size={16} aria-hidden />
            {t(isRight ? 'isRight' : 'isWrong')}
          </strong>
        )}
      </span>
      {right !== null && isRight !== true && (
        <span className={classes.answer}>
          <span className={classes.word}>{t('right')}:</span>
          <RichTextView html={right} isCompact />
        </span>
      )}
    </li>
  )
}
