import type { PlacedText } from './rows.ts'
import { cutText } from './page-looks.ts'
import type { Rule, Rules } from './page-rules.ts'

const mostCrossings = 4_000_000
const mostTables = 300
/** Lines that nearly touch do. */
const near = 2
/** Nobody writes in what is smaller: it is part of a drawing. */
const smallest = 7

/** Of a table: the place of a cell in its row, and what is in it. A cell that goes on from the row above is empty. */
export interface RuledCell {
  left: number
  right: number
  texts: PlacedText[]
}

export interface RuledTable {
  left: number
  right: number
  top: number
  rows: RuledCell[][]
}

export function barsOf(rules: Rules): Rule[] {
  return groupsOf(rules).flatMap(({ level, upright }) => (upright.length === 0 ? level : []))
}

/** Tables as they are drawn: lines that cross. */
export function ruledTables(texts: readonly PlacedText[], rules: Rules): { tables: RuledTable[]; texts: PlacedText[] } {
  const tables = groupsOf(rules)
    .flatMap((group) => tableIn(group) ?? [])
    .slice(0, mostTables)
  const loose: PlacedText[] = []
  for (const text of texts) {
    const table = tables.findLast((own) => isIn(own, text))
    for (const part of table ? partsIn(table, text) : [text]) {
      const cell = table?.cellAt(middleOf(part))
      if (cell) cell.texts.push(part)
      else loose.push(part)
    }
  }
  // Lines with a word or none between them are a frame, or drawn.
  const [filled, bare] = [tables.filter(isFilled), tables.filter((table) => !isFilled(table))]
  return { tables: filled, texts: [...loose, ...bare.flatMap(({ rows }) => rows.flat().flatMap((cell) => cell.texts))] }
}

function isFilled({ rows }: RuledTable): boolean {
  return rows.flat().filter(({ texts }) => texts.length > 0).length >= 2
}

/** 'B C A D' drawn across narrow cells is a word in each of them. */
function partsIn(table: Grid, text: PlacedText): PlacedText[] {
  if (!text.starts || !/\S\s+\S/u.test(text.text)) return [text]
  const words = [...text.text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }))
  const cells = words.map(({ from, to }) => table.cellAt(middleOf(cutText(text, from, to))))
  const firsts = words.filter((_, at) => at === 0 || cells[at] !== cells[at - 1])
  return firsts.map(({ from }, at) => cutText(text, at === 0 ? 0 : from, firsts[at + 1]?.from ?? text.text.length))
}

const middleOf = ({ x, y, width, size }: PlacedText): [number, number] => [x + width / 2, y + size * 0.3]

interface Grid extends RuledTable {
  bottom: number
  cellAt(place: readonly [number, number]): RuledCell | undefined
}

function isIn({ left, right, top, bottom }: Grid, text: PlacedText): boolean {
  const [x, y] = middleOf(text)
  return x > left && x < right && y > bottom && y < top
}

/** Lines that touch each other, directly or by others. */
function groupsOf({ level, upright }: Rules): Rules[] {
  if (level.length * upright.length > mostCrossings) return []
  const all = [...level, ...upright]
  const parent = all.map((_, index) => index)
  const rootOf = (index: number): number => {
    let at = index
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at
      at = parent[at] ?? at
    }
    return at
  }
  const touches = (one: Rule, other: Rule): boolean =>
    other.at > one.from - near && other.at < one.to + near && one.at > other.from - near && one.at < other.to + near
  for (const [index, one] of level.entries())
    for (const [place, other] of upright.entries())
      if (touches(one, other)) parent[rootOf(level.length + place)] = rootOf(index)
  const groups = new Map<number, Rules>()
  for (const [index, rule] of all.entries()) {
    const group = groups.get(rootOf(index)) ?? { level: [], upright: [], bars: [] }
    groups.set(rootOf(index), group)
    ;(index < level.length ? group.level : group.upright).push(rule)
  }
  return [...groups.values()]
}

function tableIn({ level, upright }: Rules): Grid | null {
  const columns = placesOf(upright)
  const lines = placesOf(level).toReversed()
  if (
    [columns, lines].some((places) => places.some((at, index) => Math.abs(at - (places[index + 1] ?? 1e6)) < smallest))
  )
    return null
  const size = (columns.length - 1) * (lines.length - 1)
  if (columns.length < 2 || lines.length < 2 || size < 2) return null
  if (size * (level.length + upright.length) > mostCrossings) return null
  const lies = (rules: readonly Rule[], at: number, across: number): boolean =>
    rules.some((rule) => Math.abs(rule.at - at) <= near && rule.from < across && rule.to > across)
  const cells = new Map<string, RuledCell>()
  const rows = lines.slice(0, -1).map((top, row) => {
    const middle = (top + (lines[row + 1] ?? top)) / 2
    const own: RuledCell[] = []
    for (let column = 0; column < columns.length - 1; column += 1) {
      const left = columns[column] ?? 0
      const cell: RuledCell = { left, right: left, texts: [] }
      const isOpen = row > 0 && !lies(level, top, (left + (columns[column + 1] ?? left)) / 2)
      const holder = (isOpen ? cells.get(`${row - 1} ${column}`) : undefined) ?? cell
      do {
        cells.set(`${row} ${column}`, holder)
        column += 1
      } while (column < columns.length - 1 && !lies(upright, columns[column] ?? 0, middle))
      cell.right = columns[column] ?? left
      column -= 1
      own.push(cell)
    }
    return own
  })
  if (new Set(cells.values()).size < 2) return null
  const [left = 0, right = 0] = [columns[0], columns.at(-1)]
  const [top = 0, bottom = 0] = [lines[0], lines.at(-1)]
  return {
    left,
    right,
    top,
    bottom,
    rows,
    cellAt([x, y]) {
      const column = columns.findLastIndex((place) => place <= x)
      return cells.get(`${lines.findLastIndex((place) => place >= y)} ${column}`)
    },
  }
}

/** From small to large, those that are nearly the same once. */
function placesOf(rules: readonly Rule[]): number[] {
  const places: number[] = []
  for (const at of rules.map((rule) => rule.at).toSorted((one, other) => one - other))
    if (places.length === 0 || at - (places.at(-1) ?? 0) > near * 1.5) places.push(at)
  return places
}
