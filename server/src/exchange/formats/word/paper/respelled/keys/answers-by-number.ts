import { cutLine, isEmptyLine, looksAll, plainLine, textLine, trimLine } from '../../../line-text.ts'
import { anyStart, guard, labelOf } from '../../../signs/line-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

interface Entry {
  number: number
  /** Where its first line is, and the first that is no part of it. */
  from: number
  to: number
  /** Where what is said begins. */
  text: number
}

const fewest = 3

/**
 * '7. Answer: b) …' far behind question 7, with or without lines that explain it, for some of the questions or for all:
 * each is read where it is said below the question itself. A number that two questions have, or none, is left where it is.
 */
export function withAnswersByNumber(blocks: readonly WordBlock[]): readonly WordBlock[] {
  if (blocks.some(({ kind }) => kind === 'table')) return blocks
  const lines = blocks.map((block) => (block.kind === 'line' ? block.line : []))
  const entries = entriesIn(lines)
  const first = entries[0]?.from ?? 0
  const taken = new Set(entries.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  const starts = startsIn(lines, taken)
  const places = Map.groupBy(starts, ({ number }) => number)
  const joined = entries.flatMap((entry) => {
    const [start, ...others] = (places.get(entry.number) ?? []).filter(({ at }) => at < entry.from)
    const isTwice = entries.some((other) => other !== entry && other.number === entry.number)
    return start && others.length === 0 && !isTwice ? [{ entry, to: endOf(lines, start.at, starts, first) }] : []
  })
  const areFar = joined.every(({ entry, to }) => to < entry.from) && starts.some(({ at }) => at > (joined[0]?.to ?? 0))
  if (joined.length < fewest || joined.length * 5 < entries.length * 4 || !areFar) return blocks
  const last = Math.max(...joined.map(({ entry }) => entry.to))
  const heads = lines.flatMap((line, at) => (at < last && at >= headAbove(lines, first) && isHead(line) ? [at] : []))
  const moved = new Set(heads)
  for (const { entry } of joined) for (let at = entry.from; at < entry.to; at += 1) moved.add(at)
  const below = Map.groupBy(joined, ({ to }) => to)
  return blocks.flatMap((block, at) => [
    ...(moved.has(at) ? [] : [block]),
    ...(below.get(at + 1) ?? []).flatMap(({ entry }) => linesOf(lines, entry)),
  ])
}

/** 'Answer key' above the first of them, with other headings between. */
function headAbove(lines: readonly Line[], first: number): number {
  let at = first
  while (at > 0 && (isEmptyLine(lines[at - 1] ?? []) || isHead(lines[at - 1] ?? []))) at -= 1
  return at
}

function entriesIn(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = []
  for (const [at, line] of lines.entries()) {
    const text = plainLine(line)
    const start = anyStart(text)
    const label = start && labelOf(text.slice(start.at))
    if (start && label?.kind === 'answer')
      entries.push({ number: start.number, from: at, to: endOfEntry(lines, at, start.number), text: start.at })
  }
  return entries
}

/** Steps of a solution count from one; the next entry, a heading or a question ends it. */
function endOfEntry(lines: readonly Line[], from: number, number: number): number {
  let step = 0
  const end = lines.findIndex((line, at) => {
    if (at <= from || isEmptyLine(line)) return false
    const text = plainLine(line)
    const start = anyStart(text)
    if (isHead(line)) return true
    if (!start) return false
    if (start.number !== step + 1 || start.number > number || labelOf(text.slice(start.at)) !== null) return true
    step += 1
    return false
  })
  return end === -1 ? lines.length : end
}

function isHead(line: Line): boolean {
  const kind = labelOf(plainLine(line))?.kind
  return kind === 'section' || kind === 'key' || (looksAll(line, 'bold') && kind === undefined)
}

function startsIn(lines: readonly Line[], taken: ReadonlySet<number>): { at: number; number: number }[] {
  return lines.flatMap((line, at) => {
    const start = taken.has(at) ? null : anyStart(plainLine(line))
    return start ? [{ at, number: start.number }] : []
  })
}

/** Behind its last line, above the heading of what follows. */
function endOf(lines: readonly Line[], from: number, starts: readonly { at: number }[], first: number): number {
  const next = starts.find(({ at }) => at > from)?.at ?? first
  let end = next > from ? Math.min(next, first > from ? first : next) : lines.length
  while (end > from + 1 && (isEmptyLine(lines[end - 1] ?? []) || isHead(lines[end - 1] ?? []))) end -= 1
  return end
}

function linesOf(lines: readonly Line[], { from, to, text }: Entry): WordBlock[] {
  const [first = [], ...others] = lines.slice(from, to).filter((line) => !isEmptyLine(line))
  const said = cutLine(first, text)
  const label = labelOf(plainLine(said))
  const isOpen = label?.kind === 'answer' && plainLine(said).slice(label.at).trim() === '' && others.length > 1
  const own: Line[] = [
    // What is said in several lines is nothing that is typed.
    isOpen ? textLine('Lời giải:') : said,
    ...others.map(trimLine).map((line) => (labelOf(plainLine(line)) ? line : [...textLine(guard), ...line])),
  ]
  return own.map((line) => ({ kind: 'line', line }))
}
