import type { Row } from '../../item.ts'

/**
 * Cells that stand alone between two questions may be the ends of those above or the beginnings of those below, as tables
 * of pages have them: unless each ends a sentence, or is the only one and what stands below it begins a text of its own.
 */
export function mayBegin(between: Row, below: Row): boolean {
  const filled = between.cells.flatMap(({ text, isCovered }, column) =>
    isCovered === true || text.trim() === '' ? [] : [{ text: text.trim(), column }],
  )
  if (filled.every(({ text }) => /[.!?。！？]["”’)）]?$/u.test(text))) return false
  const [only] = filled
  return filled.length > 1 || /^\p{Lo}/u.test(below.cells[only?.column ?? -1]?.text.trim() ?? '')
}
