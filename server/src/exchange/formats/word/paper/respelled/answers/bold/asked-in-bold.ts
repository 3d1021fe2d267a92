import { cutLine, isEmptyLine, plainLine, textLine, trimLine } from '../../../../line-text.ts'
import { anyStart, labelOf } from '../../../../signs/line-signs.ts'
import { optionStarts } from '../../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../../word-file.ts'

const fewest = 5
const asks = /[?？:：…]["”’')\]]{0,2}\s*$/u

/**
 * 'Who wrote it?' in bold and 'Nguyễn Du' behind it, plain and in the same line: a question and its answer, where nearly
 * all lines of a file are so and none has a number or a letter. What goes on below its line has no key.
 */
export function withBoldAnswered(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const filled = blocks.filter((block) => block.kind === 'table' || !isEmptyLine(block.line))
  const ends = filled.map((block) => (block.kind === 'table' ? null : boldEnd(block.line)))
  const asking = filled.filter((block, at) => isAsking(block, ends[at] ?? null))
  if (asking.length < fewest || asking.length * 10 < filled.length * 9 || filled.some(isOther)) return blocks
  let number = 0
  return filled.flatMap((block, at): WordBlock[] => {
    const end = ends[at] ?? null
    if (block.kind === 'table' || end === null) return [block]
    number += 1
    const asked = [...textLine(`Câu ${number}. `), ...plainly(trimLine(cutLine(block.line, 0, end)))]
    const said = trimLine(cutLine(block.line, end))
    // Only what is set apart for certain, and whole.
    const isSure = isAsking(block, end) && (ends[at + 1] ?? null) !== null
    const isLast = at === filled.length - 1 && isAsking(block, end)
    return [asked, isSure || isLast ? [...textLine('Đáp án: '), ...said] : said].map(asBlock)
  })
}

const asBlock = (line: Line): WordBlock => ({ kind: 'line', line })

/** Where the bold beginning of a line ends; null where it has none, or nothing behind it. */
function boldEnd(line: Line): number | null {
  const first = line.findIndex((piece) => !isBold(piece))
  const end = plainLine(line.slice(0, first)).length
  const isBegun = first > 0 && /\p{L}/u.test(plainLine(line.slice(0, first)))
  return isBegun && /[\p{L}\p{N}]/u.test(plainLine(line.slice(first))) ? end : null
}

function isBold(piece: Line[number]): boolean {
  return piece.kind === 'text' && piece.look.bold !== undefined
}

function isAsking(block: WordBlock, end: number | null): boolean {
  if (block.kind === 'table' || end === null) return false
  const rest = cutLine(block.line, end)
  const isBoldAgain = rest.some((piece) => isBold(piece) && piece.kind === 'text' && /[\p{L}\p{N}]/u.test(piece.text))
  return !isBoldAgain && asks.test(plainLine(cutLine(block.line, 0, end)))
}

/** All of them are bold. */
function plainly(line: Line): Line {
  return line.map((piece) => {
    if (piece.kind !== 'text') return piece
    const { bold: _, ...look } = piece.look
    return { ...piece, look }
  })
}

function isOther(block: WordBlock): boolean {
  if (block.kind === 'table') return true
  const text = plainLine(block.line)
  return anyStart(text) !== null || labelOf(text) !== null || optionStarts(text, 0).length > 0
}
