import { expect, test } from 'vitest'
import { chartOf } from './chart.ts'
import { attemptsIn, growthIn, isHeld, speedIn } from './figures.ts'
import { pageOf } from './markdown.ts'

const sat = [
  { server: 'product, SQLite', 'attempts/min': 4200 },
  { server: 'bare, SQLite', 'attempts/min': 6000 },
  { server: 'product, PostgreSQL', 'attempts/min': 2000 },
  { server: 'bare, PostgreSQL', 'attempts/min': 4000 },
]
const listed = [
  { engine: 'SQLite', call: 'newest', ratio: '1.00', 'to bare': '2.00' },
  { engine: 'SQLite', call: 'search <all>', ratio: '2.40', 'to bare': '-' },
  { engine: 'SQLite', call: 'many hits', ratio: '9.00', 'to bare': '-' },
  { engine: 'SQLite', call: 'oldest', ratio: '1.10', 'to bare': '4.00' },
]

test('sitting is compared with the bare server of the same run, and with its goal', () => {
  const figures = attemptsIn([sat])
  const share = (what: string) => figures.find((figure) => figure.what === what)
  expect(share('sitting a quiz, SQLite')).toMatchObject({ value: 0.7, goal: { atLeast: 0.7 } })
  expect(figures.filter((figure) => isHeld(figure) === false).map(({ what }) => what)).toEqual([
    'attempts a minute, PostgreSQL',
    'sitting a quiz, PostgreSQL',
  ])
})

test('of many calls the middle is drawn, and the dearest decides', () => {
  const [growth] = growthIn('posts', [listed])
  expect(growth).toMatchObject({ value: 1.1, worst: { value: 2.4, what: 'search <all>' } })
  expect(growth && isHeld(growth)).toBe(false)
  expect(speedIn('posts', [listed])).toMatchObject([{ value: 1 / 3, worst: { value: 0.25, what: 'oldest' } }])
})

test('the page names what is not held and what did not run, and the picture is whole', () => {
  const figures = [...attemptsIn([sat]), ...growthIn('posts', [listed])]
  const outcome = { shows: 'Something', command: 'npm run bench:attempts', seconds: 12, words: '', figures }
  const page = pageOf(
    [
      { ...outcome, name: 'attempts', verdict: 'not held' },
      { ...outcome, name: 'blog', verdict: 'did not run', words: 'Error: no database', figures: [] },
    ],
    { version: '1.0.0', machine: '2 cores', seconds: 120, isShort: true, busy: 3 },
  )
  expect(page).toContain('**1 of 4 goals are held; not held: attempts a minute, PostgreSQL; sitting a quiz, PostgreSQL')
  expect(page).toContain('Did not run: blog.')
  expect(page).toContain('The machine had other work to do')
  expect(page).toContain('Error: no database')
  const picture = chartOf(figures)
  expect(picture.match(/· not held/g)).toHaveLength(2)
  expect(picture).not.toMatch(/NaN|undefined|Infinity/)
  expect(picture.match(/<text/g)?.length).toBe(picture.match(/<\/text>/g)?.length)
})
