import { plainLine } from '../../../line-text.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import { cellAt } from './option-cells.ts'

interface Held {
  place: number
  shape: string
  lines: Line[]
}

const fewest = 3
const most = 10

/** A table that holds nothing but the options of one question, across or downwards, only keeps them in their places. */
export function withOptionTables(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.flatMap((block) => {
    const options = block.kind === 'table' ? optionsIn(block.rows) : null
    return options ? options.map((line): WordBlock => ({ kind: 'line', line })) : [block]
  })
}

function optionsIn(rows: readonly Line[][][]): Line[] | null {
  const cells = rows.flat().map((lines) => lines.filter((line) => plainLine(line).trim() !== ''))
  const held = cells.flatMap((lines) => (lines.length === 0 ? [] : [heldIn(lines)]))
  if (held.length < fewest || held.length > most || !held.every((one) => one !== null)) return null
  const options = held.toSorted((one, other) => one.place - other.place)
  const areWhole = options.every(({ place, shape }, at) => place === at && shape === options[0]?.shape)
  return areWhole ? options.flatMap(({ lines }) => lines) : null
}

function heldIn(lines: Line[]): Held | null {
  const text = plainLine(lines[0] ?? [])
  const cell = cellAt(text, 0, text.length)
  // Another one behind it is a row of its own.
  return cell && cell.place !== null ? { place: cell.place, shape: cell.shape, lines } : null
}
