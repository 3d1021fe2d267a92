import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const word = String.raw`^\s*(?:[*•●▪➢❖]\s?)?(?:câu(?:\s+hỏi)?|question)\s*(?:số\s*)?`
const first = String.raw`(?:\d{1,3}|[IVX]{1,4}|[A-H])`
const named = new RegExp(String.raw`${word}(?:\d|${first}\.\d)`, 'iu')
/** 'Câu 1.2 …', 'Câu 1.1.1. …', 'Câu I.2.3: …' */
const parted = new RegExp(
  String.raw`${word}(${first}(?:\.\d{1,3}){1,3})(?!\.?\d)(?:\s?[.:)](?!\d)\s*|\s+(?=\S)|\s*$)`,
  'iu',
)
/** 'Câu 5.4 32. …': a point was left out, or a space typed behind one. */
const loose = new RegExp(String.raw`${word}(${first}(?:(?:\s{0,2}\.\s{0,2}|\s)\d{1,3}){1,3})\s?[.:)](?!\d)\s*`, 'iu')
/** '1.1.1. A   1.1.2. C' below them; in a table the letter may have a cell of its own. */
const keys =
  /(?<!\S)(?:câu\s?)?((?:\d{1,3}|[IVX]{1,4})(?:\.\d{1,3}){2,3})(?:\s?[.:)\-–])?(?:\s{0,3}[A-H])?[.,;]?(?=\s|$)/giu
const longestKeys = 1000

const fewest = 5

interface Start {
  parts: string[]
  length: number
}

/**
 * Numbers of lessons and of the questions in them behind the word for a question, through a whole file. Of two parts the
 * last one is the number; where there are more each number is counted anew, also in a list of keys.
 */
export function withPartedNumbers(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const starts = startsIn(texts)
  if (starts.size === 0) return blocks
  const counts = new Map<string, number>()
  for (const { parts } of starts.values()) {
    const number = numberOf(parts)
    if (!counts.has(number)) counts.set(number, parts.length === 2 ? Number(parts[1]) : counts.size + 1)
  }
  return blocks.map((block, at) => {
    if (block.kind === 'table')
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => cell.map((line) => keysCounted(line, counts)))),
      }
    const start = starts.get(at)
    if (!start) return { ...block, line: keysCounted(block.line, counts) }
    const rest = cutLine(block.line, start.length)
    const sign = /^[([]/u.test(plainLine(rest)) ? ' ' : '. '
    return { ...block, line: [...textLine(`Câu ${counts.get(numberOf(start.parts))}${sign}`), ...rest] }
  })
}

/** Of the beginning of a text. */
export function hasPartedNumbers(text: string): boolean {
  return startsIn(text.normalize('NFC').split('\n')).size > 0
}

const numberOf = (parts: readonly string[]): string => parts.join('.').toUpperCase()

/** Where they begin questions, by their lines; none where it is not certain. */
function startsIn(texts: readonly string[]): Map<number, Start> {
  const lines = texts.flatMap((text, at) => (named.test(text) ? [at] : []))
  if (lines.length < fewest) return new Map()
  const found = new Map(lines.flatMap((at) => startIn(at, parted.exec(texts[at] ?? ''))))
  const same = Map.groupBy(found, ([, { parts }]) => parts.length)
  const [most = []] = [...same.values()].toSorted((one, other) => other.length - one.length)
  if (most.length < fewest || most.length * 10 < lines.length * 9 || !areCounted(most)) return new Map()
  const usual = most[0]?.[1].parts.length
  const starts = new Map<number, Start>()
  let before: Start | undefined
  for (const at of lines) {
    const strict = found.get(at)
    const [[, mended] = []] = startIn(at, loose.exec(texts[at] ?? ''))
    const isNext = mended !== undefined && before !== undefined && goesOn(mended, before)
    const start = strict?.parts.length === usual ? strict : isNext && mended.parts.length === usual ? mended : undefined
    if (start) starts.set(at, start)
    before = start ?? before
  }
  return starts
}

function startIn(at: number, found: RegExpExecArray | null): [number, Start][] {
  return found ? [[at, { parts: (found[1] ?? '').split(/[\s.]+/u), length: found[0].length }]] : []
}

const lastOf = ({ parts }: Start): number => Number(parts.at(-1))

/** In the same lesson, one further on. */
function goesOn(start: Start, before: Start): boolean {
  return (
    numberOf(start.parts.slice(0, -1)) === numberOf(before.parts.slice(0, -1)) && lastOf(start) === lastOf(before) + 1
  )
}

/** 'Câu 1.5 lít': nobody counts with those. */
function areCounted(starts: readonly (readonly [number, Start])[]): boolean {
  const pairs = starts.slice(1).filter(([, start], at) => {
    const before = starts[at]?.[1]
    return lastOf(start) === 1 || (before && lastOf(start) === lastOf(before) + 1)
  })
  return pairs.length * 5 >= (starts.length - 1) * 4
}

function keysCounted(line: Line, counts: ReadonlyMap<string, number>): Line {
  const text = plainLine(line)
  if (text.length > longestKeys || text.replaceAll(keys, '').trim() !== '') return line
  const found = [...text.matchAll(keys)].flatMap(({ 0: whole, 1: number = '', index }) => {
    const count = counts.get(number.toUpperCase())
    return count === undefined ? [] : [{ from: index + whole.indexOf(number), length: number.length, count }]
  })
  return found
    .toReversed()
    .reduce(
      (rest, { from, length, count }): Line => [
        ...cutLine(rest, 0, from),
        ...textLine(String(count)),
        ...cutLine(rest, from + length),
      ],
      line,
    )
}
