import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'

const asked: readonly (readonly [string, string])[] = [
  ['Co pije kočka?', 'mléko'],
  ['Co žere kráva?', 'trávu'],
  ['Kolik nohou má pavouk?', 'osm'],
  ['Co dělá včela?', 'med'],
  ['Kde žije ryba?', 've vodě'],
]
const expected = asked.map(([text, answer]) => `${text} / *${answer}`)
const paper = (word: string, isNumbered = true): string[] =>
  asked.flatMap(([text, answer], at) => [`${isNumbered ? `${at + 1}. ` : ''}${text}`, `${word} ${answer}`])

test('any word for an answer below each open question, also cut short, says what is to be typed', async () => {
  for (const word of ['Odpověď:', 'Odp.:', 'Odp:', 'Svar:', 'Helyes válasz:'])
    expect(await readPaper(paper(word))).toEqual(expected)
  expect(await readPaper(paper('Odpověď:', false))).toEqual(expected)
})

test('a word for something else says nothing', async () => {
  for (const word of ['Úroveň:', 'Tvoje odpověď žáka:', 'Zqx:'])
    expect((await readPaper(paper(word))).join('')).not.toContain('*')
})

test('a word cut short names a letter as well', async () => {
  const options = ['a) seno', 'b) mléko', 'c) med']
  const lines = asked.flatMap(([text], at) => [`${at + 1}. ${text}`, ...options, `Odp.: ${'bacab'[at] ?? ''}`])
  expect((await readPaper(lines))[0]).toBe('Co pije kočka? / seno | *mléko | med')
  expect((await readPaper(lines)).filter((own) => own.includes('*'))).toHaveLength(asked.length)
})
