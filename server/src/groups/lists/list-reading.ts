import { seconds } from '../../platform/clock.ts'
import { readerTask } from '../../platform/reader/reader-task.ts'
import type { Reader } from '../../platform/reader/reader.ts'
import { ReaderKilled } from '../../platform/reader/watching.ts'
import type { Line } from '../rules/list-columns.ts'

export type ReadLines = { lines: Line[] } | { failure: 'unreadable' | 'tooMany' | 'tooMuch' }

export const readList = readerTask<Uint8Array, ReadLines>('list')

const longest = seconds(10)

export interface ListReading {
  /** People take turns. */
  read(content: Uint8Array, personId: string): Promise<ReadLines>
}

export function createListReading(reader: Pick<Reader, 'read'>): ListReading {
  return {
    read: (content, personId) =>
      reader.read(readList, content, { personId, longest }).catch((error: unknown) => {
        if (error instanceof ReaderKilled && error.verdict !== 'ended') return { failure: 'tooMuch' }
        throw error
      }),
  }
}
