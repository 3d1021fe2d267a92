import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, problem } from '../../../../item.ts'
import { plainLine } from '../../../line-text.ts'
import { isGuideHead } from '../../../signs/guide-signs.ts'
import { anyStart, isEnd, isPaperWording, labelOf, questionStart } from '../../../signs/line-signs.ts'
import { letterBefore } from '../../../signs/option-letters.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

/** What the first copy says otherwise than the second one, by what both ask. */
interface Otherwise {
  asked: string
  lines: string[]
}

interface SecondCopy {
  blocks: readonly WordBlock[]
  otherwise: readonly Otherwise[]
}

interface Unit {
  opening: string
  from: number
  to: number
}

const fewestAsked = 3
const mostHeads = 20
const mostLines = 400

/**
 * The questions as they are given out, and below 'ĐÁP ÁN' once more with what is right: the second copy is the paper.
 * Null where anything but a few words stands in the first one only, or where something is marked in it.
 */
export function secondCopy(blocks: readonly WordBlock[]): SecondCopy | null {
  const texts = blocks.map(textIn)
  const isNamed = texts.filter((text) => questionStart(text, 'named') !== null).length >= fewestAsked
  const starts = texts.flatMap((text, at) => {
    const start = isNamed ? questionStart(text, 'named') : anyStart(text)
    return start ? [{ at, opening: plain(text.slice(start.at)) }] : []
  })
  if (starts.length < fewestAsked * 2) return null
  const heads = texts.flatMap((text, at) => (isHead(text) ? [at] : [])).slice(0, mostHeads)
  for (const head of heads) {
    const again = starts.find(({ at }) => at > head)
    const first = starts.find(({ at, opening }) => at < head && opening === again?.opening)
    if (!again || !first) continue
    const unitsOf = (from: number, to: number): Unit[] => {
      const own = starts.filter(({ at }) => at >= from && at < to)
      return own.map(({ at, opening }, place) => ({ opening, from: at, to: own[place + 1]?.at ?? to }))
    }
    const copies = [unitsOf(first.at, head), unitsOf(head, blocks.length)] as const
    const otherwise = otherwiseIn(copies, blocks, texts)
    if (!otherwise) continue
    const titles = new Set(texts.slice(head, again.at).map(plain))
    const above = blocks.slice(0, first.at).filter((_, at) => !titles.has(plain(texts[at] ?? '')))
    return { blocks: [...above, ...blocks.slice(head + 1)], otherwise }
  }
  return null
}

/** What was said otherwise is told where it was said. */
export function withOtherwiseTold(items: ReadItem[], otherwise: readonly Otherwise[]): ReadItem[] {
  for (const { asked, lines } of otherwise) {
    const own = items.find(({ item }) => plain(textOf(item.content)).includes(asked)) ?? items.at(-1)
    own?.problems.push(problem('wordingDropped', { text: lines.join(' / ').slice(0, 200) }))
  }
  return items
}

function otherwiseIn(
  [given, answered]: readonly [readonly Unit[], readonly Unit[]],
  blocks: readonly WordBlock[],
  texts: readonly string[],
): Otherwise[] | null {
  if (given.length < fewestAsked || answered.length < given.length) return null
  let same = 0
  const otherwise: Otherwise[] = []
  for (const [at, unit] of given.entries()) {
    const other = answered[at]
    if (!other || unit.to - unit.from > mostLines) return null
    const own = blocks.slice(unit.from, unit.to)
    if (isMarked(own) || objectsIn(own) > objectsIn(blocks.slice(other.from, other.to))) return null
    const whole = plain(texts.slice(other.from, other.to).join(' '))
    if (!isSaidIn(unit.opening, whole)) return null
    const lines = texts.slice(unit.from, unit.to).filter((text) => !isSaidAgain(text, whole))
    if (lines.length > 0) otherwise.push({ asked: other.opening, lines: lines.map((text) => text.trim()) })
    if (lines.every((text) => isSaidIn(plain(text), whole))) same += 1
  }
  return same * 5 >= given.length * 4 ? otherwise : null
}

function isHead(text: string): boolean {
  return isGuideHead(text) || labelOf(text)?.kind === 'key'
}

function isSaidAgain(text: string, whole: string): boolean {
  return whole.includes(plain(text)) || isEnd(text) || isPaperWording(text)
}

const mostOtherwise = 0.3

/** In the same words, or with a few of them mended. */
function isSaidIn(text: string, whole: string): boolean {
  const [words, others] = [new Set(text.split(' ')), new Set(whole.split(' '))]
  return whole.includes(text) || words.intersection(others).size >= words.size * (1 - mostOtherwise)
}

/** One of its options looks otherwise than the others. */
function isMarked(blocks: readonly WordBlock[]): boolean {
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2)))
  const looks = lines.filter((line) => letterBefore(plainLine(line)) !== null).flatMap(looksIn)
  return new Set(looks).size > 1
}

function looksIn(line: Line): string[] {
  return line.flatMap((piece) =>
    piece.kind === 'text' && /[\p{L}\d]/u.test(piece.text)
      ? [[piece.look.color, piece.look.highlight, piece.look.underline, piece.look.ring].join()]
      : [],
  )
}

function objectsIn(blocks: readonly WordBlock[]): number {
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2)))
  return lines.flat().filter(({ kind }) => kind !== 'text').length
}

const textIn = (block: WordBlock): string =>
  block.kind === 'line' ? plainLine(block.line) : block.rows.flat(2).map(plainLine).join(' ')

const plain = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()
