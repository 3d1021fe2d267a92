import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking } from '../item.ts'
import { isTaken } from '../word/doubts/taken-items.ts'
import { plainLine } from '../word/line-text.ts'
import { anyStart, labelOf } from '../word/signs/line-signs.ts'
import { letters, optionStarts } from '../word/signs/option-signs.ts'
import type { WordBlock } from '../word/word-file.ts'

const mostBelow = 3

/**
 * 'A. … B. …' beside each other, and a line below them: it goes on with either, or with both. On a page nobody can tell
 * once its lines are put below each other.
 */
export function withoutColumnsOfOptions(items: readonly ReadItem[], blocks: readonly WordBlock[]): ReadItem[] {
  const below = linesBelow(blocks)
  if (below.size === 0) return [...items]
  return items.map((one) => {
    const said = isTaken(one) ? one.item.answers.map(({ text }) => squeezed(textOf(text))) : []
    const found = said.length === 0 ? undefined : [...below].find((line) => said.some((text) => text.includes(line)))
    return found === undefined
      ? one
      : { ...one, problems: [...one.problems, blocking('lineUnclear', { text: found.slice(0, 120) })] }
  })
}

function linesBelow(blocks: readonly WordBlock[]): Set<string> {
  const found = new Set<string>()
  let left = 0
  for (const block of blocks) {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    const count = Math.max(...letters.map((_, place) => optionStarts(text, place).length))
    const isOther = text.trim() === '' || anyStart(text) !== null || labelOf(text) !== null
    if (count > 0) left = count > 1 ? mostBelow : 0
    else if (isOther) left = 0
    else if (left > 0) {
      found.add(squeezed(text))
      left -= 1
    }
  }
  return found
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
