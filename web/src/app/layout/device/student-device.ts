import type { SignedInUser } from '@lms/contracts/accounts/accounts.ts'
import { useEffect } from 'react'
import { isFocusMode } from '../../../lib/focus-mode.ts'
import { dashboardQuery } from '../../../dashboard/dashboard-api.ts'
import { keepAppOnDevice } from '../../../lib/device/service-worker.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { serverBack } from '../../../lib/device/server-back.ts'
import { pageStands } from './later-parts.ts'

/** A child that begins at once has the line for itself; a sitting that begins does not wait so long. */
const quietTime = 5000
const firstPause = 5000
const longestPause = 60_000

/**
 * On a student's device the sheet of a quiz is fetched behind the first page, the app works without network from then
 * on, and what a sitting could not send is sent from whatever page is open, also long after its own was closed.
 */
export function useStudentDevice(user: SignedInUser | null): void {
  const person = user?.role === 'student' ? user.id : null
  useEffect(() => {
    if (person === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    void pageStands().then(() => {
      if (!isWanted) return
      // What fails is fetched when it is needed, as ever.
      fetchNextQuiz(person).catch(() => undefined)
      timer = setTimeout(keepAppOnDevice, quietTime)
    })
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [person])
  useEffect(() => {
    if (person === null) return undefined
    const leaving = new AbortController()
    let pause = firstPause
    let timer: ReturnType<typeof setTimeout> | undefined
    async function send(): Promise<void> {
      clearTimeout(timer)
      const isSent = await sendLeftovers(person ?? '').catch(() => false)
      if (isSent || leaving.signal.aborted) return
      timer = setTimeout(() => void send(), pause)
      pause = Math.min(pause * 2, longestPause)
    }
    timer = setTimeout(() => void send(), firstPause)
    for (const sign of ['online', serverBack])
      window.addEventListener(sign, () => void send(), { signal: leaving.signal })
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [person])
}

/** The sheet of a quiz, and what the one that waits at home says before it begins. */
async function fetchNextQuiz(person: string): Promise<void> {
  await import('../../../attempts/sitting/SittingPage.tsx')
  const home = queryClient.getQueryData(dashboardQuery(person).queryKey)
  const next = home?.role === 'student' ? home.quizzes[0] : undefined
  if (next === undefined || next.status === 'in_progress') return
  const { sittingAheadQuery } = await import('../../../attempts/sitting/sitting-api.ts')
  await queryClient.prefetchQuery(sittingAheadQuery(next.assignmentId))
}

async function sendLeftovers(person: string): Promise<boolean> {
  // The sheet that is open sends for itself.
  if (isFocusMode()) return false
  const { sendLeftovers: send } = await import('../../../attempts/sitting/leftover-answers.ts')
  return send(person)
}
