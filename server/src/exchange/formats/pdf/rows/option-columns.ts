import { anyStart, labelOf } from '../../word/signs/line-signs.ts'
import type { PlacedText } from './placed-text.ts'
import { type Row, leadOf, rowsOf } from './rows-of.ts'
import { wholeRows } from './whole-rows.ts'

/** A letter of an option where it stands, and the lines that begin with it and go on below it. */
interface Option {
  letter: number
  isLarge: boolean
  column: number
  /** Where its letter begins, and where its text does. */
  x: number
  textX: number
  y: number
  lines: PlacedText[][]
}

interface Block {
  from: number
  to: number
  options: Option[]
  /** Something goes on at a column of its own behind the first, or its lines are at heights of their own. */
  hasCells: boolean
  /** The option behind it may go on below the first column just as well, unless they are in cells. */
  isOpen: boolean
}

const label = /^\s*[^\p{L}\p{N}\s]{0,3}\s?([A-Ha-h])\s?[.)](?:\s|$|(?=\p{L}))/u
/** '02Cho …' and '5.34. Cho …' */
const oddNumber = /^\s*\d{1,3}(?:\.\d{1,3})*\s?[.):]?\s*\p{Lu}/u
/** All in sizes of letters: before a label, from line to line, between labels of one column and between columns. */
const labelGap = 0.5
const mostDrop = 2.4
const closeDrop = 1.7
const mostDropOfLabel = 4
const mostSpread = 1.2
const leastApart = 5
const mostIndent = 2
const nearby = 0.35
const clearRoom = 3
const otherHeight = 0.15
const mostRows = 24

/**
 * Options in columns, 'a. … | c. …' above 'b. … | d. …' or 'A | B' above 'C | D': what stands below a letter goes on there,
 * in its own column. Each becomes a line of its own, in the order of the letters; null where places alone decide nothing.
 */
export function withOptionColumns(rows: readonly Row[], edge: number, others: (rows: Row[]) => Row[]): Row[] {
  const blocks = blocksIn(rows, edge)
  const hasCells = blocks.some((one) => one.hasCells)
  const result: Row[] = []
  let done = 0
  for (const block of blocks) {
    if (block.isOpen && !hasCells) continue
    result.push(...others(rows.slice(done, block.from)))
    result.push(...block.options.map(({ lines }) => joined(lines)))
    done = block.to
  }
  return [...result, ...others(rows.slice(done))]
}

function blocksIn(rows: readonly Row[], edge: number): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < rows.length; at += 1) {
    if (letterAt(rows[at] ?? [], 0)?.letter !== 0) continue
    const to = endOf(rows, at)
    const block = blockOf(rows, at, to, edge)
    if (block) blocks.push(block)
    at = Math.max(at, to - 1)
  }
  return blocks
}

/** The row behind the options that begin here. */
function endOf(rows: readonly Row[], from: number): number {
  for (let at = from + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? []
    const above = rows[at - 1] ?? []
    const first = letterAt(row, 0)
    const drop = (above[0]?.y ?? 0) - (row[0]?.y ?? 0)
    const most = (row[0]?.size ?? 0) * (labelsIn(row).length > 0 ? mostDropOfLabel : mostDrop)
    const isOver = first?.letter === 0 || (first === null && begins(row)) || row.some(({ table }) => table)
    if (isOver || drop > most || at - from > mostRows) return at
  }
  return rows.length
}

function begins(row: Row): boolean {
  const text = row.map((piece) => piece.text).join('')
  return anyStart(text) !== null || labelOf(text) !== null || oddNumber.test(text)
}

function blockOf(rows: readonly Row[], from: number, to: number, edge: number): Block | null {
  const own = rows.slice(from, to)
  const isPlain = own.every((row) => row.every(({ span, latex, isLost }) => !span && latex === undefined && !isLost))
  const labels = own.flatMap((row) => labelsIn(row).map((at) => ({ row, at })))
  const size = own[0]?.[0]?.size ?? 0
  const places = columnsOf(
    labels.map(({ row, at }) => row[at]?.x ?? 0),
    size,
  )
  if (!isPlain || labels.length < 3 || places.length < 2) return null
  const block: Block = { from, to: from, options: [], hasCells: false, isOpen: false }
  const last: (Option | undefined)[] = []
  let misfit: Row | null = null
  for (const row of own) {
    const parts = partsOf(row, places, size)
    const isFitting = parts && isWholeAdded(row, parts, { block, last, places, edge })
    if (!isFitting) {
      misfit = row
      break
    }
    block.to += 1
  }
  const isLeft = rows.slice(block.to, to).some((row) => labelsIn(row).length > 0)
  const order = isLeft ? null : orderOf(block.options)
  const isUnclear = misfit !== null && mayGoOn(misfit, rows[block.to - 1], size)
  const isLost = order === 'down' && (block.isOpen || isUnclear)
  const isWrapped = block.options.some(({ lines }) => lines.length > 1)
  if (order === null || (order === 'across' && isUnclear) || (!isWrapped && !isLost)) return null
  if (haveOwnHeights(block.options, size)) block.hasCells = true
  block.options.sort((one, other) => one.letter - other.letter)
  if (isLost && (isUnclear || !block.hasCells))
    block.options
      .at(-1)
      ?.lines.at(-1)
      ?.push(lostBehind(own[0] ?? []))
  if (order === 'down') block.isOpen = false
  return block
}

interface Open {
  block: Block
  last: (Option | undefined)[]
  places: readonly number[]
  edge: number
}

/** Nothing of the row is added where some of it belongs nowhere. */
function isWholeAdded(row: Row, parts: ReadonlyMap<number, Row>, { block, last, places, edge }: Open): boolean {
  const size = row[0]?.size ?? 0
  const found = [...parts].map(([column, part]) => {
    const option = optionAt(row, part[0] ? row.indexOf(part[0]) : 0, column, part)
    const above = last[column]
    return { column, part, option, above: !option && above && goesOn(part, above, size) ? above : undefined }
  })
  const isAlone = found.length === 1 && found[0]?.column === 0 && !found[0].option
  if (found.some(({ option, above }) => !option && !above)) return false
  if (isAlone && !isPlaced(row, last[0], places[1] ?? edge)) return false
  if (isAlone && last.slice(1).some((option) => option && endOfLine(option) + leadOf(row) > edge)) block.isOpen = true
  for (const { column, part, option, above } of found) {
    if (option) {
      last[column] = option
      block.options.push(option)
    } else {
      above?.lines.push(part)
      if (column > 0) block.hasCells = true
    }
  }
  return true
}

/** As close to the row above as lines of one text are, and beginning no further to the left. */
function mayGoOn(row: Row, above: Row | undefined, size: number): boolean {
  const [first, before] = [row[0], above?.[0]]
  if (!first || !before || begins(row)) return false
  return first.x > before.x - size && before.y - first.y < size * closeDrop
}

function lostBehind([first]: Row): PlacedText {
  return {
    text: '\uFFFC',
    x: first?.x ?? 0,
    y: first?.y ?? 0,
    width: 1,
    size: first?.size ?? 0,
    isBold: false,
    isLost: true,
  }
}

/** Where columns of letters begin; none where they stand in steps. */
function columnsOf(places: readonly number[], size: number): number[] {
  const columns: number[] = []
  let before = Number.NEGATIVE_INFINITY
  for (const x of places.toSorted((one, other) => one - other)) {
    const first = columns.at(-1) ?? Number.NEGATIVE_INFINITY
    if (x - before > size * leastApart) columns.push(x)
    else if (x - first > size * mostSpread) return []
    before = x
  }
  return columns
}

/** Which pieces of a row stand in which column, or null where one of them is outside or within two. */
function partsOf(row: Row, places: readonly number[], size: number): Map<number, PlacedText[]> | null {
  const parts = new Map<number, PlacedText[]>()
  for (const piece of row) {
    const column = places.findLastIndex((x) => piece.x >= x - size * nearby)
    const next = places[column + 1] ?? Number.POSITIVE_INFINITY
    if (column === -1 || piece.x + piece.width > next + 1) return null
    parts.set(column, [...(parts.get(column) ?? []), piece])
  }
  return parts
}

function optionAt(row: Row, at: number, column: number, part: PlacedText[]): Option | null {
  const found = letterAt(row, at)
  const [first, second] = part
  if (!found || !first) return null
  const isBare = label.exec(first.text)?.[0].trim() === first.text.trim()
  return {
    ...found,
    column,
    x: first.x,
    textX: isBare && second ? second.x : first.x,
    y: first.y,
    lines: [part],
  }
}

function goesOn(part: PlacedText[], { x, textX, lines }: Option, size: number): boolean {
  const [first] = part
  const above = lines.at(-1)?.[0]
  if (!first || !above || begins(part)) return false
  const indent = Math.min(Math.abs(first.x - x), Math.abs(first.x - textX))
  return indent < size * mostIndent && above.y - first.y < size * mostDrop
}

/** Its text begins exactly where that of the option above does, or that had no room for more. */
function isPlaced(part: Row, above: Option | undefined, next: number): boolean {
  const size = part[0]?.size ?? 0
  if (!above) return false
  const isFull = endOfLine(above) + leadOf(part) > next - size * clearRoom
  const isHanging = above.textX - above.x > size * labelGap
  return isFull || (isHanging && Math.abs((part[0]?.x ?? 0) - above.textX) < size * nearby)
}

function endOfLine({ lines }: Option): number {
  const piece = lines.at(-1)?.at(-1)
  return piece ? piece.x + piece.width : 0
}

/** From a on, without a hole: column by column, or line by line. */
function orderOf(options: readonly Option[]): 'down' | 'across' | null {
  const isFromStart = (all: readonly Option[]): boolean =>
    all.every(({ letter, isLarge }, at) => letter === at && isLarge === all[0]?.isLarge)
  const down = options.toSorted((one, other) => one.column - other.column || other.y - one.y)
  if (isFromStart(options)) return 'across'
  return isFromStart(down) ? 'down' : null
}

function haveOwnHeights(options: readonly Option[], size: number): boolean {
  const heights = options.flatMap(({ column, lines }) => (column === 0 ? lines.map(([piece]) => piece?.y ?? 0) : []))
  return options.some(({ column, y }) => column > 0 && heights.every((one) => Math.abs(one - y) > size * otherHeight))
}

function labelsIn(row: Row): number[] {
  return row.flatMap((_, at) => (letterAt(row, at) ? [at] : []))
}

/** 'c' and '.' may be two pieces. */
function letterAt(row: Row, at: number): { letter: number; isLarge: boolean } | null {
  const [before, piece, next] = [row[at - 1], row[at], row[at + 1]]
  if (!piece || (before && piece.x - before.x - before.width <= piece.size * labelGap)) return null
  const isCut = next && /^\s*[A-Ha-h]$/u.test(piece.text) && next.x - piece.x - piece.width < piece.size * labelGap
  const letter = label.exec(isCut ? piece.text + next.text : piece.text)?.[1]
  if (letter === undefined) return null
  const isLarge = letter < 'a'
  return { letter: (letter.codePointAt(0) ?? 0) - (isLarge ? 65 : 97), isLarge }
}

/** In one line, with a space where one of it ended; small signs are raised as they were. */
function joined(lines: readonly PlacedText[][]): Row {
  const [top] = lines[0] ?? []
  return lines.flatMap((line) =>
    wholeRows(rowsOf(line)).flatMap((row) =>
      row.map((piece, at) => {
        const isSmall = top !== undefined && piece.size < top.size * 0.85
        const y = isSmall ? piece.y - (line[0]?.y ?? 0) + top.y : piece.y
        return { ...piece, y, ...(at === row.length - 1 && { endsBlank: true }) }
      }),
    ),
  )
}
