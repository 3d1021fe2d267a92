import Papa from 'papaparse'
import type { FormatReader, FormatWriter } from '../item.ts'
import { decodeText } from '../text/text-decoding.ts'
import { rowCarries, rowLosses, rowReader, writtenTable } from './rows.ts'

/** Spreadsheet programs would run what begins so; a sign before it keeps it text, and is taken away again. */
const risky = /^'*[=+\-@\t\r]/
const escaped = /^'+[=+\-@\t\r]/
/** Without it, spreadsheet programs take Vietnamese letters for something else. */
const byteOrderMark = '\uFEFF'

export const csv: FormatReader & FormatWriter = {
  read(bytes) {
    const text = decodeText(bytes)
    const { take, items } = rowReader()
    // Row by row, so that a file of a million lines is left at the first question too many.
    Papa.parse<string[]>(text, {
      delimiter: delimiterOf(text),
      step: ({ data }) => take(data.map((cell) => (escaped.test(cell) ? cell.slice(1) : cell))),
    })
    return { items, pictures: [] }
  },
  write(items) {
    const { head, rows: questions } = writtenTable(items)
    const rows = [head.map(({ name }) => name), ...questions]
    const safe = rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' && risky.test(cell) ? `'${cell}` : cell)),
    )
    return new TextEncoder().encode(`${byteOrderMark}${Papa.unparse(safe)}\r\n`)
  },
  carries: rowCarries,
  carriesHints: true,
  lossesOf: rowLosses,
}

function delimiterOf(text: string): string {
  const head = text.slice(0, 4000).split(/\r?\n/, 1)[0] ?? ''
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counts.toSorted((first, second) => second.count - first.count)[0]?.sign ?? ','
}
