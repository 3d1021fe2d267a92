import { withGuard, withoutGuard } from '@lms/contracts/formula-guard.ts'
import Papa from 'papaparse'
import { type FormatReader, type FormatWriter, type Row, UnreadableFile } from '../../item.ts'
import { decodeText } from '../../text-decoding.ts'
import { sheetLimits } from '@lms/contracts/exchange/reading.ts'
import { isWrittenHead } from '../../table/columns.ts'
import { type SheetTaker, tableReader } from '../../table/table-reader.ts'
import { tableLosses, writtenTable } from './written-table.ts'

/** Without it, spreadsheet programs take Vietnamese letters for something else. */
const byteOrderMark = '\uFEFF'

export const csv: FormatReader & FormatWriter = {
  read(bytes, choice) {
    const reader = tableReader(choice?.sheets)
    readCsv(bytes, reader)
    return { ...reader.end(), pictures: [] }
  },
  write(items) {
    const { head, rows: questions } = writtenTable(items)
    const rows = [head.map(({ name }) => name), ...questions]
    const safe = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withGuard(cell) : cell)))
    return new TextEncoder().encode(`${byteOrderMark}${Papa.unparse(safe)}\r\n`)
  },
  carries: () => true,
  carriesHints: true,
  lossesOf: tableLosses,
}

const delimiters = [',', ';', '\t', '|']

/** What parts most rows into as many cells. */
function delimiterOf(text: string): string {
  const sample = text.slice(0, 20_000)
  const fits = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(sample, { delimiter, preview: 40, skipEmptyLines: true })
    const [width, count] = mostOften(data.map(({ length }) => length))
    return { delimiter, score: width > 1 ? count * Math.min(width, 8) : 0 }
  })
  return fits.toSorted((one, other) => other.score - one.score)[0]?.delimiter ?? ','
}

function mostOften(values: readonly number[]): [value: number, count: number] {
  const groups = [...Map.groupBy(values, (value) => value)].toSorted(([, one], [, other]) => other.length - one.length)
  return [groups[0]?.[0] ?? 0, groups[0]?.[1].length ?? 0]
}

/** Row by row, so that a file of a million lines is left at the first row too many. */
export function readCsv(bytes: Uint8Array, reader: SheetTaker): void {
  const text = decodeText(bytes)
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
  const said = /^sep=(.)\r?\n/i.exec(text)
  const body = said ? text.slice(said[0].length) : text
  const sheet = reader.sheet({ name: null, isHidden: false })
  let number = said ? 1 : 0
  let isOwn = false
  Papa.parse<string[]>(body, {
    delimiter: said?.[1] ?? delimiterOf(body),
    step({ data }) {
      number += 1
      if (number === 1) isOwn = isWrittenHead(data)
      if (data.length > sheetLimits.columns) throw new UnreadableFile('tooMuch')
      sheet.take(rowOf(number, isOwn ? data.map(withoutGuard) : data))
    },
  })
}

const rowOf = (number: number, cells: readonly string[]): Row => ({
  number,
  cells: cells.map((text) => ({ text: text.replaceAll(/\r\n?/g, '\n') })),
})

/** Rows that are parted alike by one sign. */
export function isTable(sample: string): boolean {
  return delimiters.some((delimiter) => {
    const { data } = Papa.parse<string[]>(sample, { delimiter, preview: 20, skipEmptyLines: true })
    const [width, count] = mostOften(data.slice(0, 20).map(({ length }) => length))
    const isSure = delimiter === '\t' || delimiter === '|' ? width > 2 : width > 3
    return isSure && data.length > 1 && count >= data.length * 0.8
  })
}
