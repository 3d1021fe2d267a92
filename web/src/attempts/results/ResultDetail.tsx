import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '../../lib/formats.ts'
import { formatMark } from '../../ui/text/format-mark.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { outcomeColors } from '../../ui/page/outcome-colors.ts'
import { useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { ResultQuestionItem } from './ResultQuestionItem.tsx'
import { countsOf, markOf } from '@lms/contracts/attempts/result-marks.ts'
import { resultTexts } from './result-texts.ts'
import classes from './result.module.css'

const always = ['correct', 'wrong', 'unanswered'] as const

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
  const verdict = {
    answers: history.student_answers,
    passed: history.list_question_passed,
    waiting: history.pending_questions,
    scores: history.question_scores,
  }
  const counts = countsOf(quizz.questions, verdict)
  const further = (['partly', 'marked', 'waiting'] as const).filter((mark) => counts[mark] > 0)
  return (
    <div className={classes.result} data-own={isOwn || undefined}>
      <dl className={classes.cards}>
        <Card label={t('quiz')}>{quizz.title}</Card>
        {history.total_score !== null && (
          <Card label={t('score')}>{formatMark(quizz.scale, history.total_score, quizz.totalPoints)}</Card>
        )}
        {history.automatic !== null && (
          <Card label={t('automatic')}>
            {`${formatNumber(history.automatic.score)} / ${formatNumber(history.automatic.total)}`}
          </Card>
        )}
        {history.status !== null && (
          <Card label={t('status')}>
            <StatusBadge color={isOwn && history.status === 'failed' ? 'warning' : outcomeColors[history.status]}>
              {t(history.status)}
            </StatusBadge>
          </Card>
        )}
        <Card label={t('time')}>{t('minutes', { count: Math.floor(history.submissionTime / 60) })}</Card>
        <Card label={t('date')}>{formatDate(history.createdAt).replaceAll('/', '-')}</Card>
      </dl>
      {history.status === 'pending' && (
        <Alert color="warning" variant="outline">
          {t('waitingHint')}
        </Alert>
      )}
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
              {[...always, ...further].map((mark) => (
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
                mark={markOf(question, verdict)}
                byPerson={history.given_marks[question._id]}
                steps={history.question_steps[question._id]}
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
