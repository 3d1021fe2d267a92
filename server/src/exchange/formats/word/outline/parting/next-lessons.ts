import { squeezed } from '../../signs/line-signs.ts'
import type { WordBlock } from '../../word-file.ts'
import { isSection, outlineLabel } from '../outline-labels.ts'
import { longestHead } from './guide-heads.ts'
import { isLabelled } from './guided-paper.ts'

const mostAbove = 3
const mostHeads = 100
const optionsNearby = 8

/**
 * 'Bài 8 – …' or '1. …' with options, or a number that nobody has asked yet, behind a list of keys and above another
 * one: the next lesson with its own list. A list that says its questions once more begins with one that stands above.
 */
export function beginningsBehindGuides(
  blocks: readonly WordBlock[],
  texts: readonly string[],
  heads: readonly number[],
): ReadonlySet<number> {
  const known = new Set(texts.slice(0, heads[0]).map((text) => squeezed(text).trim()))
  const found = new Set<number>()
  if (heads.length > mostHeads) return found
  let begun = 0
  for (const [place, head] of heads.entries()) {
    const end = heads[place + 1]
    if (end === undefined) break
    const last = lastAsked(texts.slice(begun, head))
    const below = texts.slice(head + 1, end)
    const again = askedAgain(below, texts.slice(begun, head), last)
    const first =
      head +
      1 +
      below.findIndex(
        (text, at) =>
          at === again || isNext(text, last) || (isCounted(text, '1') && isChosen(texts, head + 1 + at, end)),
      )
    if (first === head || known.has(squeezed(texts[first] ?? '').trim())) continue
    const from = first - linesAbove(blocks.slice(head + 1, first), texts.slice(head + 1, first))
    if (!blocks.slice(head + 1, from).some(isLabelled)) continue
    found.add(from)
    begun = from
  }
  return found
}

interface Asked {
  style: 'named' | 'number'
  key: number
}

/** The number of the last question, by whichever labels count them. */
function lastAsked(texts: readonly string[]): Asked | null {
  const labels = texts.map(outlineLabel)
  const style = labels.some((label) => label?.style === 'named') ? 'named' : 'number'
  const keys = labels.flatMap((label) => (label?.style === style ? [Number.parseInt(label.key, 10)] : []))
  return keys.length > 0 ? { style, key: Math.max(...keys) } : null
}

/** A question that counts on from the last one above; one that is answered there has its number already. */
function isNext(text: string, last: Asked | null): boolean {
  const label = outlineLabel(text)
  const isAsked = label !== null && text.slice(label.at).trim().length >= fewestOfQuestion
  return last !== null && isAsked && label.style === last.style && label.key === String(last.key + 1)
}

const fewestOfQuestion = 8

/** All that was asked above has its answer, and it counts from one again, with a gap or a question in each. */
function askedAgain(below: readonly string[], above: readonly string[], last: Asked | null): number {
  if (last === null) return -1
  const numbersIn = (texts: readonly string[]): { at: number; key: number }[] =>
    texts.flatMap((text, at) => {
      const label = outlineLabel(text)
      return label?.style === last.style ? [{ at, key: Number.parseInt(label.key, 10) }] : []
    })
  const isRun = (own: readonly { key: number }[]): boolean => own.every(({ key }, at) => key === at + 1)
  const [asked, said] = [numbersIn(above), numbersIn(below)]
  const answers = said.slice(0, asked.length)
  const others = said.slice(asked.length)
  const areAsked = others.every(({ at }) => /_{2}|\.{4}|…{2}|\?\s*$/u.test(below[at] ?? ''))
  const isAgain = [asked, answers, others].every((own) => own.length > 1 && isRun(own)) && areAsked
  return isAgain ? (others[0]?.at ?? -1) : -1
}

function isCounted(text: string, key: string): boolean {
  const label = outlineLabel(text)
  return label !== null && (label.style === 'number' || label.style === 'named') && label.key === key
}

/** 'a.', 'b.' and 'c.' below it, or large ones. */
function isChosen(texts: readonly string[], at: number, end: number): boolean {
  const nearby = texts.slice(at + 1, Math.min(end, at + 1 + optionsNearby))
  const style = outlineLabel(texts[at] ?? '')?.style
  const next = nearby.findIndex((text) => outlineLabel(text)?.style === style)
  const below = next === -1 ? nearby : nearby.slice(0, next)
  return ['a', 'b', 'c'].every((sign) =>
    below.some((text) => new RegExp(String.raw`(?<=^|\s)${sign}\s?[.)]\s*\S`, 'iu').test(text)),
  )
}

/** How many lines behind the list belong to what follows: its titles, and nothing between them. */
function linesAbove(blocks: readonly WordBlock[], texts: readonly string[]): number {
  let count = 0
  let titles = 0
  for (const [at, text] of texts.entries().toArray().toReversed()) {
    if (text.trim() === '' && blocks[at]?.kind === 'line') continue
    if (titles === mostAbove || !isLineAbove(blocks[at], text)) break
    titles += 1
    count = texts.length - at
  }
  return count
}

/** A title above the first question of a lesson. */
function isLineAbove(block: WordBlock | undefined, text: string): boolean {
  if (block?.kind !== 'line' || text.length > longestHead) return false
  const label = outlineLabel(text)
  return (
    label === null ||
    isSection(label) ||
    /^\s*(?:bài|tiết|tuần|unit|lesson)\s{0,3}\d{1,3}\s?[–:.-]\s*\p{Lu}/iu.test(text)
  )
}
