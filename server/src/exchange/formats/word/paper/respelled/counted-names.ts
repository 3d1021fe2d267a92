import { cutLine, plainLine } from '../../line-text.ts'
import { countedNames } from '../../signs/counted-names.ts'
import type { WordBlock } from '../../word-file.ts'

/** The same with the name before each question that readers expect. */
export function withUsualNames(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const names = countedNames(blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '')))
  if (names.length === 0) return blocks
  const renamed = new Map(names.map((name, place) => [name.at, { ...name, number: name.number || place + 1 }]))
  return blocks.map((block, at) => {
    const name = renamed.get(at)
    if (!name || block.kind !== 'line') return block
    const label = { kind: 'text', text: `Câu ${name.number}. `, look: {} } as const
    return { kind: 'line', line: [label, ...cutLine(block.line, name.length)] }
  })
}
