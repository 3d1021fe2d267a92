import type { SeenPage } from '../../server/src/scans/reading/scan-tasks.ts'
import type { Meant } from './handwriting.ts'

/** What came out of one photograph, and of all of them together. */
export interface Tally {
  sheets: number
  /** Another photograph is asked for, for whatever reason. */
  askedAgain: number
  /** Another sheet's code, or a code or candidate number that was marked and read as another. */
  wrongCode: number
  bubbles: number
  wrongWithoutDoubt: number
  rows: number
  doubtful: number
  /** Doubtful rows in which the likely answer was right all the same. */
  doubtfulButRight: number
  seconds: number
}

interface Case {
  meant: Meant
  seen: readonly SeenPage[]
  text: string
  seconds: number
}

export interface Counted {
  tally: Tally
  /** In words, what was wrong without doubt or why another photograph is asked for. */
  words: readonly string[]
}

export function counted({ meant, seen, text, seconds }: Case): Counted {
  const tally = { ...nothing, sheets: 1, seconds }
  const page = seen.find((each) => each.text === text)
  if (seen.some((each) => each.text !== null && each.text !== text)) tally.wrongCode++
  if (page === undefined) return { tally: { ...tally, askedAgain: 1 }, words: ['without code'] }
  const { again, rows, verified, offset, noise, strength, layout } = page.reading
  if (again.length > 0)
    return {
      tally: { ...tally, askedAgain: 1 },
      words: [`again: ${again.join(' ')} ${verified.toFixed(2)} ${offset.toFixed(2)} ${noise.toFixed(3)}`],
    }
  const words: string[] = []
  const bubblesOf = new Map(layout?.blocks.flatMap((block) => block.rows.map((row) => [row.id, row.bubbles])))
  for (const row of rows) {
    const truth = meant.get(row.id)
    tally.rows++
    tally.bubbles += row.darkness.length
    const isRight = truth !== null && truth !== undefined && same(truth, row.given)
    if (!row.sure) {
      tally.doubtful++
      if (isRight) tally.doubtfulButRight++
    } else if (!isRight) {
      const different = new Set(truth ?? []).symmetricDifference(new Set(row.given)).size
      tally.wrongWithoutDoubt += Math.max(1, different)
      if (/^(code|candidate)\./.test(row.id)) tally.wrongCode++
      const values = bubblesOf.get(row.id) ?? []
      const evidence = row.darkness.map((dark, index) => `${values[index]?.value} ${dark.toFixed(2)}`).join(', ')
      words.push(
        `${row.id}: ${row.given.join('')} for ${truth?.join('') ?? 'nothing certain'} (${evidence}; pen ${strength.toFixed(2)}, noise ${noise.toFixed(3)})`,
      )
    }
  }
  return { tally, words }
}

const nothing: Tally = {
  sheets: 0,
  askedAgain: 0,
  wrongCode: 0,
  bubbles: 0,
  wrongWithoutDoubt: 0,
  rows: 0,
  doubtful: 0,
  doubtfulButRight: 0,
  seconds: 0,
}

export function together(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      sheets: sum.sheets + one.sheets,
      askedAgain: sum.askedAgain + one.askedAgain,
      wrongCode: sum.wrongCode + one.wrongCode,
      bubbles: sum.bubbles + one.bubbles,
      wrongWithoutDoubt: sum.wrongWithoutDoubt + one.wrongWithoutDoubt,
      rows: sum.rows + one.rows,
      doubtful: sum.doubtful + one.doubtful,
      doubtfulButRight: sum.doubtfulButRight + one.doubtfulButRight,
      seconds: sum.seconds + one.seconds,
    }),
    nothing,
  )
}

/** Sums as the columns of a table. */
export function shown(name: string, tally: Tally): Record<string, string | number> {
  return {
    severity: name,
    sheets: tally.sheets,
    'asked again %': ((100 * tally.askedAgain) / Math.max(1, tally.sheets)).toFixed(1),
    'wrong child or code': tally.wrongCode,
    bubbles: tally.bubbles,
    'wrong without doubt': tally.wrongWithoutDoubt,
    questions: tally.rows,
    'doubtful %': ((100 * tally.doubtful) / Math.max(1, tally.rows)).toFixed(2),
    'CPU s a page': (tally.seconds / Math.max(1, tally.sheets)).toFixed(2),
  }
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value))
}
