import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'

const animals = ['mushuk', 'sigir', 'ot', 'asalari'] as const
const options = ['sut', 'suv', 'asal', 'non']
const paper = (letters: string, key: (letter: string) => string): string[] =>
  animals.flatMap((animal, at) => [
    `${at + 1}. ${animal} nima ichadi?`,
    ...options.map((own, place) => `${letters[place] ?? ''}. ${own}`),
    key(letters[(at + 1) % 4] ?? ''),
  ])

test('an S between B and D counts as the third letter, in options and in keys', async () => {
  const read = await readPaper(paper('ABSD', (letter) => `To'g'ri javob: ${letter}`))
  expect(read).toEqual(await readPaper(paper('ABCD', (letter) => `To'g'ri javob: ${letter}`)))
  expect(read[1]).toBe('sigir nima ichadi? / sut | suv | *asal | non')
})

test('an S elsewhere is a letter of the text', async () => {
  const lines = paper('ABCD', (letter) => `To'g'ri javob: ${letter}`).map((line) => line.replace('asal', 'S. asal'))
  expect((await readPaper(lines))[0]).toContain('S. asal')
})
