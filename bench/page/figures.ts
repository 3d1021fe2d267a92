import { median } from '../soak/verdict.ts'
import type { Row } from '../table.ts'

/** What is at most allowed, or at least wanted. */
export type Goal = { atLeast: number } | { atMost: number }

/**
 * `speed`: as a share of what the least that Node and the database need for the same reaches, in the same run;
 * `growth`: the time in a large installation as a multiple of that in a small one; `amount`: a figure with a unit.
 */
export interface Figure {
  kind: 'speed' | 'growth' | 'amount'
  what: string
  value: number
  unit?: string
  goal?: Goal
  /** Of several that `value` is the middle of. */
  worst?: { value: number; what: string }
}

export function isHeld({ value, worst, goal }: Figure): boolean | null {
  if (!goal) return null
  return 'atLeast' in goal ? value >= goal.atLeast : Math.max(value, worst?.value ?? 0) <= goal.atMost
}

const twice: Goal = { atMost: 2 }
const numberIn = (row: Row, column: string): number => Number(row[column] ?? Number.NaN)
const nameOf = (row: Row): string => String(row['call'] ?? row['search'] ?? row['page'] ?? row['screen'] ?? '')

/** Of each engine, the middle and the worst of all its rows. */
function byEngine(rows: readonly Row[], make: (engine: string, rows: readonly Row[]) => Figure[]): Figure[] {
  return [...Map.groupBy(rows, (row) => String(row['engine'] ?? ''))].flatMap(([engine, all]) => make(engine, all))
}

/** These find more where there is more: they are compared with the bare statement instead. */
const findsMore = /many hits(?!, none)/

/** Every table that compares a small and a large installation, as far as both answer the same. */
export function growthIn(what: string, tables: readonly (readonly Row[])[]): Figure[] {
  const rows = tables
    .flat()
    .filter((row) => 'ratio' in row && !('ours p50 ms' in row))
    .filter((row) => !findsMore.test(nameOf(row)))
  return byEngine(rows, (engine, all) => {
    const [first] = all.toSorted((one, other) => numberIn(other, 'ratio') - numberIn(one, 'ratio'))
    if (!first) return []
    const worst = { value: numberIn(first, 'ratio'), what: nameOf(first) }
    const value = median(all.map((row) => numberIn(row, 'ratio')))
    return [{ kind: 'growth', what: `${what}, ${engine}`, value, worst, goal: twice }]
  })
}

/** Every table that compares with the statement, or the server, that one would write by hand. */
export function speedIn(what: string, tables: readonly (readonly Row[])[]): Figure[] {
  const rows = tables
    .flat()
    .map((row) => ({ row, times: numberIn(row, 'ours p50 ms' in row ? 'ratio' : 'to bare') }))
    .filter(({ times }) => Number.isFinite(times) && times > 0)
  const engines = Map.groupBy(rows, ({ row }) => String(row['engine'] ?? ''))
  return [...engines].map(([engine, all]): Figure => {
    const [slowest] = all.toSorted((one, other) => other.times - one.times)
    const worst = { value: 1 / (slowest?.times ?? 1), what: slowest ? nameOf(slowest.row) : '' }
    return { kind: 'speed', what: `${what}, ${engine}`, value: 1 / median(all.map(({ times }) => times)), worst }
  })
}

/** A school that sits a quiz, beside the bare servers. */
export function attemptsIn(tables: readonly (readonly Row[])[]): Figure[] {
  const perMinute = new Map(
    tables
      .flat()
      .filter((row) => 'attempts/min' in row)
      .map((row) => [String(row['server']), numberIn(row, 'attempts/min')]),
  )
  const wanted = { SQLite: 0.7, PostgreSQL: 0.6 }
  return Object.entries(wanted).flatMap(([engine, share]): Figure[] => {
    const [ours, bare] = [perMinute.get(`product, ${engine}`), perMinute.get(`bare, ${engine}`)]
    if (ours === undefined) return []
    const what = `attempts a minute, ${engine}`
    const goal = engine === 'PostgreSQL' ? { goal: { atLeast: 2500 } } : {}
    return [
      { kind: 'amount', what, value: ours, unit: 'a minute', ...goal },
      ...(bare === undefined
        ? []
        : [
            { kind: 'speed', what: `sitting a quiz, ${engine}`, value: ours / bare, goal: { atLeast: share } } as const,
          ]),
    ]
  })
}

export function httpIn(tables: readonly (readonly Row[])[]): Figure[] {
  return tables
    .flat()
    .filter((row) => row['server'] === 'ratio')
    .map((row): Figure => ({ kind: 'speed', what: nameOf(row), value: numberIn(row, 'req/s') }))
}

/** Rows that have their goal beside them. */
export function amountsIn(tables: readonly (readonly Row[])[]): Figure[] {
  return tables
    .flat()
    .filter((row) => 'goal' in row && 'value' in row)
    .map((row): Figure => {
      const [what = '', unit = ''] = String(row['what']).split(/, (?=ms$|MB$)/)
      return { kind: 'amount', what, value: numberIn(row, 'value'), unit, goal: { atMost: numberIn(row, 'goal') } }
    })
}

/** How long others waited at most, and the memory, beside what is allowed. */
export function crowdsIn(tables: readonly (readonly Row[])[]): Figure[] {
  return tables
    .flat()
    .filter((row) => 'crowd' in row)
    .flatMap((row): Figure[] => {
      const [wait, memory] = [numberIn(row, 'at most'), numberIn(row, 'MB at most')]
      const what = String(row['crowd'])
      return [
        { kind: 'amount', what: `${what}: others wait`, value: wait, unit: 'ms', goal: { atMost: 500 } },
        { kind: 'amount', what: `${what}: memory`, value: memory, unit: 'MB', goal: { atMost: 512 } },
      ]
    })
}

/** Choosing a day's set has a row of its own kind. */
export function choiceIn(tables: readonly (readonly Row[])[]): Figure[] {
  return tables
    .flat()
    .filter((row) => 'chosen' in row)
    .map((row): Figure => {
      const what = `a day’s practice, ${String(row['engine'])}`
      return { kind: 'growth', what, value: numberIn(row, 'ratio'), goal: twice }
    })
}
