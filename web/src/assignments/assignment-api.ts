import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import { assignQuiz, listAssignments, withdrawAssignment } from '@lms/contracts/assignments/assignments.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
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
