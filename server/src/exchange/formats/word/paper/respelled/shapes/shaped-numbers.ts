import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { type AnyNumber, anyNumber, sameBefore } from '../../../../text/any-numbers.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { hasNamesInParts } from '../numbers/names-in-parts.ts'
import { hasPartedNumbers } from '../numbers/parted-numbers.ts'
import { optionStarts, optionsInside } from '../../../signs/option-signs.ts'
import { pointsIn } from '../../../signs/points-said.ts'
import type { WordBlock } from '../../../word-file.ts'

/** A line that begins a question, and what is to stand there instead. */
interface Start {
  at: number
  from: number
  label: string
}

const fewest = 4

/**
 * Questions that are counted in a way of their own ('[Q1]', '(Câu 1)', '1_', 'I.'), or that all begin with the same sign
 * ('Hỏi:', '-'): lines that count from one on, or as many as there are lists of options, each right above one.
 */
export function withNumbersShaped(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const starts = startsIn(blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '')))
  if (starts.length === 0) return blocks
  const found = new Map(starts.map((start) => [start.at, start]))
  return blocks.map((block, at) => {
    const start = found.get(at)
    return start && block.kind === 'line'
      ? { ...block, line: [...textLine(start.label), ...cutLine(block.line, start.from)] }
      : block
  })
}

/** Of the beginning of a text. */
export function hasShapedNumbers(text: string): boolean {
  return startsIn(text.normalize('NFC').split('\n')).length > 0
}

/** Questions that are counted or begin alike in any way, also in those that every reader knows. */
export function isCounted(text: string): boolean {
  if (hasPartedNumbers(text) || hasNamesInParts(text)) return true
  const texts = text.normalize('NFC').split('\n')
  const firsts = texts.flatMap((own, at) => (isFirstOption(own) ? [at] : []))
  return areAbove(startsOf(countedIn(texts, firsts.at(-1) ?? 0)), firsts) || startsIn(texts).length > 0
}

function startsIn(texts: readonly string[]): Start[] {
  const firsts = texts.flatMap((text, at) => (isFirstOption(text) ? [at] : []))
  if (firsts.length < fewest) return []
  const last = firsts.at(-1) ?? 0
  const found = countedIn(texts, last)
  const isKnown = (style: 'named' | 'numbered'): boolean =>
    found.every(({ line, at }) => (questionStart(texts[line] ?? '', style)?.at ?? -1) >= at)
  const counted = startsOf(isKnown('named') || isKnown('numbered') ? [] : found)
  if (counted.length > 0) return areAbove(counted, firsts) ? counted : []
  if (texts.slice(0, last).some((text) => questionStart(text, 'named') ?? questionStart(text, 'numbered'))) return []
  const alike = alikeIn(texts.slice(0, last))
  return areAbove(alike, firsts) ? alike : []
}

function isFirstOption(text: string): boolean {
  return (/^\s*\W{0,3}[Aa]\W/u.test(text) && optionStarts(text, 0).length > 0) || optionsInside(text).length > 0
}

interface Counted extends AnyNumber {
  line: number
}

/** All that count from one on in one way. */
function countedIn(texts: readonly string[], last: number): Counted[] {
  const found = texts.flatMap((text, at) => {
    const own = anyNumber(text)
    return own ? [{ ...own, line: at }] : []
  })
  const [groups = []] = [...Map.groupBy(found, ({ shape }) => shape).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  // What stands below the last options may be a list of keys, which counts from one again.
  const odd = groups.findIndex(({ number }, at) => number !== at + 1)
  const most = odd === -1 ? groups : groups.slice(0, odd)
  if (most.length < fewest || (odd !== -1 && (groups[odd]?.line ?? 0) < last)) return []
  return most
}

/** What is said of it in brackets belongs to what is asked, unless it is its points or its level. */
function isKnownSaid(said: string): boolean {
  return pointsIn(said.replaceAll(/[()[\]]/gu, ' ')) !== null
}

function startsOf(counted: readonly Counted[]): Start[] {
  return counted.map(({ line, at, number, said }) => ({
    at: line,
    from: at,
    label: `Câu ${number}${said === '' ? '.' : isKnownSaid(said) ? ` ${said}:` : `. ${said}`} `,
  }))
}

function alikeIn(texts: readonly string[]): Start[] {
  const found = texts.flatMap((text, at) => {
    const own = sameBefore.exec(text)
    return own ? [{ at, from: own[0].length, sign: (own[1] ?? '').trim().toLowerCase() }] : []
  })
  const groups = [...Map.groupBy(found, ({ sign }) => sign).values()]
  const [most, ...others] = groups.toSorted((one, other) => other.length - one.length)
  if (!most || most.length < fewest || others.length > 0) return []
  return most.map(({ at, from }, place) => ({ at, from, label: `Câu ${place + 1}. ` }))
}

/** Between two of them one list of options begins, and above the first none. */
function areAbove(starts: readonly Start[], firsts: readonly number[]): boolean {
  if (starts.length < fewest) return false
  const own = starts.filter(({ at }, place) => {
    const next = starts[place + 1]?.at ?? Number.POSITIVE_INFINITY
    return firsts.filter((first) => first >= at && first < next).length === 1
  })
  const isFirst = firsts.every((first) => first >= (starts[0]?.at ?? 0))
  return isFirst && own.length * 5 >= starts.length * 4
}
