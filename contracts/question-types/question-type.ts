import type { Message, Wording } from '../messages.ts'
import type { GapKind, PartName, PartsDraft, QuestionParts } from './parts.ts'

/** An answer that can be chosen or, where the answer is typed, one that is accepted. */
export interface AnswerDraft {
  _id?: string | undefined
  /** Safe HTML, also where it is only text. */
  text: string
  isCorrect: boolean
  explanation?: string | undefined
  /** Of a number: how far from it is still right. */
  tolerance?: number | undefined
  /** See `templateAnswerFields`. */
  mistake?: string | undefined
  when?: string | undefined
}

/** What grading needs of a question. */
export interface Gradable {
  answers: readonly { _id: string; text: string; isCorrect: boolean; tolerance?: number | undefined }[]
  /** Typed answers match without their accents. */
  ignoreAccents: boolean
  /** What the type has besides answers. */
  parts?: QuestionParts | undefined
}

/** What is given to the parts of a question, by their ids or numbers. */
export type GivenParts = Readonly<Record<string, string | boolean>>

/** What a student gave: the id of an answer, ids of several, text, or something for each part. Nothing at all is null. */
export type Given = string | readonly string[] | GivenParts | null

export interface AskedOption {
  _id: string
  text: string
}

/** What a student sees of a question besides its text: it has no place for a key. */
export interface AskedParts {
  /** What is chosen from, or put in order, in the order of the paper. */
  answers: AskedOption[]
  /** What is matched, in the author's order. */
  lefts?: AskedOption[]
  gaps?: { number: number; kind: GapKind; answers: AskedOption[] }[]
  /** Its text only where the student need not know it. */
  unit?: { text: string; required: boolean }
  minimumWords?: number | null
  maximumWords?: number | null
  allowPictures?: boolean
}

/** Everything that is particular about a type whose questions have parts. */
export interface PartRules {
  /** Those that belong to the type, without blank ones. */
  normalise(parts: PartsDraft): PartsDraft
  /** The first rule that normalised parts break, and where, or null. */
  problemOf(parts: PartsDraft, content: string): { field: PartName; message: Message } | null
  /** How many there are in each group whose order the server draws. */
  groups(parts: QuestionParts): { sizes: readonly number[]; isAlwaysDrawn: boolean }
  asked(parts: QuestionParts, order: readonly number[]): AskedParts
  /** Which parts were answered rightly, by their ids or numbers. */
  judged(question: Gradable, given: Given): Record<string, boolean>
  /** What earns everything, in the form in which a student gives it; null where only a person can tell. */
  solution(parts: QuestionParts): Given
}

export const multipleChoiceCredits = ['all_or_nothing', 'partial'] as const
export type MultipleChoiceCredit = (typeof multipleChoiceCredits)[number]

export interface GradingOptions {
  multipleChoiceCredit: MultipleChoiceCredit
}

export type AnsweredBy = 'one' | 'many' | 'text' | 'pairs' | 'order' | 'gaps' | 'statements' | 'essay'

/** Everything that is particular about one type of question. Pure: values in, values out. */
export interface QuestionTypeRules {
  readonly label: Wording
  /** What the student is asked to do. */
  readonly description: Wording
  /** How it is answered: one choice, several, text, or in a way of its own. */
  readonly answeredBy: AnsweredBy
  /** Null where there are only answers. */
  readonly parts: PartRules | null
  /** The share is a person's to give; until then it has none. */
  readonly isMarkedByPerson?: true
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
