import type { PaperFormat } from '@lms/contracts/quizzes/quiz-papers.ts'
import type { Language } from '@lms/contracts/messages.ts'
import type { PaperHead } from './paper-file.ts'
import type { StoredPicture } from './paper-pictures.ts'
import type { SheetPage } from './sheet-page.ts'
import type { PartWords } from './printed-parts.ts'
import type { AskedQuestion, PaperOptions, PrintedPaper } from './paper.ts'
import type { ResultSheet } from './result-sheet.ts'

/** Everything that is needed to print, as plain values: it is handed to another thread. */
export interface PaperJob {
  format: PaperFormat
  head: PaperHead
  questions: AskedQuestion[]
  /** What is drawn for each version besides. */
  drawn: AskedQuestion[][]
  options: Omit<PaperOptions, keyof PartWords>
  withKey: boolean
  withExplanations: boolean
  language: Language
  pictures: StoredPicture[]
  /** Sheets of answers, after the papers. */
  sheets?: SheetPage[]
  /** Nothing is printed but these sheets. */
  sheetsOnly?: boolean
  /** Nothing is printed at all: only what the papers ask is wanted. */
  onlyOrder?: boolean
}

/** A completed attempt, to be set as PDF. */
interface SheetJob {
  sheet: ResultSheet
  pictures: StoredPicture[]
}

export type PrintJob = PaperJob | SheetJob

export interface Printed {
  content: Uint8Array
  /** Codes of papers that came out alike, together. */
  equalCodes: string[][]
  /** Where only they were wanted. */
  codes?: PrintedCode[]
}

/** What one code asks, for good. */
export type PrintedCode = Pick<PrintedPaper, 'code' | 'frozen'>
