import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { Difficulty } from '../questions/questions.ts'

/** Fewer than this cannot be repeated without asking the same again. */
export const wantedQuestions = 10

/** Too few to practise with, hardly an easy one among them, none that says why. */
export const gapKinds = ['few', 'hard', 'unexplained'] as const
export type GapKind = (typeof gapKinds)[number]

export const BankTopic = z.object({
  /** Null for the subject itself, where it has no topics. */
  _id: Id.nullable(),
  name: z.string(),
  counts: z.object({ easy: z.int(), medium: z.int(), hard: z.int() }),
  /** How many have an explanation. */
  explained: z.int(),
  gaps: z.array(z.enum(gapKinds)),
  /** What would help most. */
  next: z.object({ difficulty: Difficulty, count: z.int() }),
})
export type BankTopic = z.infer<typeof BankTopic>

export const readBankGaps = endpoint('GET', '/practice/bank/gaps', {
  access: 'question:list',
  summary:
    'What the bank lacks for practice, topic by topic: a parent’s own, an administrator’s all; 404 for a subject that one may not see',
  query: z.object({ subject: Id }),
  data: z.object({
    subject: z.object({ _id: Id, name: z.string(), class: ClassCode.nullable() }),
    topics: z.array(BankTopic),
  }),
})
