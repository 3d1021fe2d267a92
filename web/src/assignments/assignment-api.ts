import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import { assignQuiz, listAssignments, listGivable, withdrawAssignment } from '@lms/contracts/assignments/assignments.ts'
import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { withMessage } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(assignmentMessages)

/** Who of them has it already: the newest, which is all that a family can have. */
export function assignmentsQuery(quizId: string) {
  return queryOptions({
    queryKey: ['quizzes', 'one', quizId, 'assignments'],
    queryFn: ({ signal }) => call(listAssignments, { params: { id: quizId }, query: { page: 1, limit: 100 }, signal }),
  })
}

/** Begins with the quizzes' topic: what is written there shows here. */
export function givableQuery(childId: string, query: Partial<QueryOf<typeof listGivable>>) {
  return queryOptions({
    queryKey: ['quizzes', 'givable', childId, query],
    queryFn: ({ signal }) => call(listGivable, { params: { id: childId }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function giveToStudents(quizId: string, studentIds: readonly string[]) {
  const [studentId] = studentIds
  const body = studentIds.length === 1 ? { studentId } : { studentIds: [...studentIds] }
  return withMessage(call(assignQuiz, { params: { id: quizId }, body }), assignmentMessages.assignFailed)
}

export function takeQuizBack(quizId: string, studentId: string) {
  return call(withdrawAssignment, { params: { id: quizId, studentId } })
}

/** How many have a quiz is a figure of the quiz and of its subject. */
export async function reloadAssignments(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['subjects'] })
  await queryClient.invalidateQueries({ queryKey: ['quizzes'] })
}
