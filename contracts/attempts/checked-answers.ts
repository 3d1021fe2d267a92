import { z } from 'zod'
import { KeyedQuestion } from './attempt-results.ts'
import { AnswerValue } from './attempts.ts'
import { attemptMessages as messages } from './attempt-messages.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Id, optional } from '../fields.ts'
import { type QuestionType, questionTypeRules } from '../question-types/registry.ts'
import type { QuizFace } from '../quizzes/quizzes.ts'

/** What helps after a first try that was wrong. It has no place for the key. */
export const Hint = z.object({
  /** The question's own, in the author's words; safe HTML, null when it has none. */
  own: z.string().nullable(),
  /** What the author wrote about what was chosen; safe HTML, null when there is nothing. */
  text: z.string().nullable(),
  /** Of several choices or parts: how many are right already, of how many; null where there is only one. */
  count: z.object({ right: z.int(), of: z.int() }).nullable(),
  /** The number is right, and its unit is missing. */
  needsUnit: z.boolean(),
})
export type Hint = z.infer<typeof Hint>

/** Whether answers are judged while somebody sits: only where the author made the quiz for practice and shows results. */
export function checksAtOnce({
  type,
  showResultsImmediately,
}: Pick<QuizFace, 'type' | 'showResultsImmediately'>): boolean {
  return type === 'practice' && showResultsImmediately
}

/** What a person marks cannot be judged at once. */
export function isJudgedAtOnce({ type }: { type: QuestionType }): boolean {
  return questionTypeRules[type].isMarkedByPerson !== true
}

/** `again`: wrong, and there is a second try. The other two are the end. */
export const checkStates = ['again', 'right', 'wrong'] as const

/** What became of one question that is judged at once. */
export const CheckedAnswer = z.object({
  question: Id,
  /** In their order, at most two. Null where somebody gave nothing. */
  tries: z.array(z.object({ given: AnswerValue.nullable(), isRight: z.boolean(), usedHint: z.boolean() })),
  state: z.enum(checkStates),
  /** Only with `again`. */
  hint: Hint.nullable(),
  /** The question with its key and explanation: at the end, and only where they may be seen. */
  key: KeyedQuestion.nullable(),
})
export type CheckedAnswer = z.infer<typeof CheckedAnswer>

/** One try. The same number again is the same try: it is answered as it was the first time. */
export const tryFields = {
  question: Id,
  given: AnswerValue.nullable(),
  number: z.int().min(1).max(2),
  usedHint: z.boolean().default(false),
}

export const listChecks = endpoint('GET', '/students/quizzes/:id/checks', {
  access: 'attempt:sit',
  summary: 'Which answers of the running attempt were checked; none unless the quiz is for practice',
  params: ById,
  data: z.object({ checks: z.array(CheckedAnswer) }),
})

export const checkAnswer = endpoint('PUT', '/students/quizzes/:id/checks', {
  access: 'attempt:sit',
  summary:
    'Judge one answer of a running attempt at a quiz for practice: right, or wrong with a second try; 403 for any other quiz',
  message: messages.checked,
  params: ById,
  body: z.object({ attemptId: optional(Id), ...tryFields }),
  data: z.object({ check: CheckedAnswer }),
})
