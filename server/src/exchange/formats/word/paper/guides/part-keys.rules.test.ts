import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { paragraph, red, table, wordFile } from '../../../../../../testing/samples/word-files.ts'
import type { ReadItem } from '../../../item.ts'
import { docx } from '../../docx.ts'
import { saidInTable } from '../../signs/part-tables.ts'

async function read(blocks: readonly string[]): Promise<string[]> {
  const { items } = await docx.read(
    wordFile(blocks.map((block) => (block.startsWith('<') ? block : paragraph(block))).join('')),
  )
  return items.map(told)
}

const told = ({ item, problems, reasons = [] }: ReadItem): string =>
  [
    item.type,
    (item.statements ?? item.answers)
      .map((one) => (('isTrue' in one ? one.isTrue : one.isCorrect) ? '*' : '') + textOf(one.text))
      .join(' | '),
    ...problems.filter(({ isBlocking }) => isBlocking).map(({ code }) => `!${code}`),
    ...reasons.map(({ code }) => code),
  ].join(' ')

const paper = [
  'PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn. Thí sinh trả lời từ câu 1 đến câu 2.',
  'Câu 1. Con nào biết bay?',
  'A. chim B. cá C. voi D. mèo',
  'Câu 2. Con nào biết bơi?',
  'A. chim B. cá C. voi D. mèo',
  'PHẦN II. Câu trắc nghiệm đúng sai.',
  'Câu 1. Cho một con chim.',
  'a) Nó có cánh.',
  'b) Nó có vây.',
  'c) Nó đẻ trứng.',
  'd) Nó có vòi.',
  'Câu 2. Cho một con cá.',
  'a) Nó có cánh.',
  'b) Nó có vây.',
  'c) Nó có vòi.',
  'd) Nó có sừng.',
  'PHẦN III. Câu trắc nghiệm trả lời ngắn.',
  'Câu 1. Một con chim có mấy cánh?',
  'Câu 2. Hai con bò có mấy chân?',
]
const right = [
  'single_choice *chim | cá | voi | mèo keyFromSheet',
  'single_choice chim | *cá | voi | mèo keyFromSheet',
  'statements *Nó có cánh. | Nó có vây. | *Nó đẻ trứng. | Nó có vòi. keyFromSheet',
  'statements Nó có cánh. | *Nó có vây. | Nó có vòi. | Nó có sừng. keyFromSheet',
  'fill_blank *2 keyFromSheet',
  'fill_blank *8 keyFromSheet',
]

describe('a paper in parts that count from one has its keys part by part', () => {
  test('in lines', async () => {
    const keys = ['ĐÁP ÁN', 'PHẦN I: 1.A 2.B', 'PHẦN II', 'Câu 1: ĐSĐS', 'Câu 2: a) S b) Đ c) S d) S', 'PHẦN III']
    expect(await read([...paper, ...keys, 'Câu 1: 2; Câu 2: 8'])).toEqual(right)
  })

  test('with a line for each statement', async () => {
    const truths = [
      'Câu 1:',
      'a) Đúng',
      'b) Sai',
      'c) Đúng',
      'd) Sai',
      'Câu 2:',
      'a) Sai',
      'b) Đúng',
      'c) Sai',
      'd) Sai',
    ]
    const keys = ['BẢNG ĐÁP ÁN', 'PHẦN I', '1A 2B', 'PHẦN II', ...truths, 'PHẦN III', 'Câu 1: 2', 'Câu 2: 8']
    expect(await read([...paper, ...keys])).toEqual(right)
  })

  test('in tables', async () => {
    const keys = [
      'ĐÁP ÁN',
      'PHẦN I',
      table([
        ['Câu', '1', '2'],
        ['Đáp án', 'A', 'B'],
      ]),
      'PHẦN II',
      table([
        ['Câu', 'a', 'b', 'c', 'd'],
        ['1', 'Đ', 'S', 'Đ', 'S'],
        ['2', 'S', 'Đ', 'S', 'S'],
      ]),
      'PHẦN III',
      table([
        ['Câu', '1', '2'],
        ['Đáp án', '2', '8'],
      ]),
    ]
    expect(await read([...paper, ...keys])).toEqual(right)
  })

  test('a key that names no question of its part, or says two things, is nobody’s', async () => {
    const keys = ['ĐÁP ÁN', 'PHẦN I: 1.A 2.B', 'PHẦN II', 'Câu 1: ĐSĐS', 'Câu 1: SSĐS', 'PHẦN III', 'Câu 1: 2']
    const seen = await read([...paper, ...keys, 'Câu 2: 8'])
    expect(seen[2]).toContain('!keyUnclear')
    expect(seen[3]).toContain('!noKey')
    expect(seen.slice(4)).toEqual(right.slice(4))
  })
})

test('what a list with a hole says of the next number is said of no other', async () => {
  const keys = ['ĐÁP ÁN', 'I/ Trắc nghiệm', '1. A', '2. B', 'III/ Trả lời ngắn', '1. 2,5', '3. -4']
  const typed = [...paper.slice(16, 19), 'Câu 3. Ba con bò có mấy chân?']
  const seen = await read(['I/ Trắc nghiệm', ...paper.slice(1, 5), 'III/ Trả lời ngắn', ...typed.slice(1), ...keys])
  expect(seen.filter((line) => /\*3\. -4/u.test(line))).toEqual([])
})

test('numbers that go on from part to part need no headings, and rows that were a table are one again', async () => {
  const asked = [
    'I. TRẮC NGHIỆM',
    ...paper.slice(1, 5),
    'II. TRẢ LỜI NGẮN',
    'Câu 3. Một con chim có mấy cánh?',
    'Trả lời: ………………',
    'Câu 4. Hai con bò có mấy chân?',
    'KQ:',
  ]
  const typed = ['fill_blank *2 keyFromSheet', 'fill_blank *8 keyFromSheet']
  expect(await read([...asked, 'ĐÁP ÁN', '1.A 2.B', '3. 2', '4. 8'])).toEqual([...right.slice(0, 2), ...typed])
  expect(await read([...asked, 'ĐÁP ÁN', 'Câu\t1\t2\t3\t4', 'Đáp án\tA\tB\t2\t8'])).toEqual([
    ...right.slice(0, 2),
    ...typed,
  ])
})

test('what the list says of an essay is how it may be answered', async () => {
  const { items } = await docx.read(
    wordFile(
      [
        'I. TRẮC NGHIỆM',
        ...paper.slice(1, 5),
        'II. TỰ LUẬN',
        'Câu 1. Em hãy tả một con chim.',
        'ĐÁP ÁN',
        'I. TRẮC NGHIỆM: 1.A 2.B',
        'II. TỰ LUẬN',
        'Câu 1: Chim có hai cánh, có mỏ và biết bay.',
      ]
        .map((text) => paragraph(text))
        .join(''),
    ),
  )
  expect(items.map(told).slice(0, 2)).toEqual(right.slice(0, 2))
  expect(items[2]?.item).toMatchObject({
    type: 'essay',
    answers: [],
    explanation: '<p>Chim có hai cánh, có mỏ và biết bay.</p>',
  })
})

test('a table of truths that lost its lines is one again', async () => {
  const rows = ['Câu 1 Câu 2', 'a) Đ\tS', 'b) S\tĐ', 'c) Đ\tS', 'd) S\tS']
  const turned = ['Câu\ta\tb\tc\td', '1\tĐ\tS\tĐ\tS', '2\tS\tĐ\tS\tS']
  for (const truths of [rows, turned]) {
    const keys = ['ĐÁP ÁN', 'PHẦN I', '1A 2B', 'PHẦN II', ...truths, 'PHẦN III', 'Câu 1 2', 'Đáp án 2 8']
    expect(await read([...paper, ...keys])).toEqual(right)
  }
})

describe('below a heading for true and false', () => {
  const heading = 'PHẦN II. Câu trắc nghiệm đúng sai.'
  const asked = ['Câu 1. Cho một con chim.', 'a) Nó có cánh.', 'b) Nó có vây.', 'c) Nó có vòi.']

  test('the solution says what is true of each', async () => {
    const solved = ['Lời giải', 'a) Đúng, vì nó bay được.', 'b) Sai.', 'c) Sai, vòi là của voi.']
    expect((await read([heading, ...asked, ...solved]))[0]).toBe('statements *Nó có cánh. | Nó có vây. | Nó có vòi.')
  })

  test('or all of it in one line', async () => {
    const solved = ['Lời giải', 'a) Đ b) S c) S', 'a) Chim có cánh.']
    expect((await read([heading, ...asked, ...solved]))[0]).toBe('statements *Nó có cánh. | Nó có vây. | Nó có vòi.')
  })

  test('those in another color are true, and without any sign it is asked', async () => {
    const [stem = '', , ...others] = asked
    expect((await read([heading, stem, paragraph([red, 'a) Nó có cánh.']), ...others]))[0]).toBe(
      'statements *Nó có cánh. | Nó có vây. | Nó có vòi.',
    )
    expect((await read([heading, ...asked]))[0]).toContain('statements Nó có cánh. | Nó có vây. | Nó có vòi. !noKey')
  })

  test('elsewhere one that alone is true may be the one to be chosen', async () => {
    const solved = ['Lời giải', 'a) Đúng.', 'b) Sai.', 'c) Sai.']
    expect((await read([...asked, ...solved]))[0]).toContain('single_choice')
    expect((await read([...asked, ...solved]))[0]).toContain('!noKey')
  })
})

test.each([
  [
    [
      ['Câu 1', 'Câu 2'],
      ['a) Đ', 'a) S'],
      ['b) S', 'b) Đ'],
    ],
    { 1: 'a) Đ b) S', 2: 'a) S b) Đ' },
  ],
  [
    [
      ['Câu', '1', '2'],
      ['a)', 'Đ', 'S'],
      ['b)', 'S', 'Đ'],
    ],
    { 1: 'a) Đ b) S', 2: 'a) S b) Đ' },
  ],
  [
    [
      ['Câu', 'Lệnh hỏi', 'Đáp án (Đ/S)'],
      ['1', 'a', 'Đ'],
      ['', 'b', 'S'],
      ['2', 'a', 'S'],
      ['', 'b', 'Đ'],
    ],
    { 1: 'a) Đ b) S', 2: 'a) S b) Đ' },
  ],
  [
    [
      ['Câu', 'Đáp án'],
      ['1', '3,5'],
      ['2', '12'],
    ],
    { 1: '3,5', 2: '12' },
  ],
  [
    [
      ['1', '2'],
      ['B', 'A'],
    ],
    { 1: 'B', 2: 'A' },
  ],
  [[['Họ tên', 'Lớp']], null],
])('a table %j says %j', (rows, said) => {
  const read = saidInTable(rows)
  expect(read && Object.fromEntries(read)).toEqual(said)
})
