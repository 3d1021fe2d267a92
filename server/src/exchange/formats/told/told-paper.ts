import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import { type PaperFormat, isPaperFormat } from '@lms/contracts/exchange/paper-formats.ts'
import { type FormatReader, type PictureFile, UnreadableFile } from '../item.ts'
import { withAnswersAccepted } from '../reading/accepted-answers.ts'
import { withNeighbours } from '../reading/neighbours.ts'
import { readFileAs } from '../reading/read-file.ts'
import { linesOfBlocks } from '../word/origin/file-lines.ts'
import { missingNumbers } from '../word/origin/missing-numbers.ts'
import { withOwnLines } from '../word/origin/own-lines.ts'
import { besideRules } from './beside-rules.ts'
import { openPaper } from './paper-files.ts'
import { type Portion, portionsOf } from './portions.ts'
import { shownPaper } from './shown-lines.ts'
import { standingText } from './standing-text.ts'
import { checkedItems } from './told-checks.ts'
import { picturesIn, toldQuestions } from './told-questions.ts'

export async function portionsIn(format: ImportFormat, bytes: Uint8Array): Promise<Portion[]> {
  return portionsOf(shownPaper(await openPaper(paperOf(format), bytes)))
}

function paperOf(format: ImportFormat): PaperFormat {
  if (!isPaperFormat(format)) throw new UnreadableFile('aiNotPaper')
  return format
}

/** A paper as a model told it, checked against its file and beside what our rules make of it. */
export async function readToldPaper(
  format: ImportFormat,
  told: readonly unknown[],
  ...given: Parameters<FormatReader['read']>
): ReturnType<typeof readFileAs> {
  const [bytes] = given
  const file = await openPaper(paperOf(format), bytes)
  const paper = shownPaper(file)
  const { questions, notes: unread } = toldQuestions(told)
  const ruled = await readFileAs(format, ...given).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return { items: [], pictures: [], notes: [], paper: error.paper }
    throw error
  })
  const lines = linesOfBlocks(file.blocks)
  const checked = checkedItems(questions, standingText(paper), paper.pictures).map(withAnswersAccepted)
  const own = withOwnLines(withNeighbours(format, checked), lines)
  const { items, notes } = besideRules(own, ruled.items)
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
    notes: [...unread, ...notes, ...missingNumbers(items, lines)],
    // Whoever does not believe the model can still mark the lines.
    ...(ruled.paper && { paper: ruled.paper }),
  }
}
