import type { PaperMarksRow, PrintedCode, PrintedPaper as PaperView } from '@lms/contracts/paper-sheets/paper-marks.ts'
import type { StoredEntry } from '../attempts/entry-store.ts'
import { pointsOf } from '../attempts/paper-attempts.ts'
import type { PrintedPaper } from '../printed/printed-paper.ts'

/** Somebody who has a line in the table. */
export interface Listed {
  studentId: string | null
  candidateId: string | null
  name: string
  candidateNumber: string | null
  /** Of the sheet with the name. */
  code: string | null
}

export function toRow(listed: Listed, entry: StoredEntry | null): PaperMarksRow {
  return {
    ...listed,
    code: entry?.code ?? listed.code,
    entry: entry && {
      _id: entry.id,
      revision: entry.revision,
      source: entry.source,
      answers: { ...entry.answers },
      total: entry.total,
      score: entry.score,
      attemptId: entry.attemptId,
    },
  }
}

export function toPaperView(
  { id, createdAt, size, codes }: Pick<PrintedPaper, 'id' | 'createdAt' | 'size' | 'codes'>,
  sheets: number,
): PaperView {
  return { _id: id, createdAt, size, codes: codes.map(({ code }) => code), sheets }
}

export function toCodes({ codes }: Pick<PrintedPaper, 'codes'>): PrintedCode[] {
  return codes.map((frozen) => ({ code: frozen.code, points: pointsOf(frozen), asked: [...frozen.asked] }))
}
