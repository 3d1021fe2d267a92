import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import type { Look } from '../../../word-looks.ts'

const bare = /^\s*([A-C])\s+(?=[\p{L}\d("“])/u

/** 'A. Malaysian   B March   C. English': one of a row lost its point. */
export function withPointsInRows(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.map((block) => (block.kind === 'line' ? { ...block, line: withRowPointed(block.line) } : block))
}

const rowLetter = /(?:^|\t\s{0,9}|\s{2,40})(?:\d{1,3}\s?[.)]\s*)?([A-E])(\s?[.)])?(?=\s*\S)/gu

function withRowPointed(line: Line): Line {
  const text = plainLine(line)
  const found = [...text.matchAll(rowLetter)]
  const letters = found.map(([, letter]) => letter).join('')
  const points = found.filter(([, , point]) => point !== undefined)
  const small = smallAmong(text, letters)
  if (small !== null)
    return [...cutLine(line, 0, small), ...textLine(text.charAt(small).toUpperCase()), ...cutLine(line, small + 1)]
  const isRow = letters.length > 2 && 'ABCDE'.startsWith(letters) && points.length * 2 >= found.length
  if (!isRow || points.length === found.length) return line
  const places = found.flatMap(({ index, 0: own, 2: point }) => (point === undefined ? [index + own.length] : []))
  // A word may begin with its letter: 'B' of 'Bread'.
  if (places.some((at) => /\S/u.test(text.charAt(at)))) return line
  return [0, ...places].flatMap((from, at) => [
    ...cutLine(line, from, places[at]),
    ...(at < places.length ? textLine('.') : []),
  ])
}

/** 'A. Linda   B. Yagi   c. Tip   D. Top': where the small one stands. */
function smallAmong(text: string, letters: string): number | null {
  const missing = ['B', 'C', 'D'].find((letter) => letters === 'ABCDE'.slice(0, letters.length + 1).replace(letter, ''))
  if (missing === undefined || letters.length < 2) return null
  const sign = new RegExp(String.raw`(?:\t\s{0,9}|\s{2,40})(?=${missing.toLowerCase()}\s?[.)]\s*\S)`, 'u')
  const found = sign.exec(text)
  return found && found.index + found[0].length
}

/** 'A Nước' above 'B. Lửa' and 'C. Đất': one letter lost its point, and those around it have theirs. */
export function withLostPoints(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const filled = blocks.flatMap((block, at) => {
    const text = block.kind === 'line' ? plainLine(block.line) : '\uFFFC'
    return text.trim() === '' ? [] : [{ at, text }]
  })
  const lost = new Set<number>()
  for (const [place, { at, text }] of filled.entries()) {
    const letter = bare.exec(text)?.[1]
    if (letter === undefined) continue
    const [above = '', next = '', later = ''] = [-1, 1, 2].map((step) => filled[place + step]?.text ?? '')
    const own = 'ABC'.indexOf(letter)
    const starts = optionStarts(next, own + 1).length
    const isBegun = own > 0 && optionStarts(above, own - 1).length > 0
    const isFirst = own === 0 && optionStarts(above, 0).length === 0
    const areMore = starts > 1 || (starts === 1 && optionStarts(later, own + 2).length > 0)
    if (isCapital(next) && (isFirst ? areMore : isBegun && starts > 0)) lost.add(at)
  }
  for (const at of smallLost(filled)) lost.add(at)
  return lost.size === 0
    ? blocks
    : blocks.map((block, at) => (lost.has(at) && block.kind === 'line' ? withPoint(block) : block))
}

const bareSmall = /^\s*([bcd])\s+(?=[\p{L}\d("“])/u
const pointedSmall = /^\s*([a-e])\s?[.)]\s*\S/u
const fewestFourths = 3

interface Filled {
  at: number
  text: string
}

/** 'c domingo' between 'b.' and 'd.', or 'd …' behind 'c.' where nearly all others have a 'd.' there: a word among others begins none. */
function smallLost(filled: readonly Filled[]): number[] {
  const small = filled.map(({ text }) => pointedSmall.exec(text)?.[1])
  const thirds = small.flatMap((letter, place) => (letter === 'c' ? [small[place + 1]] : []))
  const fourths = thirds.filter((letter) => letter === 'd').length
  const areFour = fourths >= fewestFourths && fourths * 5 >= thirds.length * 4
  return filled.flatMap(({ at, text }, place) => {
    const letter = bareSmall.exec(text)?.[1] ?? ''
    const own = 'abcde'.indexOf(letter || 'a')
    if (own === 0 || small[place - 1] !== 'abcde'[own - 1]) return []
    const next = filled[place + 1]?.text
    const isOver = next === undefined || anyStart(next) !== null || labelOf(next) !== null
    const isLast = letter === 'd' && areFour && isOver
    return isLast || small[place + 1] === 'abcde'[own + 1] ? [at] : []
  })
}

const isCapital = (text: string): boolean => /^\s*[*([]?[B-D]/u.test(text)

function withPoint(block: Extract<WordBlock, { kind: 'line' }>): WordBlock {
  const from = plainLine(block.line).search(/\S/u) + 1
  const point = { kind: 'text' as const, text: '.', look: lookAt(block, from) }
  return { ...block, line: [...cutLine(block.line, 0, from), point, ...cutLine(block.line, from)] }
}

function lookAt({ line }: Extract<WordBlock, { kind: 'line' }>, from: number): Look {
  const [piece] = cutLine(line, from - 1, from)
  return piece?.kind === 'text' ? piece.look : {}
}
