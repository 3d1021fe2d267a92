import { plainLine } from '../line-text.ts'
import { letterBefore } from './option-letters.ts'
import { optionsInside } from './option-signs.ts'
import { anyStart, labelOf } from './line-signs.ts'
import type { Line } from '../word-file.ts'

const longest = 60
const oftenEnough = 3
const fewestListed = 3

interface Said {
  line: Line
  text: string
  /** How all of it looks; empty where nothing is special or not all looks alike. */
  look: string
  isAsked: boolean
  isOption: boolean
  /** Pictures and nothing else. */
  isPicture: boolean
}

/**
 * Lines that have a look of their own, which no question and no option of the file has, and of which at least three
 * stand right above a question: what has this look and stands there is a heading, with a number or without. Numbered
 * lines in a row that come again as headings are a list of contents.
 */
export function headingLines(lines: readonly Line[]): ReadonlySet<Line> {
  const said = lines.flatMap((line) => saidIn(line))
  const headings = new Set<Line>()
  const usual = new Set(said.flatMap((own, at) => (own.isOption || isQuestion(said, at) ? [own.look] : [])))
  const above = said.map((own, at) => isTitle(own) && !usual.has(own.look) && isAboveQuestion(said, at))
  // The same line again is the end of an option that is asked again.
  const titles = new Map<string, Set<string>>()
  for (const [at, { look, text }] of said.entries())
    if (above[at]) titles.set(look, (titles.get(look) ?? new Set()).add(text))
  for (const [at, { line, look }] of said.entries())
    if ((above[at] || isAboveFirst(said, at)) && (titles.get(look)?.size ?? 0) >= oftenEnough) headings.add(line)
  // Where it is found on the web.
  for (const [at, own] of said.entries())
    if (isAddress(own) && headings.has(said[at - 1]?.line ?? [])) headings.add(own.line)
  if (headings.size > 0) for (const line of contentsOf(said, headings)) headings.add(line)
  return headings
}

function saidIn(line: Line): Said[] {
  const text = plainLine(line).trim()
  if (text === '') return []
  const isOption = letterBefore(text) !== null || truthAlone.test(text)
  const isPicture = /^[\uFFFC\s]+$/u.test(text)
  return [{ line, text, look: lookOf(line), isOption, isPicture, isAsked: !isOption && anyStart(text) !== null }]
}

const truthAlone = /^(?:[-•]\s*)?(?:true|false|đúng|sai)\s*\.?$/iu

/** What all of its text has in common. */
export function lookOf(line: Line): string {
  const looks = line.flatMap((piece) => {
    if (piece.kind !== 'text' || !/[\p{L}\d]/u.test(piece.text)) return []
    const { bold, underline, italic, color, highlight } = piece.look
    return [[bold && 'b', underline && 'u', italic && 'i', color, highlight && 'h'].filter((own) => own !== undefined)]
  })
  const [first = [], ...others] = looks
  return first.filter((own) => others.every((other) => other.includes(own))).join(' ')
}

/** Short, and no sentence, no value that is given, and nothing that is asked or answered. */
function isTitle({ text, look, isOption }: Said): boolean {
  const label = labelOf(text)
  return (
    look !== '' &&
    !isOption &&
    text.length <= longest &&
    !/\uFFFC|[?？.:：;,=…_]\s*$|[=;@]|\.{3}|\p{L}\.\p{Ll}|:\/\//u.test(text) &&
    (label === null || label.kind === 'section')
  )
}

/** Its options follow before another number does. */
function isQuestion(said: readonly Said[], at: number): boolean {
  const own = said[at]
  if (!own?.isAsked) return false
  if (optionsInside(own.text).length > 0) return true
  const next = said.slice(at + 1, at + 6).find((one) => one.isOption || one.isAsked)
  return next?.isOption === true
}

/** A title above a question that counts from one again, whatever its options look like. */
function isAboveFirst(said: readonly Said[], at: number): boolean {
  const own = said[at]
  const next = said.slice(at + 1, at + mostInRow).find((one) => !isAddress(one))
  return (
    own !== undefined && isTitle(own) && !own.isAsked && next?.isAsked === true && anyStart(next.text)?.number === 1
  )
}

const mostInRow = 3

function isAddress({ text }: Said): boolean {
  return /^<?https?:\/\/\S+$/u.test(text)
}

/** Right above one, or above other headings that are. */
function isAboveQuestion(said: readonly Said[], at: number): boolean {
  let hasPicture = false
  for (let next = at + 1; next <= at + mostInRow; next += 1) {
    const own = said[next]
    if (isQuestion(said, next)) return !isQuestion(said, at) && !(hasPicture && ofPicture.test(own?.text ?? ''))
    hasPicture ||= own?.isPicture === true
    if (!own || !(own.isPicture || isAddress(own) || isTitle(own))) return false
  }
  return false
}

/** What is asked is asked about the picture above it. */
const ofPicture =
  /(?<![\p{L}])(?:hình|ảnh|sơ đồ|biểu đồ|đồ thị|figure|picture|image|diagram|graph|chart|shown)(?![\p{L}])/iu

function contentsOf(said: readonly Said[], headings: ReadonlySet<Line>): Line[] {
  const titles = new Set(said.flatMap(({ line, text }) => (headings.has(line) ? [titleOf(text)] : [])))
  const start = said.findIndex(({ text }) => anyStart(text)?.number === 1)
  const run = []
  for (const [at, own] of said.slice(Math.max(start, 0)).entries()) {
    if (anyStart(own.text)?.number !== at + 1 || headings.has(own.line) || own.text.length > longest) break
    run.push(own)
  }
  const again = run.filter(({ text }) => titles.has(titleOf(text)))
  return again.length >= fewestListed && again.length * 2 >= run.length ? run.map(({ line }) => line) : []
}

function titleOf(text: string): string {
  return text
    .slice(anyStart(text)?.at ?? 0)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
}
