import { shownContent } from '@lms/contracts/question-types/cloze.ts'
import type { PartsDraft } from '@lms/contracts/question-types/parts.ts'
import { repeatsText } from '@lms/contracts/questions/question-title.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { Paper, Text, Title } from '@mantine/core'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { TriedParts } from './TriedParts.tsx'
import { answerInputs } from './answer-inputs.tsx'
import { questionPreviewTexts } from './preview-texts.ts'
import classes from './question-preview.module.css'

interface QuestionPreviewProps {
  question: {
    /** Absent while it was never saved; then there is nothing to report on. */
    _id?: string | undefined
    title: string
    content: string
    type: QuestionType
    answers: readonly { text: string }[]
    points: number
    parts?: PartsDraft
  }
}

/** A question as those see it who answer it; it can be tried, and nothing is kept. */
export function QuestionPreview({ question }: QuestionPreviewProps) {
  const t = useTexts(questionPreviewTexts)
  const { _id: id, title, content, type, answers, points, parts } = question
  const AnswerInput = answerInputs[questionTypeRules[type].answeredBy]
  return (
    <Paper p="md" component="section" aria-label={t('label')} className={classes.preview}>
      <div className={classes.head}>
        {!repeatsText(title, content) && (
          <Title order={2} size="h4" className={classes.title}>
            {title.trim() === '' ? t('untitled') : title}
          </Title>
        )}
        <Text size="sm" c="dimmed">
          {t('points', { count: formatNumber(points) })}
        </Text>
      </div>
      {content === '' ? <Text c="dimmed">{t('noContent')}</Text> : <RichTextView html={shownContent(question)} />}
      {AnswerInput === undefined ? (
        <TriedParts key={type} question={question} parts={parts ?? {}} />
      ) : (
        <AnswerInput key={type} texts={answers.map(({ text }) => text)} />
      )}
      {id !== undefined && <FeedbackForm questionId={id} questionTitle={title} />}
    </Paper>
  )
}
