import { cutLine, plainLine, textLine } from '../../line-text.ts'
import type { WordBlock } from '../../word-file.ts'

const head =
  /^\s*(?:đáp án|đ\/?a|(?:the\s)?(?:answer\s)?keys?|answers?)\s*[:：.]\s*(?=\(?1\s?[.):–-]|1\s?[A-Ja-jĐS](?![\p{L}\d]))/iu
const ofOne = /^\s*(?:đáp án|đ\/?a|keys?|answers?)\s*[:：]\s*\S/iu
const first = /^\(?1\s?[.):–-]?\s?\S/u
const second = /[\s;,.]\(?2\s?(?:[.):–-]\s?\S|[A-Ja-jĐS](?![\p{L}\d]))/u

/** Where the list begins in such a line. */
export function listFrom(text: string): number | null {
  const length = head.exec(text)?.[0].length ?? 0
  const rest = text.slice(length)
  return length > 0 && first.test(rest) && second.test(rest) ? length : null
}

/** 'Key: 1. A 2. b 3. goes' in one line: a heading, and the list below it. */
export function withListsBelowHeads(blocks: readonly WordBlock[]): readonly WordBlock[] {
  // Where each question has its own answer, '1) … 2) …' is that of one.
  const isBelowEach = blocks.some((block) => {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    return ofOne.test(text) && listFrom(text) === null
  })
  if (isBelowEach) return blocks
  return blocks.flatMap((block): WordBlock[] => {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    const length = listFrom(text)
    if (block.kind === 'table' || length === null) return [block]
    return [
      { kind: 'line', line: textLine('ĐÁP ÁN') },
      { kind: 'line', line: cutLine(block.line, length) },
    ]
  })
}
