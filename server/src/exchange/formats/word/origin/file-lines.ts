import type { FileLine } from '../../item.ts'
import { isEmptyLine, plainLine } from '../line-text.ts'
import type { Line, WordBlock } from '../word-file.ts'

/** Where a formula or a picture stands in the line. */
const object = /\uFFFC/gu

export function linesOfBlocks(blocks: readonly WordBlock[]): FileLine[] {
  return blocks.flatMap((block, table) =>
    block.kind === 'line' ? [lineOf(block.line)] : block.rows.flatMap((row) => linesOfRow(row, table)),
  )
}

export function linesOfText(lines: readonly string[]): FileLine[] {
  return lines.map((text) => ({ text, letters: lettersOf(text) }))
}

/** A row of short cells is one line, cell by cell; where a cell holds several, each of them is. */
export function rowLines(row: readonly Line[][]): Line[][] {
  const cells = row.map((own) => own.filter((line) => !isEmptyLine(line)))
  if (cells.some(({ length }) => length > 1)) return cells.flat().map((line) => [line])
  return [cells.map(([line = []]) => line)]
}

function linesOfRow(row: readonly Line[][], table: number): FileLine[] {
  const lines = rowLines(row).map((cells) => cells.map(lineOf))
  const [only = [], ...others] = lines
  if (others.length > 0) return lines.flat()
  const texts = only.map(({ text }) => text.trim())
  return [
    { text: texts.join(' | '), letters: only.map(({ letters }) => letters).join(''), row: { cells: texts, table } },
  ]
}

/** With formulas as they are typed, and a sign where a picture is. */
export function shownLine(line: Line): string {
  return lineOf(line).text
}

function lineOf(line: Line): FileLine {
  const objects = line.flatMap((piece) =>
    piece.kind === 'text' ? [] : [piece.kind === 'formula' ? `$${piece.latex}$` : '[…]'],
  )
  const plain = plainLine(line)
  return { text: plain.replaceAll(object, () => objects.shift() ?? ''), letters: lettersOf(plain) }
}

export function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
