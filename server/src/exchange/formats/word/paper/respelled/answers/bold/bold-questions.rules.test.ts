import { expect, test } from 'vitest'
import { readWord } from '../../../../../../../../testing/samples/read-papers.ts'
import { bold, highlight, paragraph, table } from '../../../../../../../../testing/samples/word-files.ts'

/** '# text' is bold, '* text' highlighted, '| text' a table of one cell. */
function paragraphOf(line: string): string {
  const [, sign, text = ''] = /^([#*|] )?(.*)$/u.exec(line) ?? []
  if (sign === '| ') return table([[text]])
  return paragraph([sign === '# ' ? bold : sign === '* ' ? highlight : '', text])
}

const read = async (...lines: string[]): Promise<string[]> => readWord(lines.map(paragraphOf), {}, ' ')

const paper = [
  ['# Which animal can fly', 'a carp', '* a swallow', 'a cat', ''],
  ['# The capital of Laos is', '* Vientiane', 'Pakse', ''],
  ['# What is two and two?', 'A. three', 'B. four', '* C. five', ''],
  ['# What is printed?', '| print(1 + 1)', '', 'A. 1', '* B. 2', ''],
  ['# Which metal is red', 'silver', '* copper', 'zinc', ''],
].flat()

test('bold lines ask, and plain lines below them are options, with letters or without', async () => {
  expect(await read(...paper)).toEqual([
    'Which animal can fly a carp | *a swallow | a cat',
    'The capital of Laos is *Vientiane | Pakse',
    'What is two and two? three | four | *five',
    'What is printed? print(1 + 1) 1 | *2',
    'Which metal is red silver | *copper | zinc',
  ])
})

test('bold headings above paragraphs of a text ask nothing', async () => {
  const text = [1, 2, 3, 4, 5].flatMap((at) => [
    `# Chapter of day ${at}`,
    'It rained in the morning.',
    'It was cold.',
    '',
  ])
  expect(await read(...text, '# Notes', '* Bring a coat', 'and shoes', '')).toEqual([])
})

test('what stands apart below the options keeps its question out', async () => {
  const apart = paper.flatMap((line) => (line === '* copper' ? [line, '', 'which shines'] : [line]))
  const more = ['# Who barks', '* a dog', 'a hen', '', '# Who purrs', '* a cat', 'a hen', '']
  const four = ['# Who crows', 'a dog', '* a cock', '', '# Who hisses', '* a snake', 'a hen', '']
  const found = await read(...four, ...more, ...more.map((line) => line.replace('Who', 'What')), ...apart)
  expect(found.filter((question) => question.includes('Which metal'))).toEqual([
    expect.stringMatching(/Which metal is red.*(?:textBelow|unreadable|essay|optionsBare)/u),
  ])
})
