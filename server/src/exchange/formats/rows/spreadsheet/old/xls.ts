import { type Cell, type FormatReader, UnreadableFile } from '../../../item.ts'
import { rowOf } from '../../grid.ts'
import { type SheetTaker, tableReader } from '../../sheet-reader.ts'
import { hideCells } from '../hidden-rows.ts'
import { covering } from '../merged-cells.ts'
import { shownNumber } from '../number-formats.ts'
import { raised } from '../raised-text.ts'
import { withoutControls } from '../typed-controls.ts'
import { writtenSheet } from './sheet-sign.ts'
import { isCompound, openCompound } from '../../../compound/compound-file.ts'
import { type OldSheet, openBook, placeOf } from './old-book.ts'
import { readPage } from './page-table.ts'
import type { FontChange } from './shared-texts.ts'
import { readXmlSheet } from './xml-sheet.ts'

const mostBytes = 24 * 1024 * 1024

/** Spreadsheets of Excel 95 to 2003, and of programs that still write them. */
export const xls: FormatReader = {
  async read(bytes, choice) {
    const reader = tableReader(choice?.sheets, true)
    const written = writtenSheet(bytes)
    if (written === 'xml') readXmlSheet(bytes, reader)
    else if (written === 'page') readPage(bytes, reader)
    else await readOld(bookIn(bytes), reader)
    return { ...reader.end('empty'), pictures: [] }
  },
}

function bookIn(bytes: Uint8Array): Uint8Array {
  const packed = isCompound(bytes) ? openCompound(bytes) : null
  const stream = packed ? (packed.open('Workbook') ?? packed.open('Book'))?.bytes : bytes
  if (stream === undefined) throw new UnreadableFile('unknownFormat')
  if (stream.length > mostBytes) throw new UnreadableFile('tooComplex')
  return stream
}

type Book = ReturnType<typeof openBook>

async function readOld(stream: Uint8Array, reader: SheetTaker): Promise<void> {
  const book = openBook(stream)
  const { names, tables } = await valuesIn(book)
  const byPlace = book.sheets.map(({ at }) => at).toSorted((one, other) => one - other)
  for (const sheet of book.sheets) {
    if (!sheet.isTable) continue
    const name = names[byPlace.indexOf(sheet.at)] ?? ''
    const taker = reader.sheet({ name: name.slice(0, 100), isHidden: sheet.isHidden })
    for (const row of sheet.pictures) taker.picture?.(row)
    const cover = covering(sheet.merges)
    for (const [index, values] of tables.get(name) ?? []) {
      const cells = new Map<number, Cell>()
      // What is far apart leaves nothing between.
      for (const [column, value] of Object.entries(values)) {
        const cell = cellOf(value, index, Number(column), sheet, book)
        if (cell.text !== '') cells.set(Number(column), cell)
      }
      if (sheet.hidden.has(index + 1)) hideCells(cells)
      cover(index + 1, cells)
      taker.take(
        rowOf(
          index + 1,
          [...cells].toSorted(([one], [other]) => one - other),
        ),
      )
    }
  }
}

interface Value {
  t: string
  v?: unknown
}

/** Large, and wanted for nothing else: loaded where such a file is read. */
async function valuesIn({ stream, isWide }: Book) {
  const library = await import('@e965/xlsx')
  if (!isWide) library.set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'))
  let read: ReturnType<typeof library.read>
  try {
    read = library.read(stream, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: false,
    })
  } catch {
    throw new UnreadableFile('broken')
  }
  const tables = new Map(
    Object.entries(read.Sheets).map(([name, sheet]) => {
      const rows: Value[][] = sheet['!data'] ?? []
      return [name, Object.entries(rows).map(([index, row]) => [Number(index), row] as const)] as const
    }),
  )
  return { names: read.SheetNames, tables }
}

const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

function cellOf({ t: kind, v: value }: Value, row: number, column: number, sheet: OldSheet, book: Book): Cell {
  const place = placeOf(row, column)
  const style = book.looks.style(sheet.styles.get(place) ?? -1)
  const withLook = (cell: Cell): Cell =>
    Object.keys(style.look).length === 0 || cell.text === '' ? cell : { ...cell, look: style.look }
  if (kind === 'b') return withLook({ text: value === true ? 'TRUE' : 'FALSE' })
  if (kind === 'e') return withLook({ text: errors[Number(value)] ?? '#N/A' })
  if (kind === 'n' && sheet.uncertain.has(place)) return withLook({ text: '0', doubt: 'formula' })
  if (kind === 'n' && typeof value === 'number') {
    const { text, isOddDate } = shownNumber(value, style.format, book.is1904)
    return withLook({ text, ...(isOddDate && { doubt: 'date' as const }) })
  }
  if (typeof value !== 'string') return { text: '' }
  const changes = book.fontChanges.get(sheet.sharedTexts.get(place) ?? -1) ?? []
  return withLook(richCellOf(value, changes, book))
}

/** A text, whole or of parts that look different. */
function richCellOf(text: string, changes: readonly FontChange[], { looks }: Book): Cell {
  if (changes.length === 0) return { text: tidy(text) }
  const starts = [{ from: 0, font: null }, ...changes]
  const runs = starts.flatMap(({ from, font }, index) => {
    const part = tidy(text.slice(from, starts[index + 1]?.from))
    const { look, position } = font === null ? { look: {}, position: null } : looks.font(font)
    return part === '' ? [] : [{ text: raised(part, position), look }]
  })
  const whole = runs.map((run) => run.text).join('')
  return runs.every(({ look }) => Object.keys(look).length === 0) ? { text: whole } : { text: whole, runs }
}

function tidy(text: string): string {
  return withoutControls(text).replaceAll(/\r\n?/g, '\n').normalize('NFC')
}
