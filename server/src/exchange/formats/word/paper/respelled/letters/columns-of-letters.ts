import { isEmptyLine, plainLine } from '../../../line-text.ts'
import { largeBefore } from '../../../signs/option-letters.ts'
import type { WordBlock } from '../../../word-file.ts'

/** 'A.', 'C.', 'B.' and 'D.' in four lines: two columns that were read downwards, or typed so. */
export function withColumnsInOrder(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const filled = blocks.flatMap((block, at) => (block.kind === 'line' && isEmptyLine(block.line) ? [] : [at]))
  const letters = filled.map((at) => {
    const block = blocks[at]
    return (block?.kind === 'line' ? largeBefore(plainLine(block.line)) : null) ?? '-'
  })
  const result = [...blocks]
  for (
    let place = letters.join('').indexOf('ACBD');
    place !== -1;
    place = letters.join('').indexOf('ACBD', place + 4)
  ) {
    const [second, third] = [filled[place + 1] ?? 0, filled[place + 2] ?? 0]
    const [one, other] = [blocks[second], blocks[third]]
    // Behind a fifth letter it is another list.
    if (letters[place + 4] === 'E' || !one || !other) continue
    result[second] = other
    result[third] = one
  }
  return result
}
