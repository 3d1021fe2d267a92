import type { SittingView } from '@lms/contracts/attempts/attempts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { IntroPanel } from './IntroPanel.tsx'
import { QuizMissing } from './QuizMissing.tsx'
import { type RunningView, RunningSitting } from './RunningSitting.tsx'
import { type Begun, sittingAheadQuery, sittingQuery } from './sitting-api.ts'
import { sittingTexts } from './sitting-texts.ts'

/** The student's quiz: its introduction, and the sheet while an attempt is running. */
export function SittingPage() {
  const { id: assignedId = '' } = useParams({ strict: false })
  // Another quiz is another sitting, though the page is the same.
  return <Sitting key={assignedId} assignedId={assignedId} />
}

function Sitting({ assignedId }: { assignedId: string }) {
  const t = useTexts(sittingTexts)
  const queryClient = useQueryClient()
  const ahead = sittingAheadQuery(assignedId)
  const query = useQuery({
    ...sittingQuery(assignedId),
    placeholderData: () => queryClient.getQueryData(ahead.queryKey) ?? undefined,
  })
  const { data: view, error } = query
  // An attempt that ends while somebody sits at it stays on the screen until its result is known.
  const [running, setRunning] = useState<RunningView | null>(null)
  const [untouched, setUntouched] = useState<string>()
  const attempt = view?.attempt ?? null
  if (view !== undefined && attempt !== null && attempt !== running?.attempt) setRunning({ quiz: view.quiz, attempt })
  usePageTitle(view?.quiz.title)

  async function ask(): Promise<SittingView | undefined> {
    const { data } = await query.refetch({ throwOnError: true })
    return data
  }

  /** An answer from before the start may still be on its way: it would say that nothing is running. */
  async function show({ view: started, isUntouched }: Begun): Promise<void> {
    const { queryKey } = sittingQuery(assignedId)
    await queryClient.cancelQueries({ queryKey })
    if (isUntouched) setUntouched(started.attempt?._id)
    queryClient.setQueryData(queryKey, started)
    queryClient.removeQueries(ahead)
  }

  if (running !== null) {
    return (
      <RunningSitting
        key={running.attempt._id}
        assignedId={assignedId}
        view={running}
        isUntouched={running.attempt._id === untouched}
        isOver={view !== undefined && attempt === null}
        ask={ask}
      />
    )
  }
  if (isMissing(error) || view?.quiz.questionCount === 0) return <QuizMissing />
  if (view !== undefined) {
    return <IntroPanel assignedId={assignedId} view={view} onStarted={(begun) => void show(begun)} />
  }
  if (error === null) return <PageSkeleton />
  return (
    <Page title={t('loadFailed')}>
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Page>
  )
}
