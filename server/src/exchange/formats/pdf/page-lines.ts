import { plainLine } from '../../paper/document.ts'
import { startNumber } from '../../paper/words.ts'
import type { Line } from '../../paper/document.ts'
import type { Look } from '../../paper/document.ts'
import { type PageTable, type PlacedText, type Row, baseOf, leadOf, rowsOf, wideGap } from './rows.ts'
import { wholeRows } from './whole-rows.ts'

export interface PageLine {
  line: Line
  text: string
  /** What is left of its column behind it, and what its first word takes: without room for that the line before goes on. */
  room: number
  lead: number
  /** How far it lies below the line above it in its column, where that is known, and whether its letters are larger or smaller. */
  drop?: number
  isResized?: boolean
  /** In the row of the line before it, and no part of that. */
  isBeside?: boolean
  table?: PageTable
}

/** The lines of a page in the order in which a person reads them: column by column, from above. */
export function pageLines(texts: readonly PlacedText[], edge = 0): PageLine[] {
  const seen = texts.filter(({ text }) => text.trim() !== '')
  const gutter = gutterOf(seen)
  if (gutter === null) return columnLines(seen, edge)
  // What lies across both columns parts the page: what is above it is read before what is below.
  const across = rowsOf(seen).filter((row) => crosses(row, gutter))
  const borders = [...across.map((row) => row[0]?.y ?? 0), Number.NEGATIVE_INFINITY]
  const result: PageLine[] = []
  let above = Number.POSITIVE_INFINITY
  for (const [index, border] of borders.entries()) {
    const part = seen.filter(({ y }) => y < above - 1 && y > border + 1)
    result.push(...columnLines(part.filter(({ x }) => x < gutter)), ...columnLines(part.filter(({ x }) => x >= gutter)))
    const row = across[index]
    if (row) result.push(...columnLines(row))
    above = border
  }
  return result
}

function crosses(row: Row, gutter: number): boolean {
  return row.some(({ x, width }) => x < gutter && x + width > gutter)
}

/** Where two columns part, or null. Options that stand side by side are no columns: a column begins questions. */
function gutterOf(texts: readonly PlacedText[]): number | null {
  const left = Math.min(...texts.map(({ x }) => x))
  const right = Math.max(...texts.map(({ x, width }) => x + width))
  const rows = rowsOf(texts)
  if (rows.length < 6) return null
  for (let part = 40; part <= 60; part += 2) {
    const gutter = left + ((right - left) * part) / 100
    const split = rows.filter((row) => !crosses(row, gutter))
    if (split.length < rows.length * 0.85) continue
    const second = split.flatMap((row) => {
      const own = row.filter(({ x }) => x >= gutter)
      return own.length === 0 ? [] : [{ text: rowText(own), before: rowText(row.filter(({ x }) => x < gutter)) }]
    })
    const starts = second.filter(({ text, before }) => {
      const start = startNumber(text)
      return start !== null && !countsOn(before, start)
    })
    if (starts.length > 0 && second.length >= rows.length * 0.2) return gutter
  }
  return null
}

/** '1. B  2. C' before '3. D': one row of keys, read across. */
function countsOn(before: string, number: number): boolean {
  return new RegExp(String.raw`(?<!\d)${number - 1}\s?[.):–-]`, 'u').test(before)
}

/** More than this part of a column behind a line, and nothing was broken there. */
const mostRoom = 0.15

function columnLines(texts: readonly PlacedText[], known = 0): PageLine[] {
  const edge = Math.max(known, ...texts.map(({ x, width, table }) => (table ? 0 : x + width)))
  const rows = wholeRows(rowsOf(texts))
  const start = Math.min(Number.POSITIVE_INFINITY, ...texts.map(({ x }) => x))
  return rows.flatMap((all, index) => {
    const below = placeBelow(all, rows[index - 1])
    const tables = all.flatMap(({ table }) => (table ? [tableLine(table)] : []))
    const row = all.filter(({ table }) => !table)
    const room = edge - endOf(row)
    const parts = besideHeadings(row).map((part, at, { length }) => ({
      line: lineOf(part),
      text: rowText(part),
      room: length > 1 || room > (edge - start) * mostRoom ? Number.POSITIVE_INFINITY : room,
      lead: at === 0 ? leadOf(part) : 0,
      ...(at === 0 ? below : { isBeside: true }),
    }))
    return [...parts, ...tables]
  })
}

/** Of the lowest line, where several were put together. */
function endOf(row: Row): number {
  const lowest = (row.at(-1)?.y ?? 0) + (row.at(-1)?.size ?? 0) / 2
  const isBroken = (row[0]?.y ?? 0) > lowest
  return Math.max(...row.filter(({ y }) => !isBroken || y < lowest).map(({ x, width }) => x + width))
}

const mostResized = 0.15

/** Formulas and tables need room of their own, which parts nothing. */
function placeBelow(row: Row, above: Row | undefined): Pick<PageLine, 'drop' | 'isResized'> {
  if (!above || [...above, ...row].some(({ table, span, latex }) => table ?? span ?? latex)) return {}
  const [own, before] = [baseOf(row), baseOf(above)]
  // Columns that were put together end with their lowest line.
  const lowest = Math.min(...above.filter(({ size }) => size === before.size).map(({ y }) => y))
  return { drop: lowest - own.y, isResized: Math.abs(own.size - before.size) > before.size * mostResized }
}

/** Its text tells whether it is a frame around the number of its page. */
function tableLine(table: PageTable): PageLine {
  const text = table.rows.flat(2).map(plainLine).join(' ')
  return { line: [], text, room: Number.POSITIVE_INFINITY, lead: 0, table }
}

/** The name of a school stands beside that of its paper: neither goes on in the other. */
function besideHeadings(row: Row): Row[] {
  const cut = row.findIndex((piece, at) => {
    const before = row[at - 1]
    return before !== undefined && piece.x - before.x - before.width > piece.size * 2
  })
  if (cut < 1) return row.length === 0 ? [] : [row]
  const parts = [row.slice(0, cut), row.slice(cut)]
  return parts.some((part) => isHeadingOfPaper(rowText(part))) ? parts : [row]
}

/** A whole line in large letters: the name of a text, of a part or of a paper. */
export function isHeadingOfPaper(text: string): boolean {
  return (
    text.length <= 80 && /^[^\p{L}]*\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && /\p{Lu}+\s+\p{Lu}+/u.test(text)
  )
}

function rowText(row: Row): string {
  return plainLine(lineOf(row))
}

export function lineOf(row: Row): Line {
  const { size: largest, y: base } = baseOf(row)
  let last: PlacedText | undefined
  return row.flatMap((piece): Line => {
    const gap = last ? piece.x - last.x - last.width : 0
    const isApart = gap > piece.size * 0.15 || last?.endsBlank === true
    const space = gap > piece.size * wideGap ? '\t' : isApart ? ' ' : ''
    const isLost = piece.isLost === true || (last !== undefined && isNeitherRaised(piece, last, largest, base))
    last = piece
    const before: Line = space === '' ? [] : [{ kind: 'text', text: space, look: {} }]
    if (isLost) return [...before, { kind: 'lost' }]
    if (piece.latex !== undefined) return [...before, { kind: 'formula', latex: piece.latex, isBlock: false }]
    return [...before, { kind: 'text', text: piece.text.normalize('NFC'), look: lookOf(piece, largest, base) }]
  })
}

/** A small number behind a letter, on its line: a power or an index that lost its height. */
function isNeitherRaised(piece: PlacedText, before: PlacedText, largest: number, base: number): boolean {
  const isSmall = piece.size < largest * 0.7 && before.size > largest * 0.85
  const isBehind = piece.x - before.x - before.width < largest * 0.4 && /[\p{L}\p{N})\]]\s*$/u.test(before.text)
  return isSmall && isBehind && Math.abs(piece.y - base) < largest * 0.04 && /^\s*[\d+–-]{1,3}\s*$/u.test(piece.text)
}

function lookOf(
  { isBold, isUnderlined, isHighlighted, isStruck, highlight = '', color, size, y }: PlacedText,
  largest: number,
  base: number,
): Look {
  const isSmall = size < largest * 0.85
  const position = isSmall && y > base + largest * 0.1 ? 'sup' : isSmall && y < base - largest * 0.05 ? 'sub' : null
  return {
    ...(isBold && { bold: true as const }),
    ...(isUnderlined === true && { underline: true as const }),
    ...(isHighlighted === true && { highlight: highlight || 'yes' }),
    ...(isStruck === true && { strike: true as const }),
    ...(color !== undefined && { color }),
    ...(position !== null && { position }),
  }
}
