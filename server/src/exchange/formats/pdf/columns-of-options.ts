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
 * once its lines are put below each other: an option that is the last one above such a line and the line itself is asked
 * about.
 */
export function withoutColumnsOfOptions(items: readonly ReadItem[], blocks: readonly WordBlock[]): ReadItem[] {
  const joined = joinedBelow(blocks)
  return items.map((one) => {
    const said = isTaken(one) ? one.item.answers.map(({ text }) => squeezed(textOf(text))) : []
    const below = said.map((text) => joined.get(text)).find((line) => line !== undefined)
    return below === undefined
      ? one
      : { ...one, problems: [...one.problems, blocking('lineUnclear', { text: below.slice(0, 120) })] }
  })
}

/** What the last option beside others becomes with the lines below it, and the first of these. */
function joinedBelow(blocks: readonly WordBlock[]): Map<string, string> {
  const found = new Map<string, string>()
  let open: { text: string; first: string; lines: number } | null = null
  for (const block of blocks) {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    const starts = letters.map((_, place) => optionStarts(text, place)).find(({ length }) => length > 0) ?? []
    const last = starts.length > 1 ? starts.at(-1) : undefined
    if (starts.length > 0) open = last ? { text: text.slice(last.at), first: '', lines: 0 } : null
    else if (!open || text.trim() === '' || anyStart(text) !== null || labelOf(text) !== null) open = null
    else {
      open = { text: `${open.text} ${text}`, first: open.first === '' ? text : open.first, lines: open.lines + 1 }
      found.set(squeezed(open.text), squeezed(open.first))
      if (open.lines === mostBelow) open = null
    }
  }
  return found
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
