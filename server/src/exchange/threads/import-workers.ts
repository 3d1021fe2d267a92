import { MessageChannel } from 'node:worker_threads'
import { minutes, seconds } from '../../platform/clock.ts'
import { createThreads } from '../../platform/threads/threads.ts'
import type { ExchangeJob, ExchangeTask, Outcome, Reply, Report } from './exchange-tasks.ts'
import { UnreadableFile } from '../formats/item.ts'
import type { Portion } from '../formats/told/portions.ts'

type ReadTask = Extract<ExchangeTask, { kind: 'read' }>
type PagesTask = Extract<ExchangeTask, { kind: 'pages' }>
type PortionsTask = Extract<ExchangeTask, { kind: 'portions' }>
type WriteTask = Extract<ExchangeTask, { kind: 'write' }>

interface ReadingListener {
  picture(picture: { name: string; content: Uint8Array }): Promise<string | null>
  items(report: Extract<Report, { kind: 'items' }>): Promise<void>
  file(report: Extract<Report, { kind: 'file' }>): Promise<void>
}

export interface ImportWorkers {
  /** Throws `UnreadableFile` for whatever is wrong with the file, also when it is too much for the thread. */
  read(task: Omit<ReadTask, 'kind'>, listener: ReadingListener, by: Reader): Promise<void>
  /** The pages of a scanned PDF, as pictures. */
  pages(task: Omit<PagesTask, 'kind'>, by: Reader): Promise<Uint8Array[]>
  /** The text of a paper, for a model. */
  portions(task: Omit<PortionsTask, 'kind'>, by: Reader): Promise<Portion[]>
  /** People take turns; throws `tooMany` for who has too many files waiting already. */
  write(task: Omit<WriteTask, 'kind'>, personId: string): Promise<Uint8Array>
  close(): Promise<void>
}

interface Reader {
  personId: string
  signal: AbortSignal
}

/** Without a word from the thread, and altogether. */
const longestSilence = seconds(30)
const longestTurn = minutes(2)

export function createImportWorkers(): ImportWorkers {
  const threads = createThreads<ExchangeJob, Outcome>({
    file: new URL('exchange-thread.ts', import.meta.url),
    name: 'exchange',
    // One at a time, so that the whole process stays within what a small machine has.
    atOnce: 1,
    longestQueue: 100,
    mostWaitingEach: 3,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    idleMilliseconds: 0,
  })

  /** Each task has a thread to itself: what one file left behind is not there for the next. */
  function run(
    task: ExchangeTask,
    hear: (report: Report) => Promise<Reply>,
    { personId, signal }: { personId: string; signal?: AbortSignal },
  ): Promise<Outcome> {
    return threads.use(async (thread) => {
      signal?.throwIfAborted()
      const { port1: own, port2: port } = new MessageChannel()
      const broken = new Promise<never>((_resolve, reject) => {
        const silent = (): void => reject(new UnreadableFile('tooComplex'))
        let timer = setTimeout(silent, longestSilence).unref()
        const end = setTimeout(silent, longestTurn).unref()
        async function answer(report: Report): Promise<void> {
          clearTimeout(timer)
          const reply = await hear(report)
          timer = setTimeout(silent, longestSilence).unref()
          own.postMessage(reply, [])
        }
        own.on('message', (report: Report) => void answer(report).catch(reject))
        own.on('close', () => {
          clearTimeout(timer)
          clearTimeout(end)
        })
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
      try {
        return await Promise.race([thread.run({ task, port }, [port]), broken])
      } catch (error) {
        throw isOutOfMemory(error) ? new UnreadableFile('tooComplex') : error
      } finally {
        own.close()
        await thread.end()
      }
    }, personId)
  }

  return {
    async read(task, listener, by) {
      const outcome = await run(
        { kind: 'read', ...task },
        async (report) => {
          if (report.kind === 'picture') return { address: await listener.picture(report) }
          await (report.kind === 'items' ? listener.items(report) : listener.file(report))
          return {}
        },
        by,
      )
      if (outcome.kind === 'unreadable') throw new UnreadableFile(outcome.code)
    },
    async pages(task, by) {
      const outcome = await run({ kind: 'pages', ...task }, async () => ({}), by)
      if (outcome.kind === 'unreadable') throw new UnreadableFile(outcome.code)
      return outcome.kind === 'pages' ? outcome.pictures : []
    },
    async portions(task, by) {
      const outcome = await run({ kind: 'portions', ...task }, async () => ({}), by)
      if (outcome.kind === 'unreadable') throw new UnreadableFile(outcome.code)
      return outcome.kind === 'portions' ? outcome.portions : []
    },
    async write(task, personId) {
      const outcome = await run({ kind: 'write', ...task }, async () => ({}), { personId })
      if (outcome.kind === 'unreadable') throw new UnreadableFile(outcome.code)
      if (outcome.kind !== 'file') throw new Error('The thread ended without a file')
      return outcome.content
    },
    close: () => threads.close(),
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
