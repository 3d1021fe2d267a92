import type { PlacedText } from './placed-text.ts'

export type Row = PlacedText[]

/** Sizes of letters between two pieces of a line that stand in columns. */
export const wideGap = 1.5

/** Small signs above or below the line belong to it. */
export function rowsOf(texts: readonly PlacedText[]): Row[] {
  const rows: Row[] = []
  for (const text of texts.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.at(-1)
    const base = row?.reduce((one, other) => (other.size > one.size ? other : one))
    const room = base
      ? Math.max(base.size, text.size) * (text.size < base.size * 0.85 || base.size < text.size * 0.85 ? 0.6 : 0.35)
      : 0
    if (row && base && Math.abs(base.y - text.y) <= room) row.push(text)
    else rows.push([text])
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x))
}

/** Most of a line has its size; the sign of a root may be larger. */
export function baseOf(row: Row): { size: number; y: number } {
  const widths = new Map<number, number>()
  for (const { size, width } of row) widths.set(Math.round(size), (widths.get(Math.round(size)) ?? 0) + width)
  const [usual] = [...widths].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])
  return row.find(({ size }) => Math.round(size) === usual) ?? { size: 10, y: 0 }
}

/** What the first word of a line takes with the space before it. */
export function leadOf([first]: Row): number {
  if (!first) return 0
  const [word = ''] = first.text.trim().split(/\s/u)
  // Lines of Chinese end wherever a sign has no room, and not before one of these.
  if (/^\p{Script=Han}/u.test(word)) return first.size * 2.5
  return (first.width * (word.length + 1)) / Math.max(1, first.text.length)
}
