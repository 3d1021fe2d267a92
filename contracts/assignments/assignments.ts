import { z } from 'zod'
import { says } from '../messages.ts'
import { assignmentMessages as messages } from './assignment-messages.ts'
import { endpoint } from '../endpoint.ts'
import { ClassCode } from '../classes/classes.ts'
import { Author, ById, Id, Pagination, SearchText, Timestamp, optional, pageQuery } from '../fields.ts'
import { QuizChoice } from '../quizzes/quizzes.ts'

export const assignmentStatuses = ['not_started', 'in_progress', 'completed'] as const
export const AssignmentStatus = z.enum(assignmentStatuses)
export type AssignmentStatus = z.infer<typeof AssignmentStatus>

/** A quiz given to one student, as those see it who give. */
export const Assignment = z.object({
  _id: Id,
  quizId: Id,
  student: Author,
  status: AssignmentStatus,
  number_of_attempts: z.int(),
  createdAt: Timestamp,
})
export type Assignment = z.infer<typeof Assignment>

/** To one, or to several at once. */
export const AssignmentDraft = z
  .object({
    studentId: z.uuid(says(messages.studentRequired)).optional(),
    studentIds: z
      .array(z.uuid(says(messages.studentRequired)), says(messages.studentRequired))
      .max(500, says(messages.studentsMany))
      .optional(),
  })
  .transform(({ studentId, studentIds = [] }) => ({
    studentIds: [...new Set(studentId === undefined ? studentIds : [studentId, ...studentIds])],
  }))
  .refine(({ studentIds }) => studentIds.length > 0, { path: ['studentId'], error: says(messages.studentRequired) })
export type AssignmentDraft = z.infer<typeof AssignmentDraft>

export const assignQuiz = endpoint('POST', '/quizzes/:id/assign', {
  access: 'quiz:assign',
  summary: 'Give a quiz to students, who are told; for who has it already, the assignment that is there',
  message: messages.assigned,
  params: ById,
  body: AssignmentDraft,
  /** In the order of the students that were named; `assignment` is the first of them. */
  data: z.object({ assignment: Assignment, assignments: z.array(Assignment) }),
})

export const listAssignments = endpoint('GET', '/quizzes/:id/assignments', {
  access: 'quiz:assign',
  summary: 'Who has this quiz, newest first: all students for administrators, else one’s own children',
  params: ById,
  query: z.object(pageQuery(100)),
  data: z.object({ assignments: z.array(Assignment), pagination: Pagination }),
})

export const withdrawAssignment = endpoint('DELETE', '/quizzes/:id/assign/:studentId', {
  access: 'quiz:assign',
  summary: 'Take a quiz back from a student who has not started; otherwise 409',
  message: messages.withdrawn,
  params: z.object({ id: Id, studentId: Id }),
})

/** A quiz that could be given to one child, and what became of it if it was. */
export const GivableQuiz = QuizChoice.extend({
  questionCount: z.int(),
  deadline: Timestamp.nullable(),
  /** The child is asked for it; who did not make the quiz does not know it. */
  hasPassword: z.boolean(),
  isOwn: z.boolean(),
  /** Null while the child does not have it. */
  status: AssignmentStatus.nullable(),
})
export type GivableQuiz = z.infer<typeof GivableQuiz>

export const listGivable = endpoint('GET', '/children/:id/givable-quizzes', {
  access: 'quiz:assign',
  summary: 'Active quizzes that may be given to this child, newest first, and which of them the child has',
  params: ById,
  query: z.object({ ...pageQuery(), search: SearchText, class: optional(ClassCode) }),
  data: z.object({ quizzes: z.array(GivableQuiz), pagination: Pagination }),
})
