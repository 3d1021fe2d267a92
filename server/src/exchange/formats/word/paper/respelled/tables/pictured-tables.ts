import { isEmptyLine, plainLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { isSmall, letterBefore } from '../../../signs/option-letters.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { Line, Piece, WordBlock } from '../../../word-file.ts'

/**
 * Tables that hold nothing but options and pictures: what stands beside all options belongs to the question, and what
 * stands below each of them to that one. A picture that hangs before 'Câu 5.' is a part of what is asked there.
 */
export function withPicturesInPlace(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.flatMap((block): WordBlock[] => {
    if (block.kind === 'line') return [{ ...block, line: behindNumber(block.line) }]
    const lines = picturesBelow(block.rows) ?? picturesBeside(block.rows)
    return lines?.map((line) => ({ kind: 'line', line })) ?? [block]
  })
}

const isPicture = ({ kind }: Piece): boolean => kind === 'picture'

function behindNumber(line: Line): Line {
  const from = line.findIndex((piece) => piece.kind === 'text' && piece.text.trim() !== '')
  const before = line.slice(0, Math.max(0, from))
  const rest = line.slice(before.length)
  const isMeant = before.some(isPicture) && before.every((piece) => piece.kind !== 'formula' && piece.kind !== 'lost')
  return isMeant && questionStart(plainLine(rest), 'named') ? [...rest, ...before.filter(isPicture)] : line
}

type Cell = readonly Line[]

const filledLines = (cell: Cell): Line[] => cell.filter((line) => !isEmptyLine(line))

function isDrawn(cell: Cell): boolean {
  const pieces = filledLines(cell).flat()
  return (
    pieces.some(isPicture) && pieces.every((piece) => isPicture(piece) || (piece.kind === 'text' && !piece.text.trim()))
  )
}

/** 'A. …' to 'D. …' side by side, and a picture below each. */
function picturesBelow(rows: readonly Line[][][]): Line[] | null {
  const [options = [], pictures = [], ...others] = rows
  const isEven = others.length === 0 && options.length > 1 && options.length === pictures.length
  const isOrdered = options.every((cell, at) => {
    const [first, ...more] = filledLines(cell)
    return first !== undefined && more.length === 0 && optionStarts(plainLine(first), at).length === 1
  })
  if (!isEven || !isOrdered || !pictures.every(isDrawn)) return null
  return options.map((cell, at) => [...filledLines(cell).flat(), ...(pictures[at] ?? []).flat().filter(isPicture)])
}

/** Options in their order, and one cell for what is drawn of all of them, or nothing beside statements in small letters. */
function picturesBeside(rows: readonly Line[][][]): Line[] | null {
  const cells = rows.flatMap((row) => row.map((cell, column) => ({ cell, column })))
  const filled = cells.filter(({ cell }) => filledLines(cell).length > 0)
  const drawn = filled.filter(({ cell }) => isDrawn(cell))
  const said = filled.filter(({ cell }) => !isDrawn(cell))
  const columns = new Set(said.map(({ column }) => column))
  const lines = said.flatMap(({ cell }) => filledLines(cell))
  const count = countOf(lines)
  const areSmall = count > 1 && lines.every((line) => isSmall({ label: labelOf(line) }))
  const isApart = drawn.every(({ column }) => !columns.has(column))
  // One beside each option is its own.
  if (count < 2 || !isApart || drawn.length > 1 || (drawn.length === 0 && !(areSmall && columns.size === 1)))
    return null
  return [...drawn.map(({ cell }) => cell.flat().filter(isPicture)), ...lines]
}

function labelOf(line: Line): Line {
  const [label = ''] = /^.{0,4}/su.exec(plainLine(line)) ?? []
  return [{ kind: 'text', text: letterBefore(label)?.letter ?? '', look: {} }]
}

/** How many options they are; 0 where a line begins with anything else. */
function countOf(lines: readonly Line[]): number {
  let count = 0
  for (const line of lines) {
    const starts = optionStarts(plainLine(line), count).length
    if (starts === 0) return 0
    count += starts
  }
  return count
}
