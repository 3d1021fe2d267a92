import type { LineMark } from '@lms/contracts/exchange/marking/marking.ts'
import { isTaken } from './doubts/taken-items.ts'
import { type FormatReader, type PictureFile, type ReadItem, UnreadableFile, problem } from '../item.ts'
import { asTexts, withStruckTold, withoutStruckKeys } from './document/struck-text.ts'
import { printedItems } from './prints/printed-items.ts'
import { isNumberedPaper, isPaper } from './signs/paper-sign.ts'
import { aiken, isAiken } from '../text/aiken.ts'
import { gift } from '../text/gift.ts'
import { keyPairs, keyTable } from './signs/key-signs.ts'
import { labelledStart } from './signs/beginnings.ts'
import { countedNames } from './signs/counted-names.ts'
import { questionStart } from './signs/line-signs.ts'
import { plainLine } from './line-text.ts'
import { markedQuestions } from './marked/marked-questions.ts'
import { type PaperEntry, entriesOf, withPaper } from './marked/paper-entries.ts'
import { withMarkdownRead } from './markdown-lines.ts'
import { linesOfBlocks } from './origin/file-lines.ts'
import { isCounted } from './paper/respelled/shapes/shaped-numbers.ts'
import { withTablesAsLines } from './paper/respelled/lined-tables.ts'
import { questionsInTables } from './table-rows.ts'
import type { WordBlock, WordFile } from './word-file.ts'
import { questionsIn } from './paper-questions.ts'

/** What somebody typed with a program for texts, whichever that was. */
export async function readTyped(
  file: WordFile,
  marks: readonly LineMark[] = [],
): Promise<Awaited<ReturnType<FormatReader['read']>>> {
  const entries = entriesOf(file.blocks)
  return withPaper(entries, async () => {
    if (marks.length > 0) return readMarked(file, entries, marks)
    const read = await readByItself(file, withMarkdownRead(file.blocks))
    // What is shown beside a question is what stands in the file.
    return read.lines ? { ...read, lines: linesOfBlocks(file.blocks) } : read
  })
}

function readMarked(file: WordFile, entries: readonly PaperEntry[], marks: readonly LineMark[]) {
  const { pictureName, pictures } = createPictures(file)
  const struck = asTexts(withoutStruckKeys(file.blocks))
  const items = withStruckTold(markedQuestions(entries, marks, pictureName), struck)
  return { items, lines: linesOfBlocks(file.blocks), pictures: pictures() }
}

function createPictures({ picture }: WordFile) {
  const found = new Map<string, PictureFile>()
  const pictureName = (part: string): string => {
    if (!found.has(part)) found.set(part, { name: part, content: Uint8Array.from(picture(part) ?? []) })
    return part
  }
  return { pictureName, pictures: (): PictureFile[] => [...found.values()] }
}

/** What a program printed is read as it set it, with its tables. */
async function readByItself(
  given: WordFile,
  set: readonly WordBlock[],
): Promise<Awaited<ReturnType<FormatReader['read']>>> {
  const file = { ...given, blocks: withTablesAsLines(set) }
  const lines = linesOfBlocks(file.blocks)
  const { pictureName, pictures } = createPictures(file)
  const print = printedItems(set, pictureName)
  if (print?.isSure) return { items: print.items, lines, pictures: pictures() }
  const typed = typedFormat(file.blocks)
  const struck = withoutStruckKeys(file.blocks)
  if (typed) {
    const read = (typed === 'gift' ? gift : aiken).read(
      new TextEncoder().encode(withoutNumbers(typedText(file.blocks))),
    )
    const { items, pictures: found } = await read
    return { items: withStruckTold(items, asTexts(struck)), pictures: found }
  }
  const items = withStruckTold(questionsIn(struck.blocks, pictureName), struck)
  if (print && !items.some(isTaken)) return { items: print.items, lines, pictures: pictures() }
  if (file.hidden) items[0]?.problems.push(problem('wordingDropped', { text: file.hidden.slice(0, 200) }))
  const rows = items.some(isTaken) ? [] : withStruckTold(questionsInTables(file.blocks), asTexts(struck))
  if (items.length > 0 && !areMeant(rows, items)) return { items, lines, pictures: pictures() }
  if (rows.length === 0) expectMore(file.blocks)
  const left = items.map(({ item }) => item.title).join(' / ')
  if (left !== '') rows[0]?.problems.push(problem('wordingDropped', { text: left.slice(0, 200) }))
  return { items: rows, pictures: pictures() }
}

const fewestRows = 3

/** Numbers before headings made questions of them that swallowed the tables below, where the real ones stand. */
function areMeant(rows: readonly ReadItem[], items: readonly ReadItem[]): boolean {
  const chosen = rows.filter((one) => isTaken(one) && one.item.answers.length > 1).length
  return chosen >= Math.max(fewestRows, items.length) && chosen * 2 > rows.length
}

/** Without a question a file may still be something that can be told. */
function expectMore(blocks: readonly WordBlock[]): void {
  const keys = blocks.flatMap((block) =>
    block.kind === 'line'
      ? [keyPairs(plainLine(block.line))]
      : (keyTable(block.rows.map((row) => row.map((own) => own.map(plainLine).join('\n')))) ?? []),
  )
  if (keys.some((said) => (said?.letters.size ?? 0) > 1)) throw new UnreadableFile('onlyKeys')
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2)))
  const words =
    lines
      .map(plainLine)
      .join(' ')
      .match(/[\p{L}\d]{2,}/gu)?.length ?? 0
  const pictures = lines.flat().filter(({ kind }) => kind === 'picture').length
  if (pictures > 0 && words < pictures * 10) throw new UnreadableFile('onlyPictures')
}

/** Some type what is meant for a text file in Word: Aiken has no numbers, GIFT has its answers in braces. */
function typedFormat(blocks: readonly WordBlock[]): 'gift' | 'aiken' | null {
  const text = typedText(blocks)
  const lines = text.split('\n')
  const isNumbered =
    lines.some((line) => questionStart(line, 'named') ?? questionStart(line, 'numbered') ?? labelledStart(line, 0)) ||
    countedNames(lines).length > 0 ||
    isCounted(text) ||
    isNumberedPaper(text)
  if (!isNumbered && isAiken(text)) return 'aiken'
  // Braces of programs and formulas in a paper are not those of answers.
  if (isPaper(text)) return null
  if (/^[^\S\n]{0,20}(?:::|\$CATEGORY:)/imu.test(text) && /\{[^{}=~TF#]{0,2000}[=~TF#][^{}]{0,2000}\}/u.test(text))
    return 'gift'
  return (text.match(/\{\s*(?:~%-?\d|[=~][^{}]{1,500}[=~])/g)?.length ?? 0) > 1 ? 'gift' : null
}

/** Word numbers what the format does not: a number below an empty line or a brace is no part of what is asked. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/(?<=^|(?:\n|\})[^\S\n]*\n)[^\S\n]{0,20}(?:\d{1,4}[.)][^\S\n]+){1,2}/g, '')
}

/** Tables and pictures have no place in such a text. */
function typedText(blocks: readonly WordBlock[]): string {
  return blocks.every(({ kind }) => kind === 'line')
    ? blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '')).join('\n')
    : ''
}
