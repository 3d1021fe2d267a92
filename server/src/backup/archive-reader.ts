import { Readable, pipeline } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import {
  BackupProblem,
  FileEnd,
  FileStart,
  Header,
  Summary,
  TableEnd,
  TableStart,
  type Totals,
  createDigest,
  createRowsChecksum,
  formatVersion,
  isFolder,
  isNewer,
} from './archive.ts'
import { archiveBytes } from './encryption.ts'

export type Part =
  | { kind: 'header'; header: Header }
  | { kind: 'table'; table: TableStart }
  | { kind: 'row'; row: unknown[] }
  | { kind: 'end of table'; end: TableEnd }
  | { kind: 'file'; name: string }
  | { kind: 'piece'; bytes: Buffer }
  | { kind: 'end of file' }
  | { kind: 'summary'; totals: Totals }

interface Reading {
  table?: { name: string; columns: number; sum: ReturnType<typeof createRowsChecksum> }
  file?: { name: string; size: number; digest: ReturnType<typeof createDigest> }
  totals: Totals
}

/** Every part in order, each checked when it is over: whoever reads to the end knows that all of it is whole. */
export async function* readArchive(file: string, passphrase?: string): AsyncGenerator<Part> {
  const digest = createDigest()
  const reading: Reading = { totals: { tables: 0, rows: 0, files: 0 } }
  let isFirst = true
  let isComplete = false
  for await (const line of linesOf(file, passphrase)) {
    if (isComplete) throw damaged('something follows its end')
    const value = parse(line)
    if (isFirst) {
      yield { kind: 'header', header: headerOf(value) }
      isFirst = false
    } else if (isObject(value) && 'complete' in value) {
      checkSummary(value, reading, digest.digest())
      isComplete = true
      yield { kind: 'summary', totals: reading.totals }
      continue
    } else yield partOf(value, line, reading)
    digest.add(`${line}\n`)
  }
  if (!isComplete) throw damaged('its end is missing')
}

function headerOf(value: unknown): Header {
  const header = Header.safeParse(value)
  if (!header.success) throw new BackupProblem('This is not a backup of this product.')
  if (header.data.version > formatVersion) throw isNewer()
  return header.data
}

function partOf(value: unknown, line: string, reading: Reading): Part {
  if (Array.isArray(value)) return rowPart(value, line, reading)
  if (typeof value === 'string') return piecePart(value, reading)
  if (!isObject(value)) throw damaged('a line has no meaning')
  if ('table' in value) return tablePart(value, reading)
  if ('endOfTable' in value) return tableEndPart(value, reading)
  if ('file' in value) return filePart(value, reading)
  if ('endOfFile' in value) return fileEndPart(value, reading)
  throw damaged('a line has no meaning')
}

function tablePart(value: object, reading: Reading): Part {
  const table = TableStart.safeParse(value)
  if (!table.success || reading.table || reading.file) throw damaged('a table begins in the wrong place')
  reading.table = { name: table.data.table, columns: table.data.columns.length, sum: createRowsChecksum() }
  return { kind: 'table', table: table.data }
}

function rowPart(row: unknown[], line: string, { table }: Reading): Part {
  if (!table || row.length !== table.columns) throw damaged('a row is in the wrong place')
  table.sum.add(line)
  return { kind: 'row', row }
}

function tableEndPart(value: object, reading: Reading): Part {
  const end = TableEnd.safeParse(value)
  const { table } = reading
  if (!end.success || table?.name !== end.data.endOfTable) throw damaged('a table ends in the wrong place')
  if (table.sum.rows() !== end.data.rows || table.sum.checksum() !== end.data.checksum)
    throw damaged(`the rows of ${table.name} are not those that were written`)
  delete reading.table
  reading.totals.tables += 1
  reading.totals.rows += end.data.rows
  return { kind: 'end of table', end: end.data }
}

function filePart(value: object, reading: Reading): Part {
  const file = FileStart.safeParse(value)
  if (!file.success || reading.table || reading.file) throw damaged('a file begins in the wrong place')
  reading.file = { name: file.data.file, size: 0, digest: createDigest() }
  return { kind: 'file', name: file.data.file }
}

function piecePart(text: string, { file }: Reading): Part {
  if (!file) throw damaged('a piece of a file is in the wrong place')
  const bytes = Buffer.from(text, 'base64')
  file.size += bytes.length
  file.digest.add(bytes)
  return { kind: 'piece', bytes }
}

function fileEndPart(value: object, reading: Reading): Part {
  const end = FileEnd.safeParse(value)
  const { file } = reading
  if (!end.success || file?.name !== end.data.endOfFile) throw damaged('a file ends in the wrong place')
  if (file.size !== end.data.size || file.digest.digest() !== end.data.checksum)
    throw damaged(`the file ${file.name} is not as it was written`)
  delete reading.file
  reading.totals.files += 1
  return { kind: 'end of file' }
}

function checkSummary(value: object, { table, file, totals }: Reading, digest: string): void {
  const summary = Summary.safeParse(value)
  if (!summary.success || table || file) throw damaged('it ends too early')
  const { complete } = summary.data
  const isWhole = (Object.keys(totals) as (keyof Totals)[]).every((key) => totals[key] === complete[key])
  if (!isWhole || summary.data.digest !== digest) throw damaged('its contents are not those that were written')
}

async function* linesOf(file: string, passphrase: string | undefined): AsyncGenerator<string> {
  const unzipped = createGunzip()
  pipeline(Readable.from(archiveBytes(file, passphrase)), unzipped, () => {})
  const decoder = new StringDecoder('utf8')
  let rest = ''
  try {
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      const lines = (rest + decoder.write(chunk)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new BackupProblem(`There is no file ${file}.`)
    if (code === 'EISDIR') throw isFolder(file)
    if (code === 'EACCES') throw new BackupProblem(`${file} cannot be read: its rights do not let you.`)
    if (isUnzipping(error)) throw damaged('it cannot be unpacked to its end')
    throw error
  }
  if (rest !== '') throw damaged('its last line is not whole')
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged('a line cannot be read')
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isUnzipping(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')
}

function damaged(what: string): BackupProblem {
  return new BackupProblem(`This backup is damaged or not complete: ${what}. Nothing was changed.`)
}
