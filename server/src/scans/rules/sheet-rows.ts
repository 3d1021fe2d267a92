import type { BubbleRow } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import { type Corrections, type PageReading, type RowReading, leastInk } from '../scanned-sheet.ts'

export interface SheetRowFacts {
  row: BubbleRow
  read: RowReading
  /** What counts: a correction, or what was read. */
  given: readonly string[]
  /** Nobody has to look at it any more. */
  isSettled: boolean
}

type Read = Pick<PageReading, 'layout' | 'rows' | 'boxes'>

/** Every row of the pages of one sheet, with what people said about it. */
export function rowsOf(pages: readonly Read[], { answers = {} }: Corrections): SheetRowFacts[] {
  return pages.flatMap(({ layout, rows }) => {
    const known = new Map(layout?.blocks.flatMap((block) => block.rows.map((row) => [row.id, row])))
    return rows.flatMap((read) => {
      const row = known.get(read.id)
      if (row === undefined) return []
      const corrected = answers[read.id]
      return [{ row, read, given: corrected ?? read.given, isSettled: corrected !== undefined || read.sure }]
    })
  })
}

/** '15' for '15.2'. */
function questionOf(rowId: string): string {
  return rowId.split('.')[0] ?? rowId
}

const isIdentity = (id: string): boolean => id.startsWith('candidate.') || id.startsWith('code.')

/** Questions at which somebody has to look: bubbles that are not clear, short texts that nobody has typed. */
export function doubtfulQuestions(
  pages: readonly Read[],
  corrections: Corrections,
  typed: readonly string[],
): string[] {
  const bubbles = rowsOf(pages, corrections)
    .filter(({ row, isSettled }) => !isSettled && !isIdentity(row.id))
    .map(({ row }) => questionOf(row.id))
  const written = new Set(pages.flatMap(({ boxes }) => boxes.filter(({ ink }) => ink >= leastInk).map(({ id }) => id)))
  const untyped = typed.filter((id) => written.has(id) && corrections.texts?.[id] === undefined)
  return [...new Set([...bubbles, ...untyped])]
}

/**
 * A number that was marked digit by digit. A place that is not clear is `?`, so is an empty one between two others; null
 * where nothing is marked or the sheet has no such places.
 */
export function numberMarked(
  pages: readonly Read[],
  corrections: Corrections,
  what: 'candidate' | 'code',
): string | null {
  const rows = rowsOf(pages, corrections).filter(({ row }) => row.id.startsWith(`${what}.`))
  const digits = rows.map(({ given, isSettled }) => (!isSettled || given.length > 1 ? '?' : (given[0] ?? ' ')))
  const marked = digits.join('').trim().replaceAll(' ', '?')
  return marked === '' ? null : marked
}
