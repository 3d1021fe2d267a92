import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import { listAssignments, withdrawAssignment } from '@lms/contracts/assignments/assignments.ts'
import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import { giveExtraTime, listQuizAttempts, regradeQuiz, releaseResults } from '@lms/contracts/attempts/quiz-attempts.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { registerMessages } from '../../lib/texts.ts'

registerMessages(attemptMessages)
registerMessages(assignmentMessages)

/** Of a quiz: what changes with it is asked for again together. */
const keyOf = (quizId: string) => ['quizzes', 'one', quizId, 'attempts'] as const

export function quizAttemptsQuery(quizId: string, query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [...keyOf(quizId), query],
    queryFn: ({ signal }) => call(listQuizAttempts, { params: { id: quizId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Who was given the quiz and has not begun. */
export function untouchedQuery(quizId: string) {
  return queryOptions({
    queryKey: ['quizzes', 'one', quizId, 'assignments', 'untouched'],
    queryFn: ({ signal }) => call(listAssignments, { params: { id: quizId }, query: { page: 1, limit: 100 }, signal }),
    select: ({ assignments }) => assignments.filter(({ status }) => status === 'not_started'),
    staleTime: 0,
  })
}

export function extendTime(quizId: string, studentId: string, minutes: number) {
  return call(giveExtraTime, { params: { id: quizId }, body: { studentId, minutes } })
}

export async function regrade(quizId: string, dryRun: boolean) {
  return (await call(regradeQuiz, { params: { id: quizId }, body: { dryRun } })).regrade
}

export function release(quizId: string) {
  return call(releaseResults, { params: { id: quizId } })
}

export function withdraw(quizId: string, studentId: string) {
  return call(withdrawAssignment, { params: { id: quizId, studentId } })
}

export function reloadQuiz(queryClient: QueryClient, quizId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['quizzes', 'one', quizId] })
}
