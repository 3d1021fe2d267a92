import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import { isPaperFormat } from '@lms/contracts/exchange/exchange.ts'
import { type FormatReader, type PictureFile, type ReadFile, UnreadableFile } from '../item.ts'
import type { PaperDocument } from '../paper/document.ts'
import { readFileAs } from '../read-file.ts'
import { besideRules } from './beside-rules.ts'
import { type Portion, portionsOf } from './portions.ts'
import { shownPaper } from './shown-paper.ts'
import { standingText } from './standing-text.ts'
import { checkedItems } from './told-checks.ts'
import { picturesIn, toldQuestions } from './told-questions.ts'

/** A paper as it lies in its file, before any rule looks for questions in it. */
async function openPaper(format: ImportFormat, bytes: Uint8Array): Promise<PaperDocument> {
  if (!isPaperFormat(format)) throw new UnreadableFile('aiNotPaper')
  if (format === 'pdf')
    return { blocks: await (await import('../formats/pdf/pdf.ts')).blocksOfPdf(bytes), picture: () => null }
  if (format === 'text') {
    const { blocksOf } = await import('../formats/text/text.ts')
    const { decodeText } = await import('../text-decoding.ts')
    return { blocks: blocksOf(decodeText(bytes)), picture: () => null }
  }
  const { openWord } = await import('../formats/docx/word-file.ts')
  return openWord(format === 'docx' ? bytes : await (await import('../formats/office/office.ts')).converted(bytes))
}

export async function portionsIn(format: ImportFormat, bytes: Uint8Array): Promise<Portion[]> {
  return portionsOf(shownPaper(await openPaper(format, bytes)))
}

/** A paper as a model told it, checked against its file and beside what our rules make of it. */
export async function readToldPaper(
  format: ImportFormat,
  told: readonly unknown[],
  ...given: Parameters<FormatReader['read']>
): Promise<ReadFile> {
  const [bytes] = given
  const file = await openPaper(format, bytes)
  const paper = shownPaper(file)
  const { questions, notes: unread } = toldQuestions(told)
  const ruled: ReadFile = await readFileAs(format, ...given).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return { items: [], pictures: [], paper: error.paper }
    throw error
  })
  const checked = checkedItems(questions, standingText(paper), paper.pictures)
  const { items, notes } = besideRules(checked, ruled.items)
  if (items.length === 0) throw new UnreadableFile('noQuestions')
  const used = new Set(questions.flatMap(picturesIn))
  const pictures = paper.pictures.flatMap((name, at): PictureFile[] =>
    used.has(`[hình ${at + 1}]`) && !ruled.pictures.some((known) => known.name === name)
      ? [{ name, content: Uint8Array.from(file.picture(name) ?? []) }]
      : [],
  )
  return {
    items,
    pictures: [...ruled.pictures, ...pictures],
    notes: [...unread, ...notes],
    // Whoever does not believe the model can still mark the lines.
    ...(ruled.paper && { paper: ruled.paper }),
  }
}
