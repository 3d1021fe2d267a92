import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'

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

/** Nothing but words in the middle of a sentence, below a numbered question that ends in the middle of one. */
export function goesOn(asked: string, row: Row, above: Row | undefined, { roles }: Layout): boolean {
  const number = roles.indexOf('number')
  if (!above || number === -1 || !roles.includes('A') || ownTextAt(above, number).trim() === '') return false
  const others = row.cells.filter(({ text, isCovered }) => isCovered !== true && text.trim() !== '').length
  const isPart = /^(?:第.{1,4}[部章节節]|[一二三四五六七八九十]{1,3}[、.．])/u.test(asked)
  const isOpen = /[\p{Ll}\p{Lo},，、]$/u.test(ownTextAt(above, roles.indexOf('content')).trim())
  return others === 1 && isOpen && !isPart && /^[\p{Ll}\p{Lo}]/u.test(asked)
}
