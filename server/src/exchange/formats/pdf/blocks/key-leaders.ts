import { cutLine, plainLine } from '../../word/line-text.ts'
import type { WordBlock } from '../../word/word-file.ts'

const led =
  /^(\s*(?:chọn|đáp án)(?:\s(?:đáp án|phương án|đúng|là))*\s?[:：]?\s?\S[^.…]{0,80}?)(?:\s?[.…]){4,}\s?[□■◻∎]?\s*$/iu

/** 'Chọn đáp án B . . . . . . □': the dots lead to the edge of the page, and the box says that the solution is over. */
export function withoutKeyLeaders(blocks: readonly WordBlock[]): WordBlock[] {
  return blocks.map((block) => {
    const key = block.kind === 'line' ? led.exec(plainLine(block.line))?.[1] : undefined
    return key !== undefined && block.kind === 'line' ? { ...block, line: cutLine(block.line, 0, key.length) } : block
  })
}
