import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import type { BodyOf } from '@lms/contracts/endpoint.ts'
import { getPracticeResult, listPractice, makePractice, submitPractice } from '@lms/contracts/attempts/practice.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { registerMessages } from '../../lib/texts.ts'

registerMessages(attemptMessages)

export async function beginPractice(quizId: string, password?: string) {
  return (await call(makePractice, { params: { id: quizId }, body: { password } })).history
}

/** Begins a run. It is asked for once per visit: asking again would drop what is under way. */
export function practiceQuery(quizId: string) {
  return queryOptions({
    queryKey: ['practice', 'run', quizId],
    queryFn: () => beginPractice(quizId),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}

export function practiceResultQuery(id: string) {
  return queryOptions({
    queryKey: ['practice', 'result', id],
    queryFn: async ({ signal }) => (await call(getPracticeResult, { params: { id }, signal })).result,
  })
}

export function practiceHistoryQuery(quizId: string) {
  return queryOptions({
    queryKey: ['practice', 'history', quizId],
    queryFn: ({ signal }) => call(listPractice, { params: { id: quizId }, query: { page: 1, limit: 10 }, signal }),
    staleTime: 0,
  })
}

export async function finishPractice(body: BodyOf<typeof submitPractice>) {
  return (await call(submitPractice, { body })).result
}
