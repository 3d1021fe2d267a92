import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import {
  answerPractice,
  getPractice,
  listMistakes,
  listPracticeSubjects,
  readToday,
} from '@lms/contracts/practice/practice-sessions.ts'
import { queryOptions } from '@tanstack/react-query'
import { practiceKey } from '../attempts/redo/practice-start.ts'
import { isUnreached } from '../attempts/sitting/sitting-api.ts'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { sessionState } from '../lib/session/session.ts'
import { registerMessages } from '../lib/texts.ts'
import { type WaitingTry, keptSession } from './keeping/practice-database.ts'
import type { TryAnswer } from './session/practice-run.ts'

registerMessages(attemptMessages)

export function practiceSubjectsQuery() {
  return queryOptions({
    queryKey: ['practice', 'subjects'],
    queryFn: ({ signal }) => call(listPracticeSubjects, { signal }),
    staleTime: 0,
  })
}

/** Under the same name as the subjects: what was practised changes both. */
export function todayQuery() {
  return queryOptions({
    queryKey: ['practice', 'subjects', 'today'],
    queryFn: ({ signal }) => call(readToday, { signal }),
    staleTime: 0,
  })
}

export function mistakesQuery() {
  return queryOptions({
    queryKey: ['practice', 'subjects', 'mistakes'],
    queryFn: ({ signal }) => call(listMistakes, { signal }),
    staleTime: 0,
  })
}

/** Asked for once per visit: what happens then is known to the page. */
export function practiceSessionQuery(id: string) {
  return queryOptions({
    queryKey: practiceKey(id),
    queryFn: async ({ signal }) => {
      try {
        return (await call(getPractice, { params: { id }, signal })).session
      } catch (error) {
        const kept = isUnreached(error) ? await keptSession(sessionState().user?.id ?? '', id) : null
        if (kept === null) throw error
        return kept
      }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** How the tries of one session are judged. */
export function judgingIn(id: string): (question: string, sent: WaitingTry) => Promise<TryAnswer> {
  return async (question, sent) => {
    try {
      return { kind: 'judged', ...(await call(answerPractice, { params: { id }, body: { question, ...sent } })) }
    } catch (error) {
      const isRefused = error instanceof ApiError && [403, 404, 409, 422].includes(error.status)
      if (!isRefused) throw error
      return { kind: 'refused', reason: messageOf(error) }
    }
  }
}
