import writeXlsxFile from 'write-excel-file/node'
import { type FormatReader, type FormatWriter, problem } from '../item.ts'
import { xmlText } from '../xml-tree.ts'
import { rowCarries, rowLosses, writtenTable } from './rows.ts'
import { tableReader } from './sheet-reader.ts'
import { readXlsx } from './spreadsheet/xlsx-file.ts'

const longestCell = 32_767

export const xlsx: FormatReader & FormatWriter = {
  read(bytes, choice) {
    const reader = tableReader(choice?.sheets, true)
    readXlsx(bytes, reader)
    return { ...reader.end('empty'), pictures: [] }
  },
  async write(items) {
    const table = writtenTable(items)
    const head = table.head.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' as const }))
    const rows = table.rows.map((row) =>
      row.map((value) =>
        // A text cell is text, whatever it begins with.
        typeof value === 'number' ? { value, type: Number } : { value: sheetText(value), type: String },
      ),
    )
    return writeXlsxFile([head, ...rows], {
      columns: table.head.map(({ column }) => ({ width: column === 'content' ? 60 : 18 })),
    }).toBuffer()
  },
  carries: rowCarries,
  carriesHints: true,
  lossesOf(item) {
    const isCut = writtenTable([item])
      .rows.flat()
      .some((cell) => String(cell).length > longestCell)
    return [...rowLosses(item), ...(isCut ? [problem('cellTooLong')] : [])]
  },
}

function sheetText(text: string): string {
  return xmlText(text).slice(0, longestCell)
}
