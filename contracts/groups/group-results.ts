import { z } from 'zod'
import { AssignmentStatus } from '../assignments/assignments.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Pagination, SearchText, SortOrder, Timestamp, optional, pageQuery } from '../fields.ts'
import { says } from '../messages.ts'
import { groupActMessages } from './group-act-messages.ts'
import { ByGroup } from './groups.ts'

export const GroupQuiz = z.object({
  _id: Id,
  title: z.string(),
  /** Students of the group who have it, and who have finished it. */
  assigned: z.int(),
  completed: z.int(),
})
export type GroupQuiz = z.infer<typeof GroupQuiz>

export const listGroupQuizzes = endpoint('GET', '/groups/:id/quizzes', {
  access: 'group:read',
  summary: 'Quizzes that students of a group have, those given last first',
  params: ByGroup,
  query: z.object({ ...pageQuery(20), search: SearchText }),
  data: z.object({ quizzes: z.array(GroupQuiz), pagination: Pagination }),
})

export const ResultQuestion = z.object({ _id: Id, number: z.int(), title: z.string() })
export type ResultQuestion = z.infer<typeof ResultQuestion>

export const ResultRow = z.object({
  /** The student's. */
  _id: Id,
  fullName: z.string(),
  username: z.string(),
  candidateNumber: z.string().nullable(),
  status: z.enum(['not_assigned', ...AssignmentStatus.options]),
  /** What counts, by the quiz's grading method; null while there is none or something waits to be marked. */
  score: z.number().nullable(),
  total: z.number().nullable(),
  percent: z.number().nullable(),
  passed: z.boolean().nullable(),
  /** Answers that wait for a person. */
  pending: z.int(),
  finishedAt: Timestamp.nullable(),
  historyId: Id.nullable(),
  /** In the order of the questions; null where it was not asked, marks null while they wait. */
  cells: z.array(z.object({ marks: z.number().nullable(), points: z.number() }).nullable()),
})
export type ResultRow = z.infer<typeof ResultRow>

export const resultSorts = ['name', 'candidateNumber', 'status', 'score', 'question'] as const
const ofQuiz = { quizId: z.uuid(says(groupActMessages.quizRequired)) }
const order = {
  search: SearchText,
  sortBy: z.enum(resultSorts).default('name'),
  /** By what this question brought, when sorted by one. */
  question: optional(Id),
  sortOrder: SortOrder.default('asc'),
}

export const getGroupResults = endpoint('GET', '/groups/:id/results', {
  access: 'group:read',
  summary: 'Who of a group did what in a quiz, question by question',
  params: ByGroup,
  query: z.object({ ...ofQuiz, ...pageQuery(50), ...order }),
  data: z.object({
    quiz: z.object({ _id: Id, title: z.string() }),
    questions: z.array(ResultQuestion),
    rows: z.array(ResultRow),
    pagination: Pagination,
  }),
})

/** How many are in each tenth of the points: 0 to 9 %, … 90 to 100 %. */
export const tenths = 10

export const GroupSummary = z.object({
  students: z.int(),
  assigned: z.int(),
  completed: z.int(),
  /** With a result that counts. */
  graded: z.int(),
  passed: z.int(),
  /** Percent. */
  mean: z.number().nullable(),
  median: z.number().nullable(),
  distribution: z.array(z.int()),
  questions: z.array(ResultQuestion.extend({ answered: z.int(), percent: z.number().nullable() })),
  topics: z.array(z.object({ name: z.string().nullable(), questions: z.int(), percent: z.number().nullable() })),
})
export type GroupSummary = z.infer<typeof GroupSummary>

export const getGroupSummary = endpoint('GET', '/groups/:id/results/summary', {
  access: 'group:read',
  summary: 'How a group did in a quiz: distribution, by question and by topic',
  params: ByGroup,
  query: z.object(ofQuiz),
  data: z.object({ summary: GroupSummary }),
})

export const exportGroupResults = endpoint('GET', '/groups/:id/results/export', {
  access: 'group:read',
  summary: 'The same table as a file',
  params: ByGroup,
  query: z.object({ ...ofQuiz, ...order, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  produces: 'application/octet-stream',
})
