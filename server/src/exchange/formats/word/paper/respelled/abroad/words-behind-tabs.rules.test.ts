import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'

const asked: readonly (readonly [string, number])[] = [
  ['Was trinkt die Katze?', 1],
  ['Was frisst die Kuh?', 0],
  ['Was macht die Biene?', 2],
  ['Was trägt die Ameise?', 1],
  ['Was mag der Bär?', 2],
]
const options = ['Gras', 'Milch', 'Honig']
const paper = (word: string, label: (place: number) => string): string[] =>
  asked.flatMap(([text, right], at) => [
    `${at + 1}. ${text}`,
    ...options.map((own, place) => `${label(place)}${own}${place === right ? `\t${word}` : ''}`),
  ])
const lettered = (place: number): string => `${'abc'[place] ?? ''}) `

test('a word for what is right behind a tab marks its line, with letters or without', async () => {
  const expected = asked.map(
    ([text, right]) => `${text} / ${options.map((own, place) => (place === right ? '*' : '') + own).join(' | ')}`,
  )
  for (const word of ['richtig', 'correct', 'верно', '(vero)'])
    for (const label of [lettered, () => '']) expect(await readPaper(paper(word, label))).toEqual(expected)
})

test('another word there marks nothing', async () => {
  for (const word of ['falsch', 'Kapitel', 'schwer'])
    expect((await readPaper(paper(word, lettered))).join('')).not.toContain('*')
})
