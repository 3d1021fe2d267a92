import type { FileLine, ReadItem, Traces } from '../../item.ts'
import { isCodeLine, keyPairs } from '../signs/key-signs.ts'
import { isGuideTitle } from '../signs/guide-signs.ts'
import { isRule, labelOf } from '../signs/line-signs.ts'
import { lettersOf } from './file-lines.ts'
import { listedEntries } from './listed-entries.ts'

const longestSource = 2000
/** So much of what is asked is enough to know it again. */
const longestSign = 40
/** Less of it stands in many places. */
const fewestLetters = 8
/** 'D. ĐÁP ÁN KHÁC' is no heading. */
const fewestOfOption = 4
/** Between two questions that follow each other. */
const farthest = 60_000

interface Range {
  from: number
  to: number
}

/**
 * The lines of the file beside what was made of them. Readers respell a paper before they read it, so that its lines
 * are found again by their letters; a question that is not found keeps what its reader says of it.
 */
export function withOwnLines(items: readonly ReadItem[], lines: readonly FileLine[]): ReadItem[] {
  const ranges = rangesOf(items, lines)
  const taken = new Set([...ranges.values()].flatMap(({ from, to }) => range(from, to)))
  const entryOf = listedEntries(lines.filter((_, at) => !taken.has(at)))
  return items.map((item) => {
    const own = ranges.get(item)
    const listed = item.traces ? entryOf(item.traces) : ''
    return {
      ...item,
      ...(own &&
        isWhole(item, lines.slice(own.from, own.to)) && { source: sourceOf(item, lines.slice(own.from, own.to)) }),
      ...(listed !== '' && { listed }),
    }
  })
}

/** Lines that lack an option would be compared for nothing, unless a model may have made it up. */
function isWhole({ traces, problems }: ReadItem, lines: readonly FileLine[]): boolean {
  if (problems.some(({ code }) => code === 'readByAi')) return true
  const all = lines.map(({ letters }) => letters).join('')
  return (traces?.rest ?? [])
    .flatMap(signsIn)
    .filter((sign) => sign.length >= fewestLetters)
    .every((sign) => all.includes(sign))
}

function sourceOf({ traces }: ReadItem, lines: readonly FileLine[]): string {
  const here = new Set(lines.map(({ letters }) => letters))
  const shared = (traces?.shared ?? []).filter((text) => !here.has(lettersOf(text)))
  return [...shared, ...lines.map(({ text }) => text)]
    .map((text) => text.slice(0, longestSource).trimEnd())
    .filter((text) => text.trim() !== '')
    .join('\n')
    .slice(0, longestSource)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

function rangesOf(items: readonly ReadItem[], lines: readonly FileLine[]): Map<ReadItem, Range> {
  const text = lines.map(({ letters }) => letters).join('')
  const lineAt = placesIn(lines)
  const starts: { item: ReadItem; traces: Traces; from: number; isBehind: boolean }[] = []
  let cursor = 0
  let unseen = 0
  for (const item of items) {
    const { traces } = item
    const found = traces && startIn(text, traces, cursor, cursor + farthest * (unseen + 1))
    if (!found) {
      unseen += 1
      continue
    }
    const line = lineAt(found.at)
    const before = text.slice(line.from, found.at).replace(namesBefore, '')
    starts.push({
      item,
      traces,
      from: withNumberAbove(lines, line.number, traces.number),
      isBehind: before !== '' && !/^\p{N}+$/u.test(before),
    })
    // Many ask the same, each with options of its own.
    cursor = found.at + found.length
    unseen = 0
  }
  return new Map(
    starts.map(({ item, traces, from }, place) => {
      const next = starts[place + 1]
      // Two may stand in one line.
      const last = Math.max(from + 1, next ? next.from + (next.isBehind ? 1 : 0) : lines.length)
      return [item, { from, to: endOf(lines, from, last, traces, next?.traces) }]
    }),
  )
}

/** 'Câu 2', '(1 điểm)' stand before what is asked; 'D. char' is the end of another. */
const namesBefore = /(?:câu(?:hỏi)?|bài|question|q|số|\p{N}|điểm|đ)*$/u

/** Which line holds the letter at this place of all of them, and where it begins. */
function placesIn(lines: readonly FileLine[]): (at: number) => { number: number; from: number } {
  const ends: number[] = []
  for (const { letters } of lines) ends.push((ends.at(-1) ?? 0) + letters.length)
  return (at) => {
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    return { number: low, from: ends[low - 1] ?? 0 }
  }
}

/** Where what is asked begins: with its number, or by itself where it is long enough to be no other. */
function startIn(
  text: string,
  { number, stem }: Traces,
  from: number,
  to: number,
): { at: number; length: number } | null {
  const window = text.slice(from, to)
  const signs = stem.flatMap(signsIn)
  const [first = ''] = signs
  const numbered = number === 0 || first === '' ? -1 : window.indexOf(`${number}${first}`)
  const known = signs.find((sign) => sign.length >= fewestLetters) ?? ''
  const plain = known === '' ? -1 : window.indexOf(known)
  if (numbered !== -1 && (plain === -1 || numbered <= plain))
    return { at: from + numbered, length: String(number).length + first.length }
  return plain === -1 ? null : { at: from + plain, length: known.length }
}

/** What a reader put there itself, such as the number of a gap, parts what stands in the file. */
function signsIn(text: string): string[] {
  return text
    .split(/\[\[\d+\]\]|\uFFFC/u)
    .map((part) => lettersOf(part).slice(0, longestSign))
    .filter((letters) => letters !== '')
}

const numberAlone = /^(?:câu(?:hỏi)?|bài|question|q)?(?:số)?(\d{1,4})(?:[\d,]*(?:điểm|đ))?$/u

/** 'Câu 1.' in a line of its own. */
function withNumberAbove(lines: readonly FileLine[], from: number, number: number): number {
  let above = from - 1
  while (above > 0 && lines[above]?.letters === '') above -= 1
  const [, said] = numberAlone.exec(lines[above]?.letters ?? '') ?? []
  return Number(said) === number ? above : from
}

/** Up to the next one all may be part of it, except for a heading, a list of keys or the text of the next. */
function endOf(
  lines: readonly FileLine[],
  from: number,
  last: number,
  { rest }: Traces,
  next: Traces | undefined,
): number {
  const said = rest.flatMap(signsIn).filter((sign) => sign.length >= fewestOfOption)
  const following = new Set((next?.shared ?? []).map(lettersOf).filter((letters) => letters !== ''))
  const isRead = ({ letters }: FileLine): boolean => said.some((sign) => letters.includes(sign))
  const isBeyond = (line: FileLine): boolean => following.has(line.letters) || (endsQuestions(line) && !isRead(line))
  const between = lines.slice(from + 1, last)
  const end = between.findIndex(isBeyond)
  let to = from + 1 + (end === -1 ? between.length : end)
  while (to > from + 1 && (lines[to - 1]?.text.trim() === '' || isRule(lines[to - 1]?.text ?? ''))) to -= 1
  return to
}

function endsQuestions({ text, row }: FileLine): boolean {
  const kind = labelOf(text)?.kind
  if (kind === 'section' || kind === 'key' || kind === 'end' || isGuideTitle(text) || isCodeLine(text)) return true
  const pairs = row ? null : keyPairs(text)
  return (pairs?.letters.size ?? 0) > 1
}
