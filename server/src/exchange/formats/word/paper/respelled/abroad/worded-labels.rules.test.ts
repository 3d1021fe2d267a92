import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'

const asked: readonly (readonly [string, number])[] = [
  ['Was trinkt die Katze?', 1],
  ['Was frisst die Kuh?', 0],
  ['Was macht die Biene?', 2],
  ['Was trägt die Ameise?', 1],
]
const options = ['Gras', 'Milch', 'Honig']
const expected = asked.map(
  ([text, right]) => `${text} / ${options.map((own, place) => (place === right ? '*' : '') + own).join(' | ')}`,
)
const paper = (label: (place: number) => string, key: (place: number) => string): string[] =>
  asked.flatMap(([text, right], at) => [
    `${at + 1}. ${text}`,
    ...options.map((own, place) => `${label(place)} ${own}`),
    key(right),
  ])

test('a word and a number before what may be chosen are no part of it, and name what is right', async () => {
  const ways: readonly [(place: number) => string, (place: number) => string][] = [
    [(place) => `Antwort ${place}:`, (place) => `Richtig: Antwort ${place}`],
    [(place) => `Answer ${place + 1}.`, (place) => `Correct answer: ${place + 1}`],
    [(place) => `Option ${place + 1} -`, (place) => `Option ${place + 1} ist richtig.`],
    [(place) => `Möglichkeit ${place})`, (place) => `Lösung: ${place}`],
  ]
  for (const [label, key] of ways) expect(await readPaper(paper(label, key))).toEqual(expected)
})

test('what is marked beside them is right', async () => {
  const lines = asked.flatMap(([text, right], at) => [
    `${at + 1}. ${text}`,
    ...options.map((own, place) => `${place === right ? '* ' : ''}Réponse ${place + 1}: ${own}`),
  ])
  expect(await readPaper(lines)).toEqual(expected)
})

test('a number that may count from one beside labels from nought is no key', async () => {
  const lines = paper(
    (place) => `Antwort ${place}:`,
    (place) => `Richtig: ${place + 1}`,
  )
  expect((await readPaper(lines)).join('')).not.toContain('*')
})
