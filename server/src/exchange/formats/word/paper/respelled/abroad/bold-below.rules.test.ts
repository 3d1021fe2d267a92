import { expect, test } from 'vitest'
import { readWord } from '../../../../../../../testing/samples/read-papers.ts'
import { bold, paragraph } from '../../../../../../../testing/samples/word-files.ts'

const asked: readonly (readonly [string, string])[] = [
  ['Pisica bea', 'lapte'],
  ['Vaca mănâncă', 'iarbă'],
  ['Câte picioare are un păianjen?', 'opt'],
  ['Albina face', 'miere'],
  ['Peștele trăiește în', 'apă'],
]

test('a line in bold below each counted question answers it', async () => {
  const paragraphs = asked.flatMap(([text, answer], at) => [paragraph(`${at + 1}. ${text}`), paragraph([bold, answer])])
  expect(await readWord(paragraphs)).toEqual(
    asked.map(([text, answer]) => `${text} / *${answer} / `.replace(/ \/ $/u, '')),
  )
})

test('it does not where it is one of two lines, or where it asks', async () => {
  const two = asked.flatMap(([text, answer], at) => [
    paragraph(`${at + 1}. ${text}`),
    paragraph([bold, answer]),
    paragraph('altceva'),
  ])
  expect((await readWord(two)).join('')).not.toContain('*')
})
