import { cutLine, isEmptyLine, plainLine, trimLine } from '../../../line-text.ts'
import { isRule, labelOf, questionStart } from '../../../signs/line-signs.ts'
import { letters, optionStarts, rightBehind, tick } from '../../../signs/option-signs.ts'
import { letterOnLine } from '../../../signs/option-letters.ts'
import { namedLetter } from '../keys/key-words.ts'
import type { Line } from '../../../word-file.ts'
import { inCountedTurns } from './counted-turns.ts'
import { withoutCounts } from './without-counts.ts'
import { isOften, shapeOf } from '../around/record-heads.ts'

export interface SignedOption {
  lines: Line[]
  isRight: boolean
}

export interface SignedQuestion {
  asked: Line[]
  options: SignedOption[]
  /** What stands above it and is no part of it. */
  above?: Line[]
  /** That it was given; without one it is counted. */
  number?: number
  /** Of what it is one, as the line above it says. */
  topic?: string
  /** What stands where its key should, and is none of its options. */
  said?: string
}

/** What is asked, its options line by line, and below them the key. */
interface Block {
  asked: Line
  options: Line[]
  key: string
}

const fewest = 3
const fewestLines = 4
const mostLines = letters.length + 2
/** A heading and who wrote it. */
const longestTitle = 2

/**
 * Neither numbers nor letters: what is asked, as many lines to choose from in every block, and a last line that says
 * which one. Nearly all blocks have this shape, or the file is read as any other; what is shaped otherwise is asked.
 */
export function inBlocks(lines: readonly Line[]): SignedQuestion[] | null {
  const { title, blocks } = titled(partsBetweenGaps(lines))
  const parts = blocks.length > 1 ? blocks : turnsIn(blocks[0] ?? [])
  const usual = usualLength(parts)
  if (parts.length < fewest || usual < fewestLines || usual > mostLines) return null
  const isAlike = (part: readonly Line[]): boolean => part.length === usual && !isLabelled(part)
  const alike = parts.filter(isAlike)
  const labelled = parts.filter(isLabelled)
  if (isOften(labelled, parts) || alike.length * 5 < parts.length * 4) return null
  const shape = shapeOf(alike)
  if (!shape) return null
  const own = (part: readonly Line[]): Line[] => part.slice(shape.above, part.length - shape.below)
  const read = keyedBelow(alike.map(own)) ?? markedBehind(alike.map(own))
  return (
    read &&
    withoutCounts(
      parts.map((part, at) => ({
        ...(isAlike(part) ? read(own(part)) : { asked: part, options: [] }),
        ...(isAlike(part) && { topic: topicIn(part.slice(0, shape.above)) }),
        ...(at === 0 && { above: title }),
      })),
    )
  )
}

/** Its number is no topic. */
function topicIn(above: readonly Line[]): string {
  return above
    .map((line) => plainLine(line).trim())
    .filter((text) => /\p{L}/u.test(text))
    .join(', ')
}

function partsBetweenGaps(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [[]]
  for (const line of lines) {
    if (!isEmptyLine(line) && !isRule(plainLine(line))) parts.at(-1)?.push(trimLine(line))
    else if (parts.at(-1)?.length !== 0) parts.push([])
  }
  return parts.filter(({ length }) => length > 0)
}

function titled([first = [], ...others]: readonly Line[][]): { title: Line[]; blocks: Line[][] } {
  return first.length <= longestTitle && others.length > 0
    ? { title: first, blocks: others }
    : { title: [], blocks: [first, ...others] }
}

function turnsIn(lines: readonly Line[]): Line[][] {
  const counted = inCountedTurns(lines, fewestLines + 1, mostLines + 1)
  return counted.length > 0 ? counted : inTurns(lines)
}

/** Without empty lines every so many of them say a key. */
function inTurns(lines: readonly Line[]): Line[][] {
  for (let length = fewestLines; length <= mostLines; length += 1) {
    if (lines.length % length !== 0 || lines.length < length * (fewest + 1)) continue
    const parts = Array.from({ length: lines.length / length }, (_, at) => lines.slice(at * length, (at + 1) * length))
    const shape = shapeOf(parts) ?? { above: 0, below: 0 }
    const blocks = parts.map((part) => blockOf(part.slice(shape.above, part.length - shape.below)))
    if (areKeyedByPlaces(blocks)) return parts
    for (const keyIn of [letterIn, textIn]) {
      const others = blocks.filter((block) => block === null || keyIn(block) === null)
      if (!isOften(others, blocks)) return parts
      // Two blocks in a row are none where one of them is odd.
      if (others.length * 2 <= blocks.length) return []
    }
  }
  return []
}

const counted = /^\s*\d{1,2}\s?[.)]/u

/**
 * The last line of every block is the number of one of its options, up to the last and in any order, where levels rise;
 * only the first one always has words, and none counts.
 */
function areKeyedByPlaces(blocks: readonly (Block | null)[]): boolean {
  const places = blocks.map((block) => (block && /^[1-9]$/u.test(block.key) ? Number(block.key) : Infinity))
  const isAsking = (block: Block | null): boolean => /\p{L}{2}/u.test(plainLine(block?.asked ?? []))
  const counts = blocks.map((block) => block?.options.length ?? 0)
  const areCounted = blocks.some((block) => block?.options.some((line) => counted.test(plainLine(line))))
  return (
    blocks.every(isAsking) &&
    !areCounted &&
    places.some((place, at) => place < (places[at - 1] ?? 0)) &&
    places.every((place, at) => place <= (counts[at] ?? 0)) &&
    places.some((place, at) => place === counts[at])
  )
}

function usualLength(parts: readonly Line[][]): number {
  const [usual] = [...Map.groupBy(parts, ({ length }) => length)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return usual?.[0] ?? 0
}

function blockOf([asked, ...below]: readonly Line[]): Block | null {
  const said = plainLine(below.at(-1) ?? [])
  const label = labelOf(said)
  if (!asked || (label !== null && label.kind !== 'answer')) return null
  const key = said.slice(label?.kind === 'answer' ? label.at : 0).trim()
  return { asked, options: below.slice(0, -1), key: namedLetter(key) ?? key }
}

/** Letters before its lines, a word before its number, or a number that begins anything but the block. */
function isLabelled(part: readonly Line[]): boolean {
  const texts = part.map(plainLine)
  const isLettered = texts.some(
    (text, at) => startsWith(text, 0) && (startsWith(texts[at + 1] ?? '', 1) || isListed(text)),
  )
  const isNamed = texts.some((text) => questionStart(text, 'named') !== null)
  const isExplained = texts.some((text) => labelOf(text)?.kind === 'explanation')
  return isLettered || isNamed || isExplained || texts.slice(1, -1).some(isNumbered)
}

function startsWith(text: string, place: number): boolean {
  return optionStarts(text, place).length > 0
}

function isListed(text: string): boolean {
  return optionStarts(text, 0).length > 1
}

/** '3. …', but not '3.5'. */
function isNumbered(text: string): boolean {
  return /^\s*\d{1,3}[.)]\s+\S/u.test(text)
}

type Read = (part: readonly Line[]) => SignedQuestion

function keyedBelow(parts: readonly Line[][]): Read | null {
  const rightIn = keyReader(parts.flatMap((part) => blockOf(part) ?? []))
  return (
    rightIn &&
    ((part) => {
      const block = blockOf(part)
      const right = block && rightIn(block)
      return {
        asked: block ? [block.asked] : [...part],
        options: block?.options.map((line, at) => ({ lines: [line], isRight: at === right })) ?? [],
        ...(block && isOther(block) && { said: block.key }),
      }
    })
  )
}

/** No key below, but a sign behind one of the lines in nearly every block. */
function markedBehind(parts: readonly Line[][]): Read | null {
  const marked = parts.filter(([, ...options]) => options.filter((line) => markAt(line) !== null).length === 1)
  if (marked.length < fewest || marked.length * 5 < parts.length * 4) return null
  return ([asked = [], ...options]) => ({
    asked: [asked],
    options: options.map((line) => ({
      lines: [cutLine(line, 0, markAt(line) ?? undefined)],
      isRight: markAt(line) !== null,
    })),
  })
}

function markAt(line: Line): number | null {
  const text = plainLine(line)
  return (tick.exec(text) ?? rightBehind.exec(text))?.index ?? null
}

/** Letters, or what the right one says, or which one it is: one way for the whole file. */
function keyReader(blocks: readonly Block[]): ((block: Block) => number | null) | null {
  const first = blocks.some(({ key }) => key === '0') ? 0 : 1
  const isSeenToCount = first === 0 || blocks.some(({ key, options }) => Number(key) === options.length)
  const numberIn = ({ key, options }: Block): number | null => {
    const at = /^\d{1,2}$/u.test(key) ? Number(key) - first : -1
    return at >= 0 && at < options.length ? at : null
  }
  const countOf = (reader: typeof numberIn): number => blocks.filter((block) => reader(block) !== null).length
  const known = [letterIn, textIn, numberIn].filter(
    (reader) => countOf(reader) >= fewest && countOf(reader) * 5 >= blocks.length * 4,
  )
  // A number that no option says is that of one, and so are all others.
  const isPlaced = isSeenToCount && countOf(numberIn) === blocks.length && countOf(textIn) < blocks.length
  const readers = isPlaced ? [numberIn] : known
  const [reader] = readers
  if (!reader) return null
  // Nothing tells whether they count from zero, or whether a number is what the right one says.
  const isOpen = readers.length > 1 || (reader === numberIn && !isSeenToCount)
  return isOpen
    ? (block) =>
        agreed(
          readers.map((one) => one(block)),
          reader !== numberIn || isSeenToCount,
        )
    : reader
}

function agreed(places: readonly (number | null)[], isKnown: boolean): number | null {
  const [first = null] = places
  return isKnown && places.every((place) => place === first) ? first : null
}

/** A word or a letter, and none of those to choose from. */
function isOther(block: Block): boolean {
  const { key, options } = block
  const isSame = options.some((line) => plainLine(line).trim().toLowerCase() === key.toLowerCase())
  return (/\p{L}{2}/u.test(key) || letterOnLine(key) !== null) && letterIn(block) === null && !isSame
}

function letterIn({ key, options }: Block): number | null {
  const at = letters.indexOf(letterOnLine(key) ?? '-')
  return at >= 0 && at < options.length ? at : null
}

function textIn({ key, options }: Block): number | null {
  const said = key.toLowerCase()
  const alike = options.flatMap((line, at) => (plainLine(line).trim().toLowerCase() === said ? [at] : []))
  return alike.length === 1 ? (alike[0] ?? null) : null
}
