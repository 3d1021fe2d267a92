import { textLine } from '../../../line-text.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { type OptionRun, optionRuns, textAt } from '../keys/option-runs.ts'

const fewest = 4
const onlyLetters = /^[\s,;.|/–-]*(?:[A-J][\s,;.|/–-]*)+$/u
const arrowed = /^\s*(?:\d{1,3}\s?(?:[-=]+>|→|⇒|=)\s?[A-J](?:[\s,;|.]+|$))+$/u
const ownPair = /(\d{1,3})\s?(?:[-=]+>|→|⇒|=)\s?([A-J])/gu

/**
 * Below the heading of a list of keys as many letters as there are questions, and nothing else: 'B C A D', 'BCAD', or
 * with an arrow behind each number. They are those of the questions in their order.
 */
export function withListsCounted(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const runs = optionRuns(blocks)
  const last = runs.at(-1)?.last
  if (last === undefined || runs.length < fewest) return blocks
  const head = blocks.findIndex((_, at) => at > last && labelOf(textAt(blocks, at))?.kind === 'key')
  if (head === -1) return blocks
  const below = blocks.slice(head + 1)
  if (below.some(({ kind }) => kind === 'table') || !areCounted(blocks.slice(0, head), runs.length)) return blocks
  const texts = below.map((_, at) => textAt(below, at)).filter((text) => text.trim() !== '')
  const keys = keysIn(texts)
  const isWhole = keys.length === runs.length && keys.every((letter, at) => isOption(letter, runs[at]))
  if (!isWhole) return blocks
  return [
    ...blocks.slice(0, head + 1),
    ...keys.map((letter, at): WordBlock => ({ kind: 'line', line: textLine(`${at + 1}. ${letter}`) })),
  ]
}

/** In their order, or none. */
function keysIn(texts: readonly string[]): string[] {
  if (texts.every((text) => onlyLetters.test(text))) return texts.flatMap((text) => text.match(/[A-J]/gu) ?? [])
  if (!texts.every((text) => arrowed.test(text))) return []
  const pairs = texts.flatMap((text) => [...text.matchAll(ownPair)])
  return pairs.every(([, number], at) => Number(number) === at + 1) ? pairs.map(([, , letter = '']) => letter) : []
}

function isOption(letter: string, run: OptionRun | undefined): boolean {
  return letters.indexOf(letter) < (run?.texts.length ?? 0)
}

/** From one to the last, or without any number. */
function areCounted(blocks: readonly WordBlock[], count: number): boolean {
  const numbers = blocks.flatMap((_, at) => anyStart(textAt(blocks, at))?.number ?? [])
  return numbers.length === 0 || (numbers.length === count && numbers.every((number, at) => number === at + 1))
}
