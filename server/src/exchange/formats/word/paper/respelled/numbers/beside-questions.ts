import { cutLine, plainLine, trimLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'

const chosen = {
  begun: /^\s*(\d{1,2})\s?[.)]\s*A\s?[.)]\s*\S/u,
  next: /(?<=\s)(\d{1,2})\s?[.)]\s*A\s?[.)]\s*\S/gu,
}
const filled = {
  begun: /^\s*(\d{1,2})\s?[.)]\s*\S/u,
  next: /(?<=\t|\s{3})(\d{1,2})\s?[.)]\s*(?=\S)/gu,
}
const room = /_{3}|\.{4}|…{2}|->|→/u
const words = /\p{L}{2}|\p{L}\s\p{L}/u

/** '1. A. meat … D. heavy   2. A. lunch … D. hungry', 'a ____.   2. I am a ____.': two questions beside each other. */
export function withQuestionsApart(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.flatMap((block): WordBlock[] => {
    if (block.kind === 'table') return [block]
    const text = plainLine(block.line)
    const cuts = cutsIn(text, chosen)
    const gaps = cuts.length > 0 ? [] : cutsIn(text, filled)
    const parts = [0, ...gaps].map((from, at) => text.slice(from, gaps[at]))
    const all = parts.every((part) => room.test(part) && words.test(part)) ? [...cuts, ...gaps] : cuts
    if (all.length === 0) return [block]
    return [0, ...all].map((from, at) => ({ ...block, line: trimLine(cutLine(block.line, from, all[at])) }))
  })
}

/** Where the numbers stand that follow the first one in a line. */
function cutsIn(text: string, { begun, next }: typeof chosen): number[] {
  const first = begun.exec(text)?.[1]
  if (first === undefined) return []
  const cuts: number[] = []
  for (const { index, 1: number = '' } of text.matchAll(next))
    if (Number(number) === Number(first) + cuts.length + 1) cuts.push(index)
  return cuts
}
