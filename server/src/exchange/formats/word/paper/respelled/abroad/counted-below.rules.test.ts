import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'

const asked: readonly (readonly [string, number])[] = [
  ['O que bebe o gato?', 1],
  ['O que come a vaca?', 0],
  ['O que faz a abelha?', 2],
  ['O que leva a formiga?', 1],
]
const options = ['capim', 'leite', 'mel']
const expected = asked.map(
  ([text, right]) => `${text} / ${options.map((own, place) => (place === right ? '*' : '') + own).join(' | ')}`,
)
const paper = (star: string, key: (place: number) => string[]): string[] =>
  asked.flatMap(([text, right]) => [
    text,
    ...options.map((own, place) => `${place + 1}. ${own}${place === right ? star : ''}`),
    ...key(right),
    '',
  ])

test('what is counted from one below each line without a number is offered', async () => {
  expect(await readPaper(paper('', (right) => [`Resposta: ${right + 1}`]))).toEqual(expected)
  expect(await readPaper(paper(' *', () => []))).toEqual(expected)
})

test('without a key, or below two lines, nobody knows', async () => {
  expect((await readPaper(paper('', () => []))).join('')).not.toContain('*')
  const two = paper(' *', () => ['Outra linha sem número.'])
  expect((await readPaper(two)).every((own) => own.includes('/ !'))).toBe(true)
})
