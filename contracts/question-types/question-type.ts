import type { Message, Wording } from '../messages.ts'

/** An answer that can be chosen or, where the answer is typed, one that is accepted. */
export interface AnswerDraft {
  _id?: string | undefined
  /** Safe HTML, also where it is only text. */
  text: string
  isCorrect: boolean
  explanation?: string | undefined
}

/** What grading needs of a question. */
export interface Gradable {
  answers: readonly { _id: string; text: string; isCorrect: boolean }[]
  /** Typed answers match without their accents. */
  ignoreAccents: boolean
}

/** What a student gave: the id of an answer, ids of several, or text. Nothing at all is null. */
export type Given = string | readonly string[] | null

export const multipleChoiceCredits = ['all_or_nothing', 'partial'] as const
export type MultipleChoiceCredit = (typeof multipleChoiceCredits)[number]

export interface GradingOptions {
  multipleChoiceCredit: MultipleChoiceCredit
}

/** Everything that is particular about one type of question. Pure: values in, values out. */
export interface QuestionTypeRules {
  readonly label: Wording
  /** What the student is asked to do. */
  readonly description: Wording
  /** How it is answered: one choice, several, or text. */
  readonly answeredBy: 'one' | 'many' | 'text'
  /** Who writes the texts of the answers: the author with formulas and pictures, the author in plain text, or nobody. */
  readonly texts: 'rich' | 'plain' | 'fixed'
  readonly minimumAnswers: number
  /** As many as a form offers; a question that came with more keeps them, see `acceptedAnswers`. */
  readonly maximumAnswers: number
  defaultAnswers(): AnswerDraft[]
  /** What is left of the answers of a form: blank ones go, what the type decides is set. */
  normalise(answers: readonly AnswerDraft[]): AnswerDraft[]
  /** The first rule that normalised answers break, or null. */
  problemOf(answers: readonly AnswerDraft[]): Message | null
  /** The answers after somebody switched one to correct or to wrong. */
  mark(answers: readonly AnswerDraft[], index: number, isCorrect: boolean): AnswerDraft[]
  /** The share of the points that was earned, from 0 to 1. */
  grade(question: Gradable, given: Given, options: GradingOptions): number
}
