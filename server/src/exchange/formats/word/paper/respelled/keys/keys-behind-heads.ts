import { cutLine, plainLine } from '../../../line-text.ts'
import { isOfPupil, keyPairs } from '../../../signs/key-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysKey } from './key-words.ts'

const headed = /^\s*([^\d:：]{2,60})[:：]\s*(?=[([]?\d)/u
const fewest = 3

/** 'Odpowiedzi: 1. B, 2. C, 3. A': the word for keys gets a line of its own, as where it stands above them. */
export function withKeyHeadsApart(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const places = new Map(
    blocks.flatMap((block, at) => {
      const length = block.kind === 'line' ? headIn(plainLine(block.line)) : 0
      return length > 0 ? [[at, length] as const] : []
    }),
  )
  if (places.size === 0) return blocks
  return blocks.flatMap((block, at): WordBlock[] => {
    const length = places.get(at)
    return length === undefined || block.kind === 'table'
      ? [block]
      : [
          { ...block, line: cutLine(block.line, 0, length) },
          { kind: 'line', line: cutLine(block.line, length) },
        ]
  })
}

function headIn(text: string): number {
  const [head = '', words = ''] = headed.exec(text) ?? []
  if (head === '' || !saysKey(words) || isOfPupil(text)) return 0
  const pairs = keyPairs(text.slice(head.length), true)
  return pairs && pairs.letters.size >= fewest ? head.trimEnd().length : 0
}
