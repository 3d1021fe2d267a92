import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { ApiError, isMissing, messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { PracticePassword } from './PracticePassword.tsx'
import { PracticeSitting } from './PracticeSitting.tsx'
import { practiceQuery } from './practice-api.ts'
import { practiceTexts } from './practice-texts.ts'

/** A quiz tried out by those who work with it. Students have their own screen for it. */
export function PracticePage() {
  const { id } = useParams({ from: screens.quizTake.path })
  const user = useSignedInUser()
  if (!may(user, 'quiz:practise')) return <Navigate to={screens.studentQuiz.path} params={{ id }} replace />
  return <Practice quizId={id} />
}

function Practice({ quizId }: { quizId: string }) {
  const t = useTexts(practiceTexts)
  const queryClient = useQueryClient()
  const { data: run, error } = useQuery(practiceQuery(quizId))
  usePageTitle(run?.quiz.title)
  if (run !== undefined) return <PracticeSitting run={run} />
  if (error === null) return <PageSkeleton />
  if (error instanceof ApiError && error.code === 'quiz_password_wrong')
    return (
      <PracticePassword
        quizId={quizId}
        onStarted={(started) => queryClient.setQueryData(practiceQuery(quizId).queryKey, started)}
      />
    )
  const isUnknown = isMissing(error)
  return (
    <Page title={t(isUnknown ? 'missing' : 'loadFailed')}>
      <EmptyState
        title={t('loadFailed')}
        message={messageOf(error)}
        action={<Button renderRoot={(button) => <Link {...button} to={screens.quizzes.path} />}>{t('back')}</Button>}
      />
    </Page>
  )
}
