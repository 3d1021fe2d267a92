import { anyStart, labelOf } from '../../word/signs/line-signs.ts'
import type { PlacedText } from './placed-text.ts'
import { type Row, leadOf, wideGap } from './rows-of.ts'

interface Column {
  /** Where its letter begins, and where its text does. */
  starts: readonly number[]
  letter: string
  pieces: PlacedText[]
}

const label = /^\s*[^\p{L}\p{N}\s]{0,3}\s?([A-Ja-j])\s?[.):/]/u
const onlyLabel = new RegExp(String.raw`${label.source}\s*$`, 'u')
/** Sizes of letters before a label, from line to line, and by which one may stand beside its column. */
const labelGap = 0.5
const mostDrop = 2.2
const nearby = 0.35
const mostLines = 6
/** In points. */
const alike = 2
/** The room that a program leaves beside a border, in points, and what is certainly more, in sizes of letters. */
const padding = 12
const clearRoom = 3

/**
 * 'A. Nhiệt độ cao | B. Lượng mưa' above 'quanh năm. | rất lớn.': options beside each other go on below themselves where
 * two parts of a line at least begin where they do, or the only one does not begin below the first. Below the first alone
 * it may go on with the last one, unless there was room behind that and none behind the first.
 */
export function withColumnsWhole(rows: readonly Row[], edge: number): Row[] {
  const whole: Row[] = []
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? []
    const columns = columnsOf(row) ?? []
    const taken = columns.length > 0 ? linesBelow(rows.slice(at, at + 1 + mostLines), columns, edge) : 0
    whole.push(taken > 0 ? columns.flatMap(({ pieces }) => joined(pieces)) : row)
    at += taken
  }
  return whole
}

/** How many lines below the first went to its columns. */
function linesBelow([first = [], ...others]: readonly Row[], columns: readonly Column[], edge: number): number {
  let above = first
  const end = others.findIndex((row) => {
    const isOver = !isBelow(row, above) || !goOn(row, columns, edge)
    above = row
    return isOver
  })
  return end === -1 ? others.length : end
}

function isBelow([first]: Row, above: Row): boolean {
  const [before] = above
  return first !== undefined && before !== undefined && before.y - first.y < before.size * mostDrop
}

/** Options that follow each other in the alphabet, each in a cell of its own. */
function columnsOf(row: Row): Column[] | null {
  const columns: Column[] = []
  for (const [at, piece] of row.entries()) {
    const letter = label.exec(piece.text)?.[1]?.toUpperCase() ?? ''
    const isApart = at === 0 || gapBefore(row, at) > piece.size * (letter === '' ? wideGap : labelGap)
    const next = row[at + 1]
    if (isApart && letter !== '')
      columns.push({
        starts: [piece.x, ...(onlyLabel.test(piece.text) && next ? [next.x] : [])],
        letter,
        pieces: [piece],
      })
    else if (isApart) return null
    else columns.at(-1)?.pieces.push(piece)
  }
  const areNext = columns.every(
    ({ letter }, at) => at === 0 || letter.codePointAt(0) === (columns[at - 1]?.letter.codePointAt(0) ?? 0) + 1,
  )
  return columns.length > 1 && areNext && row.every(({ table }) => !table) ? columns : null
}

/** Whether all of it belongs below columns; then it does. */
function goOn(row: Row, columns: readonly Column[], edge: number): boolean {
  const cells = cellsBelow(row, columns)
  const areTexts = cells.every(({ pieces }) => {
    const text = pieces.map((piece) => piece.text).join(' ')
    return !label.test(text) && anyStart(text) === null && labelOf(text) === null
  })
  const [first, ...others] = cells
  if (!first || !areTexts || row.some(({ table }) => table)) return false
  if (others.length === 0 && first.column < 1) {
    const owner = ownerOf(row, columns, edge)
    if (owner === 'nobody' || (owner === 'first' && first.column === -1)) return false
    columns.at(owner === 'first' ? 0 : -1)?.pieces.push(...row)
    return true
  }
  if (cells.some(({ column }) => column === -1)) return false
  for (const { column, pieces } of cells) columns[column]?.pieces.push(...pieces)
  return true
}

/** What stands between wide gaps, or begins where a column does. */
function cellsBelow(row: Row, columns: readonly Column[]): { column: number; pieces: PlacedText[] }[] {
  const cells: { column: number; pieces: PlacedText[] }[] = []
  for (const [at, piece] of row.entries()) {
    const isApart = at === 0 || gapBefore(row, at) > piece.size * wideGap
    const column = columns.findIndex(({ starts }) => starts.some((x) => Math.abs(x - piece.x) < piece.size * nearby))
    if (isApart || column > (cells.at(-1)?.column ?? 0)) cells.push({ column, pieces: [piece] })
    else cells.at(-1)?.pieces.push(piece)
  }
  return cells
}

/** Whichever had no room for the next word, where the other one clearly had. */
function ownerOf(row: Row, columns: readonly Column[], edge: number): 'first' | 'last' | 'nobody' {
  const needed = leadOf(row)
  const behind = (column: Column | undefined): number => {
    const last = column?.pieces.at(-1)
    return last ? last.x + last.width : 0
  }
  const border = columns[1]?.starts[0] ?? edge
  const size = row[0]?.size ?? 0
  const end = behind(columns[0]) + needed
  const isLastFull = behind(columns.at(-1)) + needed > edge
  if (isLastFull) return areSpaced(columns) || end < border - size * clearRoom ? 'last' : 'nobody'
  return end > border - padding ? 'first' : 'nobody'
}

/** As far from each other, whatever they say: signs stand between them, and no border. */
function areSpaced(columns: readonly Column[]): boolean {
  const gaps = columns.slice(1).map(({ starts: [start = 0] }, at) => {
    const before = columns[at]?.pieces.at(-1)
    return before ? start - before.x - before.width : 0
  })
  return gaps.length > 1 && Math.max(...gaps) - Math.min(...gaps) < alike
}

/** Where the last cell of a row begins: behind a wide gap, or with a label behind a smaller one. */
export function lastCellOf(row: Row): number {
  const first = row.findLastIndex(
    ({ text, size }, at) => at > 0 && gapBefore(row, at) > size * (label.test(text) ? labelGap : wideGap),
  )
  return row[Math.max(0, first)]?.x ?? 0
}

function gapBefore(row: Row, at: number): number {
  const [before, piece] = [row[at - 1], row[at]]
  return before && piece ? piece.x - before.x - before.width : 0
}

/** In one line, with a space where one of it ended. */
function joined(pieces: readonly PlacedText[]): PlacedText[] {
  return pieces.map((piece, at) => {
    const next = pieces[at + 1]
    return next && next.y < piece.y - piece.size / 2 ? { ...piece, endsBlank: true } : piece
  })
}
