import { withTolerance } from '@lms/contracts/question-types/decimals.ts'
import type { PartsDraft } from '@lms/contracts/question-types/parts.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { IconCheck } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { PartsKey } from '../parts/result/PartsKey.tsx'
import { letterOf } from '../answer-letters.ts'
import { questionDetailTexts } from './question-detail-texts.ts'
import classes from './question-page.module.css'

interface QuestionOptionsProps {
  type: QuestionType
  /** Where the question may have them. */
  parts?: PartsDraft
  answers: readonly { text: string; isCorrect: boolean; tolerance?: number | undefined }[]
}

/** The key of a question: its options by letter, the correct ones marked; of typed answers those that are accepted. */
export function QuestionOptions({ type, answers, parts }: QuestionOptionsProps) {
  const t = useTexts(questionDetailTexts)
  const isTyped = questionTypeRules[type].answeredBy === 'text'
  const shown = answers.map((answer, index) => ({ ...answer, letter: letterOf(index) }))
  const isOfParts = questionTypeRules[type].parts !== null
  const partsKey = isOfParts && parts !== undefined && <PartsKey parts={parts} />
  if (answers.length === 0) return partsKey
  return (
    <>
      <ul className={classes.options}>
        {shown
          .filter(({ isCorrect }) => isCorrect || !isTyped)
          .map(({ letter, text, isCorrect, tolerance }) => (
            <li key={letter} className={classes.option} data-correct={isCorrect || undefined}>
              <span className={classes.letter}>{letter}</span>
              <div className={classes.optionText}>
                <RichTextView html={withTolerance(text, tolerance)} isCompact />
              </div>
              {isCorrect && (
                <StatusBadge color="success">
                  <IconCheck size={12} stroke={3} aria-hidden className={classes.check} />
                  {t('correct')}
                </StatusBadge>
              )}
            </li>
          ))}
      </ul>
      {partsKey}
    </>
  )
}
