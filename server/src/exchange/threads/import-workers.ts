import { seconds } from '../../platform/clock.ts'
import type { Reader } from '../../platform/reader/reader.ts'
import { ReaderKilled } from '../../platform/reader/watching.ts'
import { type Outcome, type ReadingTask, type Reply, type Report, readImportFile } from './exchange-tasks.ts'
import { UnreadableFile } from '../item.ts'
import type { MarksPreview } from '@lms/contracts/exchange/marking/marking.ts'
import type { Portion } from '../ai/portions.ts'

type ReadTask = Extract<ReadingTask, { kind: 'read' }>
type PagesTask = Extract<ReadingTask, { kind: 'pages' }>
type PortionsTask = Extract<ReadingTask, { kind: 'portions' }>
type MarksTask = Extract<ReadingTask, { kind: 'marks' }>

interface ReadingListener {
  picture(picture: { name: string; content: Uint8Array }): Promise<string | null>
  items(report: Extract<Report, { kind: 'items' }>): Promise<void>
  file(report: Extract<Report, { kind: 'file' }>): Promise<void>
}

/** Each throws `UnreadableFile` for whatever is wrong with the file, also when it is too much for the reading process. */
export interface ImportWorkers {
  read(task: Omit<ReadTask, 'kind'>, listener: ReadingListener, by: By): Promise<void>
  /** The pages of a scanned PDF, as pictures. */
  pages(task: Omit<PagesTask, 'kind'>, by: By): Promise<Uint8Array[]>
  /** Nothing is opened anew, but whoever sent the lines says how much work they are. */
  tryMarks(task: Omit<MarksTask, 'kind'>, by: Omit<By, 'signal'>): Promise<MarksPreview>
  /** The text of a paper, for a model. */
  portions(task: Omit<PortionsTask, 'kind'>, by: By): Promise<Portion[]>
}

interface By {
  personId: string
  signal?: AbortSignal
}

/** Of processors, for one file. */
const longest = seconds(10)

export function createImportWorkers(reader: Pick<Reader, 'read'>): ImportWorkers {
  async function run(task: ReadingTask, by: By, hear?: (report: Report) => Promise<Reply>): Promise<Outcome> {
    const outcome = await reader
      .read(readImportFile, task, { ...by, longest, ...(hear && { hear }) })
      .catch((error: unknown) => {
        throw error instanceof ReaderKilled && error.verdict !== 'ended' ? new UnreadableFile('tooMuch') : error
      })
    if (outcome.kind === 'unreadable') throw new UnreadableFile(outcome.code)
    return outcome
  }

  return {
    async read(task, listener, by) {
      await run({ kind: 'read', ...task }, by, async (report) => {
        if (report.kind === 'picture') return { address: await listener.picture(report) }
        await (report.kind === 'items' ? listener.items(report) : listener.file(report))
        return {}
      })
    },
    async pages(task, by) {
      const outcome = await run({ kind: 'pages', ...task }, by)
      return outcome.kind === 'pages' ? outcome.pictures : []
    },
    async tryMarks(task, by) {
      const outcome = await run({ kind: 'marks', ...task }, by)
      if (outcome.kind !== 'marks') throw new UnreadableFile('broken')
      return outcome.found
    },
    async portions(task, by) {
      const outcome = await run({ kind: 'portions', ...task }, by)
      return outcome.kind === 'portions' ? outcome.portions : []
    },
  }
}
