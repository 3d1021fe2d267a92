import { z } from 'zod'
import { fillBlank } from './fill-blank.ts'
import { multipleChoice } from './multiple-choice.ts'
import type { Gradable, Given, GradingOptions, QuestionTypeRules } from './question-type.ts'
import { singleChoice } from './single-choice.ts'
import { trueFalse } from './true-false.ts'

/** A new type is a file of its own, a name here and a line in the registry; see docs/question-types.md. */
export const questionTypes = ['true_false', 'multiple_choice', 'single_choice', 'fill_blank'] as const
export const QuestionType = z.enum(questionTypes)
export type QuestionType = z.infer<typeof QuestionType>

export const questionTypeRules: Readonly<Record<QuestionType, QuestionTypeRules>> = {
  true_false: trueFalse,
  multiple_choice: multipleChoice,
  single_choice: singleChoice,
  fill_blank: fillBlank,
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

/** Something was given: a choice, or text that is not blank. */
export function isAnswered(given: Given): boolean {
  return given !== null && (typeof given === 'string' ? given.trim() !== '' : given.length > 0)
}
