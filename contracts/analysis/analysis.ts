import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Timestamp } from '../fields.ts'
import { QuestionType } from '../question-types/registry.ts'
import { Difficulty } from '../questions/questions.ts'

/** How often an option was chosen; of a typed answer, how often what was accepted was given. */
export const OptionCount = z.object({
  _id: Id,
  /** Safe HTML. */
  text: z.string(),
  isCorrect: z.boolean(),
  /** What leads to a wrong one, where its author named it. */
  mistake: z.string().optional(),
  count: z.int(),
})
export type OptionCount = z.infer<typeof OptionCount>

/**
 * Fewer people are no statistics but persons: their figures are for administrators, and for who is the parent of all of
 * them.
 */
export const fewestPeople = 5

/** Withheld: there were fewer, and the figures stand empty. */
const isWithheld = z.boolean()

/** What the answers of many people say about one question. */
export const ItemFigures = z.object({
  /** Who was asked, also those who gave no answer. */
  people: z.int(),
  answered: z.int(),
  /** With full marks. */
  right: z.int(),
  /** Mean marks by the points, from 0 to 1; null while nobody was asked. */
  facility: z.number().nullable(),
  /** Correlation with the rest of the paper, from -1 to 1; null while it says nothing. */
  discrimination: z.number().nullable(),
})
export type ItemFigures = z.infer<typeof ItemFigures>

/** How one part of a question went: a pair, a place, a gap or a statement. */
export const PartFigures = z.object({
  /** What is asked there, as safe HTML; null where only the number of the part says it. */
  label: z.string().nullable(),
  answered: z.int(),
  right: z.int(),
  /** What was chosen wrongly most often: a text, or a truth. What children typed is not kept. */
  commonWrong: z.object({ text: z.string().nullable(), isTrue: z.boolean().nullable(), count: z.int() }).nullable(),
})
export type PartFigures = z.infer<typeof PartFigures>

export const ItemAnalysis = z.object({
  question: z.object({
    _id: Id,
    title: z.string(),
    type: QuestionType,
    difficulty: Difficulty,
    /** Empty when it has none. */
    topic: z.string(),
    version: z.int(),
    isDeleted: z.boolean(),
    /** By the one who asks: then a label can be changed from here. */
    mayChange: z.boolean(),
  }),
  isWithheld,
  figures: ItemFigures,
  options: z.array(OptionCount),
  /** In their order; none where the question has no parts to be told apart. */
  parts: z.array(PartFigures),
  /** Answers that match none of them: options that are gone, other typed words. */
  otherCount: z.int(),
  /** By how it went in all quizzes; null while too few were asked. */
  observedDifficulty: Difficulty.nullable(),
  /** A label that would fit better; null when there is nothing to say. */
  suggestedDifficulty: Difficulty.nullable(),
})
export type ItemAnalysis = z.infer<typeof ItemAnalysis>

/** Tenths of the reachable points: below 10 %, below 20 % … up to 100 %. */
export const scoreBands = 10

const quizAnalysis = z.object({
  /** Null until there is something to tell; it is counted some moments after an attempt ends. */
  computedAt: Timestamp.nullable(),
  isWithheld,
  people: z.int(),
  passed: z.int(),
  /** Mean share of the reachable points, from 0 to 1. */
  averageShare: z.number().nullable(),
  /** How many people reached each tenth. */
  bands: z.array(z.int()),
  items: z.array(ItemAnalysis),
})
export type QuizAnalysis = z.infer<typeof quizAnalysis>

export const getQuizAnalysis = endpoint('GET', '/quizzes/:id/analysis', {
  access: 'quiz:update',
  summary: 'How the questions of a quiz work, by the first attempts of all students; counted by a job',
  params: ById,
  data: z.object({ analysis: quizAnalysis }),
})

const questionAnalysis = z.object({
  computedAt: Timestamp.nullable(),
  /** Over all quizzes. */
  item: ItemAnalysis,
  quizzes: z.array(z.object({ quiz: z.object({ _id: Id, title: z.string() }), isWithheld, figures: ItemFigures })),
})
export type QuestionAnalysis = z.infer<typeof questionAnalysis>

export const getQuestionAnalysis = endpoint('GET', '/questions/:id/analysis', {
  access: 'question:update',
  summary: 'How a question works, over all quizzes and in each; counted by a job',
  params: ById,
  data: z.object({ analysis: questionAnalysis }),
})

export const analysisFormats = ['csv', 'xlsx'] as const
export type AnalysisFormat = (typeof analysisFormats)[number]
const format = z.object({ format: z.enum(analysisFormats).default('csv') })

const optionLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** Columns of the files, in this order. */
export const analysisColumns = [
  'Quiz',
  'Question',
  'Question ID',
  'Type',
  'Difficulty',
  'Observed difficulty',
  'Suggested difficulty',
  'People',
  'Answered',
  'Right',
  'Facility',
  'Discrimination',
  ...optionLetters.flatMap((letter) => [`Option ${letter}`, `Count ${letter}`]),
  'Other answers',
  'No answer',
] as const

export const analysisFileName = (date: Date, kind: AnalysisFormat): string =>
  `item_analysis_${date.toISOString().slice(0, 10)}.${kind}`

export const exportQuizAnalysis = endpoint('GET', '/quizzes/:id/analysis/export', {
  access: 'quiz:update',
  summary: 'The same as a file, a line for each question',
  params: ById,
  query: format,
  produces: 'application/octet-stream',
})

export const exportQuestionAnalysis = endpoint('GET', '/questions/:id/analysis/export', {
  access: 'question:update',
  summary: 'The same as a file, a line for each quiz',
  params: ById,
  query: format,
  produces: 'application/octet-stream',
})
