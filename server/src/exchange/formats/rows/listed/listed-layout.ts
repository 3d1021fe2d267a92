import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { shapeOf } from '../column-shapes.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'
import { namelessListed } from './listed-columns.ts'

const fewestRows = 6

/** No names, and a row for each option. */
export function listedLayout(rows: readonly Row[], width: number): Layout | null {
  const sample = rows.slice(0, 60)
  const columns = Array.from({ length: width }, (_, column) => column)
  const found = sample.length < fewestRows ? null : namelessListed(sample, columns)
  if (found === null) return null
  const { asked, offered, mark } = found
  return namelessLayout(
    columns.map((column): ColumnRole | null => {
      if (column === asked) return 'content'
      if (column === offered) return 'options'
      if (column === mark) return 'correct'
      return column < asked && shapeOf(sample, column).counts > 0.8 ? 'number' : null
    }),
  )
}
