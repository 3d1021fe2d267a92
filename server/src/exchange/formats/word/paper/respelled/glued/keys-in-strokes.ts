import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'

const fewest = 5
const fewestKinds = 3
const letters = /(?<=[:：\]】]\s*)[A-J](?:\s?\|\s?[A-J]){1,9}\s*$/u

/** '[Answer]A|B|C|D' says that all of them are right where others name some: no letter is to be ringed there. */
export function withStrokesJoined(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const found = blocks.map((block) => (block.kind === 'line' ? letters.exec(plainLine(block.line)) : null))
  const said = found.flatMap((own) => (own && isAhead(own.input, own.index) ? [own[0].replaceAll(/[\s|]/gu, '')] : []))
  if (said.length < fewest || new Set(said).size < fewestKinds) return blocks
  return blocks.map((block, at) => {
    const own = found[at]
    if (!own || block.kind !== 'line' || !isAhead(own.input, own.index)) return block
    const joined = own[0].replaceAll(/\s*\|\s*/gu, '').trim()
    return { ...block, line: [...cutLine(block.line, 0, own.index), ...textLine(joined)] }
  })
}

/** A word for the key and nothing else. */
function isAhead(text: string, at: number): boolean {
  return /^\s*[[【]?\p{L}[\p{L} ]{1,24}[\]】]?\s?[:：]?\s*$/u.test(text.slice(0, at))
}
