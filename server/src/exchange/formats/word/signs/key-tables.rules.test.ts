import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { bold, paragraph, wordFile } from '../../../../../testing/samples/word-files.ts'
import { docx } from '../docx.ts'

const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`

function table(...rows: string[]): string {
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.split('|').map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}

/** Questions with three options each; a number makes one of them bold. */
function paper(count: number, ...looks: number[]): string {
  const questions = Array.from({ length: count }, (_, at) => [
    paragraph(`Câu ${at + 1}. Số nào đứng thứ ${at + 1}?`),
    ...['A. một', 'B. hai', 'C. ba'].map((text, place) =>
      looks[at] === place ? paragraph([bold, text]) : paragraph(text),
    ),
  ])
  return questions.flat().join('')
}

async function read(...parts: string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(parts.join('')))
  return items.map(({ item, problems }) =>
    [
      item.answers.map(({ isCorrect }, at) => (isCorrect ? 'ABC'[at] : '')).join(''),
      textOf(item.explanation),
      ...problems.map(({ code }) => code),
    ]
      .filter((text) => text !== '')
      .join(' '),
  )
}

test('keys in blocks beside each other are keys, and reasons are texts', async () => {
  expect(await read(paper(6), table('1|A|4|B', '2|B|5|C', '3|C|6|A'))).toEqual(['A', 'B', 'C', 'B', 'C', 'A'])
  expect(await read(paper(3), table('Câu|Đáp án|Vì sao', '1|A|Vì nhỏ nhất', '2|B|', '3|C|Vì lớn nhất'))).toEqual([
    'A Vì nhỏ nhất',
    'B',
    'C Vì lớn nhất',
  ])
})

const versions = table('Câu|Đề A|Đề B', '1|A|B', '2|B|C', '3|C|A')

test('columns for as many papers as the file holds are theirs, and otherwise nobody knows which one is meant', async () => {
  expect(await read(paper(3), paper(3), versions)).toEqual(['A', 'B', 'C', 'B', 'C', 'A'])
  expect(await read(paper(3), versions)).toEqual(['keyConflict', 'keyConflict', 'keyConflict'])
})

test('where a sheet may be for several papers, an option that looks right decides if the sheet allows it', async () => {
  const sheet = table('1|A', '2|B', '3|C')
  expect(await read(paper(3, 0, 1, 2), paper(3, 0, 2), sheet)).toEqual(['A', 'B', 'C', 'A', 'keyUnclear', 'keyUnclear'])
})
