import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'

const asked: readonly (readonly [string, string])[] = [
  ['O que bebe o gato?', 'no estilo A'],
  ['O que come a vaca?', 'no estilo B'],
  ['O que faz a abelha?', 'no estilo A'],
  ['O que leva a formiga?', 'no estilo C'],
]
const options = ['a) capim', 'b) leite', 'c) mel', 'Gabarito: b']

test('what heads of questions say behind a dash is no part of what is asked', async () => {
  const read = await readPaper(asked.flatMap(([text, tail], at) => [`Questão ${at + 1} — ${tail}`, text, ...options]))
  expect(read).toEqual(asked.map(([text]) => `${text} / capim | *leite | mel`))
})

test('what stands right above the options is asked', async () => {
  const read = await readPaper(
    asked.flatMap(([text], at) => [`Questão ${at + 1} — ${text.replace('?', '')}`, ...options]),
  )
  expect(read[0]).toBe('O que bebe o gato / capim | *leite | mel')
})

test('what is to be done stays where it is', async () => {
  const tasks = asked.flatMap((_, at) => [`Questão ${at + 1} — Resolva a equação`, `x + ${at} = 2`, ...options])
  expect((await readPaper(tasks))[0]).toContain('Resolva a equação')
})
