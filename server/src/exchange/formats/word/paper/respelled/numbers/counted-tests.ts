import { plainLine, textLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'

const test = /^[^\p{L}\d]{0,8}(?:practice\s|mini\s?|progress\s)?test\s{0,3}(?:no\.?\s?)?0?(\d{1,2})\s{0,3}[:.]?\s*$/iu

/** 'TEST 1' and 'TEST 2', each in a line of its own: papers of one file. */
export function withTestsNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const numbers = blocks.map((block) => (block.kind === 'line' ? test.exec(plainLine(block.line))?.[1] : undefined))
  if (!numbers.includes('1') || !numbers.includes('2')) return blocks
  return blocks.map((block, at) => {
    const number = numbers[at]
    return number === undefined ? block : { kind: 'line', line: textLine(`ĐỀ SỐ ${number}`) }
  })
}
