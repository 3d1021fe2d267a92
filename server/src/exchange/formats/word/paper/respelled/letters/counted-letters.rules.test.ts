import { expect, test } from 'vitest'
import { toldAnswers } from '../../../../../../../testing/samples/read-papers.ts'
import { wordFile } from '../../../../../../../testing/samples/word-files.ts'
import { docx } from '../../../docx.ts'

const lists = [1, 2, 3]
const numbering = [
  ...lists.map(
    (list) =>
      `<w:abstractNum w:abstractNumId="${list}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>`,
  ),
  ...lists.map((list) => `<w:num w:numId="${list}"><w:abstractNumId w:val="${list}"/></w:num>`),
].join('')

/** '2/ text' is a point of the second list, before which a letter is drawn. */
function paragraphOf(line: string): string {
  const [, list, text = ''] = /^(?:(\d)\/ )?(.*)$/u.exec(line) ?? []
  const point = list ? `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>` : ''
  const pieces = text.split('\t').map((piece) => `<w:t xml:space="preserve">${piece}</w:t>`)
  return `<w:p>${point}<w:r>${pieces.join('<w:tab/>')}</w:r></w:p>`
}

async function read(...lines: string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(lines.map(paragraphOf).join(''), { numbering }))
  return items.map(({ item, problems }) => [toldAnswers(item), ...problems.map(({ code }) => code)].join(' '))
}

test('a letter that a program drew behind typed ones is the one that what is typed leaves open', async () => {
  expect(
    await read(
      'Câu 1. Màu nào?',
      '1/ đỏ\tb. vàng',
      '1/ xanh\td. tím',
      'Đáp án: C',
      'Câu 2. Số nào?',
      'a. 1\tb. 2',
      '2/ 3\td. 4',
      'Đáp án: D',
    ),
  ).toEqual(['đỏ | vàng | *xanh | tím', '1 | 2 | 3 | *4'])
})

test('letters that a program drew before every option stay as they are', async () => {
  expect(
    await read(
      'Câu 1. Màu nào?',
      '1/ đỏ',
      '1/ vàng',
      '1/ xanh',
      'Đáp án: B',
      'Câu 2. Số nào?',
      '2/ 1',
      '2/ 2',
      'Đáp án: A',
    ),
  ).toEqual(['đỏ | *vàng | xanh', '*1 | 2'])
})
