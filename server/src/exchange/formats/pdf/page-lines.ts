import { questionStart } from '../word/signs/line-signs.ts'
import type { Line } from '../word/word-file.ts'
import type { Look } from '../word/word-looks.ts'

/** A piece of text where it stands on a page, from the lower left corner. */
export interface PlacedText {
  text: string
  x: number
  y: number
  width: number
  size: number
  isBold: boolean
  /** Not black, not the usual. */
  color?: string
  /** It is drawn, and the file does not say what it is. */
  isLost?: boolean
}

export interface PageLine {
  line: Line
  text: string
  /** It goes up to the edge of its column, so that the next may go on with the same sentence. */
  isFull: boolean
}

type Row = PlacedText[]

/** The lines of a page in the order in which a person reads them: column by column, from above. */
export function pageLines(texts: readonly PlacedText[]): PageLine[] {
  const seen = texts.filter(({ text }) => text.trim() !== '')
  const gutter = gutterOf(seen)
  if (gutter === null) return columnLines(seen)
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
      const start = questionStart(text, 'named') ?? questionStart(text, 'numbered')
      return start !== null && !countsOn(before, start.number)
    })
    if (starts.length > 0 && second.length >= rows.length * 0.2) return gutter
  }
  return null
}

/** '1. B  2. C' before '3. D': one row of keys, read across. */
function countsOn(before: string, number: number): boolean {
  return new RegExp(String.raw`(?<!\d)${number - 1}\s?[.):–-]`, 'u').test(before)
}

/** Small signs above or below the line belong to it. */
function rowsOf(texts: readonly PlacedText[]): Row[] {
  const rows: Row[] = []
  for (const text of texts.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.at(-1)
    const base = row?.reduce((one, other) => (other.size > one.size ? other : one))
    const room = base
      ? Math.max(base.size, text.size) * (text.size < base.size * 0.85 || base.size < text.size * 0.85 ? 0.6 : 0.35)
      : 0
    if (row && base && Math.abs(base.y - text.y) <= room) row.push(text)
    else rows.push([text])
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x))
}

function columnLines(texts: readonly PlacedText[]): PageLine[] {
  const rows = rowsOf(texts)
  const edge = Math.max(0, ...texts.map(({ x, width }) => x + width))
  const start = Math.min(Number.POSITIVE_INFINITY, ...texts.map(({ x }) => x))
  return rows.map((row) => {
    const end = Math.max(...row.map(({ x, width }) => x + width))
    return { line: lineOf(row), text: rowText(row), isFull: end > edge - (edge - start) * 0.12 }
  })
}

function rowText(row: Row): string {
  return lineOf(row)
    .map((piece) => (piece.kind === 'text' ? piece.text : ''))
    .join('')
}

function lineOf(row: Row): Line {
  const largest = Math.max(...row.map(({ size }) => size))
  const base = row.find(({ size }) => size === largest)?.y ?? 0
  let end: number | null = null
  return row.map((piece) => {
    const gap = end === null ? 0 : piece.x - end
    const space = gap > piece.size * 1.5 ? '\t' : gap > piece.size * 0.15 ? ' ' : ''
    end = piece.x + piece.width
    if (piece.isLost) return { kind: 'lost' }
    return { kind: 'text', text: space + piece.text.normalize('NFC'), look: lookOf(piece, largest, base) }
  })
}

function lookOf({ isBold, color, size, y }: PlacedText, largest: number, base: number): Look {
  const isSmall = size < largest * 0.85
  const position = isSmall && y > base + largest * 0.1 ? 'sup' : isSmall && y < base - largest * 0.05 ? 'sub' : null
  return {
    ...(isBold && { bold: true as const }),
    ...(color !== undefined && { color }),
    ...(position !== null && { position }),
  }
}
