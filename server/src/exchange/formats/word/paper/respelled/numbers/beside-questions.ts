import { cutLine, plainLine, trimLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'

const begun = /^\s*(\d{1,2})\s?[.)]\s*A\s?[.)]\s*\S/u
const next = /(?<=\s)(\d{1,2})\s?[.)]\s*A\s?[.)]\s*\S/gu

/** '1. A. meat … D. heavy   2. A. lunch … D. hungry': two questions beside each other. */
export function withQuestionsApart(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.flatMap((block): WordBlock[] => {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    const first = begun.exec(text)?.[1]
    if (block.kind === 'table' || first === undefined) return [block]
    const cuts: number[] = []
    for (const { index, 1: number = '' } of text.matchAll(next))
      if (Number(number) === Number(first) + cuts.length + 1) cuts.push(index)
    return [0, ...cuts].map((from, at) => ({ ...block, line: trimLine(cutLine(block.line, from, cuts[at])) }))
  })
}
