import type { Language } from '@lms/contracts/messages.ts'
import type { QuestionMark } from '@lms/contracts/attempts/result-marks.ts'

/** A completed attempt as it is printed: every word is settled, only the setting is left to do. */
export interface ResultSheet {
  language: Language
  /** 'Kết quả bài làm' */
  heading: string
  quizTitle: string
  facts: SheetFact[]
  notices: string[]
  /** What stands above the questions; empty when there are none to show. */
  questionsHeading: string
  questions: SheetQuestion[]
  /** With `{{page}}` and `{{pages}}`. */
  pageText: string
}

export interface SheetFact {
  label: string
  value: string
}

export interface SheetQuestion {
  mark: QuestionMark
  /** 'Câu 3 · Đúng · 10 / 10 điểm' */
  label: string
  title: string
  /** What stands between the title and the content: the type, and how many were chosen rightly. */
  notes: string[]
  /** Safe HTML. */
  content: string
  given: SheetFact | null
  options: SheetOption[]
  explanation: { label: string; content: string } | null
}

export interface SheetOption {
  letter: string
  /** Safe HTML, or what is accepted. */
  text: string
  state: 'correct' | 'wrong' | 'plain'
  /** The state in words, and whether it was chosen. */
  words: string[]
}
