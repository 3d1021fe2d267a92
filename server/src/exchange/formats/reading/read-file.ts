import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import type { FormatReader } from '../item.ts'
import { withAnswersAccepted } from './accepted-answers.ts'
import { isByShape, withNeighbours } from './neighbours.ts'
import { readers } from '../registry.ts'

/** A file in its format, with what its questions show only beside each other. */
export async function readFileAs(format: ImportFormat, ...given: Parameters<FormatReader['read']>) {
  const { read } = await readers[format]()
  const file = await read(...given)
  const items = isByShape(format) ? file.items.map(withAnswersAccepted) : file.items
  return { ...file, items: withNeighbours(format, items) }
}
