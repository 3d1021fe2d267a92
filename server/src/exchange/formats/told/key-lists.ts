import { codeIn, keyPairs, keyTable } from '../word/signs/key-signs.ts'
import { isGuide, isSolution, numberOf, unlabelled } from './printed-lines.ts'
import { keySaidIn } from './said-keys.ts'
import type { Place, StandingText } from './standing-text.ts'

interface KeyEntry {
  /** What it says of the question: a letter, several, or a text. */
  said: string
  /** The lines that say it. */
  shown: string
}

/** Keys that stand apart from their questions, by number. */
export interface KeyLists {
  of(number: number): readonly KeyEntry[]
  /** Only one question has this number, and only one paper is keyed. */
  isOnly(number: number): boolean
  /** Where the solution of a question stands among those of all. */
  solutionOf(number: number): Place | null
  /** Where they begin under their own title. */
  readonly from: number
}

export function keyListsOf({ lines, raw }: StandingText): KeyLists {
  const guide = lines.findIndex(({ text }) => isGuide(text))
  const title = guide === -1 ? lines.length : guide
  const entries = new Map<number, KeyEntry[]>()
  const add = (number: number, said: string, shown: string): void => {
    entries.set(number, [...(entries.get(number) ?? []), { said, shown }])
  }
  for (const { text } of lines) {
    for (const [number, letters] of keyPairs(text, true)?.letters ?? []) add(number, letters.join(', '), text)
  }
  for (const { text } of lines.slice(title)) {
    const number = numberOf(text)
    if (number === null) continue
    const rest = unlabelled(text).trim()
    if (rest !== '' && !isSolution(rest)) add(number, keySaidIn(rest) ?? rest, text)
  }
  for (const rows of tablesIn(lines.map(({ text }) => text))) {
    for (const { letters } of keyTable(rows.map((row) => row.split(' | '))) ?? [])
      for (const [number, own] of letters) add(number, own.join(', '), rows.join('\n'))
  }
  const asked = lines.slice(0, title).flatMap(({ text }) => numberOf(text) ?? [])
  const codes = new Set(lines.flatMap(({ text }) => codeIn(text) ?? []))
  const solutions = lines.slice(title).flatMap(({ text, from }) => {
    const number = numberOf(text)
    return number === null ? [] : [{ number, from }]
  })
  return {
    of: (number) => entries.get(number) ?? [],
    isOnly: (number) => codes.size < 2 && asked.filter((own) => own === number).length === 1,
    solutionOf(number) {
      const at = solutions.findIndex((own) => own.number === number)
      const own = solutions[at]
      if (!own || solutions.filter((one) => one.number === number).length > 1) return null
      return { from: own.from, to: solutions[at + 1]?.from ?? raw.length }
    },
    from: lines[title]?.from ?? raw.length,
  }
}

/** Rows that stand directly under each other. */
function tablesIn(texts: readonly string[]): string[][] {
  const tables: string[][] = []
  for (const [at, text] of texts.entries()) {
    if (!text.includes(' | ') || keyPairs(text, true)) continue
    if (at > 0 && texts[at - 1]?.includes(' | ') && tables.length > 0) tables.at(-1)?.push(text)
    else tables.push([text])
  }
  return tables
}
