import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { paragraph, table, wordFile } from '../../../../../../testing/samples/word-files.ts'
import type { ReadItem } from '../../../item.ts'
import { docx } from '../../docx.ts'

async function read(blocks: readonly string[]): Promise<string[]> {
  const { items } = await docx.read(
    wordFile(blocks.map((block) => (block.startsWith('<') ? block : paragraph(block))).join('')),
  )
  return items.map(told)
}

const told = ({ item, problems }: ReadItem): string =>
  [
    item.type,
    (item.statements ?? item.answers)
      .map((one) => (('isTrue' in one ? one.isTrue : one.isCorrect) ? '*' : '') + textOf(one.text))
      .join(' | '),
    ...problems.filter(({ isBlocking }) => isBlocking).map(({ code }) => `!${code}`),
  ].join(' ')

const heads = [
  '1. Câu trắc nghiệm nhiều phương án lựa chọn ( 2 điểm )',
  '2. Câu trắc nghiệm đúng sai ( 4 điểm )',
  '3. Câu trắc nghiệm trả lời ngắn ( 1,5 điểm )',
] as const

const rules = 'Thí sinh trả lời từ câu 1 đến câu 2.'

const paper = (flier: string, number: string): string[] => [
  heads[0],
  rules,
  `Câu 1. ${flier} có gì?`,
  'A. cánh',
  'B. vây',
  'C. vòi',
  'D. sừng',
  'Câu 2. Con nào biết bơi?',
  'A. chim',
  'B. cá',
  'C. voi',
  'D. mèo',
  heads[1],
  'Thí sinh trả lời câu 1. Điểm tối đa của 01 câu hỏi là 1 điểm.',
  `Câu 1. Nói về ${flier}:`,
  table([
    ['a) Nó có cánh.', ''],
    ['b) Nó có vây.', ''],
    ['c) Nó đẻ trứng.', ''],
    ['d) Nó có vòi.', ''],
  ]),
  heads[2],
  `Câu 1. ${flier} nặng ${number} lần bao nhiêu gam?`,
  'Câu 2. Hai con bò có mấy chân?',
]

const keys = (letters: string, truths: string, grams: string): string[] => [
  'HƯỚNG DẪN GIẢI',
  heads[0],
  rules,
  table([
    ['Câu', 'Đáp án', 'Câu', 'Đáp án'],
    ['1', letters.charAt(0), '2', letters.charAt(1)],
  ]),
  heads[1],
  table([
    ['Câu', 'Lệnh hỏi', 'Đáp án (Đ/S)'],
    ...Array.from(truths).map((own, at) => [at === 0 ? '1' : '', `${'abcd'[at]})`, own]),
  ]),
  heads[2],
  table([
    ['Câu', 'Đáp án', 'Câu', 'Đáp án'],
    ['1', grams, '2', '8'],
    ['', '', '', ''],
  ]),
]

const taken = (grams: string): string[] => [
  'single_choice *cánh | vây | vòi | sừng',
  'single_choice chim | *cá | voi | mèo',
  'statements *Nó có cánh. | Nó có vây. | *Nó đẻ trứng. | Nó có vòi.',
  `fill_blank *${grams}`,
  'fill_blank *8',
]

const solved = (truth: string): string[] => [
  'Câu 1.',
  'a) Nó có cánh. ⟹ Đ',
  'b) Nó có vây.',
  `⟹ ${truth}`,
  'Vì: Cá mới có vây.',
  'c) Nó đẻ trứng. ⟹ Đ',
  'd) Nó có vòi. ⟹ S',
]

describe('the parts of two papers in one file are repeated word for word above their keys', () => {
  test('each part has the keys below its own heading in the guide behind its paper', async () => {
    const two = [
      ...paper('Chim', 'hai'),
      ...keys('AB', 'ĐSĐS', '750'),
      ...paper('Ong', 'ba'),
      ...keys('AB', 'ĐSĐS', '1125'),
    ]
    expect(await read(two)).toEqual([...taken('750'), ...taken('1125')])
  })

  test('what is worked out of each statement says the same, or nobody knows', async () => {
    const [first, second, third, fourth, truths, ...others] = keys('AB', 'ĐSĐS', '750')
    const guide = (truth: string) =>
      [first, second, third, fourth, truths, others[0], ...solved(truth), ...others.slice(1)].map((own) => own ?? '')
    expect(await read([...paper('Chim', 'hai'), ...guide('S')])).toEqual(taken('750'))
    const odd = await read([...paper('Chim', 'hai'), ...guide('Đ')])
    expect(odd[2]).toContain('!keyConflict')
    expect(odd.filter((_, at) => at !== 2)).toEqual(taken('750').filter((_, at) => at !== 2))
  })
})

test('without its headings once more it solves the last question', async () => {
  const items = await read([...paper('Chim', 'hai'), 'HƯỚNG DẪN GIẢI', 'Mỗi con bò có bốn chân.'])
  expect(items).toHaveLength(5)
  expect(items.every((line) => line.includes('!'))).toBe(true)
})
