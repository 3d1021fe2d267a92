import { plainLine, trimLine } from '../../paper/document.ts'
import type { Line } from '../../paper/document.ts'
import { lineOf } from './page-lines.ts'
import { type PlacedText, leadOf, rowsOf } from './rows.ts'
import { wholeRows } from './whole-rows.ts'
import { beginsAnew, joinedLines } from './pdf-blocks.ts'
import type { RuledCell, RuledTable } from './ruled-tables.ts'

/** Above the first line of its table, so that it is read where it begins. */
const belowTop = 6

/** A table stands in its page as one piece. */
export function tablePiece({ left, right, top, rows }: RuledTable): PlacedText {
  return {
    text: '\uFFFC',
    x: left,
    y: top - belowTop,
    width: right - left,
    size: 1,
    isBold: false,
    table: { rows: rows.map((row) => row.map(cellLines)), columns: rows[0]?.map((cell) => cell.left) ?? [] },
  }
}

/** The room that a program leaves beside the border of a cell. */
const padding = 6

/** The paragraphs of a cell: a line goes on in the next where the word that begins it had no room. */
function cellLines({ left, right, texts }: RuledCell): Line[] {
  const lines: Line[] = []
  let before: PlacedText[] | undefined
  for (const row of wholeRows(rowsOf(texts.filter(({ text }) => text.trim() !== '')))) {
    const line = trimLine(lineOf(row))
    const last = lines.at(-1)
    if (last && before && goesOn(before, row, { left, right }) && isSentence(plainLine(last), plainLine(line)))
      lines[lines.length - 1] = joinedLines(last, line)
    else lines.push(line)
    before = row
  }
  return lines
}

function goesOn(before: readonly PlacedText[], row: PlacedText[], cell: { left: number; right: number }) {
  const [first] = row
  if (!first) return false
  const needed = leadOf(row)
  const start = Math.min(...before.map(({ x }) => x))
  const end = Math.max(...before.map(({ x, width }) => x + width))
  const isBesides = end + needed > cell.right - padding || end - start + needed > cell.right - cell.left - padding * 2
  const fall = (before[0]?.y ?? 0) - first.y
  return isBesides && fall < first.size * 2.2
}

/** Points below points are two of them, and so is what begins with a sign or a label. */
function isSentence(before: string, text: string): boolean {
  const isBare = (part: string): boolean => !/\p{L}{2}/u.test(part)
  if (isBare(before) && isBare(text)) return false
  if (/[,(–]\s*$|\s[\p{L}\d]$/u.test(before)) return true
  if (beginsAnew(text) || /^\s*[-–+•*]\s/u.test(text)) return false
  return !(/[.;:!?]\s*$/u.test(before) && /^\s*\p{Lu}/u.test(text))
}
