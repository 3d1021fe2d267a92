import { open } from 'node:fs/promises'
import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import type { ImportEncoding } from '@lms/contracts/exchange/reading.ts'
import type { Ask } from '../../platform/reader/reader-task.ts'
import type { Outcome, ReadingTask, Reply, Report } from './exchange-tasks.ts'
import { UnreadableFile } from '../item.ts'
import { expectFittingSize, formatOf } from '../recognise.ts'
import { readFileAs } from '../read-file.ts'
import { longestText } from '../text-decoding.ts'
import { itemProblem } from '../staged-item.ts'
import { stagedItem } from './staging.ts'

/** Each is a turn of the thread that answers everybody. */
const itemsPerReport = 100

type Telling = Ask<Report, Reply>

/** In the reading process, within its limits of memory and time: what it opens comes from outside. */
export async function readImported(task: ReadingTask, ask: Telling): Promise<Outcome> {
  try {
    if (task.kind === 'portions') return await readPortions(task)
    if (task.kind === 'marks') return await tryMarks(task)
    return await (task.kind === 'pages' ? readPages(task) : readFile(task, ask))
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'unreadable', code: error.code }
    throw error
  }
}

async function readPages({ path }: Extract<ReadingTask, { kind: 'pages' }>): Promise<Outcome> {
  const { picturesOfPages } = await import('../formats/pdf/pdf-pages.ts')
  const pictures = await picturesOfPages(await contentOf(path))
  return { kind: 'pages', pictures: pictures.map((picture) => Uint8Array.from(picture)) }
}

async function tryMarks({ lines, marks }: Extract<ReadingTask, { kind: 'marks' }>): Promise<Outcome> {
  const { previewOfMarks } = await import('./marks-preview.ts')
  return { kind: 'marks', found: previewOfMarks(lines, marks) }
}

async function readPortions(task: Extract<ReadingTask, { kind: 'portions' }>): Promise<Outcome> {
  const { bytes, format } = await openedFile(task)
  const { portionsIn } = await import('../ai/told-paper.ts')
  return { kind: 'portions', portions: await portionsIn(format, bytes) }
}

type NamedFile = Pick<Extract<ReadingTask, { kind: 'read' }>, 'path' | 'name' | 'encoding' | 'format'>

async function openedFile({ path, name, encoding, format }: NamedFile) {
  const content = await contentOf(path)
  const bytes = encoding === null ? content : recoded(content, encoding)
  return { bytes, format: format ?? formatOf(bytes, name) }
}

async function contentOf(path: string | null): Promise<Uint8Array> {
  if (path === null) throw new UnreadableFile('broken')
  const file = await open(path)
  const { size } = await file.stat()
  const content = new Uint8Array(size)
  let at = 0
  for await (const chunk of file.createReadStream() as AsyncIterable<Uint8Array>) {
    // What can only be a text is not even taken in when it is too long for one.
    if (at === 0) expectFittingSize(chunk, size)
    content.set(chunk, at)
    at += chunk.length
  }
  return content
}

async function readFile(task: Extract<ReadingTask, { kind: 'read' }>, ask: Telling): Promise<Outcome> {
  const { bytes, format } = await openedFile(task)
  const { items, pictures, sheets = [], paper: lines = [], notes = [] } = await readAs(format, bytes, task, ask)
  if (sheets.length > 0 || notes.length > 0 || lines.length > 0 || items.length === 0)
    await ask({ kind: 'file', format, sheets, lines, notes: notes.map(itemProblem) })
  if (items.length === 0) throw new UnreadableFile('noQuestions')
  const addresses = new Map<string, string | null>()
  for (const { name, content: own } of pictures) {
    const { address = null } = await ask({ kind: 'picture', name, content: own })
    addresses.set(name, address)
  }
  for (let start = 0; start < items.length; start += itemsPerReport) {
    const portion = items.slice(start, start + itemsPerReport).map((item) => stagedItem(item, addresses))
    await ask({ kind: 'items', format, first: start + 1, items: portion })
  }
  return { kind: 'done' }
}

/** What was found in a file is told even if no question was. */
async function readAs(
  format: ImportFormat,
  bytes: Uint8Array,
  { sheets, marks, name, told: said }: Extract<ReadingTask, { kind: 'read' }>,
  ask: Telling,
) {
  try {
    if (said === null) return await readGuessed(format, bytes, { sheets, marks, name })
    const { readToldPaper } = await import('../ai/told-paper.ts')
    return await readToldPaper(format, said, bytes, { sheets })
  } catch (error) {
    if (error instanceof UnreadableFile) {
      await ask({ kind: 'file', format, sheets: error.sheets, lines: error.paper, notes: [] })
    }
    throw error
  }
}

/** A text that looked like a table and is none is a paper, unless its name says otherwise. */
async function readGuessed(
  format: ImportFormat,
  bytes: Uint8Array,
  { name, ...choice }: Pick<Extract<ReadingTask, { kind: 'read' }>, 'sheets' | 'marks' | 'name'>,
) {
  try {
    return await readFileAs(format, bytes, choice)
  } catch (error) {
    const isText = format === 'csv' && choice.sheets.length === 0 && !/\.(?:csv|tsv)$/i.test(name)
    if (isText && error instanceof UnreadableFile && error.code === 'noColumns')
      return await readFileAs('text', bytes, choice)
    throw error
  }
}

/** Text as somebody says that it was written; what is packed has an encoding of its own. */
function recoded(bytes: Uint8Array, encoding: ImportEncoding): Uint8Array {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return bytes
  if (bytes.length > longestText) throw new UnreadableFile('tooMuch')
  return new TextEncoder().encode(new TextDecoder(encoding).decode(bytes).normalize('NFC'))
}
