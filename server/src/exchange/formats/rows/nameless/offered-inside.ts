import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'
import { stemAndOptions } from '../options/option-cells.ts'
import { reasonedKey } from '../options/reasoned-keys.ts'

const fewestRows = 5

/** A table without names: what is asked with what is offered below it in one cell, and a letter with a reason in another. */
export function insideLayout(rows: readonly Row[], width: number): Layout | null {
  const sample = rows.slice(0, 60)
  if (sample.length < fewestRows) return null
  const columns = Array.from({ length: width }, (_, column) => column)
  const offered = sample.map((row) => columns.map((column) => lettersIn(ownTextAt(row, column))))
  const isMost = (fits: (at: number) => boolean): boolean =>
    sample.filter((_, at) => fits(at)).length * 10 >= sample.length * 9
  const asked = columns.filter((column) => isMost((at) => (offered[at]?.[column]?.length ?? 0) >= 3))
  const [content] = asked
  if (content === undefined || asked.length > 1) return null
  const letterIn = (at: number, column: number): string => {
    const row = sample[at]
    return row ? (reasonedKey(ownTextAt(row, column))?.letter.slice(0, 1) ?? '') : ''
  }
  const keys = columns.filter((column) => {
    const letters = new Set(sample.map((_, at) => letterIn(at, column)).filter((letter) => letter !== ''))
    const isNamed = isMost((at) => offered[at]?.[content]?.includes(letterIn(at, column)) === true)
    return column !== content && letters.size >= 3 && isNamed
  })
  const [key] = keys
  if (key === undefined || keys.length > 1) return null
  return namelessLayout(
    columns.map((column): ColumnRole | null => (column === content ? 'content' : column === key ? 'correct' : null)),
  )
}

function lettersIn(text: string): string[] {
  return stemAndOptions(text.trim())?.options.map(({ letter }) => letter ?? '') ?? []
}
