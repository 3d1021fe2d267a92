import { plainLine, textLine } from '../../../line-text.ts'
import { labelOf, questionStart } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const fewest = 2
const bare = /^\s*(\d{1,3})\s?[.)]\s*\S.{9}/u

/**
 * 'Câu 1' to 'Câu 15', and '16.', '17.' below the heading of the next part: the count goes on, only the word was left out.
 * Behind a list of keys, or where a number is missing, something else may be counted.
 */
export function withNumbersNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const named = texts.flatMap((text, at) => {
    const start = questionStart(text, 'named')
    return start ? [{ at, number: start.number }] : []
  })
  const last = named.at(-1)
  if (!last || named.length < fewest || !named.every(({ number }, place) => number === place + 1)) return blocks
  const below = texts.slice(last.at + 1)
  const head = below.findIndex((text) => labelOf(text)?.kind === 'section')
  if (head === -1 || below.some((text) => labelOf(text)?.kind === 'key')) return blocks
  const going = new Set<number>()
  for (const [place, text] of below.entries()) {
    const number = Number(bare.exec(text)?.[1])
    if (number !== last.number + going.size + 1) continue
    // Above the heading it would be a part of the last question.
    if (place < head) return blocks
    going.add(last.at + 1 + place)
  }
  if (going.size < fewest) return blocks
  return blocks.map((block, at) =>
    block.kind === 'line' && going.has(at) ? { ...block, line: [...textLine('Câu '), ...block.line] } : block,
  )
}
