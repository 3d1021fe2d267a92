import type { ReadSheet } from '@lms/contracts/paper-sheets/reading/read-sheet.ts'
import type { Meant } from './handwriting.ts'

export interface Tally {
  sheets: number
  withoutCode: number
  /** Another photograph is asked for, for whatever reason. */
  askedAgain: number
  otherCode: number
  again: Record<string, number>
  bubbles: number
  wrongWithoutDoubt: number
  rows: number
  doubtful: number
  /** Doubtful rows in which the likely answer was right all the same. */
  doubtfulButRight: number
  seconds: number
}

export function emptyTally(): Tally {
  return {
    sheets: 0,
    withoutCode: 0,
    askedAgain: 0,
    otherCode: 0,
    again: {},
    bubbles: 0,
    wrongWithoutDoubt: 0,
    rows: 0,
    doubtful: 0,
    doubtfulButRight: 0,
    seconds: 0,
  }
}

interface Case {
  meant: Meant
  read: ReadSheet | null
  isOtherCode: boolean
  seconds: number
}

/** Counts one photograph; what was wrong without doubt comes back in words. */
export function counted(tally: Tally, { meant, read, isOtherCode, seconds }: Case): string | null {
  tally.sheets++
  tally.seconds += seconds
  if (isOtherCode) tally.otherCode++
  if (read === null) {
    tally.withoutCode++
    tally.askedAgain++
    return 'without code'
  }
  if (read.again.length > 0) {
    tally.askedAgain++
    for (const reason of read.again) tally.again[reason] = (tally.again[reason] ?? 0) + 1
    return `again: ${read.again.join(' ')} ${read.verified.toFixed(2)} ${read.offset.toFixed(2)} ${read.noise.toFixed(3)}`
  }
  const wrong: string[] = []
  for (const row of read.rows) {
    const truth = meant.get(row.id)
    tally.rows++
    tally.bubbles += row.bubbles.length
    const isRight = truth !== null && truth !== undefined && same(truth, row.given)
    if (!row.sure) {
      tally.doubtful++
      if (isRight) tally.doubtfulButRight++
    } else if (!isRight) {
      const different = new Set(truth ?? []).symmetricDifference(new Set(row.given)).size
      tally.wrongWithoutDoubt += Math.max(1, different)
      wrong.push(
        `${row.id}: ${row.given.join('')} for ${truth?.join('') ?? 'nothing certain'} (${row.bubbles.map(({ value, darkness }) => `${value} ${darkness.toFixed(2)}`).join(', ')}; pen ${read.strength.toFixed(2)}, noise ${read.noise.toFixed(3)})`,
      )
    }
  }
  return wrong.length === 0 ? null : wrong.join('\n')
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value))
}
