import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'

const fewestRows = 3
const label = /^[([（【]?(?:[A-Ja-j]|\d{1,2}|[①-⑩])[)\]）】]?\s?[.:、．。]?$/u
const signOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/** '(1)' and '(2)', or 'A.' and 'B.', in every row before the columns of what is offered: they say nothing more. */
export function labelColumns(rows: readonly Row[], width: number): number[] {
  const columns = Array.from({ length: width }, (_, column) => column)
  const found = columns.flatMap((column) => {
    const texts = rows.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
    const most = texts.at(Math.floor(texts.length / 2)) ?? ''
    const same = texts.filter((text) => text === most).length
    // Above them stands their name, and options that are left out have none.
    const isOne = texts.length >= fewestRows && same >= texts.length - 1 && label.test(most)
    return isOne && texts.length * 2 > rows.length ? [{ column, sign: signOf(most) }] : []
  })
  const runs = ['A', '1'].map((first) =>
    found.filter(({ sign }) => (first === '1' ? /^\d/.test(sign) : /^\p{L}/u.test(sign))),
  )
  const run = runs.find(
    (one) =>
      one.length >= 2 &&
      one.every(({ sign }, at) => sign === (/^\d/.test(sign) ? String(at + 1) : String.fromCodePoint(65 + at))) &&
      one.every(({ column }, at) => column + 1 < (one[at + 1]?.column ?? width) && isVaried(rows, column + 1)),
  )
  return run?.map(({ column }) => column) ?? []
}

/** What is offered differs from row to row. */
function isVaried(rows: readonly Row[], column: number): boolean {
  const texts = rows.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
  return texts.length * 2 > rows.length && new Set(texts).size * 3 > texts.length
}

/** What is found in the table without these columns, which stand before what is offered. */
export function withoutColumns(
  rows: readonly Row[],
  left: readonly number[],
  layoutOf: (rows: readonly Row[], offered: readonly number[]) => Layout | null,
): Layout | null {
  const isLeft = (column: number): boolean => left.includes(column)
  const found = layoutOf(
    rows.map((row) => ({ ...row, cells: row.cells.filter((_, column) => !isLeft(column)) })),
    left.map((column, at) => column - at),
  )
  if (!found) return null
  const width = found.roles.length + left.length
  const kept = Array.from({ length: width }, (_, column) => column).filter((column) => !isLeft(column))
  const back = (columns: readonly number[] | undefined): number[] | undefined =>
    columns?.flatMap((column) => kept[column] ?? [])
  const spread = <Value>(values: readonly Value[], none: Value): Value[] =>
    Array.from({ length: width }, (_, column) => (isLeft(column) ? none : (values[kept.indexOf(column)] ?? none)))
  return {
    ...found,
    heads: spread(found.heads, ''),
    roles: spread(found.roles, null).map((role, column) => (isLeft(column) ? 'unused' : role)),
    grounds: spread(found.grounds, null).map((ground, column) => (isLeft(column) ? 'shape' : ground)),
    strayFrom: kept[found.strayFrom] ?? width,
    secondKeys: back(found.secondKeys),
    moreKeys: back(found.moreKeys),
    asides: back(found.asides),
    partners: back(found.partners),
    prose: back(found.prose),
    askedElsewhere: back(found.askedElsewhere),
    passages: back(found.passages),
    ...(found.rightOption !== undefined && { rightOption: kept[found.rightOption] }),
  }
}
