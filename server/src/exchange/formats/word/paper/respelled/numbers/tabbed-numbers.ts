import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const tabbed = /^\s{0,20}(\d{1,4})[ \u00A0]{0,3}\t\s{0,9}(?=\S)/u
const fewest = 3
/** Somebody took some of them out. */
const mostLeftOut = 5

interface Start {
  number: number
  length: number
  /** Two options, or a key, stand below it. */
  isEnded: boolean
}

/**
 * '1⇥What is asked', with its options or its key below it, and '2⇥…' behind them: a number with a tab is one with a point
 * where nothing else has a number and all of them count on from one, part by part.
 */
export function withTabbedNumbers(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const starts = startsIn(blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '')))
  if (starts.size === 0) return blocks
  return blocks.map((block, at) => {
    const start = starts.get(at)
    return block.kind === 'line' && start
      ? { ...block, line: [...textLine(`${start.number}. `), ...cutLine(block.line, start.length)] }
      : block
  })
}

export function hasTabbedNumbers(text: string): boolean {
  return startsIn(text.normalize('NFC').split('\n')).size > 0
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
