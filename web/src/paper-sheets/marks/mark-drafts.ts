import { answerAsWritten } from '@lms/contracts/paper-sheets/paper-answers.ts'
import type { PaperMarksRow, PrintedCode } from '@lms/contracts/paper-sheets/paper-marks.ts'

/** What somebody has typed into one line and is not saved. */
export interface MarkDraft {
  code: string
  /** By the numbers of the questions, as typed. */
  answers: Readonly<Record<string, string>>
  /** As typed; null where the answers are entered. */
  total: string | null
}

export const rowKey = ({ studentId, candidateId }: Pick<PaperMarksRow, 'studentId' | 'candidateId'>): string =>
  studentId ?? candidateId ?? ''

/** What a line shows before anything is typed. */
export function draftOf(row: PaperMarksRow, codes: readonly PrintedCode[], isTotal: boolean): MarkDraft {
  const { entry } = row
  const code = row.code ?? codes[0]?.code ?? ''
  if (isTotal)
    return { code, answers: {}, total: entry?.score === undefined || entry.score === null ? '' : written(entry.score) }
  return { code, answers: entry?.answers ?? {}, total: null }
}

function written(points: number): string {
  return String(points).replace('.', ',')
}

/** The questions whose answers say nothing; 0 for the total. */
export function unclearIn(draft: MarkDraft, codes: readonly PrintedCode[]): number[] {
  const printed = codes.find(({ code }) => code === draft.code)
  if (printed === undefined) return []
  if (draft.total !== null) {
    const total = totalOf(draft)
    return total === null || (total >= 0 && total <= printed.points) ? [] : [0]
  }
  return printed.asked
    .filter((asked) => {
      const text = answerAsWritten(asked, draft.answers[asked.number] ?? '')
      return text === null || (asked.writes === 'essay' && Number(text) > asked.points)
    })
    .map(({ number }) => number)
}

/** Null while none is typed. */
export function totalOf({ total }: Pick<MarkDraft, 'total'>): number | null {
  return total === null || total.trim() === '' ? null : Number(total.trim().replace(',', '.'))
}

export interface Place {
  row: number
  column: number
}

interface Press {
  key: string
  /** The caret stands before, or behind, everything that is typed. */
  atStart: boolean
  atEnd: boolean
}

/** Where a key leads from a cell; null where it does something else. */
export function placeAfter({ row, column }: Place, { key, atStart, atEnd }: Press, columns: number): Place | null {
  if (key === 'ArrowDown') return { row: row + 1, column }
  if (key === 'ArrowUp') return { row: row - 1, column }
  if (key === 'ArrowLeft' && atStart) return { row, column: column - 1 }
  if (key === 'ArrowRight' && atEnd) return { row, column: column + 1 }
  if (key === 'Enter') return column + 1 < columns ? { row, column: column + 1 } : { row: row + 1, column: 0 }
  return null
}
