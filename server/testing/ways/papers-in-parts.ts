import { describe, expect, test } from 'vitest'
import { type PartWay, askedOfParts, isPart, outcomeOfParts, partWays, usualPartWay } from './part-ways.ts'

const axes = ['head', 'number', 'count'] as const
type Axis = (typeof axes)[number]

/** Keys that are asked about: nobody is to take one of them for another. */
const openWays: ReadonlySet<string> = new Set([
  'below without a colon',
  'behind each statement → Đúng',
  'solved below',
  'list without heads: 1a) Đ',
  'list without heads: tables with the statements downwards',
])

/** Of headings and numbers, those that have such keys beside others as well. */
const openBeside: ReadonlySet<string> = new Set(['**I.**', 'PART 1', '1.', '1)'])

const nameOf = ({ head, number, count, key }: PartWay): string => [head, number, count, key].join(' ~ ')

/** Every way of a key, each beside another heading, number or count. */
function waysBeside(axis: Axis): PartWay[] {
  const names = partWays[axis]
  return partWays.key.map((key, at) => {
    const way = { ...usualPartWay, key, [axis]: names[(at * 5) % names.length] ?? '' }
    return isPart(way) ? way : { ...way, count: 'goes on' }
  })
}

/** Papers in parts are read in the ways in which people write them, or asked about. */
export function describePapersInParts(isRead: (at: number) => boolean): void {
  describe.each(axes)('papers in parts, beside each %s', (axis) => {
    const ways = waysBeside(axis).filter((_, at) => isRead(at + axes.indexOf(axis)))

    test('are read, or asked about', async () => {
      const asked: string[] = []
      const wrong: string[] = []
      for (const way of ways) {
        const { right, named, wrong: taken } = await outcomeOfParts(way)
        const isOpen = openWays.has(way.key) || openBeside.has(way[axis])
        if (right < askedOfParts(way) && !isOpen) asked.push(`${nameOf(way)}: ${named.join(', ')}`)
        wrong.push(...taken.map((text) => `${nameOf(way)}: ${text}`))
      }
      expect(wrong).toEqual([])
      expect(asked).toEqual([])
    })
  })
}
