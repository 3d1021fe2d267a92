import { type LineLabel, folded } from '@lms/contracts/exchange/marking/line-labels.ts'
import { lettersOf } from '../origin/file-lines.ts'

/** 'bài tập 1', whatever stands around the number, or all that is said: what a paper and its list call the same. */
export function sectionOf(label: LineLabel | null, text: string): string {
  if (label?.counted == null) return folded(text)
  return `${label.sign.replaceAll(/[^\p{L}\s]/gu, '').trim()} ${label.counted}`.trim().toLowerCase()
}

/** 'Bài tập 6' that asks something itself, beside others that head what is asked: it stands below none of them. */
export function siblingOf(label: LineLabel | null, section: string): string | null {
  const own = label?.counted == null || !label.isSure ? '' : sectionOf(label, '')
  const name = (text: string): string => text.replace(/\s?\S*$/u, '')
  return own !== '' && name(own) !== '' && name(own) === name(section) ? own : null
}

const fewestLetters = 6

/** By what a list repeats a heading: all of its letters, and those behind its label. */
export function lettersIn(text: string, label: LineLabel | null): string[] {
  const own = [lettersOf(text), lettersOf(text.slice(label?.at ?? 0))]
  return own.filter((letters, at) => letters !== '' && (at === 0 || letters.length >= fewestLetters))
}

interface Asked {
  number: number | null
  section: string
  /** It begins with a number of some kind that nobody can read. */
  isCounted?: boolean
}

interface Said extends Asked {
  lines: readonly string[]
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
  const own = Map.groupBy(answers, ({ section }) => section)
  const places = Map.groupBy(asked.keys(), (at) => asked[at]?.section ?? '')
  for (const [name, said] of own) {
    const [only, ...others] = places.get(name) ?? []
    if (only === undefined) continue
    if (others.length === 0) {
      shared[only] = said.flatMap(({ lines }) => lines)
      continue
    }
    const there = [only, ...others]
    const texts = inOrder(
      said,
      there.flatMap((at) => asked[at] ?? []),
    )
    for (const [place, at] of there.entries()) shared[at] = texts[place] ?? []
  }
  return shared
}

function inOrder(answers: readonly Said[], asked: readonly Asked[]): string[][] {
  const isWhole =
    answers.length === asked.length &&
    answers.every(({ number }, at) => number === null || number === (asked[at]?.number ?? unread(asked[at], at)))
  if (isWhole) return answers.map(({ lines }) => [...lines])
  if (asked.some(({ number }) => number === null)) return asked.map(() => [])
  const [said, parts] = [runsOf(answers), runsOf(asked)]
  const places = said.length === parts.length ? [...said.keys()] : onlyPlaces(said.map(namesOf), parts.map(namesOf))
  const runOf = new Map(places?.map((part, run) => [part, said[run] ?? []]))
  return parts.flatMap((part, at) => {
    const own = new Map((runOf.get(at) ?? []).map(({ number, lines }) => [number, [...lines]]))
    return part.map(({ number }) => own.get(number) ?? [])
  })
}

/** Questions without a number are counted from one; those with one that cannot be read are not. */
function unread(asked: Asked | undefined, at: number): number | null {
  return asked?.isCounted === true ? null : at + 1
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
