import { expect, test } from 'vitest'
import {
  type PartWay,
  askedOfParts,
  isPart,
  outcomeOfParts,
  partWays,
  usualPartWay,
} from '../../../../../../testing/ways/part-ways.ts'

/** Keys that are asked about: nobody is to take one of them for another. */
const openWays: ReadonlySet<string> = new Set([
  'below without a colon',
  'behind each statement → Đúng',
  'solved below',
  'list without heads: 1a) Đ',
  'list without heads: tables with the statements downwards',
])

const nameOf = ({ head, number, count, key }: PartWay): string => [head, number, count, key].join(' ~ ')

/** Of headings and numbers, those that have such keys beside others as well. */
const openBeside: ReadonlySet<string> = new Set(['**I.**', 'PART 1', '1.', '1)'])

/** Every way of a key, each beside another heading, number or count. */
function waysBeside(axis: 'head' | 'number' | 'count'): PartWay[] {
  const names = partWays[axis]
  return partWays.key.map((key, at) => {
    const way = { ...usualPartWay, key, [axis]: names[(at * 5) % names.length] ?? '' }
    return isPart(way) ? way : { ...way, count: 'goes on' }
  })
}

test.each(['head', 'number', 'count'] as const)(
  'papers in parts are read in the ways in which people write them, or asked about: beside each %s',
  async (axis) => {
    const asked: string[] = []
    const wrong: string[] = []
    for (const way of waysBeside(axis)) {
      const { right, named, wrong: taken } = await outcomeOfParts(way)
      const isOpen = openWays.has(way.key) || openBeside.has(way[axis])
      if (right < askedOfParts(way) && !isOpen) asked.push(`${nameOf(way)}: ${named.join(', ')}`)
      wrong.push(...taken.map((text) => `${nameOf(way)}: ${text}`))
    }
    expect(wrong).toEqual([])
    expect(asked).toEqual([])
  },
)

test('stars around names in a text for Word say that they were bold, also where the keys stand in tables', async () => {
  const way = { ...usualPartWay, number: '**Câu 1.**', key: 'list: tables with the numbers across' }
  expect(await outcomeOfParts(way)).toMatchObject({ right: askedOfParts(way), wrong: [] })
})
