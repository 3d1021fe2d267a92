import { attemptMessages, startProblems } from '@lms/contracts/attempts/attempt-messages.ts'
import {
  RunningAttempt,
  type SittingView,
  listAssignedQuizzes,
  rateQuiz,
  saveAnswers,
  showStudentQuiz,
  startAttempt,
  submitAttempt,
} from '@lms/contracts/attempts/attempts.ts'
import type { BodyOf } from '@lms/contracts/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { sessionState } from '../../lib/session/session.ts'
import { registerMessages, translated } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import type { Batch } from './answer-queue.ts'
import type { SaveAnswer } from './answer-saver.ts'
import { secondsOf } from './keeping/looked-at.ts'
import { keepPaper, keptPaper } from './keeping/kept-papers.ts'
import { hasWaiting } from './waiting-answers.ts'

registerMessages(attemptMessages)
registerMessages(startProblems)

/** As the server's events call it: what begins with it is asked for again when somebody gives extra time. */
const topic = 'attempts'

export function assignedQuizzesQuery(query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [topic, 'assigned', query],
    queryFn: ({ signal }) => call(listAssignedQuizzes, { params: { id: 'me' }, query, signal }),
    placeholderData: keepPreviousData,
    // What was sat a moment ago is on this list.
    staleTime: 0,
  })
}

export function sittingQuery(assignedId: string) {
  return queryOptions({
    queryKey: [topic, 'sitting', assignedId],
    queryFn: async ({ signal, client, queryKey }) => {
      const person = sessionState().user?.id ?? ''
      try {
        const view = await call(showStudentQuiz, { params: { id: assignedId }, signal })
        void keepPaper(person, assignedId, view)
        return view
      } catch (error) {
        // Who has the paper in front of them already goes on with it.
        const isFirst = client.getQueryData(queryKey) === undefined
        const kept = isFirst && isUnreached(error) ? await keptPaper(person, assignedId) : null
        if (kept === null) throw error
        return kept
      }
    },
    // How much time is left is true only when it is said.
    staleTime: 0,
    gcTime: 0,
    // A device that slept has lost count of it.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
}

/** What is read before a quiz begins, of the one that is opened next most likely; the page asks again all the same. */
export function sittingAheadQuery(assignedId: string) {
  return queryOptions({
    queryKey: [topic, 'ahead', assignedId],
    queryFn: async ({ signal }) => {
      const view = await call(showStudentQuiz, { params: { id: assignedId }, signal })
      // Of a paper that runs: how much time is left is true only when it is said.
      return view.attempt === null ? view : null
    },
    retry: false,
  })
}

export interface Begun {
  view: SittingView
  /** Nothing of this person waits on this device: the sheet is drawn without asking the device again. */
  isUntouched: boolean
}

export async function begin(assignedId: string, password: string | undefined): Promise<Begun> {
  const person = sessionState().user?.id ?? ''
  const [view, isWaiting] = await Promise.all([
    call(startAttempt, { params: { id: assignedId }, body: { password } }),
    hasWaiting(person),
  ])
  void keepPaper(person, assignedId, view)
  return { view, isUntouched: !isWaiting }
}

/** The server was not there, or not able: nothing was refused, and later it may be taken. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && (error.isNetworkError || error.status === 429 || error.status >= 500)
}

/** No answer at all: what is handed in then waits for the network. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.isNetworkError
}

const StaleData = z.object({ attempt: RunningAttempt })

/** How the answers of one attempt are saved. */
export function savingTo(assignedId: string, attemptId: string): (batch: Batch) => Promise<SaveAnswer> {
  return async (batch) => {
    try {
      const { attempt, refused = [] } = await call(saveAnswers, {
        params: { id: assignedId },
        body: { attemptId, ...batch, seconds: secondsOf(attemptId) },
      })
      // They were on their way when the time of their section ran out.
      if (refused.length > 0) toast.error(translated(attemptMessages.sectionOver), 'section-over')
      return { kind: 'saved', secondsLeft: attempt.secondsLeft }
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        if (error.code === 'attempt_completed' || error.code === 'not_started') return { kind: 'over' }
        const stale = StaleData.safeParse(error.data)
        if (stale.success) return { kind: 'stale', attempt: stale.data.attempt }
      }
      throw error
    }
  }
}

export function submit(assignedId: string, body: BodyOf<typeof submitAttempt>) {
  return call(submitAttempt, { params: { id: assignedId }, body })
}

export function giveStars(assignedId: string, rating: number) {
  return call(rateQuiz, { params: { id: assignedId }, body: { rating } })
}
