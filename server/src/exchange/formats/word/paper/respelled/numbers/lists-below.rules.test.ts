import { expect, test } from 'vitest'
import { readWord } from '../../../../../../../testing/samples/read-papers.ts'
import { bold } from '../../../../../../../testing/samples/word-files.ts'

const lists = Array.from({ length: 9 }, (_, at) => at + 1)
const numbering = [
  ...lists.map(
    (list) =>
      `<w:abstractNum w:abstractNumId="${list}"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1)"/></w:lvl></w:abstractNum>`,
  ),
  ...lists.map((list) => `<w:num w:numId="${list}"><w:abstractNumId w:val="${list}"/></w:num>`),
].join('')

/** '3/ text' is a point of the third list; a star makes it bold. */
function paragraphOf(line: string): string {
  const [, list, star, text = ''] = /^(?:(\d)\/ )?(\*?)(.*)$/u.exec(line) ?? []
  const point = list ? `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>` : ''
  return `<w:p>${point}<w:r>${star ? `<w:rPr>${bold}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

const read = async (...lines: string[]): Promise<string[]> => readWord(lines.map(paragraphOf), { numbering }, ' ')

const asked = (number: number, text: string, ...points: string[]): string[] => [
  `${number}   ${text}`,
  '',
  'print(answer)',
  ...points.map((point) => `${number}/ ${point}`),
  '',
]
const paper = [
  asked(1, 'What is printed first?', '*one', 'two'),
  asked(2, 'What is printed then?', 'one', '*two', 'three'),
  asked(3, 'What is printed last?', 'one', '*four'),
  asked(4, 'Which two are printed? (choose 2)', '*one', 'two', 'three'),
  asked(5, 'Is anything printed?', 'certainly', '*hardly'),
  asked(6, 'Who prints it?', 'a hen', 'a dog'),
].flat()

test('lists that count from one below questions whose numbers have no point are options', async () => {
  expect(await read(...paper)).toEqual([
    'What is printed first? print(answer) *one | two',
    'What is printed then? print(answer) one | *two | three',
    'What is printed last? print(answer) one | *four',
    'Which two are printed? (choose 2) print(answer) *one | two | three keyUnclear',
    'Is anything printed? print(answer) certainly | *hardly',
    'Who prints it? print(answer) a hen | a dog noKey',
  ])
})

test('lists below lines without any number are asked about', async () => {
  const bare = paper.map((line) => line.replace(/^\d {3}/u, ''))
  expect((await read(...bare)).filter((question) => question.includes('*'))).toEqual([])
})
