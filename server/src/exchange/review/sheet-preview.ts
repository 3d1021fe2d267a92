import type { SheetReading } from '@lms/contracts/exchange/reading.ts'
import { type ReadItem, type SheetReport, UnreadableFile } from '../item.ts'
import { tableReader } from '../table/table-reader.ts'
import { previewed } from '../threads/staging.ts'

const mostPreviewed = 5

export function previewOf(sheet: SheetReport, wanted: SheetReading) {
  return firstOf(sheet, wanted).map(previewed)
}

/** The first rows that are kept of a sheet, read with other columns. */
function firstOf(sheet: SheetReport, wanted: SheetReading): ReadItem[] {
  const reader = tableReader([wanted])
  const open = reader.sheet({ name: sheet.name, isHidden: false })
  try {
    for (const row of sheet.rows) open.take(row)
    return reader.end().items.slice(0, mostPreviewed)
  } catch (error) {
    if (error instanceof UnreadableFile) return []
    throw error
  }
}
