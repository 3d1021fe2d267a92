import { expect, test } from 'vitest'
import { paragraph, table, wordFile } from '../../../../../testing/samples/word-files.ts'
import { readFileAs } from '../../reading/read-file.ts'

async function read(...lines: readonly string[]) {
  const { items, notes } = await readFileAs('text', new TextEncoder().encode(lines.join('\n')))
  return {
    sources: items.map(({ source }) => source),
    listed: items.map(({ listed }) => listed),
    notes: notes.map(({ code, values }) => [code, ...Object.values(values ?? {})].join(' ')),
  }
}

test('beside a question stand the lines of the file as they were typed, with its own names, letters, gaps and keys', async () => {
  const { sources } = await read(
    'ĐỀ KIỂM TRA 15 PHÚT',
    'PHẦN I. Trắc nghiệm',
    'Bài 1 (2 điểm).  Con vật nào biết bay trên trời?',
    'a) Con mèo      b) Con chim',
    'c) Con cá       d) Con hươu',
    'Đáp án: b',
    'Lời giải: chim có cánh',
    '',
    'PHẦN II. Điền vào chỗ trống',
    'Bài 2. Bao gạo nặng ____ kg và có giá ____ đồng.',
    'Đáp án: 50 kg; 1.200.000 đồng',
  )
  expect(sources).toEqual([
    [
      'Bài 1 (2 điểm).  Con vật nào biết bay trên trời?',
      'a) Con mèo      b) Con chim',
      'c) Con cá       d) Con hươu',
      'Đáp án: b',
      'Lời giải: chim có cánh',
    ].join('\n'),
    'Bài 2. Bao gạo nặng ____ kg và có giá ____ đồng.\nĐáp án: 50 kg; 1.200.000 đồng',
  ])
})

const colours = ['A. đỏ', 'B. xanh', 'C. vàng', 'D. tím']

test('questions that ask the same keep their own lines, and a list of keys its entry for each', async () => {
  const { sources, listed, notes } = await read(
    'Câu 1. Bông hoa sau đây có màu gì?',
    ...colours,
    'Câu 2. Bông hoa sau đây có màu gì?',
    ...colours.toReversed().map((line, at) => `${'ABCD'[at]}${line.slice(1)}`),
    'ĐÁP ÁN',
    '1. B   2. C',
  )
  expect(sources[0]).toBe(['Câu 1. Bông hoa sau đây có màu gì?', ...colours].join('\n'))
  expect(sources[1]).toContain('Câu 2.')
  expect(sources[1]).not.toContain('ĐÁP ÁN')
  expect(listed).toEqual(['1. B', '2. C'])
  expect(notes).toEqual([])
})

const numbered = (...numbers: readonly number[]): string[] =>
  numbers.flatMap((number) => [`Câu ${number}. Bông hoa thứ ${number} trong vườn có màu gì?`, ...colours])

test('a key for a number that no question has is told of the whole file, in lines, in one line or below each other', async () => {
  expect((await read(...numbered(1, 2, 3, 5), 'ĐÁP ÁN', '1A 2B 3C 4D 5A 6B')).notes).toEqual(['keysUnasked 4, 6'])
  expect((await read(...numbered(1, 3, 4), 'ĐÁP ÁN', '1. A', '2. B', '3. C', '4. D')).notes).toEqual(['keysUnasked 2'])
})

test('so is a number that is left out, unless most of them are', async () => {
  expect((await read(...numbered(1, 2, 4))).notes).toEqual(['numbersUnseen 3'])
  expect((await read(...numbered(1, 9, 30))).notes).toEqual([])
  expect((await read(...numbered(1, 2, 3, 1, 2, 3))).notes).toEqual([])
})

test('so are numbers that go on in another way behind the last question', async () => {
  const more = ['3. Đúng hay sai: hoa hồng có gai?', '→ Đúng', '4. Ai trồng hoa trong vườn nhà em?', '→ Bà']
  expect((await read(...numbered(1, 2), 'Trả lời ngắn', ...more)).notes).toEqual(['numbersUnseen 3, 4'])
  const parts = ['1. Hoa nở vào mùa nào?', '2. Ai trồng hoa trong vườn?', '3. Hoa hồng có gai không em?']
  const typed = parts.flatMap((text) => [text, 'Đáp án: có'])
  expect((await read(...typed, ...typed.slice(0, 2))).notes).toEqual([])
})

test('so are lines that ask and belong to no question, with their number', async () => {
  const above = ['Vì sao lá cây có màu xanh?', 'Do chất diệp lục', 'Hoa nào nở vào ban đêm?', 'Hoa quỳnh']
  expect((await read(...above, ...numbered(1, 2))).notes).toEqual(['linesUnread 4 Vì sao lá cây có màu xanh?'])
  const rules = [
    'Họ tên: ……………… Lớp: …………',
    '1. Không mang sách vào phòng thi.',
    '2. Làm bài trong 45 phút, có hỏi thì giơ tay.',
  ]
  expect((await read(...rules, ...numbered(1, 2))).notes).toEqual([])
  const behind = ['Phần II', '4. Kể tên các loài hoa.', '6. Kể tên các loài cây.']
  expect((await read(...numbered(1, 2), ...behind)).notes).toEqual(['linesUnread 3 4. Kể tên các loài hoa.'])
})

test('a table of keys says what stands below the number', async () => {
  const body = [...numbered(1, 2).map((line) => paragraph(line)), paragraph('ĐÁP ÁN')].join('')
  const keys = table([
    ['Câu', '1', '2'],
    ['Đáp án', 'B', 'D'],
  ])
  const { items } = await readFileAs('docx', wordFile(body + keys))
  expect(items.map(({ listed }) => listed)).toEqual(['1 | B', '2 | D'])
})
