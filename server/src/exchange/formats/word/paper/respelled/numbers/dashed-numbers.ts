import { anyStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { type NumberStart, hasNumbers, withNumbersSpelled } from './spelled-numbers.ts'

const dashed = /^\s{0,20}(\d{1,4})\s?[-–—]\s{0,9}(?=["“'‘(]?\p{L})/u
const fewest = 3

/** '1- Who …?', '2- Which …?' with lettered options below each: where nothing else has a number, these are the questions. */
export function withDashedNumbers(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return withNumbersSpelled(blocks, startsIn)
}

export function hasDashedNumbers(text: string): boolean {
  return hasNumbers(text, startsIn)
}

function startsIn(texts: readonly string[]): Map<number, NumberStart> {
  const starts = new Map<number, NumberStart>()
  let options = 0
  for (const [at, text] of texts.entries()) {
    if (anyStart(text)) return new Map()
    if (optionStarts(text, options).length > 0) options += optionStarts(text, options).length
    const found = dashed.exec(text)
    if (!found) continue
    const number = Number(found[1])
    // A year or a score begins a line of a text.
    if (number !== starts.size + 1 || (starts.size > 0 && options < 2)) return new Map()
    starts.set(at, { number, length: found[0].length })
    options = 0
  }
  return starts.size >= fewest ? starts : new Map()
}
