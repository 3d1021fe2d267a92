import * as sheets from '@e965/xlsx'
import { sheetLimits } from '@lms/contracts/exchange/reading.ts'
import writeXlsxFile from 'write-excel-file/node'
import { type Cell, type FormatReader, type FormatWriter, type Look, UnreadableFile } from '../../item.ts'
import { descendantsOf, readXml, textOfElement, xmlText } from '../../xml-tree.ts'
import { openZip } from '../../zip-archive.ts'
import { type SheetTaker, tableReader } from '../../table/table-reader.ts'
import { tableLosses, writtenTable } from './written-table.ts'

const longestCell = 32_767

/** Excel, its older format and OpenDocument, whichever the bytes are. */
export const workbook: FormatReader = {
  read(bytes, choice) {
    const reader = tableReader(choice?.sheets)
    readWorkbook(bytes, reader)
    return { ...reader.end(), pictures: [] }
  },
}

export const xlsx: FormatReader & FormatWriter = {
  ...workbook,
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
  carries: () => true,
  carriesHints: true,
  lossesOf(item) {
    const cells = writtenTable([item]).rows.flat()
    const isCut = cells.some((cell) => String(cell).length > longestCell)
    return [...tableLosses(item), ...(isCut ? [{ code: 'cellTooLong' as const }] : [])]
  },
}

const sheetText = (text: string): string => xmlText(text).slice(0, longestCell)

/** Rows of a sheet at most; what stands below is named nowhere and would only fill the memory. */
const mostRows = 30_000
/** Of an older file, and of what a newer one has unpacked: all of it is held in memory at once. */
const [largestOld, largestUnpacked] = [16 * 1024 * 1024, 64 * 1024 * 1024]

export function readWorkbook(bytes: Uint8Array, reader: SheetTaker): void {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b
  // What unpacks to too much is refused before anything else opens it.
  const archive = isPacked ? openZip(bytes) : null
  const parts = archive?.names().filter((name) => name.endsWith('.xml')) ?? []
  const unpacked = parts.reduce((sum, name) => sum + (archive?.sizeOf(name) ?? 0), 0)
  if (unpacked > largestUnpacked || (!isPacked && bytes.length > largestOld)) throw new UnreadableFile('tooMuch')
  const book = opened(bytes)
  for (const [index, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name]
    if (!sheet?.['!ref']) continue
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0
    const taker = reader.sheet({ name: name.slice(0, 100), isHidden })
    takeRows(sheet, taker)
    for (const row of archive ? pictureRows(archive, index) : []) taker.picture?.(row)
  }
}

function opened(bytes: Uint8Array): sheets.WorkBook {
  try {
    return sheets.read(bytes, { cellStyles: true, cellHTML: true, cellNF: true, sheetRows: mostRows, nodim: true })
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new UnreadableFile(isLocked ? 'locked' : 'broken')
  }
}

function takeRows(sheet: sheets.WorkSheet, taker: ReturnType<SheetTaker['sheet']>): void {
  const { s: from, e: to } = sheets.utils.decode_range(sheet['!ref'] ?? 'A1')
  if (to.c - from.c >= sheetLimits.columns) to.c = lastColumn(sheet, to)
  if (to.c >= sheetLimits.columns) throw new UnreadableFile('tooMuch')
  const covered = coveredCells(sheet)
  for (let row = from.r; row <= to.r; row += 1) {
    const cells: Cell[] = []
    for (let column = 0; column <= to.c; column += 1) {
      const at = sheets.utils.encode_cell({ r: row, c: column })
      const above = covered.get(at)
      const own = cellOf(sheet[above ?? at] as sheets.CellObject | undefined)
      cells.push(above === undefined ? own : { text: own.text, isCovered: true })
    }
    while (cells.at(-1)?.text === '') cells.pop()
    const isHidden = sheet['!rows']?.[row]?.hidden === true
    if (cells.length > 0) taker.take({ number: row + 1, cells, ...(isHidden && { isHidden }) })
  }
}

/** What is said of formats far to the right is no cell. */
function lastColumn(sheet: sheets.WorkSheet, { c }: sheets.CellAddress): number {
  const columns = Object.entries(sheet).flatMap(([name, cell]) =>
    name.startsWith('!') || (cell as sheets.CellObject).v === undefined ? [] : [sheets.utils.decode_cell(name).c],
  )
  return columns.length === 0
    ? 0
    : Math.min(
        c,
        columns.reduce((most, column) => Math.max(most, column), 0),
      )
}

/** Cells that lie below another one, by the name of that one. */
function coveredCells(sheet: sheets.WorkSheet): Map<string, string> {
  const covered = new Map<string, string>()
  for (const { s, e } of sheet['!merges'] ?? []) {
    const first = sheets.utils.encode_cell(s)
    for (let r = s.r; r <= Math.min(e.r, s.r + 1000); r += 1)
      for (let c = s.c; c <= Math.min(e.c, s.c + 100); c += 1)
        if (r !== s.r || c !== s.c) covered.set(sheets.utils.encode_cell({ r, c }), first)
  }
  return covered
}

function cellOf(cell: sheets.CellObject | undefined): Cell {
  if (cell === undefined || cell.t === 'z') return { text: '' }
  const shown = String(cell.t === 's' ? (cell.v ?? '') : (cell.w ?? cell.v ?? ''))
  const text = tidy(cell.t === 's' ? raisedText(cell, shown) : shown)
  const look = lookOf(cell)
  const isDate = cell.t === 'd' || (cell.t === 'n' && typeof cell.z === 'string' && sheets.SSF.is_date(cell.z))
  const isBroken = cell.t === 'e' || (cell.f !== undefined && cell.v === undefined)
  return {
    text,
    ...(look && { look }),
    ...((isDate || isBroken) && { isUnsure: true as const }),
  }
}

/** 'x<sup>2</sup>' keeps its place where the rest of the cell is plain text. */
function raisedText({ h }: sheets.CellObject, shown: string): string {
  if (h === undefined || !/<su[bp]>/i.test(h)) return shown
  const marked = h.replaceAll(/<(?!\/?su[bp]>)[^<>]*>/gi, '')
  return `<p>${marked.replaceAll('\n', '</p><p>')}</p>`
}

interface CellStyle {
  patternType?: string
  fgColor?: { rgb?: string }
  font?: unknown
}

function lookOf({ s, h }: sheets.CellObject & { s?: CellStyle }): Look | null {
  const look: Look = {}
  const fill = s?.patternType === 'solid' ? s.fgColor?.rgb : undefined
  if (fill !== undefined && !/^(?:FF)?FFFFFF$/i.test(fill)) look.highlight = fill
  const inner = h ?? ''
  if (/^<(?:b|strong)>[\s\S]*<\/(?:b|strong)>$/i.test(inner)) look.bold = true
  if (/^<u>[\s\S]*<\/u>$/i.test(inner)) look.underline = true
  return Object.keys(look).length > 0 ? look : null
}

const tidy = (text: string): string =>
  text
    .replaceAll('_x000D_', '')
    .replaceAll(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- what programs leave behind, and nobody sees
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .normalize('NFC')

const largestPart = 8 * 1024 * 1024

/** Rows at which pictures are pasted: what they show is no part of any cell. */
function pictureRows(archive: ReturnType<typeof openZip>, index: number): number[] {
  const part = (name: string) => {
    const content = archive.open(name, largestPart)
    return content && readXml(content)
  }
  const relations = part(`xl/worksheets/_rels/sheet${index + 1}.xml.rels`)
  if (!relations) return []
  const drawings = descendantsOf(relations, 'Relationship').flatMap(({ attributes }) =>
    attributes['Type']?.endsWith('/drawing') === true ? [attributes['Target'] ?? ''] : [],
  )
  return drawings.flatMap((target) => {
    const drawing = part(`xl/drawings/${target.split('/').at(-1)}`)
    const anchors = drawing ? descendantsOf(drawing, 'xdr:from') : []
    return anchors.map((from) => Number(textOfElement(descendantsOf(from, 'xdr:row')[0]).trim()) + 1)
  })
}
