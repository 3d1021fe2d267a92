import { nameIn } from '../../signs/cell-names.ts'
import { type Entry, type Row, isShort, saidIn, textOf } from './table-cells.ts'

/** '1 | 27 | 2 | 56' above '3 | 18 | 4 | 2': each number beside its key, along the rows or down the columns. */
export function entriesInPairs(rows: readonly Row[]): Entry[] | null {
  const [width = 0, ...widths] = rows.map(({ length }) => length)
  if (width < 4 || width % 2 !== 0 || widths.some((own) => own !== width)) return null
  const pairs = rows.map((row) => Array.from({ length: width / 2 }, (_, at) => pairAt(row, at * 2)))
  const down = pairs[0]?.flatMap((_, column) => pairs.map((row) => row[column] ?? null)) ?? []
  const found = [pairs.flat(), down].find(areCounted)
  return found ? found.flatMap((pair) => pair ?? []) : null
}

type Pair = Exclude<Entry, { heading: string }>

function pairAt(row: Row, at: number): Pair | null {
  const name = nameIn(textOf(row[at]))
  const cell = row[at + 1]
  return name && name.part === '' && textOf(cell) !== '' && isShort(cell) ? { ...name, said: saidIn(cell) } : null
}

function areCounted(pairs: readonly (Pair | null)[]): boolean {
  const [first] = pairs
  return (
    pairs.length > 3 && pairs.every((pair, at) => pair !== null && Number(pair.number) === Number(first?.number) + at)
  )
}
