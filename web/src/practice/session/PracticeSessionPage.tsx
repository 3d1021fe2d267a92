import type { PracticeSession } from '@lms/contracts/practice/practice-sessions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { gatherSupplies } from '../../attempts/sitting/keeping/paper-supplies.ts'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { keepAppOnDevice } from '../../lib/device/service-worker.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { keepSession, keepWaiting, waitingIn } from '../keeping/practice-database.ts'
import { judgingIn, practiceSessionQuery } from '../practice-api.ts'
import { practisingTexts } from '../practice-texts.ts'
import { PracticeScreen } from './PracticeScreen.tsx'
import { PracticeRun } from './practice-run.ts'

/** Practising, one question at a time. */
export function PracticeSessionPage() {
  const { id } = useParams({ from: screens.practiceSession.path })
  const t = useTexts(practisingTexts)
  const query = useQuery(practiceSessionQuery(id))
  const { data: session, error } = query
  if (session !== undefined) return <OpenSession key={session._id} session={session} />
  if (error === null) return <PageSkeleton />
  return (
    <Page title={t('title')}>
      {isMissing(error) ? (
        <EmptyState
          title={t('missing')}
          action={
            <Button size="lg" renderRoot={(button) => <Link {...button} to={screens.studentPractice.path} />}>
              {t('back')}
            </Button>
          }
        />
      ) : (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </Page>
  )
}

function OpenSession({ session }: { session: PracticeSession }) {
  const run = usePracticeRun(session)
  const { questions } = session
  // While there is a network: without one the next question must still have its pictures and formulas.
  useEffect(() => {
    const leaving = new AbortController()
    void gatherSupplies(questions, leaving.signal)
    keepAppOnDevice()
    return () => leaving.abort()
  }, [questions])
  return run === null ? <PageSkeleton /> : <PracticeScreen run={run} />
}

/** Once what an earlier visit left behind has been read. */
function usePracticeRun(session: PracticeSession): PracticeRun | null {
  const person = useSignedInUser().id
  const [run, setRun] = useState<PracticeRun | null>(null)
  const current = useEffectEvent(() => session)
  const { _id: id } = session
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let mine: PracticeRun | null = null
    void keepSession(person, current())
    void waitingIn(person, id).then((waiting) => {
      if (signal.aborted) return
      mine = new PracticeRun(current(), waiting, {
        send: judgingIn(id),
        keep: (questionId, one) => void keepWaiting(person, id, questionId, one),
        onJudged: (after) => void keepSession(person, after),
      })
      setRun(mine)
    })
    window.addEventListener('online', () => mine?.wake(), { signal })
    return () => {
      leaving.abort()
      mine?.close()
    }
  }, [person, id])
  return run
}
