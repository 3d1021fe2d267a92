import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'
import { sectionIn } from '../../guides/asked.ts'

const unmarked = /^\s*(?<name>câu)\s{1,3}(?<number>\d{1,3})\s{1,9}(?=[^\s.:)/–-])/iu
const fewest = 4

/** 'Câu 1 Thủ đô …' in each part: names without a point or a colon that count from one below every heading of a part. */
export function withNamesInParts(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const found = namesIn(blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '')))
  return found.size === 0
    ? blocks
    : blocks.map((block, at): WordBlock => {
        const own = found.get(at)
        return own && block.kind === 'line'
          ? { ...block, line: [...textLine(`Câu ${own.number}. `), ...cutLine(block.line, own.length)] }
          : block
      })
}

export function hasNamesInParts(text: string): boolean {
  return namesIn(text.normalize('NFC').split('\n')).size > 0
}

function namesIn(texts: readonly string[]): Map<number, { number: number; length: number }> {
  const nothing = new Map<number, { number: number; length: number }>()
  const found = new Map<number, { number: number; length: number }>()
  let number = 0
  let parts = 0
  let isBelowHead = false
  for (const [at, text] of texts.entries()) {
    if (sectionIn(text)) isBelowHead = true
    const own = unmarked.exec(text)
    if (!own) continue
    const next = Number(own.groups?.['number'])
    if (isBelowHead && next === 1) parts += 1
    else if (next !== number + 1) return nothing
    number = next
    isBelowHead = false
    found.set(at, { number, length: own[0].length })
  }
  return parts > 1 && found.size >= fewest ? found : nothing
}
