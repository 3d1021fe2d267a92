import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '../../lib/formats.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { ResultQuestionItem } from './ResultQuestionItem.tsx'
import { countsOf, markOf } from '@lms/contracts/attempts/result-marks.ts'
import { resultTexts } from './result-texts.ts'
import classes from './result.module.css'

interface ResultDetailProps {
  history: AttemptHistory
  /** The number of the question that somebody wants to see now. */
  wanted?: number | undefined
  onShown?: () => void
}

/** A completed attempt, as far as the quiz shows it. Whoever sees a question may say what is wrong with it. */
export function ResultDetail({ history, wanted, onShown }: ResultDetailProps) {
  const t = useTexts(resultTexts)
  const { quizz, student } = history.student_quiz
  const isOwn = useSignedInUser().id === student._id
  const counts = countsOf(quizz.questions, history.student_answers, history.list_question_passed)
  return (
    <div className={classes.result} data-own={isOwn || undefined}>
      <dl className={classes.cards}>
        <Card label={t('quiz')}>{quizz.title}</Card>
        {history.total_score !== null && (
          <Card label={t('score')}>{`${formatNumber(history.total_score)} / ${formatNumber(quizz.totalPoints)}`}</Card>
        )}
        {history.status !== null && (
          <Card label={t('status')}>
            <StatusBadge color={history.status === 'passed' ? 'success' : isOwn ? 'warning' : 'danger'}>
              {t(history.status)}
            </StatusBadge>
          </Card>
        )}
        <Card label={t('time')}>{t('minutes', { count: Math.floor(history.submissionTime / 60) })}</Card>
        <Card label={t('date')}>{formatDate(history.createdAt).replaceAll('/', '-')}</Card>
      </dl>
      {quizz.questions.length === 0 && (
        <Alert color="brand" variant="outline">
          {t(history.resultsShown ? 'paperWithheld' : 'withheld')}
        </Alert>
      )}
      {quizz.questions.length > 0 && (
        <Section
          title={t('questions')}
          isWide={isOwn}
          description={
            <span className={classes.counts}>
              {(['correct', 'wrong', 'unanswered'] as const).map((mark) => (
                <span key={mark}>
                  {t(mark)}: <strong>{formatNumber(counts[mark])}</strong>
                </span>
              ))}
            </span>
          }
        >
          {!history.keysShown && (
            <Alert color="brand" variant="outline">
              {t(isOwn ? 'keysWithheld' : 'keysWithheldFromParent')}
            </Alert>
          )}
          <ol className={classes.questions} aria-label={t('questions')}>
            {quizz.questions.map((question, index) => (
              <ResultQuestionItem
                key={question._id}
                number={index + 1}
                question={question}
                given={history.student_answers[question._id]}
                score={history.question_scores[question._id]}
                mark={markOf(question, history.student_answers, history.list_question_passed)}
                mayReport
                isWanted={wanted === index + 1}
                onShown={onShown}
              />
            ))}
          </ol>
        </Section>
      )}
    </div>
  )
}

function Card({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.card}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
