import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { labelOf, questionStart } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const ofShortAnswers = /(?:trả lời ngắn|điền (?:đáp số|kết quả)|short[\s-]answers?)(?![\p{L}])/iu
const first = /^\s*A\s?[.)]\s*(?=\S)/u
const other = /(?:^|\s)[B-F]\s?[.)]\s*\S/u
const longest = 40
const fewest = 3

/**
 * 'A. 11' alone below each question of a part with short answers: a program that knows only options wrote what is to be
 * typed so. Where one of them has a 'B.', or nothing, they are left as they are.
 */
export function withLoneAnswers(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const typed = new Map<number, number>()
  let part: { answers: number[]; at: number[]; isOdd: boolean } | null = null
  const close = (): void => {
    const isSure = part !== null && !part.isOdd && part.answers.length >= fewest
    if (part && isSure && part.answers.every((count) => count === 1))
      for (const at of part.at) typed.set(at, first.exec(textIn(blocks[at]))?.[0].length ?? 0)
    part = null
  }
  for (const [at, block] of blocks.entries()) {
    const text = textIn(block)
    const isHead = labelOf(text)?.kind === 'section' || labelOf(text)?.kind === 'key'
    if (isHead) {
      close()
      if (ofShortAnswers.test(text)) part = { answers: [], at: [], isOdd: false }
    } else if (part && questionStart(text, 'named')) part.answers.push(0)
    else if (part && first.test(text)) {
      part.answers.push((part.answers.pop() ?? 0) + 1)
      part.at.push(at)
      part.isOdd ||= other.test(text) || text.length > longest
    } else if (part && other.test(text)) part.isOdd = true
  }
  close()
  if (typed.size === 0) return blocks
  return blocks.map((block, at) => {
    const from = typed.get(at)
    return from === undefined || block.kind === 'table'
      ? block
      : { kind: 'line', line: [...textLine('Đáp án: '), ...cutLine(block.line, from)] }
  })
}

function textIn(block: WordBlock | undefined): string {
  return block?.kind === 'line' ? plainLine(block.line) : ''
}
