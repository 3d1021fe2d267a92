import { textLine } from '../../line-text.ts'
import { nameIn } from '../../signs/cell-names.ts'
import { type Entry, type Row, textOf } from './table-cells.ts'

const cross = /^[xX×✕✓✔●]$/u
const letter = /^[A-J]$/u
const fewest = 3

/** Numbers along one side, letters along the other, and one cross for each number: as answers are given on paper. */
export function entriesCrossed(rows: readonly Row[]): Entry[] | null {
  const cells = rows.map((row) => row.map((cell) => textOf(cell).trim()))
  return crossedIn(cells) ?? crossedIn(turned(cells))
}

function crossedIn([head = [], ...rows]: readonly string[][]): Entry[] | null {
  const names = head.slice(1).map((text) => nameIn(text))
  const letters = rows.map(([first = '']) => first)
  const isGrid =
    names.length >= fewest &&
    names.every((name) => name !== null && name.part === '') &&
    letters.length > 1 &&
    letters.every((text, at) => letter.test(text) && text.charCodeAt(0) === 65 + at) &&
    rows.every((row) => row.length === head.length && row.slice(1).every((text) => text === '' || cross.test(text)))
  if (!isGrid) return null
  const entries = names.flatMap((name, at): Entry[] => {
    const [only, ...others] = letters.filter((_, place) => rows[place]?.[at + 1] !== '')
    return name && only !== undefined && others.length === 0 ? [{ ...name, said: textLine(only) }] : []
  })
  return entries.length === names.length ? entries : null
}

function turned(cells: readonly string[][]): string[][] {
  return (cells[0] ?? []).map((_, column) => cells.map((row) => row[column] ?? ''))
}
