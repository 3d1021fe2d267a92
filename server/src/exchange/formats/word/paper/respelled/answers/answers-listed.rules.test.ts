import { expect, test } from 'vitest'
import { readWord } from '../../../../../../../testing/samples/read-papers.ts'

const numbering = [
  ...[1, 2].map(
    (list) =>
      `<w:abstractNum w:abstractNumId="${list}"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>`,
  ),
  ...[1, 2].map((list) => `<w:num w:numId="${list}"><w:abstractNumId w:val="${list}"/></w:num>`),
].join('')

/** '2/ text' is a point of the second list. */
function paragraphOf(line: string): string {
  const [, list, text = ''] = /^(?:(\d)\/ )?(.*)$/u.exec(line) ?? []
  const point = list ? `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>` : ''
  return `<w:p>${point}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

const read = async (...lines: string[]): Promise<string[]> => readWord(lines.map(paragraphOf), { numbering }, ' ')

const first = ['1. Which animal barks?', '2. What do cows eat all day?', '3. Where do fish live?']
const second = ['. Which bird swims well?', '2. Who lays eggs every day?', '3. Which animal purrs?']

test('as many short lines in a list as there are questions above it answer them', async () => {
  const answers = ['1/ dog', '1/ grass', '1/ in water']
  const found = await read(...first, ...answers, '', ...second, '2/ duck', '2/ hen', '2/ cat')
  expect(found).toEqual([
    'Which animal barks? *dog',
    'What do cows eat all day? *grass',
    'Where do fish live? *in water',
    'Which bird swims well? *duck',
    'Who lays eggs every day? *hen',
    'Which animal purrs? *cat',
  ])
})

test('what is to be matched is in no order', async () => {
  const answers = ['1/ dog', '1/ grass', '1/ in water']
  const both = [...first, ...answers, '', ...second, '2/ duck', '2/ hen', '2/ cat']
  const found = await read('Match each question with its answer.', ...both)
  expect(found.filter((question) => question.includes('*'))).toEqual([])
  expect((await read(...first, ...answers)).filter((question) => question.includes('*'))).toEqual([])
})

test('one line too few, or one that asks, answers nothing', async () => {
  const few = await read(...first, '1/ dog', '1/ grass', '', ...second, '2/ duck', '2/ hen', '2/ cat')
  expect(few.filter((question) => question.includes('*'))).toEqual([])
  const asks = await read(...first, '1/ dog', '1/ grass', '1/ where?', '', ...second, '2/ duck', '2/ hen', '2/ cat')
  expect(asks.filter((question) => question.includes('*'))).toEqual([])
})
