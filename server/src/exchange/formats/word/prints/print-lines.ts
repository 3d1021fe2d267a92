import { isEmptyLine, plainLine, trimLine } from '../line-text.ts'
import type { Line, WordBlock } from '../word-file.ts'
import { isChrome } from './print-signs.ts'

/** A line of what a program printed, or an option that has a cell of its own. */
export interface PrintLine {
  text: string
  /** In a cell there may be several. */
  lines: Line[]
  isCell: boolean
  /** A table that is a part of what is asked. */
  rows?: Line[][][]
}

/** What a page sets up with tables is lines again; empty lines stay, because they part. */
export function printLines(blocks: readonly WordBlock[]): PrintLine[] {
  const icons = iconsIn(blocks)
  return blocks.flatMap((block) =>
    block.kind === 'line'
      ? [lineOf(withoutIcons(withoutNumber(block), icons))]
      : linesOfTable(block.rows.map((row) => row.map((cell) => cell.map((line) => withoutIcons(line, icons))))),
  )
}

const fewestIcons = 3

/** The same picture again and again: a program draws it beside what was chosen. */
function iconsIn(blocks: readonly WordBlock[]): ReadonlySet<string> {
  const times = new Map<string, number>()
  for (const block of blocks)
    for (const line of block.kind === 'line' ? [block.line] : block.rows.flat(2))
      for (const piece of line) if (piece.kind === 'picture') times.set(piece.part, (times.get(piece.part) ?? 0) + 1)
  return new Set([...times].flatMap(([part, count]) => (count >= fewestIcons ? [part] : [])))
}

/** Alone in its line it is a figure that several questions show. */
function withoutIcons(line: Line, icons: ReadonlySet<string>): Line {
  const isIcon = (piece: Line[number]): boolean => piece.kind === 'picture' && icons.has(piece.part)
  return line.some(isIcon) && /[\p{L}\p{N}]/u.test(plainLine(line)) ? line.filter((piece) => !isIcon(piece)) : line
}

export function lineOf(line: Line, isCell = false): PrintLine {
  const lines = [trimLine(line)]
  return { text: textIn(lines), lines, isCell }
}

export function textIn(lines: readonly Line[]): string {
  return lines.map(plainLine).join(' ').replaceAll('\u00A0', ' ').trim()
}

/** A page has its questions in lists of one point each: the number that a program draws says nothing. */
function withoutNumber(block: Extract<WordBlock, { kind: 'line' }>): Line {
  const [label, ...rest] = block.line
  const isNumber = block.list !== undefined && label?.kind === 'text' && /^\s*1[.)]\s*$/u.test(label.text)
  return isNumber && !isEmptyLine(rest) ? rest : block.line
}

function linesOfTable(rows: Line[][][]): PrintLine[] {
  const filled = rows.map((row) => row.filter((cell) => cell.some((line) => !isEmptyLine(line))))
  const isOfPage = filled.flat(2).some((line) => isChrome(textIn([line])))
  if (isOfPage) return filled.flatMap((row) => linesOfRow(row))
  if (filled.some((row) => row.length > 1)) return [{ text: '\uFFFC', lines: [], isCell: false, rows }]
  return filled.flatMap(([cell = []]) => {
    const lines = cell.filter((line) => !isEmptyLine(line)).map(trimLine)
    return lines.length === 0 ? [] : [{ text: textIn(lines), lines, isCell: true }]
  })
}

/** 'Selected Answer:' beside what was selected is one line. */
function linesOfRow(row: readonly Line[][]): PrintLine[] {
  const cells = row.map((cell) => cell.filter((line) => !isEmptyLine(line)))
  const [first = [], second = [], ...others] = cells
  const isSaid = others.length === 0 && first.length === 1 && second.length > 0 && /:\s*$/u.test(textIn(first))
  if (!isSaid) return cells.flat().map((line) => lineOf(line))
  const [beside = [], ...below] = second
  const said: Line = [...(first[0] ?? []), { kind: 'text', text: '\t', look: {} }, ...beside]
  return [lineOf(said), ...below.map((line) => lineOf(line))]
}
