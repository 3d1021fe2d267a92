import type { Letters, SaidKeys } from '../../signs/key-signs.ts'
import { addLetter } from '../../signs/key-signs.ts'

/** A run of questions whose numbers grow: a file may hold several papers, or parts that count from one again. */
export interface PaperPart {
  code: string | null
  numbers: Set<number>
}

export type SheetKey =
  | {
      kind: 'letters'
      letters: readonly string[]
      /** That says it of all questions. */
      sentence?: string
    }
  /** What is true of each statement, or what has to be typed. */
  | { kind: 'text'; text: string }
  /** The number stands in several parts, and nothing says which of them is meant. */
  | { kind: 'unclear'; letters: readonly string[] }

interface Sheet {
  code: string | null
  letters: Letters
  /** How many parts had begun where it stands. */
  after: number
}

interface Saying {
  letters: readonly string[]
  /** Of other parts as well. */
  isUnclear: boolean
}

interface Known {
  coded: readonly Sheet[]
  /** What sheets without a code say, by part and number. */
  said: ReadonlyMap<string, readonly Saying[]>
}

export interface KeySheets {
  add(said: SaidKeys): void
  keyOf(part: number, number: number): SheetKey | null
}

/** As many as there are questions, and all of them one further: nobody knows whose they are. */
function isBeyond({ letters }: Sheet, numbers: readonly number[]): boolean {
  const said = [...letters.keys()].toSorted((one, other) => one - other)
  const asked = [...new Set(numbers)].toSorted((one, other) => one - other)
  return (
    said.length > 1 &&
    said.length === asked.length &&
    said[0] === (asked[0] ?? 0) + 1 &&
    said.at(-1) === (asked.at(-1) ?? 0) + 1
  )
}

/** The keys that stand in lines and tables of their own, and which part of the file each of them is for. */
export function createKeySheets(parts: readonly PaperPart[]): KeySheets {
  const sheets: Sheet[] = []
  /** By number, once all of them are known; a file may hold thousands. */
  let known: Known | null = null

  function add({ code, letters }: SaidKeys): void {
    known = null
    const last = sheets.at(-1)
    const goesOn =
      last?.after === parts.length &&
      last.code === code &&
      ![...letters.keys()].some((number) => last.letters.has(number))
    const sheet = goesOn ? last : { code, letters: new Map(), after: parts.length }
    if (!goesOn) sheets.push(sheet)
    for (const [number, all] of letters) for (const letter of all) addLetter(sheet.letters, number, letter)
  }

  /** Parts that a sheet without a code may be for, by where it stands. */
  function partsFor(own: readonly Sheet[]): (sheet: Sheet, at: number) => number[] {
    const all = [...parts.keys()]
    // Whoever puts the first key before its paper does so with all of them.
    if (own[0]?.after === 0) return own.length === 1 ? () => all : ({ after }) => [after]
    const areAllBehind = own.every(({ after }) => after === parts.length)
    if (areAllBehind) return own.length === parts.length ? (_, at) => [at] : () => all
    const beside = Map.groupBy(own, ({ after }) => after)
    const ends = [...beside.keys()].toSorted((one, other) => one - other)
    const before = new Map(ends.map((after, at) => [after, ends[at - 1] ?? 0]))
    return (sheet) => {
      const there = all.slice(before.get(sheet.after) ?? 0, sheet.after)
      const others = beside.get(sheet.after) ?? []
      return others.length === there.length ? [there[others.indexOf(sheet)] ?? 0] : there
    }
  }

  function index(): Known {
    const coded = sheets.filter((sheet) => sheet.code !== null)
    const plain = sheets.filter((sheet) => sheet.code === null)
    const said = new Map<string, Saying[]>()
    const partsOf = partsFor(plain)
    for (const [at, sheet] of plain.entries()) {
      const meant = partsOf(sheet, at)
      const places = meant.flatMap((part) =>
        [...(parts[part]?.numbers ?? [])]
          .filter((number) => sheet.letters.has(number))
          .map((number) => ({ part, number })),
      )
      const times = Map.groupBy(places, ({ number }) => number)
      const isShifted = isBeyond(
        sheet,
        meant.flatMap((part) => [...(parts[part]?.numbers ?? [])]),
      )
      for (const { part, number } of places) {
        const place = `${part} ${number}`
        const isUnclear = isShifted || (times.get(number)?.length ?? 0) > 1
        const saying = { letters: sheet.letters.get(number) ?? [], isUnclear }
        const sayings = said.get(place)
        if (sayings) sayings.push(saying)
        else said.set(place, [saying])
      }
    }
    return { coded, said }
  }

  return {
    add,
    keyOf(part, number) {
      known ??= index()
      const { coded, said } = known
      const code = parts[part]?.code ?? null
      const ofCode = coded.filter((sheet) => sheet.code === code)
      const letters = new Set<string>()
      let isUnclear = false
      for (const sheet of ofCode.length > 0 ? ofCode : coded)
        for (const letter of sheet.letters.get(number) ?? []) letters.add(letter)
      for (const saying of said.get(`${part} ${number}`) ?? []) {
        isUnclear ||= saying.isUnclear
        for (const letter of saying.letters) letters.add(letter)
      }
      if (letters.size === 0) return null
      return { kind: isUnclear ? 'unclear' : 'letters', letters: [...letters] }
    },
  }
}
