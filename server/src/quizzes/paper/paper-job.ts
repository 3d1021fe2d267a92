import type { PaperFormat } from '@lms/contracts/quiz-papers.ts'
import type { Language } from '@lms/contracts/messages.ts'
import type { PaperHead } from './paper-file.ts'
import type { AskedQuestion, PaperOptions } from './paper.ts'

/** Everything that is needed to print, as plain values: it is handed to another thread. */
export interface PaperJob {
  format: PaperFormat
  head: PaperHead
  questions: AskedQuestion[]
  options: PaperOptions
  withKey: boolean
  language: Language
  /** As they are stored. */
  pictures: { address: string; content: Uint8Array }[]
}
