import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import { isPaperFormat } from '@lms/contracts/exchange/paper-formats.ts'
import type { FormatReader, ReadItem } from '../item.ts'
import { withAnswersAccepted } from './accepted-answers.ts'
import { withNeighbours } from './neighbours.ts'
import { withWeights } from './kept-points.ts'
import { readers } from '../registry.ts'
import { missingNumbers } from '../word/origin/missing-numbers.ts'
import { questionsDropped } from '../word/paper/dropped-wording.ts'
import { withOwnLines } from '../word/origin/own-lines.ts'

/** A file in its format, with what its questions show only beside each other. */
export async function readFileAs(format: ImportFormat, ...given: Parameters<FormatReader['read']>) {
  const { read } = await readers[format]()
  const file = await read(...given)
  // Where a table says that an answer is typed, and our own does, it is typed just so.
  const isTyped = ({ reasons = [] }: ReadItem): boolean =>
    isPaperFormat(format) || reasons.some(({ code }) => code === 'typedAnswer')
  const items = file.items.map((item) => (isTyped(item) ? withAnswersAccepted(item) : item))
  const { lines, ...others } = file
  const beside = withNeighbours(format, withWeights(items))
  return lines
    ? {
        ...others,
        items: withOwnLines(beside, lines),
        notes: [...missingNumbers(beside, lines), ...questionsDropped(beside)],
      }
    : { ...others, items: beside, notes: file.notes ?? [] }
}
