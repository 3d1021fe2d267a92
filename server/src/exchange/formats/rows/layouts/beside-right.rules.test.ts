import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const animals = ['chim', 'cá', 'voi', 'mèo', 'chó', 'gà', 'vịt', 'bò', 'dê', 'khỉ', 'hổ']
const head = 'Question,Correct answer,Option 1,Option 2,Option 3'
const rows = (right: (at: number) => string, offered: (at: number) => string = () => 'táo,lê,mận') =>
  animals.map((_, at) => `Con vật số ${at} trong tranh là con nào?,${right(at)},${offered(at)}`)

test('a right answer that is never among the options is added to them, and it is told', async () => {
  const read = await fromCsv([head, ...rows((at) => animals[at] ?? '')])
  expect(linesOf(read)[3]).toBe('single_choice: *mèo | táo | lê | mận (keyAdded)')
  const numbers = await fromCsv([
    head,
    ...rows(
      (at) => String(at * 7 + 20),
      (at) => `${at + 5},${at + 6},${at + 7}`,
    ),
  ])
  expect(linesOf(numbers)[0]).toBe('single_choice: *20 | 5 | 6 | 7 (keyAdded)')
})

test.each([
  ['few rows show nothing', rows((at) => animals[at] ?? '').slice(0, 6)],
  ['one of them names an option', rows((at) => (at === 5 ? 'lê' : (animals[at] ?? '')))],
  [
    'one of them is nearly an option',
    rows(
      (at) => (at === 5 ? 'quả táo đỏ' : (animals[at] ?? '')),
      () => 'quả táo,lê,mận',
    ),
  ],
  ['numbers may be places', rows((at) => String((at % 3) + 1))],
  [
    'numbers may be places among numbers',
    rows(
      (at) => String((at % 3) + 1),
      () => '5,6,7',
    ),
  ],
  ['it says why', rows((at) => `Vì con ${animals[at]} có hai chân và một cái đuôi rất dài ở phía sau`)],
  ['letters are places', rows((at) => 'ABC'[at % 3] ?? '')],
])('nothing is added where %s', async (_, lines) => {
  expect(linesOf(await fromCsv([head, ...lines])).join('')).not.toContain('keyAdded')
})
