import type { SheetLayout } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import type { Again } from '@lms/contracts/paper-sheets/reading/read-sheet.ts'
import type { ScanFailureCode } from '@lms/contracts/scans/scan-messages.ts'
import type { ScanState, SheetState } from '@lms/contracts/scans/scans.ts'

export interface StoredScan {
  id: string
  quizId: string
  userId: string
  state: ScanState
  createdAt: string
  expiresAt: string
  picturesRemovedAt: string | null
}

export interface StoredFile {
  id: string
  scanId: string
  number: number
  name: string
  digest: string
  state: 'waiting' | 'read' | 'failed'
  failure: ScanFailureCode | null
  tries: number
  pagesRead: number
}

/** One row of bubbles as the picture has it. */
export interface RowReading {
  id: string
  given: readonly string[]
  sure: boolean
  /** By bubble, in the order of the layout: the evidence. */
  darkness: readonly number[]
}

/** What one page says, for good. */
export interface PageReading {
  again: readonly Again[]
  rows: readonly RowReading[]
  verified: number
  offset: number
  noise: number
  strength: number
  /** Null where the code is not ours. */
  layout: SheetLayout | null
  /** How much is written into each box, in square millimetres of ink. */
  boxes: readonly { id: string; ink: number }[]
  /** The stored picture lies as the sheet does. */
  isFlat: boolean
}

/** Dust and the grain of a photograph make less. */
export const leastInk = 0.8

export interface StoredPage {
  id: string
  scanId: string
  fileId: string
  sheetId: string
  picture: number
  page: number
  text: string | null
  reading: PageReading
}

/** What people said instead of what was read. */
export interface Corrections {
  /** By row. */
  answers?: Record<string, string[]>
  /** By question. */
  texts?: Record<string, string>
  /** Somebody chose the child, the name or the code by hand. */
  person?: true
  code?: string
}

export interface StoredSheet {
  id: string
  scanId: string
  number: number
  state: SheetState
  printedPaperId: string | null
  printedSheetId: string | null
  code: string | null
  studentId: string | null
  candidateId: string | null
  /** The number as it was marked. */
  candidate: string | null
  name: string | null
  pages: number
  doubleOf: string | null
  doubtful: number
  corrections: Corrections
  entryId: string | null
  attemptId: string | null
  score: number | null
  totalPoints: number | null
  revision: number
}

export const uploadOf = (fileId: string): string => `scans/${fileId}`
export const pictureOf = (pageId: string): string => `scans/${pageId}.jpg`
export const cutOutOf = (pageId: string, box: string): string => `scans/${pageId}-${box}.jpg`
