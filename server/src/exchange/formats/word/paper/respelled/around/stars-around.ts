import { cutLine, plainLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'

const starred = /^(\s{0,9}(?:\d{1,3}[.)]\s{0,9})?)\*\*(?=[^*\s])([^*]*[^*\s])\*\*\s*$/u
const fewest = 3

/** '3. **What is asked?**' copied from a chat into a text with looks: the stars say that it was bold. */
export function withoutStarsAround(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const found = blocks.map((block) => (block.kind === 'line' ? starred.exec(plainLine(block.line)) : null))
  if (found.filter((one) => one !== null).length < fewest) return blocks
  return blocks.map((block, at) => {
    const [, label = '', text = ''] = found[at] ?? []
    if (text === '' || block.kind === 'table') return block
    const from = label.length + 2
    return {
      ...block,
      line: [...cutLine(block.line, 0, label.length), ...cutLine(block.line, from, from + text.length)],
    }
  })
}
