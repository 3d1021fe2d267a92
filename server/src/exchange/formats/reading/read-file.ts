import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import { isPaperFormat } from '@lms/contracts/exchange/paper-formats.ts'
import { type FormatReader, type ReadItem, UnreadableFile } from '../item.ts'
import { withAnswersAccepted, withoutSentences } from './accepted-answers.ts'
import { withoutBareSides } from './bare-sides.ts'
import { isBelieved } from './believed-texts.ts'
import { withoutCites } from './cited-marks.ts'
import { withPictureSpokenOf } from '../pictures/pictures-not-there.ts'
import { withIntroductions } from './introductions.ts'
import { withListsElsewhere } from './lists-elsewhere.ts'
import { withNeighbours } from './neighbours.ts'
import { withWholeStems } from './short-stems.ts'
import { withWeights } from './kept-points.ts'
import { paperUnread, withTrueReasons } from './reasons/true-reasons.ts'
import { readers } from '../registry.ts'
import { missingNumbers } from '../word/origin/missing-numbers.ts'
import { refusalOf } from '../signs/refused-text.ts'
import { questionsDropped } from '../word/paper/dropped-wording.ts'
import { withOwnLines } from '../word/origin/own-lines.ts'

/** A file in its format, with what its questions show only beside each other. */
export async function readFileAs(format: ImportFormat, ...given: Parameters<FormatReader['read']>) {
  const { read } = await readers[format]()
  const found = await read(...given)
  const isMarked = (given[1]?.marks?.length ?? 0) > 0
  const file = isMarked || isBelieved(format, found.items, given[0]) ? found : { ...found, items: [] }
  expectQuestions(format, file)
  // Where a table says that an answer is typed, and our own does, it is typed just so.
  const isTyped = ({ reasons = [] }: ReadItem): boolean =>
    isPaperFormat(format) || reasons.some(({ code }) => code === 'typedAnswer')
  const isOurs = format === 'json' && file.sheets === undefined
  const introduced = isOurs ? file.items : withIntroductions(format, file.items.map(withoutCites))
  const isOwn = format === 'json' || file.sheets !== undefined
  const items = introduced
    .map((item) => (isPaperFormat(format) || isOwn ? item : withPictureSpokenOf(withWholeStems(item))))
    .map((item) => (isOwn ? item : withoutBareSides(withoutSentences(item))))
    .map((item) => (isTyped(item) ? withAnswersAccepted(item) : item))
    .map((item) => (isOurs ? item : withListsElsewhere(item)))
  const { lines, ...others } = file
  const beside = withNeighbours(format, withWeights(items), file.sheets !== undefined)
  if (!lines) return { ...others, items: beside, notes: file.notes ?? [] }
  const own = withOwnLines(beside, lines)
  // Where a person says what lines are, nothing else is looked for.
  const told = isMarked ? own : withTrueReasons(own)
  const unread = isMarked ? [] : paperUnread(told)
  return {
    ...others,
    items: told,
    notes: [...unread, ...missingNumbers(beside, lines), ...questionsDropped(beside)],
  }
}

/** A paper with words in it, and no question that anybody sees. */
function expectQuestions(format: ImportFormat, { items, paper = [] }: Awaited<ReturnType<FormatReader['read']>>): void {
  if (items.length > 0 || !isPaperFormat(format) || !paper.some(({ text }) => /\p{L}/u.test(text))) return
  throw new UnreadableFile(refusalOf(paper.map(({ text }) => text)), { paper })
}
