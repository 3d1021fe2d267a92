import type { ExchangeFailureCode } from '@lms/contracts/exchange/exchange-failures.ts'
import { type LineMark, markingLimits } from '@lms/contracts/exchange/marking/marking.ts'
import { type PictureFile, type Problem, type ReadFile, UnreadableFile, problem } from './item.ts'
import type { PaperDocument } from './paper/document.ts'
import { linesOf } from './paper/entries.ts'
import { type FoundInPaper, type PictureName, htmlWith, itemsOf } from './paper/items.ts'
import { markedPaper } from './paper/marked.ts'
import { draftOf, withUnlettered } from './paper/options.ts'
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
  const paper = linesOf(rows).shown.slice(0, markingLimits.lines)
  if (marks.length > 0) {
    const { items, leftOver, unasked } = markedPaper(rows, marks, pictureName)
    return { items, pictures: [...pictures.values()], paper, notes: notesOf(rows, leftOver, unasked) }
  }
  const printed = printedPaper(blocks, htmlWith(pictureName))
  if (printed) {
    const others = rowsOf(printed.others)
    const { items, leftOver } = questionsIn(others, pictureName)
    // Nothing stands above questions that are not there.
    const places = items.length > 0 ? leftOver : others.flatMap(({ at, shown }) => shown.map((_, index) => at + index))
    const notes = notesOf(others, places, [])
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
    notes: notesOf(rows, leftOver, unasked),
  }
}

export function questionsIn(rows: readonly Row[], pictureName: PictureName): FoundInPaper {
  const tables = rows.filter(({ isQuestions }) => isQuestions)
  const others = rows.filter(({ isQuestions }) => !isQuestions)
  const inTables = tables.map((row) => ({ row, items: itemsInTable(row.table ?? []) }))
  const paper = paperOf(others)
  const { items, unmet, unasked } = itemsOf(withUnlettered(paper.questions.map(draftOf)), paper, pictureName)
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

function notesOf(rows: readonly Row[], leftOver: readonly number[], unasked: readonly number[]): Problem[] {
  const notes: Problem[] = []
  if (leftOver.length > 0) {
    const { shown } = linesOf(rows)
    const texts = leftOver.slice(0, 8).map((at) => (shown[at]?.text ?? '').slice(0, 40))
    notes.push(problem('linesLeftOver', `(${leftOver.length}) ${texts.join(' / ')}`))
  }
  if (unasked.length > 0) notes.push(problem('keysUnasked', unasked.slice(0, 50).join(', ')))
  return notes
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
