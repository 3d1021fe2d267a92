import { assignmentMessages } from '@lms/contracts/assignment-messages.ts'
import { assignQuiz, listAssignments, withdrawAssignment } from '@lms/contracts/assignments.ts'
import { queryOptions } from '@tanstack/react-query'
import { orSay } from '../lib/api-error.ts'
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

export function giveQuiz(quizId: string, studentIds: readonly string[]) {
  const [studentId] = studentIds
  const body = studentIds.length === 1 ? { studentId } : { studentIds: [...studentIds] }
  return orSay(call(assignQuiz, { params: { id: quizId }, body }), assignmentMessages.assignFailed)
}

export function takeQuizBack(quizId: string, studentId: string) {
  return call(withdrawAssignment, { params: { id: quizId, studentId } })
}
