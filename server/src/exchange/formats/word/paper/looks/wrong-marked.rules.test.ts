import { expect, test } from 'vitest'
import { readWord } from '../../../../../../testing/samples/read-papers.ts'
import { paragraph, red } from '../../../../../../testing/samples/word-files.ts'

const animals = ['mačka', 'krava', 'kôň', 'včela', 'mravec', 'ryba', 'pes', 'had', 'koza', 'vrana', 'zajac', 'líška']
const options = ['mlieko', 'voda', 'med', 'tráva']
const isPlain = (at: number, place: number): boolean => place === (at * 3 + 1) % 4

const paper = (isRed: (at: number, place: number) => boolean, counts: (at: number) => number = () => 4): string[] =>
  animals.flatMap((animal, at) => [
    paragraph(`${at + 1}. Čo má ${animal}?`),
    ...options
      .slice(0, counts(at))
      .map((own, place) =>
        isRed(at, place)
          ? paragraph(`${'abcd'[place] ?? ''}) `, [red, own])
          : paragraph(`${'abcd'[place] ?? ''}) ${own}`),
      ),
  ])

test('a tint on all options but one of nearly all questions says what is wrong', async () => {
  const read = await readWord(paper((at, place) => !isPlain(at, place)))
  expect(read[0]).toBe('Čo má mačka? / mlieko | *voda | med | tráva')
  expect(read.filter((own) => own.split('*').length === 2)).toHaveLength(animals.length)
})

test('then it does so of two as well, where one of them would look right', async () => {
  const read = await readWord(
    paper(
      (at, place) => (at === 4 ? place === 1 : !isPlain(at, place)),
      (at) => (at === 4 ? 2 : 4),
    ),
  )
  expect(read[4]).toBe('Čo má mravec? / *mlieko | voda')
})

test('on one option of each it says what is right', async () => {
  const read = await readWord(paper(isPlain))
  expect(read[0]).toBe('Čo má mačka? / mlieko | *voda | med | tráva')
})
