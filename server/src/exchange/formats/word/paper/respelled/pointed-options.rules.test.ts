import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../testing/samples/read-papers.ts'
import { formatOf } from '../../../signs/format-of.ts'

async function read(...lines: string[]): Promise<string[]> {
  expect(formatOf(new TextEncoder().encode(lines.join('\n')), 'notes.md')).toBe('text')
  return readPaper(lines)
}

const flying = ['Con nào biết bay', '', '- **_chim_**', '- cá', '- voi', '']
const swimming = ['Con nào biết bơi', '', '- gà', '- **cá**', '']

test('without numbers and letters the bold point below a paragraph is the right one', async () => {
  expect(await read(...flying, ...swimming)).toEqual([
    'Con nào biết bay / *chim | cá | voi',
    'Con nào biết bơi / gà | *cá',
  ])
})

test('code may stand between a paragraph and its points', async () => {
  expect(await read(...flying, 'Kết quả là gì:', '', '```', 'in(1 + 1)', '```', '', '- **2**', '- 11')).toEqual([
    'Con nào biết bay / *chim | cá | voi',
    'Kết quả là gì: in(1 + 1) / *2 | 11',
  ])
})

test('below headings the ticked box is the right one; a title above them is none', async () => {
  const paper = ['# Động vật', '', '## Con nào biết bay?', '', '- [x] chim', '- [ ] cá', '', '## Con nào biết bơi?', '']
  expect(await read(...paper, '- [ ] gà', '- [x] cá')).toEqual([
    'Con nào biết bay? / *chim | cá',
    'Con nào biết bơi? / gà | *cá',
  ])
})

test('lists of work, and texts between the lists, are not read so', () => {
  const work = [
    '## Tuần này',
    '',
    '- [x] mua giấy',
    '- [ ] in đề',
    '',
    '## Tuần sau',
    '',
    '- [x] chấm bài',
    '- [ ] trả bài',
  ]
  const told = [...flying, 'Vì chim có cánh.', '', ...swimming]
  for (const lines of [work, told])
    expect(() => formatOf(new TextEncoder().encode(lines.join('\n')), 'notes.md')).toThrow('noQuestions')
})

test('a typed answer with its reason behind it is asked, one with a title before a name is not', async () => {
  const paper = ['Câu 1. Hai cộng ba bằng mấy?', 'Đáp án: 5 (2 + 3)', 'Câu 2. Dòng nào hiện ra?']
  const named = [
    'Câu 1. Viết lại câu sau.',
    'Đáp án: Mrs. Hoa thanked her brother for the book.',
    'Câu 2. Viết lại câu này.',
  ]
  expect((await read(...named, 'Đáp án: Mr. Nam went there by bus every day.')).join(' ')).not.toContain('typedLong')
  expect(await read(...paper, 'Đáp án: "ha". Vì đó là dòng đứng đầu của cả bài')).toEqual([
    'Hai cộng ba bằng mấy? / *5 (2 + 3) / !unreadable 5 (2 + 3)',
    'Dòng nào hiện ra? / *"ha". Vì đó là dòng đứng đầu của cả bài / !typedLong',
  ])
})
