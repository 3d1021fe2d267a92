import { cutLine, plainLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'

const behind = /\S(\s*)\[<(?:br|\/sg)>\]\s*$/iu

/** 'D. Huế [<br>]': the mark of programs that mix papers ends the question, and is no part of its last option. */
export function withMarksApart(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.flatMap((block) => {
    const found = block.kind === 'line' ? behind.exec(plainLine(block.line)) : null
    if (block.kind !== 'line' || !found) return [block]
    const at = found.index + 1
    return [
      { ...block, line: cutLine(block.line, 0, at) },
      { kind: 'line' as const, line: cutLine(block.line, at + (found[1]?.length ?? 0)) },
    ]
  })
}
