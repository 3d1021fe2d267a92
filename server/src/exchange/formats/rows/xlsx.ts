import readXlsxFile from 'read-excel-file/node'
import writeXlsxFile from 'write-excel-file/node'
import { type FormatReader, type FormatWriter, UnreadableFile, problem } from '../item.ts'
import { xmlText } from '../xml-tree.ts'
import { openZip } from '../zip-archive.ts'
import { rowCarries, rowLosses, rowReader, writtenTable } from './rows.ts'

const longestCell = 32_767
/** Of one part of the file, opened; the library that reads it holds all of it. */
const mostBytes = 24 * 1024 * 1024

export const xlsx: FormatReader & FormatWriter = {
  async read(bytes) {
    checkParts(bytes)
    const sheets = await sheetsOf(bytes)
    const { take, items } = rowReader()
    for (const row of sheets[0]?.data ?? []) take(row.map(textOfCell))
    return { items, pictures: [] }
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

/** What the library would open is opened here first, within limits. */
function checkParts(bytes: Uint8Array): void {
  const archive = openZip(bytes)
  const names = archive.names()
  if (!names.some((name) => name === 'xl/workbook.xml')) throw new UnreadableFile('unknownFormat')
  for (const name of names) {
    if (!/\.(xml|rels)$/.test(name)) continue
    const part = archive.open(name, mostBytes)
    if (part && /<!(DOCTYPE|ENTITY)/i.test(Buffer.from(part.subarray(0, 4000)).toString('latin1')))
      throw new UnreadableFile('entities')
  }
}

async function sheetsOf(bytes: Uint8Array): Promise<{ data: unknown[][] }[]> {
  try {
    return await readXlsxFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch {
    throw new UnreadableFile('broken')
  }
}

function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // Programs turn '1/2' into a day; nobody can tell what it was, and the day is at least what they show.
  if (cell instanceof Date) return `${cell.getUTCDate()}/${cell.getUTCMonth() + 1}/${cell.getUTCFullYear()}`
  if (typeof cell === 'boolean') return cell ? 'Đúng' : 'Sai'
  return typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : ''
}

function sheetText(text: string): string {
  return xmlText(text).slice(0, longestCell)
}
