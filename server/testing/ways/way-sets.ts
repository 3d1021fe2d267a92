import { askedQuestions } from './asked-questions.ts'
import { keylessWays } from './keyless-ways.ts'
import { type PaperWay, outcomeOf, paperWays, usualWay } from './paper-ways.ts'

/** A sign that does not count says nothing of columns that are read downwards. */
const countedPlaces = paperWays.place.filter((place) => !place.startsWith('downwards'))

/** Each beside another number or another label of options, and all of these as well; all pairs are read by the bench. */
const besideOthers = (key: string, at: number): PaperWay =>
  at % 2 === 0
    ? { ...usualWay, key, option: paperWays.option[(at / 2) % paperWays.option.length] ?? '' }
    : { ...usualWay, key, number: paperWays.number[((at - 1) / 2) % paperWays.number.length] ?? '' }

/** Every way of saying a key. */
export const keyedPapers: readonly PaperWay[] = paperWays.key.map(besideOthers)

/** Everything that looks like a key and is none. */
export const keylessPapers: readonly PaperWay[] = Object.keys(keylessWays).map(besideOthers)

/** Every key and every label in one of the places, and every place in each frame. */
export const placedPapers: readonly PaperWay[] = [
  ...paperWays.key.map((key, at) => ({ ...usualWay, key, place: paperWays.place[at % paperWays.place.length] ?? '' })),
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

/** Every fifth: what `npm test` reads of many, beginning with this one. All are read by `npm run test:imports`. */
export function someOf<Way>(ways: readonly Way[], first = 0): readonly Way[] {
  return ways.filter((_, at) => at % 5 === first)
}

const nameOf = ({ number, option, key, place, frame }: PaperWay): string =>
  [number, option, key, place, frame].join(' ~ ')

/** Which of the papers were asked about, and what was taken that is not what they say. */
export async function unreadOf(ways: readonly PaperWay[]): Promise<{ asked: string[]; wrong: string[] }> {
  const asked: string[] = []
  const wrong: string[] = []
  for (const way of ways) {
    const outcome = await outcomeOf(way)
    if (outcome.right < askedQuestions.length) asked.push(`${nameOf(way)}: ${outcome.named.join(', ')}`)
    wrong.push(...outcome.wrong.map((text) => `${nameOf(way)}: ${text}`))
  }
  return { asked, wrong }
}

/** What was taken from papers that say no key. */
export async function takenFrom(ways: readonly PaperWay[]): Promise<string[]> {
  const taken: string[] = []
  for (const way of ways) {
    const { right, wrong } = await outcomeOf(way)
    if (right + wrong.length > 0) taken.push(`${nameOf(way)}: ${wrong[0] ?? 'as asked'}`)
  }
  return taken
}
