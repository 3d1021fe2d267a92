import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SentMessage } from '../messages.ts'
import { ById } from '../fields.ts'
import { QuestionType } from '../question-types/registry.ts'
import { ExchangeProblem, QuestionImport } from './exchange.ts'
import { seenProblems } from './reading-problems.ts'
import { reviewMessages as messages } from './review-messages.ts'

/** So many questions are named beside what is said of them. */
export const mostNamed = 20

/** What a whole file was read as: a fault that runs through it is seen here before it is seen in any question. */
export const ImportOverview = z.object({
  types: z.array(z.object({ type: QuestionType, questions: z.int() })),
  /** How many options the questions have, and the first one with so many. */
  options: z.array(z.object({ count: z.int(), questions: z.int(), first: z.int() })),
  /** How often each letter is right. */
  keys: z.array(z.object({ letter: z.string(), questions: z.int() })),
  reasons: z.array(z.object({ ...SentMessage.shape, questions: z.int() })),
  /** What is said about the file as a whole. */
  notes: z.array(ExchangeProblem),
  /** What is said, in the words of the first question of which it is said. */
  problems: z.array(
    z.object({
      ...ExchangeProblem.shape,
      questions: z.int(),
      numbers: z.array(z.int()),
      /** It keeps questions out, and no more once somebody has looked at them. */
      canBeSeen: z.boolean(),
    }),
  ),
})
export type ImportOverview = z.infer<typeof ImportOverview>

export const getImportOverview = endpoint('GET', '/questions/imports/:id/overview', {
  access: 'question:import',
  summary:
    'What the questions of a file were read as, counted: types, options, keys, reasons and what is to be looked at',
  params: ById,
  data: z.object({ overview: ImportOverview }),
})

export const passSeenProblem = endpoint('POST', '/questions/imports/:id/seen', {
  access: 'question:import',
  summary:
    'Somebody has looked at all questions of which this is said: it keeps none of them out any more, and stays said',
  message: messages.mended,
  params: ById,
  body: z.object({ problem: z.enum(seenProblems) }),
  data: z.object({
    import: QuestionImport,
    /** Of these it was said. */
    seen: z.int(),
    /** Of them, those that something else keeps out. */
    blocked: z.int(),
  }),
})
