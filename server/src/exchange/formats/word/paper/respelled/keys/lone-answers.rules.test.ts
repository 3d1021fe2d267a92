import { expect, test } from 'vitest'
import { plainLine, textLine } from '../../../line-text.ts'
import { withLoneAnswers } from './lone-answers.ts'

function read(...texts: string[]): string[] {
  return withLoneAnswers(texts.map((text) => ({ kind: 'line', line: textLine(text) }))).map((block) =>
    block.kind === 'line' ? plainLine(block.line) : '',
  )
}

const head = 'PHẦN III. Câu trắc nghiệm trả lời ngắn. Thí sinh trả lời từ câu 1 đến câu 3.'
const question = (number: number, ...below: string[]): string[] => [`Câu ${number}. Mấy giờ?`, ...below]

test('the only option of each question of a part with short answers is what is to be typed', () => {
  const lines = read(head, ...question(1, 'A. 11'), ...question(2, 'A. 13,5'), ...question(3, 'A. -2'))
  expect(lines.filter((line) => line.startsWith('Đáp án'))).toEqual(['Đáp án: 11', 'Đáp án: 13,5', 'Đáp án: -2'])
})

test('in another part, beside a second option, or where one has none, options stay options', () => {
  const [one, two] = [question(1, 'A. 11'), question(2, 'A. 13')]
  for (const lines of [
    ['PHẦN I. Câu trắc nghiệm nhiều lựa chọn', ...one, ...two, ...question(3, 'A. 2')],
    [head, ...one, ...two, ...question(3, 'A. 2', 'B. 3')],
    [head, ...one, ...two, ...question(3, 'A. 2    B. 3')],
    [head, ...one, ...two, ...question(3)],
    [head, ...one, ...two],
  ])
    expect(read(...lines)).toEqual(lines)
})
