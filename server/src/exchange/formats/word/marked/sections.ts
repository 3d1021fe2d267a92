import { type LineLabel, folded } from '@lms/contracts/exchange/marking/line-labels.ts'

/** 'bài tập 1', whatever stands around the number, or all that is said: what a paper and its list call the same. */
export function sectionOf(label: LineLabel | null, text: string): string {
  if (label?.counted == null) return folded(text)
  return `${label.sign.replaceAll(/[^\p{L}\s]/gu, '').trim()} ${label.counted}`.trim().toLowerCase()
}

interface Asked {
  number: number | null
  section: string
}

interface Said extends Asked {
  text: string
}

/**
 * Whose answers these are. Where the list has the headings of the paper, each part by itself; in a part one for each in
 * the same order, or by numbers that stand only once. None for those of which nobody can tell; several for one that
 * has a part of the list to itself.
 */
export function sharedOut(answers: readonly Said[], asked: readonly Asked[]): string[][] {
  const names = new Set(answers.map(({ section }) => section))
  const known = new Set(asked.map(({ section }) => section))
  const isParted = !names.has('') && (names.isSubsetOf(known) || known.isSubsetOf(names))
  if (!isParted) return inOrder(answers, asked)
  const shared = asked.map((): string[] => [])
  for (const name of names) {
    const places = asked.flatMap(({ section }, at) => (section === name ? [at] : []))
    const own = answers.filter(({ section }) => section === name)
    const [only, ...others] = places
    if (only !== undefined && others.length === 0) {
      shared[only] = own.map(({ text }) => text)
      continue
    }
    const texts = inOrder(
      own,
      places.flatMap((at) => asked[at] ?? []),
    )
    for (const [place, at] of places.entries()) shared[at] = texts[place] ?? []
  }
  return shared
}

function inOrder(answers: readonly Said[], asked: readonly Asked[]): string[][] {
  const isWhole =
    answers.length === asked.length &&
    answers.every(({ number }, at) => number === null || asked[at]?.number === null || number === asked[at]?.number)
  if (isWhole) return answers.map(({ text }) => [text])
  if (asked.some(({ number }) => number === null)) return asked.map(() => [])
  const [said, parts] = [runsOf(answers), runsOf(asked)]
  const places = said.length === parts.length ? [...said.keys()] : onlyPlaces(said.map(namesOf), parts.map(namesOf))
  const runOf = new Map(places?.map((part, run) => [part, said[run] ?? []]))
  return parts.flatMap((part, at) => {
    const own = new Map((runOf.get(at) ?? []).map(({ number, text }) => [number, [text]]))
    return part.map(({ number }) => own.get(number) ?? [])
  })
}

const namesOf = (run: readonly Asked[]): string => run.map(({ number }) => number).join()

/** Lists for some parts of the paper: where each belongs, if there is only one way. */
function onlyPlaces(said: readonly string[], parts: readonly string[]): number[] | null {
  const first = placesFrom(said, parts)
  const last = placesFrom(said.toReversed(), parts.toReversed())
    ?.map((at) => parts.length - 1 - at)
    .toReversed()
  return first && last && first.every((at, run) => at === last[run]) ? first : null
}

function placesFrom(said: readonly string[], parts: readonly string[]): number[] | null {
  const places: number[] = []
  for (const names of said) {
    const at = parts.indexOf(names, (places.at(-1) ?? -1) + 1)
    if (at === -1) return null
    places.push(at)
  }
  return places
}

/** Numbers that grow. */
function runsOf<T extends Asked>(all: readonly T[]): T[][] {
  const runs: T[][] = []
  for (const one of all) {
    const last = runs.at(-1)?.at(-1)?.number ?? Infinity
    if (runs.length === 0 || (one.number !== null && one.number <= last)) runs.push([one])
    else runs.at(-1)?.push(one)
  }
  return runs
}
