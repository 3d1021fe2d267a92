import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import { endpoint } from '../endpoint.ts'
import {
  Author,
  byId,
  Id,
  dayOrInstant,
  Pagination,
  SearchText,
  SortOrder,
  Timestamp,
  flag,
  optional,
  pageQuery,
} from '../fields.ts'
import { Difficulty, QuestionSummary } from '../questions/questions.ts'
import { GradingMethod, MultipleChoiceCredit, QuizChanges, QuizDraft, QuizType } from './quiz-drafts.ts'
import { Placing, QuizDraw, QuizSection } from './quiz-draws.ts'
import { QuizScale } from './quiz-points.ts'
import { quizMessages as messages } from './quiz-messages.ts'

const ById = byId(messages.notFound)

export const quizStatuses = ['draft', 'published'] as const
/** Draft until it is first activated. */
export const QuizStatus = z.enum(quizStatuses)
export type QuizStatus = z.infer<typeof QuizStatus>

const subject = z.object({ _id: Id, name: z.string() })

/** What a list to choose from shows. */
export const QuizChoice = z.object({ _id: Id, title: z.string(), subject, class: ClassCode, isActive: z.boolean() })
export type QuizChoice = z.infer<typeof QuizChoice>

/** What a list shows of a quiz. */
export const QuizSummary = QuizChoice.extend({
  type: QuizType,
  difficulty: Difficulty,
  status: QuizStatus,
  isPublic: z.boolean(),
  questionCount: z.int(),
  hasPassword: z.boolean(),
  releaseDate: Timestamp.nullable(),
  deadline: Timestamp.nullable(),
  /** Null once the person is purged, and for a quiz that another parent made public. */
  createdBy: Author.nullable(),
  version: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
})
export type QuizSummary = z.infer<typeof QuizSummary>

/** What a student, or another parent, may know of a quiz: no question, no password, nothing that helps to answer. */
export const QuizFace = QuizChoice.extend({
  description: z.string(),
  instructions: z.string(),
  type: QuizType,
  difficulty: Difficulty,
  estimatedTime: z.int(),
  /** Minutes; 0 when there is none. */
  timeLimit: z.int(),
  /** Percent. */
  passingScore: z.int(),
  /** 0: as many as one likes. */
  maxAttempts: z.int(),
  gradingMethod: GradingMethod,
  multipleChoiceCredit: MultipleChoiceCredit,
  shuffleQuestions: z.boolean(),
  shuffleAnswers: z.boolean(),
  showCorrectAnswers: z.boolean(),
  showResultsImmediately: z.boolean(),
  isPublic: z.boolean(),
  hasPassword: z.boolean(),
  releaseDate: Timestamp.nullable(),
  deadline: Timestamp.nullable(),
  questionCount: z.int(),
  totalPoints: z.number(),
  /** What results are told on. */
  scale: QuizScale,
  createdAt: Timestamp,
})
export type QuizFace = z.infer<typeof QuizFace>

/** A quiz for those who work with it. What tells it from a face is that it has `questions`. */
export const Quiz = QuizFace.extend({
  status: QuizStatus,
  /** In their order, as they are now. A reader who is not the author finds only those that they may read. */
  questions: z.array(QuestionSummary),
  /** What the server chooses for each paper besides. */
  draws: z.array(QuizDraw),
  sections: z.array(QuizSection),
  /** Points and sections in this quiz, by the id of the question; those that have none are not there. */
  placing: Placing,
  tags: z.array(z.string()),
  /** Only for its author and administrators; null when there is none. */
  password: z.string().nullable().optional(),
  isQrCode: z.boolean(),
  /** What the QR code says: the address of the quiz's page. Null when none is wanted. */
  dataQrCode: z.string().nullable(),
  /** The same as the fields beside it, in other words. Never written. */
  settings: z.object({
    allowRetake: z.boolean(),
    showResults: z.enum(['immediate', 'never']),
    randomizeQuestions: z.boolean(),
    randomizeAnswers: z.boolean(),
    timeLimit: z.int(),
    passingScore: z.int(),
  }),
  createdBy: Author.nullable(),
  version: z.int(),
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
})
export type Quiz = z.infer<typeof Quiz>

const filter = {
  /** Title, description or tags; every word must occur somewhere. */
  search: SearchText,
  class: optional(ClassCode),
  /** The subject's id. */
  subject: optional(Id),
  isActive: flag(),
  createdFrom: optional(dayOrInstant('00:00:00.000')),
  /** Up to and with this moment, or this day. */
  createdTo: optional(dayOrInstant('23:59:59.999')),
  /** True: the deleted ones, and only those. */
  deleted: flag(),
}
export const QuizFilter = z.object(filter)
export type QuizFilter = z.infer<typeof QuizFilter>

export const quizSorts = ['createdAt', 'title'] as const
export type QuizSort = (typeof quizSorts)[number]

export const listQuizzes = endpoint('GET', '/quizzes', {
  access: 'quiz:list',
  summary:
    "Quizzes, newest first: a parent's own, those of administrators (before approval only public ones), and other parents' active public ones",
  query: z.object({
    ...pageQuery(),
    ...filter,
    sortBy: z.enum(quizSorts).default('createdAt'),
    sortOrder: SortOrder.default('desc'),
  }),
  data: z.object({ quizzes: z.array(QuizSummary), pagination: Pagination }),
})

export const quizChoices = endpoint('GET', '/quizzes/list', {
  access: 'quiz:list',
  summary: 'Quizzes to choose from, by title, at most 1,000',
  query: z.object({ isActive: flag(), class: optional(ClassCode), subject: optional(Id) }),
  data: z.array(QuizChoice),
})

export const QuizStats = z.object({
  total: z.int(),
  active: z.int(),
  inactive: z.int(),
  draft: z.int(),
  published: z.int(),
})
export type QuizStats = z.infer<typeof QuizStats>

export const quizStats = endpoint('GET', '/quizzes/stats', {
  access: 'quiz:list',
  summary: 'How many quizzes the list has, by status',
  query: z.object({ class: optional(ClassCode), subject: optional(Id) }),
  data: QuizStats,
})

const oneQuiz = z.object({ quiz: Quiz })

export const getQuiz = endpoint('GET', '/quizzes/:id', {
  access: 'quiz:see',
  summary: 'One quiz; its face for students, and of what another parent made public',
  params: ById,
  data: z.object({ quiz: z.union([Quiz, QuizFace]) }),
})

export const createQuiz = endpoint('POST', '/quizzes', {
  access: 'quiz:create',
  summary: 'Create a quiz',
  message: messages.created,
  status: 201,
  body: QuizDraft,
  data: oneQuiz,
})

export const updateQuiz = endpoint('PUT', '/quizzes/:id', {
  access: 'quiz:update',
  summary:
    'Change a quiz, not what was sat; a version that is not the current one gets 409 with the current record in `data.quiz`',
  message: messages.updated,
  params: ById,
  body: QuizChanges,
  data: oneQuiz,
})

export const deleteQuiz = endpoint('DELETE', '/quizzes/:id', {
  access: 'quiz:update',
  summary: 'Delete a quiz; can be undone',
  message: messages.deleted,
  params: ById,
})

export const restoreQuiz = endpoint('PATCH', '/quizzes/:id/restore', {
  access: 'quiz:update',
  summary: 'Undo the deletion of a quiz',
  message: messages.restored,
  params: ById,
  data: oneQuiz,
})

export const duplicateQuiz = endpoint('POST', '/quizzes/:id/duplicate', {
  access: 'quiz:read',
  summary: 'An inactive draft with the same questions and settings, without dates and password, for the one who asks',
  message: messages.duplicated,
  status: 201,
  params: ById,
  data: oneQuiz,
})
