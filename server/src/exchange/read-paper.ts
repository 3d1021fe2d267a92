import type { ExchangeFailureCode } from '@lms/contracts/exchange/exchange-failures.ts'
import type { LineMark } from '@lms/contracts/exchange/marking/marking.ts'
import { type PictureFile, type Problem, type ReadFile, type ReadItem, UnreadableFile, problem } from './item.ts'
import type { PaperDocument } from './paper/document.ts'
import { linesOf, linesToMark } from './paper/entries.ts'
import { type PictureName, htmlWith, itemsOf } from './paper/items.ts'
import { markedItems } from './paper/marked.ts'
import { itemsInTable } from './paper/question-tables.ts'
import { printedPaper } from './paper/printed-papers.ts'
import { paperOf } from './paper/questions.ts'
import { type Row, rowsOf } from './paper/rows.ts'
import { readTypedFormat } from './typed-formats.ts'

/** A paper, whichever file it came in: each of its lines is in a question, is known to be none, or is said to be left over. */
export async function readPaper(
  { blocks, picture }: PaperDocument,
  marks: readonly LineMark[] = [],
): Promise<ReadFile> {
  const pictures = new Map<string, PictureFile>()
  const pictureName: PictureName = (part) => {
    if (!pictures.has(part)) pictures.set(part, { name: part, content: Uint8Array.from(picture(part) ?? []) })
    return part
  }
  const rows = rowsOf(blocks)
  const paper = linesToMark(rows)
  if (marks.length > 0) {
    const items = markedItems(rows, marks, pictureName)
    return { items, pictures: [...pictures.values()], paper }
  }
  const printed = printedPaper(blocks, htmlWith(pictureName))
  if (printed) {
    const others = rowsOf(printed.others)
    const { items, leftOver } = questionsIn(others, pictureName)
    // Nothing stands above questions that are not there.
    const places = items.length > 0 ? leftOver : others.flatMap(({ at, shown }) => shown.map((_, index) => at + index))
    const notes = leftOverNotes(others, places)
    return { items: [...printed.items, ...items], pictures: [...pictures.values()], paper, notes }
  }
  const typed = await readTypedFormat(blocks)
  if (typed) return { items: typed, pictures: [], paper }
  const { items, leftOver, unasked } = questionsIn(rows, pictureName)
  if (items.length === 0) throw new UnreadableFile(refusalOf(rows), { paper })
  return {
    items,
    pictures: [...pictures.values()],
    paper,
    notes: [...leftOverNotes(rows, leftOver), ...unaskedNotes(unasked)],
  }
}

interface Found {
  items: ReadItem[]
  /** Places of the lines that are in questions, and of those that are known to be in none. */
  taken: number[]
  furniture: number[]
  /** Places of lines that are in no question and that nothing is known of. */
  leftOver: number[]
  /** Numbers that a list of keys has and no question. */
  unasked: number[]
}

export function questionsIn(rows: readonly Row[], pictureName: PictureName): Found {
  const tables = rows.filter(({ isQuestions }) => isQuestions)
  const others = rows.filter(({ isQuestions }) => !isQuestions)
  const inTables = tables.map((row) => ({ row, items: itemsInTable(row.table ?? []) }))
  const paper = paperOf(others)
  const { items, unmet, unasked } = itemsOf(paper, pictureName)
  const { furniture } = paper
  const taken = new Set<number>()
  for (const { at } of paper.questions.flatMap((one) => [...one.shared, ...one.rows])) taken.add(at)
  for (const { at } of [...paper.solutions.values()].flat()) taken.add(at)
  for (const { at } of unmet) taken.delete(at)
  for (const { row, items: found } of inTables) if (found.length > 0) taken.add(row.at)
  const placesOf = (own: readonly Row[]): number[] =>
    own.flatMap(({ at, shown }) => shown.map((_, index) => at + index))
  const inQuestions = rows.filter(({ at }) => taken.has(at))
  const known = rows.filter(({ at }) => !taken.has(at) && furniture.has(at))
  return {
    items: [...inTables.flatMap((one) => one.items), ...items],
    taken: placesOf(inQuestions),
    furniture: placesOf(known),
    leftOver: placesOf(rows.filter(({ at }) => !taken.has(at) && !furniture.has(at))),
    unasked,
  }
}

const unaskedNotes = (numbers: readonly number[]): Problem[] =>
  numbers.length > 0 ? [problem('keysUnasked', numbers.slice(0, 50).join(', '))] : []

function leftOverNotes(rows: readonly Row[], leftOver: readonly number[]): Problem[] {
  if (leftOver.length === 0) return []
  const { shown } = linesOf(rows)
  const texts = leftOver.map((at) => shown[at]?.text ?? '')
  const first = texts.slice(0, 8).map((text) => text.slice(0, 40))
  return [problem('linesLeftOver', `(${leftOver.length}) ${first.join(' / ')}`)]
}

/** Without a question a file may still be something that can be told. */
function refusalOf(rows: readonly Row[]): ExchangeFailureCode {
  if (rows.some(({ pairs = [] }) => pairs.length > 1)) return 'onlyKeys'
  const words =
    rows
      .flatMap(({ shown }) => shown)
      .join(' ')
      .match(/[\p{L}\d]{2,}/gu)?.length ?? 0
  const pictures = rows
    .flatMap(({ line, table = [] }) => [...line, ...table.flat(3)])
    .filter(({ kind }) => kind === 'picture')
  return pictures.length > 0 && words < pictures.length * 10 ? 'onlyPictures' : 'noQuestions'
}
