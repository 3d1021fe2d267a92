import { describe, expect, test } from 'vitest'
import { readFileAs } from '../../../reading/read-file.ts'
import { passageStart } from '../line-signs.ts'
import { numbersSaid } from './passage-numbers.ts'

function said(text: string): string {
  const found = numbersSaid(text)
  return found ? `${found.from}–${found.to}${found.only ? ` only ${[...found.only].join(' ')}` : ''}` : 'none'
}

describe('which questions a text is for', () => {
  test('is said as from one to another, or one by one', () => {
    expect(said('trả lời các câu hỏi 13, 14, 15:')).toBe('13–15')
    expect(said('trả lời câu 13, 14 và 15')).toBe('13–15')
    expect(said('trả lời câu 3, 4 & 5.')).toBe('3–5')
    expect(said('answer questions 3, 4, and 5')).toBe('3–5')
    expect(said('trả lời câu 3; câu 4; câu 5; câu 6')).toBe('3–6')
    expect(said('làm các câu: 7, 8, 9')).toBe('7–9')
    expect(said('trả lời câu 13 - 14 - 15')).toBe('13–15')
    expect(said('từ câu 3 đến câu 5')).toBe('3–5')
    expect(said('answer questions (3)-(5) below')).toBe('3–5')
  })

  test('may leave out those between', () => {
    expect(said('trả lời câu 3 và 5')).toBe('3–5 only 3 5')
    expect(said('trả lời câu 3, 5, 8')).toBe('3–8 only 3 5 8')
    expect(said('trả lời câu 3-5 và 7')).toBe('3–7 only 3 4 5 7')
  })

  test('ends where something else is counted', () => {
    expect(said('trả lời câu 1, 2, 10 điểm')).toBe('1–2')
    expect(said('trả lời câu 1, 2, 3,5 điểm')).toBe('1–2')
    expect(said('trả lời câu 4, 5, 2 dòng mỗi câu')).toBe('4–5')
    expect(said('trả lời câu 4 và câu 2')).toBe('none')
    expect(said('câu 3, 400')).toBe('none')
    expect(said('câu 4 của bài')).toBe('none')
  })

  test('is said in a line above them as well', () => {
    expect(passageStart('Câu 3, 4 và 5 dựa vào bảng sau:')).toEqual({ from: 3, to: 5 })
    expect(passageStart('Questions 3, 4 and 5 refer to the map.')).toEqual({ from: 3, to: 5 })
    expect(passageStart('Câu 3, 4 người dùng chung một bàn')).toBeNull()
  })
})

test('a text for three numbers stands before all three, and one for two not before that between them', async () => {
  const paper = (head: string) => [
    head,
    'Trong vườn có ba cây cam và hai cây ổi.',
    ...['cam', 'ổi', 'tất cả'].flatMap((name, at) => [
      `Câu ${at + 1}. Hỏi có mấy cây ${name}?`,
      'A. 2',
      'B. 3',
      'C. 5',
      `Đáp án: ${'BAC'[at]}`,
    ]),
  ]
  const withText = async (head: string): Promise<string> => {
    const { items } = await readFileAs('text', new TextEncoder().encode(paper(head).join('\n')))
    return items.map(({ item }) => (item.content.includes('Trong vườn') ? 'text' : 'none')).join(' ')
  }
  expect(await withText('Đọc đoạn sau để trả lời các câu hỏi 1, 2, 3:')).toBe('text text text')
  expect(await withText('Câu 1, 2 và 3 dựa vào đoạn sau:')).toBe('text text text')
  expect(await withText('Các câu 1, 2, 3 dùng chung đoạn sau:')).toBe('text text text')
  expect(await withText('Dùng dữ kiện sau cho câu 1, 2, 3:')).toBe('text text text')
  expect(await withText('Trả lời câu 1, 2 và 3 theo đoạn sau:')).toBe('text text text')
  expect(await withText('Đoạn sau dùng cho câu 1, 2 & 3:')).toBe('text text text')
  expect(await withText('Đọc đoạn sau để trả lời câu 1 và 3:')).toBe('text none text')
})

test.each([
  ['Xét đoạn văn sau và trả lời 2 câu hỏi kế tiếp:', 'none text text none'],
  ['Xét đoạn văn sau và trả lời 2 câu hỏi ké tiếp:', 'none text text none'],
  ['Dựa vào đoạn sau, trả lời hai câu tiếp theo:', 'none text text none'],
  ['Đọc đoạn văn sau và trả lời 2 câu hỏi tiếp theo:', 'none text text none'],
  ['Dùng cho các câu 2, 3:', 'none text text none'],
  ['Xét đoạn văn sau và trả lời câu 2 và câu 3:', 'none text text none'],
  ['Đọc đoạn văn sau và trả lời 3 câu hỏi bên dưới:', 'none text text text'],
])('%s', async (head, told) => {
  const question = (number: number): string[] => [
    `Câu ${number}. Hỏi có mấy cây loại số ${number}?`,
    'A. 2',
    'B. 3',
    'C. 5',
    `Đáp án: ${'BACA'[number - 1]}`,
  ]
  const text = [head, 'Trong vườn có ba cây cam và hai cây ổi.']
  const lines = [...question(1), ...text, ...[2, 3, 4].flatMap(question)]
  const { items } = await readFileAs('text', new TextEncoder().encode(lines.join('\n')))
  expect(items.map(({ item }) => (item.content.includes('Trong vườn') ? 'text' : 'none')).join(' ')).toBe(told)
  expect(items.flatMap(({ item }) => item.answers.filter((answer) => answer.text.includes('vườn')))).toEqual([])
})

test('a question whose number nobody reads stands in no text without being asked about', async () => {
  const question = (label: string): string[] => [`${label} Có mấy cây?`, 'A. 2', 'B. 3', 'C. 5', 'Đáp án: B']
  const head = 'Xét đoạn văn sau và trả lời 2 câu hỏi kế tiếp:'
  const held = async (label: string): Promise<string[]> => {
    const lines = ['Câu 1.', 'Câu 2.'].flatMap(question)
    lines.push(head, 'Trong vườn có ba cây cam.', label, 'a. hai cây', 'b. ba cây', 'c. năm cây')
    const { items } = await readFileAs(
      'text',
      new TextEncoder().encode([...lines, ...['Câu 4.', 'Câu 5.'].flatMap(question)].join('\n')),
    )
    return items.map(({ problems }) => (problems.some(({ isBlocking }) => isBlocking) ? 'held' : 'taken'))
  }
  expect((await held('Hỏi ba: có mấy cây cam?')).slice(-2)).toEqual(['held', 'held'])
})
