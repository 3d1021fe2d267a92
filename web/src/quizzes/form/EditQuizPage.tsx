import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import { screens } from '@lms/contracts/screens.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { translate, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/skeletons.tsx'
import { EditQuizForm } from './EditQuizForm.tsx'
import { QuizNotFound } from '../QuizNotFound.tsx'
import { useMayChange } from '../quiz-acts.tsx'
import { quizQuery } from '../quiz-api.ts'
import { quizDetailTexts } from '../view/quiz-detail-texts.ts'
import { quizFormTexts } from './quiz-form-texts.ts'

export function EditQuizPage() {
  const t = useTexts(quizFormTexts)
  const detail = useTexts(quizDetailTexts)
  const { id } = useParams({ from: screens.quizEdit.path })
  // Always as it is on the server now; what others do later is left alone.
  const query = useQuery({ ...quizQuery(id), refetchOnMount: 'always', refetchOnWindowFocus: false, gcTime: 0 })
  const { data, error, isFetchedAfterMount } = query
  const quiz = isFetchedAfterMount && error === null ? data : undefined
  usePageTitle(quiz?.title)
  const mayChange = useMayChange()
  const isLost = error !== null
  useEffect(() => {
    if (isLost) toast.error(translate(quizDetailTexts, 'loadFailed'))
  }, [isLost])

  const editable = quiz !== undefined && isWhole(quiz) && quiz.deletedAt === null && mayChange(quiz) ? quiz : null
  if (isMissing(error)) return <QuizNotFound />
  if (quiz !== undefined && editable === null) return <ToItsPage id={id} />
  return (
    <Page title={t('editTitle')}>
      {error !== null && (
        <ErrorState
          title={detail('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {error === null && editable === null && <FormSkeleton fields={6} />}
      {editable !== null && <EditQuizForm key={editable._id} quiz={editable} />}
    </Page>
  )
}

function isWhole(quiz: object): quiz is Quiz {
  return 'questions' in quiz
}

/** Who may read it but not change it sees it instead. */
function ToItsPage({ id }: { id: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate({ to: screens.quizView.path, params: { id }, replace: true }), [navigate, id])
  return <FormSkeleton />
}
