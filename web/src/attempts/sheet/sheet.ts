import type { GivenAnswer, PaperQuestion, GivenAnswers } from '@lms/contracts/attempts/attempts.ts'
import type { SheetSummary } from './sheet-summary.ts'

/** By the ids of the options. */
export type OptionMarks = Readonly<Record<string, 'right' | 'wrong' | 'plain'>>

/** The paper in front of somebody: where they are, what they gave, and what they can do. */
export interface Sheet {
  readonly questions: readonly PaperQuestion[]
  readonly index: number
  readonly answers: GivenAnswers
  readonly flagged: readonly string[]
  readonly summary: SheetSummary
  /** Nothing can be changed any more. */
  readonly isLocked: boolean
  /** Once an answer was judged for good: which options are right, and which were chosen wrongly. */
  readonly marks?: OptionMarks
  answer(questionId: string, given: GivenAnswer): void
  flag(questionId: string, isFlagged: boolean): void
  goTo(index: number): void
}
