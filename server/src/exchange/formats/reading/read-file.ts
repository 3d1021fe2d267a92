import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import type { FormatReader } from '../item.ts'
import { withNeighbours } from './neighbours.ts'
import { readers } from '../registry.ts'

/** A file in its format, with what its questions show only beside each other. */
export async function readFileAs(format: ImportFormat, ...given: Parameters<FormatReader['read']>) {
  const { read } = await readers[format]()
  const file = await read(...given)
  return { ...file, items: withNeighbours(format, file.items) }
}
