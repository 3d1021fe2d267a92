import { textLine } from '../../../line-text.ts'
import { anyStart, labelOf, questionStart } from '../../../signs/line-signs.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { type OptionRun, optionRuns, textAt } from '../keys/option-runs.ts'

const fewest = 4
const onlyLetters = /^[\s,;.|/–-]*(?:[A-J][\s,;.|/–-]*)+$/u
const arrowed = /^\s*(?:\d{1,3}\s?(?:[-=]+>|→|⇒|=)\s?[A-J](?:[\s,;|.]+|$))+$/u
const ownPair = /(\d{1,3})\s?(?:[-=]+>|→|⇒|=)\s?([A-J])/gu

/**
 * Below the heading of a list of keys as many letters as there are questions, and nothing else: 'B C A D', 'BCAD', or
 * with an arrow behind each number. They are those of the questions in their order, whichever number one of them has.
 */
export function withListsCounted(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const runs = optionRuns(blocks)
  const last = runs.at(-1)?.last
  if (last === undefined || runs.length < fewest) return blocks
  const head = blocks.findIndex((_, at) => at > last && labelOf(textAt(blocks, at))?.kind === 'key')
  if (head === -1) return blocks
  const below = blocks.slice(head + 1)
  const asked = questionsIn(blocks.slice(0, head), runs)
  if (below.some(({ kind }) => kind === 'table') || asked === null) return blocks
  const texts = below.map((_, at) => textAt(below, at)).filter((text) => text.trim() !== '')
  const keys = keysIn(texts)
  const { starts, areCounted } = asked
  const fitting = keys.filter((letter, place) =>
    isOption(
      letter,
      runs.find(({ first: at }) => at >= (starts[place] ?? 0) && at < (starts[place + 1] ?? head)),
    ),
  )
  if (keys.length !== starts.length || fitting.length * 10 < keys.length * 9) return blocks
  const lined = (text: string): WordBlock => ({ kind: 'line', line: textLine(text) })
  if (areCounted) return [...blocks.slice(0, head + 1), ...keys.map((letter, at) => lined(`${at + 1}. ${letter}`))]
  // By its number one of them would get the key of another.
  return blocks.slice(0, head).flatMap((block, at) => {
    const next = starts.indexOf(at + 1)
    const place = at === head - 1 ? starts.length - 1 : next - 1
    return place >= 0 ? [block, lined(`Đáp án: ${keys[place] ?? ''}`)] : [block]
  })
}

/** In their order, or none. */
function keysIn(texts: readonly string[]): string[] {
  if (texts.every((text) => onlyLetters.test(text))) return texts.flatMap((text) => text.match(/[A-J]/gu) ?? [])
  if (!texts.every((text) => arrowed.test(text))) return []
  const pairs = texts.flatMap((text) => [...text.matchAll(ownPair)])
  return pairs.every(([, number], at) => Number(number) === at + 1) ? pairs.map(([, , letter = '']) => letter) : []
}

/** Of a question whose options nobody read it may be any. */
function isOption(letter: string, run: OptionRun | undefined): boolean {
  return run === undefined || letters.indexOf(letter) < run.texts.length
}

interface Asked {
  /** Where each of them begins. */
  starts: number[]
  areCounted: boolean
}

/** From one to the last, but for one in ten, nearly all of them with options; or lists of options without any number. */
function questionsIn(blocks: readonly WordBlock[], runs: readonly OptionRun[]): Asked | null {
  const startsBy = (numberIn: (text: string) => number | undefined): { at: number; number: number }[] =>
    blocks.flatMap((_, at) => {
      const number = numberIn(textAt(blocks, at))
      return number === undefined ? [] : [{ at, number }]
    })
  const named = startsBy((text) => questionStart(text, 'named')?.number)
  // Below those that have a name a number counts what they speak of.
  const found = named.length * 10 >= runs.length * 9 ? named : startsBy((text) => anyStart(text)?.number)
  const starts = found.map(({ at }) => at)
  if (found.length === 0) return { starts: runs.map(({ first }) => first), areCounted: true }
  const counted = found.filter(({ number }, at) => number === at + 1).length
  const areAll = runs.length <= found.length && runs.length * 10 >= found.length * 9
  return areAll && counted * 10 >= found.length * 9 ? { starts, areCounted: counted === found.length } : null
}
