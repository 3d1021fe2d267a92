import { saysOther, saysWrong } from '../keys/key-words.ts'
import type { OptionCell } from './option-cells.ts'
import type { OptionRow, RowSet } from './option-rows.ts'

/** What stands at an option and is no part of it: before its label, or at the end of its text. */
export interface RowMark {
  before: string
  /** Between its label and its text. */
  inside: string
  behind: string
}

type Side = 'before' | 'behind'

const inside = /^(?:[([]\s?[xX*✓✔✅]\s?[)\]]|[#@*✓✔✅☑]{1,2}) {0,2}(?=[\p{L}\p{N}])/u

const tail =
  /(?:\s*(?:[([]\s?(?:\p{L}[\p{L}\s]{0,14}|[^\p{L}\p{N}\s()[\]?]{1,2})\s?[)\]]|[*✓✔✅☑]{1,2})|\s(?:(?:=+>|-+>|→|⇒|<[-=]+|←|[-–—]|\/\/)\s?(?:\p{L}[\p{L}\s]{0,14})?|[#@$&~^=+]{1,3}|x)|[#@=]{2,3}|!{2,3})$/u
const longestEnd = 60
const loose = /(?:\t|\s{2})\s*[^\p{L}\p{N}\s]{1,3}$/u

/**
 * Behind a single space '✓ B.' may end the option before it or begin this one. A row that begins or ends with the sign
 * says which; where none does, or both do, nobody knows.
 */
export function rowMarks(sets: readonly RowSet[]): ReadonlyMap<RowSet, RowMark[]> | null {
  const rows = sets.flatMap((set) => set.rows)
  const between = rows.flatMap(signsBetween)
  const side = between.length === 0 ? 'before' : sideOf(rows, new Set(between))
  return side && new Map(sets.map((set) => [set, marksOf(set, side)]))
}

/** The signs of which nobody sees, in one row alone, to which option they belong. */
export function signsBetween({ text, cells, isNarrow }: OptionRow): string[] {
  return cells.flatMap((cell, at) => {
    const apart = at < cells.length - 1 ? (loose.exec(endOf(text, cell))?.[0].trim() ?? '') : ''
    const isLoose = at > 0 && isNarrow && cell.mark !== '' && isApart(text, cell.label)
    return [...(apart === '' ? [] : [apart]), ...(isLoose ? [cell.mark] : [])]
  })
}

/** The sign that ends an option. */
export function endSign(text: string, { text: from, to }: Pick<OptionCell, 'text' | 'to'>): string {
  return tail.exec(endOf(text, { text: from, to }))?.[0].trim() ?? ''
}

/** What a sign at its end can be made of. */
function endOf(text: string, { text: from, to }: Pick<OptionCell, 'text' | 'to'>): string {
  return text.slice(from, to).trimEnd().slice(-longestEnd)
}

/** '* B.' and not '*B.' */
const isApart = (text: string, label: number): boolean => /\s/u.test(text.charAt(label - 1))

function sideOf(rows: readonly OptionRow[], signs: ReadonlySet<string>): Side | null {
  const isBefore = rows.some(({ cells }) => signs.has(cells[0]?.mark ?? ''))
  const isBehind = rows.some(({ text, cells }) => {
    const last = cells.at(-1)
    return last !== undefined && signs.has(endSign(text, last))
  })
  if (isBefore === isBehind) return null
  return isBefore ? 'before' : 'behind'
}

function marksOf({ options }: RowSet, side: Side): RowMark[] {
  return options.map(({ row, cell }) => {
    const next = row.cells[row.cells.indexOf(cell) + 1]
    const isMoved = (own: OptionRow['cells'][number]): boolean =>
      side === 'behind' && row.isNarrow && own !== row.cells[0] && isApart(row.text, own.label)
    const moved = next && next.mark !== '' && isMoved(next) ? next.mark : ''
    return {
      before: isMoved(cell) ? '' : cell.mark,
      inside: inside.exec(row.text.slice(cell.text, cell.to))?.[0].trim() ?? '',
      behind: moved === '' ? endSign(row.text, cell) : moved,
    }
  })
}

const fewestSets = 3
const known = /^(?:[*✓✔✅☑√]{1,2}|[([]\s?[*✓✔✅☑√]\s?[)\]])$/u

/** One option of nearly every question has a sign that no other has, and not always the same one; or a sign that is known. */
export function areMarked(marked: ReadonlyMap<RowSet, readonly RowMark[]>): boolean {
  return (['before', 'inside', 'behind'] as const).some((side) => {
    const found = [...marked.values()].flatMap((marks) => {
      const own = marks.flatMap((mark, place) => (mark[side] === '' ? [] : [{ sign: mark[side].toLowerCase(), place }]))
      return own.length === 1 ? own : []
    })
    if (found.length === marked.size && found.every(({ sign }) => isKnownMark(sign))) return true
    return [...Map.groupBy(found, ({ sign }) => sign)].some(
      ([sign, own]) =>
        own.length >= fewestSets &&
        own.length * 5 >= marked.size * 4 &&
        new Set(own.map(({ place }) => place)).size > 1 &&
        !saysWrong(sign) &&
        !saysOther(sign),
    )
  })
}

/** '* B.' behind another option, where the paper as a whole does not show what such a sign is for. */
export function marksApart({ text, cells }: OptionRow): string[] {
  return cells.slice(1).flatMap((cell) => (cell.mark !== '' && isApart(text, cell.label) ? [cell.mark] : []))
}

/** A sign that means the right one wherever it stands. */
export function isKnownMark(sign: string): boolean {
  return known.test(sign)
}
