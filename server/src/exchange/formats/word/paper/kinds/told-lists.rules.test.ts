import { expect, test } from 'vitest'
import { readPaper as read } from '../../../../../../testing/samples/read-papers.ts'

const told = [
  'Bài 3: NƯỚC ÂU LẠC',
  'Câu 1: Ai lập ra nước Âu Lạc?',
  '- Thục Phán',
  'Câu 2: Kinh đô đặt ở đâu?',
  '- Cổ Loa',
  'Câu 3: Thành có mấy vòng?',
  'TL: - Ba vòng',
  'Câu 4: Nêu hai việc người Âu Lạc biết làm:',
  '- Rèn sắt',
  '- Trồng lúa',
]

test('questions with one line below nearly each of them are learned by heart, and that line is their answer', async () => {
  const seen = await read([
    ...told,
    'II/ Phần Lịch sử:',
    'Bài 4: NƯỚC VĂN LANG',
    'Câu 1: Ai đứng đầu nhà nước?',
    '- Vua Hùng',
  ])
  expect(seen.map((text) => text.split(' / ')[0])).toEqual([
    'Ai lập ra nước Âu Lạc?',
    'Kinh đô đặt ở đâu?',
    'Thành có mấy vòng?',
    'Nêu hai việc người Âu Lạc biết làm:',
    'Ai đứng đầu nhà nước?',
  ])
  expect(seen.join()).not.toContain('!')
})

test('lines to choose from are none', async () => {
  const seen = await read([...told, 'Câu 5: Ai đứng đầu nhà nước?', 'A. Vua Hùng', 'B. Lạc hầu'])
  expect(seen[0]).toContain('!')
})
