import type { Letters, SaidKeys } from '../signs/key-signs.ts'
import { addLetter } from '../signs/key-signs.ts'

/** A run of questions whose numbers grow: a file may hold several papers, or parts that count from one again. */
export interface PaperPart {
  code: string | null
  numbers: Set<number>
}

export type SheetKey =
  | { kind: 'letters'; letters: readonly string[] }
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

interface Known {
  coded: readonly Sheet[]
  /** The parts that a sheet without a code may be for. */
  meant: ReadonlyMap<Sheet, ReadonlySet<number>>
  /** Sheets without a code that say something of it. */
  byNumber: ReadonlyMap<number, readonly { sheet: Sheet }[]>
}

export interface KeySheets {
  add(said: SaidKeys): void
  keyOf(part: number, number: number): SheetKey | null
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
  function partsFor(sheet: Sheet, own: readonly Sheet[]): number[] {
    const areAllBehind = own.every(({ after }) => after === parts.length)
    if (areAllBehind) return own.length === parts.length ? [own.indexOf(sheet)] : [...parts.keys()]
    const before = Math.max(0, ...own.filter(({ after }) => after < sheet.after).map(({ after }) => after))
    const there = [...parts.keys()].slice(before, sheet.after)
    const beside = own.filter(({ after }) => after === sheet.after)
    return beside.length === there.length ? [there[beside.indexOf(sheet)] ?? 0] : there
  }

  function index(): Known {
    const coded = sheets.filter((sheet) => sheet.code !== null)
    const plain = sheets.filter((sheet) => sheet.code === null)
    const meant = new Map(plain.map((sheet) => [sheet, new Set(partsFor(sheet, plain))]))
    const numbered = plain.flatMap((sheet) => [...sheet.letters.keys()].map((number) => ({ number, sheet })))
    const byNumber = Map.groupBy(numbered, ({ number }) => number)
    return { coded, meant, byNumber }
  }

  return {
    add,
    keyOf(part, number) {
      known ??= index()
      const { coded, meant, byNumber } = known
      const code = parts[part]?.code ?? null
      const ofCode = coded.filter((sheet) => sheet.code === code)
      const letters = new Set<string>()
      let isUnclear = false
      for (const sheet of ofCode.length > 0 ? ofCode : coded)
        for (const letter of sheet.letters.get(number) ?? []) letters.add(letter)
      for (const { sheet } of byNumber.get(number) ?? []) {
        const there = meant.get(sheet)
        if (!there?.has(part) || !parts[part]?.numbers.has(number)) continue
        if ([...there].some((place) => place !== part && parts[place]?.numbers.has(number))) isUnclear = true
        for (const letter of sheet.letters.get(number) ?? []) letters.add(letter)
      }
      if (letters.size === 0) return null
      return { kind: isUnclear ? 'unclear' : 'letters', letters: [...letters] }
    },
  }
}
