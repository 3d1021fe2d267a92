import {
  type PlacedText,
  type Row,
  baseOf,
  isSmallIn,
  levelled,
  shareBrace,
  sharedHeight,
  standsInGaps,
  withoutStrayed,
} from './rows.ts'

/** How many rows further down something may still be at the same height. */
const deepest = 6
/** More rows at one height are no formula. */
const mostParts = 12
/** In parts of its size: what is raised by more stands above its line. */
const mostRaised = 0.7

/**
 * Rows at one height are one line: a formula that its program put higher or lower than the words around it, or what it
 * stacks. Where the pieces fill gaps of a line they belong there; otherwise nobody knows in which order they are meant,
 * and only the line is blamed in which they stand.
 */
export function wholeRows(all: readonly Row[]): Row[] {
  const rows = withoutStrayed(all)
  const groups = groupsOf(rows)
  const isPart = new Set([...groups.values()].flat())
  return rows.flatMap((row, at) => {
    const own = groups.get(at)
    if (own)
      return [
        levelled(
          filled(
            row,
            own.map((part) => rows[part] ?? []),
          ) ?? stacked(row, own, at, rows),
        ),
      ]
    return isPart.has(at) ? [] : [levelled(row)]
  })
}

/** The widest line of those at one height, and which rows are parts of it. */
function groupsOf(rows: readonly Row[]): Map<number, number[]> {
  const homes = rows.map((_, at) => at)
  const homeOf = (at: number): number => {
    let home = at
    while (homes[home] !== undefined && homes[home] !== home) home = homes[home] ?? home
    homes[at] = home
    return home
  }
  for (const [one, other] of linksIn(rows)) homes[homeOf(one)] = homeOf(other)
  const all = Map.groupBy(
    homes.map((_, at) => at),
    homeOf,
  )
  const several = [...all.values()].filter(({ length }) => length > 1 && length <= mostParts)
  return new Map(
    several.map((group) => {
      const widest = group.reduce((one, other) => (wordsIn(rows[other]) > wordsIn(rows[one]) ? other : one))
      return [widest, group.filter((at) => at !== widest)]
    }),
  )
}

/** Each row stands in one line at most, although it may reach into the next. */
function linksIn(rows: readonly Row[]): [number, number][] {
  const best = new Map<number, { host: number; shared: number }>()
  const braces: [number, number][] = []
  const isTable = rows.map((row) => row.some(({ table }) => table))
  for (const [at, row] of rows.entries())
    for (let below = at + 1; below <= at + deepest && below < rows.length; below += 1) {
      const other = rows[below] ?? []
      if (isTable[at] === true || isTable[below] === true) continue
      if (shareBrace(row, other)) braces.push([at, below])
      const shared = sharedHeight(row, other)
      if (shared <= 0) continue
      const [part, host] = wordsIn(row) >= wordsIn(other) ? [below, at] : [at, below]
      if (shared > (best.get(part)?.shared ?? 0)) best.set(part, { host, shared })
    }
  return [...braces, ...[...best].map(([part, { host }]): [number, number] => [part, host])]
}

/** How much of it is written; formulas stand in a line, which is not theirs. */
function wordsIn(row: Row = []): number {
  return row.reduce((sum, { width, span, isLost }) => sum + (span !== undefined || isLost === true ? 0 : width), 0)
}

/** The line with pieces that were raised or lowered in its gaps, or null where that is not what they are. */
function filled(row: Row, parts: readonly Row[]): Row | null {
  let whole = row
  for (const part of parts) {
    if (!isObjectIn(part, row) || !standsInGaps(part, whole)) return null
    whole = [...whole, ...part].toSorted((one, other) => one.x - other.x)
  }
  return whole
}

/** As large as the words of its line, beside them, and neither above nor below them. */
function isObjectIn(part: Row, row: Row): boolean {
  const base = baseOf(row)
  const large = part.filter((piece) => !isSmallIn(piece, base.size))
  return (
    large.length > 0 &&
    large.every(
      ({ y, span: [bottom, top] = [y, y] }) =>
        bottom <= base.y + base.size * mostRaised && top >= base.y - base.size * mostRaised,
    )
  )
}

/** From above, where they stand in their line, with a mark that something is lost there. */
function stacked(row: Row, parts: readonly number[], at: number, rows: readonly Row[]): Row {
  const pieces = parts.flatMap((part) => rows[part] ?? [])
  const left = Math.min(...pieces.map(({ x }) => x))
  const right = Math.max(...pieces.map(({ x, width }) => x + width))
  const within = row.filter(({ x, width }) => x >= left && x + width <= right)
  const before = row.filter((piece) => !within.includes(piece) && piece.x < left)
  const behind = row.filter((piece) => !within.includes(piece) && piece.x >= left)
  const inside = [
    ...parts.filter((part) => part < at).map((part) => rows[part] ?? []),
    within,
    ...parts.filter((part) => part > at).map((part) => rows[part] ?? []),
  ]
  const { size, y } = baseOf(row)
  const mark: PlacedText = { text: '\uFFFC', x: left, y, width: 1, size, isBold: false, isLost: true }
  return [...before, mark, ...inside.flatMap(asWords), ...behind]
}

function asWords(part: Row): Row {
  return part.map((piece, at) => (at === part.length - 1 ? { ...piece, endsBlank: true } : piece))
}
