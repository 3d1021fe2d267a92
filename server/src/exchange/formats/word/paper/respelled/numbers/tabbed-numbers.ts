import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { type NumberStart, hasNumbers, withNumbersSpelled } from './spelled-numbers.ts'

const tabbed = /^\s{0,20}(\d{1,4})[ \u00A0]{0,3}\t\s{0,9}(?=\S)/u
const fewest = 3
/** Somebody took some of them out. */
const mostLeftOut = 5

interface Start extends NumberStart {
  /** Two options, or a key, stand below it. */
  isEnded: boolean
}

/**
 * '1⇥What is asked', with its options or its key below it, and '2⇥…' behind them: a number with a tab is one with a point
 * where nothing else has a number and all of them count on from one, part by part.
 */
export function withTabbedNumbers(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return withNumbersSpelled(blocks, startsIn)
}

export function hasTabbedNumbers(text: string): boolean {
  return hasNumbers(text, startsIn)
}

function startsIn(texts: readonly string[]): Map<number, Start> {
  const starts = new Map<number, Start>()
  let options = 0
  let leftOut = 0
  let last: Start | null = null
  for (const [at, text] of texts.entries()) {
    if (anyStart(text)) return new Map()
    const found = tabbed.exec(text)
    if (found) {
      const number = Number(found[1])
      const ahead = number === 1 ? 1 : number - (last?.number ?? 0)
      // A table that lost its lines has numbers below each other as well.
      if (ahead < 1 || ahead > mostLeftOut || last?.isEnded === false) return new Map()
      if (ahead > 1) leftOut += 1
      last = { number, length: found[0].length, isEnded: false }
      starts.set(at, last)
      options = 0
    } else if (last) {
      options += optionStarts(text, options).length
      last.isEnded ||= options > 1 || labelOf(text)?.kind === 'answer'
    }
  }
  return starts.size >= fewest && leftOut * 5 <= starts.size ? starts : new Map()
}
