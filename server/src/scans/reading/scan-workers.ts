import { seconds } from '../../platform/clock.ts'
import type { Reader } from '../../platform/reader/reader.ts'
import { ReaderKilled } from '../../platform/reader/watching.ts'
import { type ScanReply, type ScanTask, type SeenPage, UnreadablePicture, readScan } from './scan-tasks.ts'

interface ScanListener {
  codes(texts: readonly string[]): Promise<NonNullable<ScanReply['layouts']>>
  page(page: SeenPage): Promise<void>
}

export interface ScanWorkers {
  /**
   * Answers the page to go on with, if there is more. Throws `UnreadablePicture` for whatever is wrong with the file,
   * also when it is too much for the reading process.
   */
  read(
    task: Pick<ScanTask, 'path' | 'from'>,
    listener: ScanListener,
    by: { personId: string; signal: AbortSignal },
  ): Promise<number | null>
}

/** Then others have their turn. */
const turn = { most: 10, longest: seconds(20) }
/** Of processors: to begin with, and for each page. */
const longestOpening = seconds(10)
const longestPage = seconds(2)

export function createScanWorkers(reader: Pick<Reader, 'read'>): ScanWorkers {
  return {
    async read(task, listener, by) {
      const outcome = await reader
        .read(
          readScan,
          { ...task, ...turn },
          {
            ...by,
            longest: longestOpening,
            async hear(report, extend) {
              if (report.kind === 'codes') return { layouts: await listener.codes(report.texts) }
              if (report.kind === 'turned') extend(longestPage)
              else await listener.page(report.page)
              return {}
            },
          },
        )
        .catch((error: unknown) => {
          throw error instanceof ReaderKilled
            ? new UnreadablePicture(error.verdict === 'ended' ? 'failed' : 'tooMuch')
            : error
        })
      if (outcome.kind === 'unreadable') throw new UnreadablePicture(outcome.code)
      return outcome.next
    },
  }
}
