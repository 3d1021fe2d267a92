import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import type { PracticeResult } from '@lms/contracts/attempts/practice.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { formatNumber, formatPercentage } from '../../lib/formats.ts'
import { formatMark } from '../../ui/text/format-mark.ts'
import { useTexts } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { PdfButton } from '../results/PdfButton.tsx'
import { PracticeHistory } from './PracticeHistory.tsx'
import { ResultQuestionItem } from '../results/ResultQuestionItem.tsx'
import { formatCountdown } from '../sheet/attempt-clock.ts'
import { practiceResultQuery } from './practice-api.ts'
import { practiceTexts } from './practice-texts.ts'
import classes from '../results/result.module.css'

export function PracticeResultPage() {
  const t = useTexts(practiceTexts)
  const { attemptId } = useParams({ from: screens.practiceResult.path })
  const query = useQuery(practiceResultQuery(attemptId))
  const { data: result, error } = query
  if (result !== undefined) return <Shown result={result} />
  if (error === null) return <PageSkeleton />
  return (
    <Page title={t('resultTitle')}>
      {isMissing(error) ? (
        <EmptyState title={t('resultMissing')} action={<Back />} />
      ) : (
        <ErrorState
          title={t('resultTitle')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </Page>
  )
}

function Shown({ result }: { result: PracticeResult }) {
  const t = useTexts(practiceTexts)
  const markOf = (id: string, isCorrect: boolean, score: number | null) => {
    if (isCorrect) return 'correct'
    if (score === null) return 'waiting'
    return isAnswered(result.student_answers[id] ?? null) ? 'wrong' : 'unanswered'
  }
  return (
    <Page
      title={t('resultTitle')}
      description={result.quiz.title}
      actions={
        <>
          <Back />
          <PdfButton attemptId={result.attemptId} quizTitle={result.quiz.title} />
          <Button
            renderRoot={(button) => <Link {...button} to={screens.quizTake.path} params={{ id: result.quiz._id }} />}
          >
            {t('again')}
          </Button>
        </>
      }
    >
      <dl className={classes.cards}>
        {result.score !== null && (
          <Card label={t('score')}>{formatMark(result.quiz.scale, result.score, result.totalPoints)}</Card>
        )}
        {result.score !== null && (
          <Card label={t('percentage')}>{formatPercentage(result.score, result.totalPoints)}</Card>
        )}
        {result.passed !== null && (
          <Card label={t('status')}>
            <StatusBadge color={result.passed ? 'success' : 'danger'}>
              {t(result.passed ? 'passed' : 'failed')}
            </StatusBadge>
          </Card>
        )}
        {result.correctAnswers !== null && (
          <Card label={t('correctAnswers')}>{`${result.correctAnswers} / ${result.totalQuestions}`}</Card>
        )}
        <Card label={t('flagged')}>{formatNumber(result.flaggedQuestions.length)}</Card>
        <Card label={t('timeSpent')}>{formatCountdown(result.timeSpent)}</Card>
      </dl>
      {!result.keysShown && (
        <Alert color="brand" variant="outline">
          {t(result.resultsShown ? 'keysWithheld' : 'resultsWithheld')}
        </Alert>
      )}
      {result.questionResults.length > 0 && (
        <Section title={t('questionResults')}>
          <ol className={classes.questions} aria-label={t('questionResults')}>
            {result.questionResults.map(({ question, isCorrect, score }, index) => (
              <ResultQuestionItem
                key={question._id}
                number={index + 1}
                question={question}
                given={result.student_answers[question._id]}
                score={score ?? undefined}
                mark={markOf(question._id, isCorrect, score)}
                mayReport={false}
              />
            ))}
          </ol>
        </Section>
      )}
      <PracticeHistory quizId={result.quiz._id} shownId={result.attemptId} />
    </Page>
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

function Back() {
  const t = useTexts(practiceTexts)
  return (
    <Button variant="default" renderRoot={(button) => <Link {...button} to={screens.quizzes.path} />}>
      {t('back')}
    </Button>
  )
}
