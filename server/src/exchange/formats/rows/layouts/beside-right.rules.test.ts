import { describe, expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const animals = ['chim', 'cá', 'voi', 'mèo', 'chó', 'gà', 'vịt', 'bò', 'dê', 'khỉ', 'hổ']
const head = 'Question,Correct answer,Option 1,Option 2,Option 3'
const rows = (right: (at: number) => string, offered: (at: number) => string = () => 'táo,lê,mận') =>
  animals.map((_, at) => `Con vật số ${at} trong vườn là con nào?,${right(at)},${offered(at)}`)

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
  ['a handful of words comes again and again', rows((at) => ['lan', 'cúc', 'hồng'][at % 3] ?? '')],
  ['they are words with numbers', rows((at) => `Hình ${at + 4}`)],
  ['they are words with letters', rows((at) => `Q${at}-${'abc'[at % 3]}`)],
  [
    'they are of another language',
    rows(
      (at) => animals[at] ?? '',
      (at) => `apple${at},pear${at},plum${at}`,
    ),
  ],
  [
    'they are numbers in words',
    rows(
      (at) => animals[at] ?? '',
      (at) => `${at},${at + 20},${at + 40}`,
    ),
  ],
  [
    'they are short for something',
    rows(
      (at) => animals[at] ?? '',
      () => 'quả táo chín đỏ,quả lê chín vàng,quả mận chín tím',
    ),
  ],
  [
    'a slip of the pen parts them',
    rows(
      (at) => (at === 5 ? 'Ha Nnoi' : (animals[at] ?? '')),
      () => 'Hà Nội,Huế,Vinh',
    ),
  ],
  ['letters are places', rows((at) => 'ABC'[at % 3] ?? '')],
])('nothing is added where %s', async (_, lines) => {
  expect(linesOf(await fromCsv([head, ...lines])).join('')).not.toContain('keyAdded')
})

test('rows behind the first ones show that the right answers stand among the options', async () => {
  const many = Array.from(
    { length: 80 },
    (_, at) => `Con vật thứ ${at} trong sách là con nào?,con số ${at}x,táo,lê,mận`,
  )
  const told = await fromCsv([head, ...many.slice(0, 70), 'Quả nào có màu đỏ và vị ngọt?,Táo,táo,lê,mận'])
  const lines = linesOf(told)
  expect(lines[0]).toBe('single_choice: táo | lê | mận (!wrongLetter)')
  expect(lines.join('')).not.toContain('keyAdded')
})

test('nothing is added to four', async () => {
  const lines = animals.map((one, at) => `Con vật số ${at} trong vườn là con nào?,${one},táo,lê,mận,nho`)
  expect(linesOf(await fromCsv([`${head},Option 4`, ...lines]))[0]).toBe(
    'single_choice: táo | lê | mận | nho (!wrongLetter)',
  )
})

describe('a key that is the name of the column of an option', () => {
  const table = (names: string, keys: readonly string[], offered = 'chim,cá,voi,mèo'): Promise<string[]> =>
    fromCsv([
      `Câu hỏi,${names},Đáp án đúng`,
      ...animals.map((_, at) => `Con vật số ${at} trong vườn là con nào?,${offered},"${keys[at % keys.length]}"`),
    ]).then(linesOf)

  test.each([
    ['Option 1,Option 2,Option 3,Option 4', 'option 2'],
    ['option_a,option_b,option_c,option_d', 'Option B'],
    ['optA,optB,optC,optD', 'optB'],
    ['Đáp án A,Đáp án B,Đáp án C,Đáp án D', 'Đáp án B'],
    ['Phương án 1,Phương án 2,Phương án 3,Phương án 4', 'Phương án 2'],
    ['Lựa chọn 1,Lựa chọn 2,Lựa chọn 3,Lựa chọn 4', 'lựa chọn 2'],
  ])('below %s is that option', async (names, key) => {
    const [, second = '', third = ''] = names.split(',')
    const lines = await table(names, [key, `${second}; ${third}`])
    expect(lines.slice(0, 2)).toEqual([
      'single_choice: chim | *cá | voi | mèo',
      'multiple_choice: chim | *cá | *voi | mèo',
    ])
  })

  test('is it among numbers as well', async () => {
    const lines = await table('Option 1,Option 2,Option 3,Option 4', ['Option 3', 'Option 1'], '3,1,4,2')
    expect(lines.slice(0, 2)).toEqual(['single_choice: 3 | 1 | *4 | 2', 'single_choice: *3 | 1 | 4 | 2'])
  })

  test('is none where it names no column, or an option says the same', async () => {
    const names = 'Option 1,Option 2,Option 3,Option 4'
    expect((await table(names, ['Option 2', 'Option 7']))[1]).toBe(
      'single_choice: chim | cá | voi | mèo (!wrongLetter)',
    )
    const said = await table(names, ['Option 3', 'Option 2'], 'Option 3,Option 2,Option 1,Option 4')
    expect(said[0]).not.toBe('single_choice: Option 3 | Option 2 | *Option 1 | Option 4')
  })
})
