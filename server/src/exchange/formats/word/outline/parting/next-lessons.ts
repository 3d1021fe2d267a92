import { squeezed } from '../../signs/line-signs.ts'
import type { WordBlock } from '../../word-file.ts'
import { isSection, outlineLabel } from '../outline-labels.ts'
import { longestHead } from './guide-heads.ts'
import { isLabelled } from './guided-paper.ts'

const mostAbove = 3
const optionsNearby = 8

/**
 * 'Bài 8 – …' or '1. …' with options, behind a list of keys and above another one: the next lesson with its own list.
 * A list that says its questions once more begins with one that stands above.
 */
export function beginningsBehindGuides(
  blocks: readonly WordBlock[],
  texts: readonly string[],
  heads: readonly number[],
): ReadonlySet<number> {
  const known = new Set(texts.slice(0, heads[0]).map((text) => squeezed(text).trim()))
  const found = new Set<number>()
  for (const [place, head] of heads.entries()) {
    const end = heads[place + 1]
    if (end === undefined) break
    const below = texts.slice(head + 1, end)
    const first = head + 1 + below.findIndex((text, at) => isFirst(text) && isChosen(texts, head + 1 + at, end))
    if (first === head || known.has(squeezed(texts[first] ?? '').trim())) continue
    let from = first
    while (from > head + 1 && first - from < mostAbove && isLineAbove(blocks[from - 1], texts[from - 1] ?? ''))
      from -= 1
    if (blocks.slice(head + 1, from).some(isLabelled)) found.add(from)
  }
  return found
}

function isFirst(text: string): boolean {
  const label = outlineLabel(text)
  return label !== null && (label.style === 'number' || label.style === 'named') && label.key === '1'
}

/** 'a.', 'b.' and 'c.' below it, or large ones. */
function isChosen(texts: readonly string[], at: number, end: number): boolean {
  const below = texts.slice(at + 1, Math.min(end, at + 1 + optionsNearby))
  return ['a', 'b', 'c'].every((sign) =>
    below.some((text) => new RegExp(String.raw`^\s*${sign}\s?[.)]\s*\S`, 'iu').test(text)),
  )
}

/** A title above the first question of a lesson. */
function isLineAbove(block: WordBlock | undefined, text: string): boolean {
  if (block?.kind !== 'line' || text.trim() === '' || text.length > longestHead) return false
  const label = outlineLabel(text)
  return (
    label === null ||
    isSection(label) ||
    /^\s*(?:bài|tiết|tuần|unit|lesson)\s{0,3}\d{1,3}\s?[–:.-]\s*\p{Lu}/iu.test(text)
  )
}
