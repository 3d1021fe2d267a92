import { textAt } from './grid.ts'
import { keyFrom } from './row-keys.ts'
import type { QuestionCells, RowOption } from './options/row-options.ts'

interface SecondKey {
  column: number
  text: string
  letters: ReadonlySet<string>
}

/** Further columns that name the key, as far as they name these options: what counts them may begin anywhere. */
export function secondKeysOf({ layout, rows }: QuestionCells, options: readonly RowOption[]): SecondKey[] {
  const [row] = rows
  if (!row || options.length < 2) return []
  const right = layout.rightOption ?? -1
  const ownRight = options.find(({ letter }) => letter === layout.roles[right])
  const byName = ownRight
    ? [{ column: right, text: layout.heads[right] ?? '', letters: new Set([ownRight.letter]) }]
    : []
  const others = (layout.secondKeys ?? []).flatMap((column) => {
    const text = textAt(row, column).trim()
    const said = keyFrom(text, options, layout.program !== null)
    return said.letters.size > 0 && said.by !== 'place' ? [{ column, text, letters: said.letters }] : []
  })
  return [...byName, ...others]
}
