import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'

const option = /^\s*([-–•]\s+)?([A-F])\s?[.)]\s*\S/u
const fewest = 5

interface Option {
  at: number
  /** What stands before its letter. */
  length: number
  isDashed: boolean
}

/** '- A. …' three times and 'C. …' once, in every question of a page that was copied: the right one looked otherwise there. */
export function withUndashedStarred(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const questions: Option[][] = []
  for (const [at, block] of blocks.entries()) {
    const found = block.kind === 'line' ? option.exec(plainLine(block.line)) : null
    if (!found) continue
    const own: Option = { at, length: found[1]?.length ?? 0, isDashed: found[1] !== undefined }
    if (found[2] === 'A') questions.push([own])
    else questions.at(-1)?.push(own)
  }
  const isMarked = (own: readonly Option[]): boolean =>
    own.length > 2 && own.filter(({ isDashed }) => !isDashed).length === 1
  if (questions.length < fewest || !questions.every(isMarked)) return blocks
  const marks = new Map(questions.flat().map((own) => [own.at, own]))
  return blocks.map((block, at) => {
    const own = marks.get(at)
    if (!own || block.kind === 'table') return block
    const from = plainLine(block.line).search(/\S/u) + own.length
    return { ...block, line: [...(own.isDashed ? [] : textLine('*')), ...cutLine(block.line, from)] }
  })
}
