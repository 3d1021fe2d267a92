import { expect, test } from 'vitest'
import { readPaper as read } from '../../../../../../../testing/samples/read-papers.ts'
import { formatOf } from '../../../../signs/format-of.ts'

const blocks = [
  ['Thủ đô của nước ta', 'Huế', '*Hà Nội', 'Vinh'],
  ['Con vật biết bay', '* Chim', 'Chó', 'Mèo'],
  ['Mùa nóng nhất', 'Xuân', 'Thu', '*Hạ'],
]
const taken = [
  'Thủ đô của nước ta / Huế | *Hà Nội | Vinh',
  'Con vật biết bay / *Chim | Chó | Mèo',
  'Mùa nóng nhất / Xuân | Thu | *Hạ',
]
const named = blocks.map(([asked = '', ...options], at) => [`Câu ${at + 7}. ${asked}`, ...options])
const format = (lines: readonly string[]): string => formatOf(new TextEncoder().encode(lines.join('\n')), 'de.txt')

test('a star before the right one of the lines below a question', async () => {
  expect(await read(named.flat())).toEqual(taken)
  expect(await read(named.flatMap((lines) => [...lines, '']))).toEqual(taken)
  expect(format(named.slice(0, 2).flat())).toBe('text')
})

test('without numbers, block by block, also below a heading', async () => {
  const lines = blocks.flatMap((own) => [...own, ''])
  expect(format(lines)).toBe('text')
  expect(await read(lines)).toEqual(taken)
  const [first = '', ...others] = taken
  expect(await read(['ÔN TẬP', '', ...lines])).toEqual([`${first} / wordingDropped ÔN TẬP`, ...others])
})

test('a question of another shape is asked about', async () => {
  const more = Array.from({ length: 3 }, () => named).flat(2)
  const odd = ['Câu 9. Đọc hai dòng sau', 'rồi chọn một loài', 'Cá', '*Voi', 'Gà']
  expect((await read([...more, ...odd])).at(-1)).toContain('!optionsBare')
})

test('a list in each part of a text is none', async () => {
  const part = ['Về các loài vật', '* chúng sống ở đâu', 'chúng ăn gì', 'chúng đi đâu', '']
  expect(() => format(Array.from({ length: 4 }, () => part).flat())).toThrow()
})
