import { z } from 'zod'
import { cloze } from './cloze.ts'
import { essay } from './essay.ts'
import { fillBlank } from './fill-blank.ts'
import { matching } from './matching.ts'
import { multipleChoice } from './multiple-choice.ts'
import { numeric } from './numeric.ts'
import { ordering } from './ordering.ts'
import { isList } from './part-rules.ts'
import type { Gradable, Given, GradingOptions, QuestionTypeRules } from './question-type.ts'
import { singleChoice } from './single-choice.ts'
import { statements } from './statements.ts'
import { trueFalse } from './true-false.ts'

/** A new type is a file of its own, a name here and a line in the registry; see docs/question-types.md. */
export const questionTypes = [
  'true_false',
  'multiple_choice',
  'single_choice',
  'fill_blank',
  'numeric',
  'matching',
  'ordering',
  'cloze',
  'statements',
  'essay',
] as const
export const QuestionType = z.enum(questionTypes)
export type QuestionType = z.infer<typeof QuestionType>

/** Those that are nothing but a text and its answers. */
export const PlainType = QuestionType.extract(['true_false', 'multiple_choice', 'single_choice', 'fill_blank'])
export type PlainType = z.infer<typeof PlainType>

export const questionTypeRules: Readonly<Record<QuestionType, QuestionTypeRules>> = {
  true_false: trueFalse,
  multiple_choice: multipleChoice,
  single_choice: singleChoice,
  fill_blank: fillBlank,
  numeric,
  matching,
  ordering,
  cloze,
  statements,
  essay,
}

interface Marked extends Gradable {
  type: QuestionType
  points: number
}

/** The marks for what was given, exact to two decimals. */
export function marksFor(question: Marked, given: Given, options: GradingOptions): number {
  const share = questionTypeRules[question.type].grade(question, given, options)
  return Math.round(question.points * share * 100) / 100
}

/** Something was given: a choice, text that is not blank, or something for one part at least. */
export function isAnswered(given: Given): boolean {
  if (given === null) return false
  if (typeof given === 'string') return given.trim() !== ''
  if (isList(given)) return given.length > 0
  return Object.values(given).some((value) => typeof value === 'boolean' || value.trim() !== '')
}
