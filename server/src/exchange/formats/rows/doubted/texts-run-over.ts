import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

/** So many lines that end because they are full are the habit of a page. */
const fewestFull = 30
const longestRest = 60
const nearlyFull = 0.85

/**
 * A table that was taken from pages breaks every text where its line is full. A cell of it that begins with a sign that
 * ends a sentence, or with a line that had room for more, begins with what belongs to the cell above it: there neither
 * row has its own texts.
 */
export function settleRunOver(rows: readonly ReadRow[]): void {
  const cells = rows.map(({ choices }) => choices.map(({ raw }) => raw.trim()))
  const breaks = cells.flat().flatMap(breaksIn)
  const width = breaks.map(({ above }) => widthOf(above)).toSorted((one, other) => one - other)[
    Math.floor(breaks.length * 0.9)
  ]
  if (width === undefined) return
  const isFull = ({ above, below }: Break): boolean => widthOf(above) + firstWidth(below) > width - 2
  const full = breaks.filter(isFull).length
  if (full < fewestFull || full * 10 < breaks.length * 7) return
  // Letters are not all equally wide: a line of them that is nearly full had no room either.
  const isNearlyFull = (one: Break): boolean =>
    isFull(one) || (!/[⺀-￦]/u.test(one.above) && widthOf(one.above) + firstWidth(one.below) > width * nearlyFull)
  for (const [at, row] of rows.entries()) {
    const rest = (cells[at] ?? []).map((cell) => restIn(cell, isNearlyFull)).find((found) => found !== null)
    if (rest === undefined || rest === null) continue
    for (const one of [rows[at - 1], row]) if (one) tell(one, rest)
  }
}

interface Break {
  above: string
  below: string
}

function breaksIn(cell: string): Break[] {
  const lines = cell.split('\n').map((line) => line.trim())
  return lines.slice(1).map((below, at) => ({ above: lines[at] ?? '', below }))
}

/** What a cell has of the one above it; null where it begins with its own text. */
function restIn(cell: string, isFull: (one: Break) => boolean): string | null {
  const [first] = breaksIn(cell)
  if (/^[。，、；！？,;!?](?!\d)/u.test(cell)) return first?.above ?? cell
  return first && !isFull(first) ? first.above : null
}

/** As wide as it is shown: signs of Chinese are twice as wide as letters. */
function widthOf(text: string): number {
  return text.length + (text.match(/[⺀-￦]/gu)?.length ?? 0)
}

/** What did not fit into the line above: a word, or a sign where there are no words. */
function firstWidth(text: string): number {
  return widthOf(/^(?:[⺀-￦]|[^\s⺀-￦]+)/u.exec(text)?.[0] ?? '')
}

function tell({ read }: ReadRow, rest: string): void {
  if (!read.problems.some(({ code }) => code === 'textBelow'))
    read.problems.push(blocking('textBelow', { text: rest.slice(0, longestRest) }))
}
