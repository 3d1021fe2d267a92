import type { AskedOnPaper } from '@lms/contracts/paper-sheets/paper-answers.ts'
import type { QuizSection } from '@lms/contracts/quizzes/quiz-draws.ts'
import type { Paper } from '../../attempts/rules/paper.ts'

export type SheetSize = 'A4' | 'A5'

/** One code of a printed paper, as an attempt would hold it: questions, orders of options, drawn numbers. */
export interface FrozenCode {
  code: string
  paper: Paper
  /** In the order of the paper. */
  asked: readonly AskedOnPaper[]
}

/** A quiz as it was printed. */
export interface PrintedPaper {
  id: string
  quizId: string
  madeBy: string | null
  layoutVersion: number
  size: SheetSize
  sealKey: string
  codes: readonly FrozenCode[]
  sections: readonly QuizSection[]
  createdAt: string
}

export interface PrintedSheet {
  id: string
  printedPaperId: string
  number: number
  /** Null where it is marked by hand. */
  code: string | null
  studentId: string | null
  candidateId: string | null
  pages: number
}

export function codeOf({ codes }: Pick<PrintedPaper, 'codes'>, code: string): FrozenCode | undefined {
  return codes.find((one) => one.code === code)
}
