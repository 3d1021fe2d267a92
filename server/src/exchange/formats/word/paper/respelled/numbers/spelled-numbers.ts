import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'

export interface NumberStart {
  number: number
  /** Of what is typed for it. */
  length: number
}

/** Where questions begin, by the place of their lines; empty where it is not certain. */
type StartsIn = (texts: readonly string[]) => ReadonlyMap<number, NumberStart>

/** '1- Who …?' and '1⇥Who …?' as '1. Who …?'. */
export function withNumbersSpelled(blocks: readonly WordBlock[], startsIn: StartsIn): readonly WordBlock[] {
  const starts = startsIn(blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '')))
  if (starts.size === 0) return blocks
  return blocks.map((block, at) => {
    const start = starts.get(at)
    return block.kind === 'line' && start
      ? { ...block, line: [...textLine(`${start.number}. `), ...cutLine(block.line, start.length)] }
      : block
  })
}

export function hasNumbers(text: string, startsIn: StartsIn): boolean {
  return startsIn(text.normalize('NFC').split('\n')).size > 0
}
