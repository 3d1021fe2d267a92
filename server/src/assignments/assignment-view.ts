import type { Assignment as AssignmentOnTheWire } from '@lms/contracts/assignments/assignments.ts'
import type { Author } from '@lms/contracts/fields.ts'
import type { Assignment } from './assignment.ts'

/** For those who give. */
export function toAssignmentView(assignment: Assignment, students: ReadonlyMap<string, Author>): AssignmentOnTheWire {
  const { id, quizId, studentId, status, attemptCount, createdAt } = assignment
  return {
    _id: id,
    quizId,
    student: students.get(studentId) ?? { _id: studentId, name: '', username: '' },
    status,
    number_of_attempts: attemptCount,
    createdAt,
  }
}
