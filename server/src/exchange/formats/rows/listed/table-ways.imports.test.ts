import { expect, test } from 'vitest'
import { accidents, mayHappen, outcomeOfAccidents } from '../../../../../testing/ways/table-accidents.ts'
import {
  type TableWay,
  isTable,
  outcomeOfTable,
  tableWays,
  usualTable,
} from '../../../../../testing/ways/table-ways.ts'

const bases: readonly TableWay[] = [
  usualTable,
  { ...usualTable, options: 'a|b' },
  { ...usualTable, options: 'asked, A. a B. b' },
  { ...usualTable, options: 'rows, repeated', key: '1 and 0' },
  { ...usualTable, head: 'no names' },
]

const axes = ['head', 'options', 'key', 'around'] as const

/** Every way of one thing beside every way of another. */
const ways = bases.flatMap((base) =>
  axes.flatMap((one, at) =>
    axes
      .slice(at + 1)
      .flatMap((other) =>
        tableWays[one].flatMap((way) => tableWays[other].map((beside) => ({ ...base, [one]: way, [other]: beside }))),
      ),
  ),
)

const nameOf = ({ head, options, key, around }: TableWay): string => [head, options, key, around].join(' ~ ')

test('no table is silently read otherwise, in whatever two ways it is written', { timeout: 900_000 }, async () => {
  const all = new Map(ways.filter(isTable).map((way) => [nameOf(way), way]))
  const wrong: string[] = []
  for (const [name, way] of all) wrong.push(...(await outcomeOfTable(way)).wrong.map((text) => `${name}: ${text}`))
  expect(wrong).toEqual([])
})

test('whatever happens to any row of a table is never read as something else', { timeout: 900_000 }, async () => {
  const wrong: string[] = []
  for (const way of bases)
    for (const accident of Object.keys(accidents).filter((one) => mayHappen(one, way)))
      for (const place of [0, 1, 5, 8, 10, 11]) {
        const outcome = await outcomeOfAccidents([{ accident, place }], way)
        wrong.push(...outcome.wrong.map((text) => `${accident} ~ ${nameOf(way)} ~ ${place}: ${text}`))
      }
  expect(wrong).toEqual([])
})
