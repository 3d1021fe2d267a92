import { expect, test } from 'vitest'
import { askedQuestions } from '../../../testing/ways/asked-questions.ts'
import { keylessWays } from '../../../testing/ways/keyless-ways.ts'
import { type PaperWay, outcomeOf, paperWays, usualWay } from '../../../testing/ways/paper-ways.ts'

/**
 * Every way of saying a key, each beside another number or another label of options, and all of these as well; all pairs
 * are read by the bench.
 */
const besideOthers = (key: string, at: number): PaperWay =>
  at % 2 === 0
    ? { ...usualWay, key, option: paperWays.option[(at / 2) % paperWays.option.length] ?? '' }
    : { ...usualWay, key, number: paperWays.number[((at - 1) / 2) % paperWays.number.length] ?? '' }

const nameOf = ({ number, option, key, place, frame }: PaperWay): string =>
  [number, option, key, place, frame].join(' ~ ')

/** A sign that does not count says nothing of columns that are read downwards. */
const countedPlaces = paperWays.place.filter((place) => !place.startsWith('downwards'))

test('the same questions are read in the ways in which people write them, or asked about', async () => {
  const asked: string[] = []
  const wrong: string[] = []
  for (const way of paperWays.key.map(besideOthers)) {
    const outcome = await outcomeOf(way)
    if (outcome.right < askedQuestions.length) asked.push(`${nameOf(way)}: ${outcome.named.join(', ')}`)
    wrong.push(...outcome.wrong.map((text) => `${nameOf(way)}: ${text}`))
  }
  expect(wrong).toEqual([])
  expect(asked).toEqual([])
})

test('nothing is taken from a paper that says no key, whatever looks like one', async () => {
  const taken: string[] = []
  for (const way of Object.keys(keylessWays).map(besideOthers)) {
    const { right, wrong } = await outcomeOf(way)
    if (right + wrong.length > 0) taken.push(`${nameOf(way)}: ${wrong[0] ?? 'as asked'}`)
  }
  expect(taken).toEqual([])
})

test('options that stand beside each other are those that they are below each other', async () => {
  const asked: string[] = []
  const wrong: string[] = []
  // Every key and every label in one of the places, and every place in each frame.
  const ways = [
    ...paperWays.key.map((key, at) => ({
      ...usualWay,
      key,
      place: paperWays.place[at % paperWays.place.length] ?? '',
    })),
    ...paperWays.option
      .filter((option) => option !== '')
      .map((option, at) => ({ ...usualWay, option, place: countedPlaces[at % countedPlaces.length] ?? '' })),
    ...paperWays.frame.flatMap((frame, at) =>
      paperWays.place.map((place, step) => ({
        ...usualWay,
        frame,
        place,
        key: paperWays.key[(at * 29 + step * 11) % paperWays.key.length] ?? '',
      })),
    ),
  ]
  for (const way of ways) {
    const outcome = await outcomeOf(way)
    if (outcome.right < askedQuestions.length) asked.push(`${nameOf(way)}: ${outcome.named.join(', ')}`)
    wrong.push(...outcome.wrong.map((text) => `${nameOf(way)}: ${text}`))
  }
  expect(wrong).toEqual([])
  expect(asked).toEqual([])
})
