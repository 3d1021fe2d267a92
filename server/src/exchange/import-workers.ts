import { Worker } from 'node:worker_threads'
import { overloaded } from '../platform/http/errors.ts'
import type { ExchangeTask, Reply, Report } from './exchange-tasks.ts'
import { UnreadableFile } from './formats/item.ts'

type ReadTask = Extract<ExchangeTask, { kind: 'read' }>
type WriteTask = Extract<ExchangeTask, { kind: 'write' }>

export interface ReadingListener {
  picture(picture: { name: string; content: Uint8Array }): Promise<string | null>
  items(report: Extract<Report, { kind: 'items' }>): Promise<void>
}

export interface ImportWorkers {
  /** Throws `UnreadableFile` for whatever is wrong with the file, also when it is too much for the thread. */
  read(task: Omit<ReadTask, 'kind'>, listener: ReadingListener, signal: AbortSignal): Promise<void>
  write(task: Omit<WriteTask, 'kind'>): Promise<Uint8Array>
  close(): Promise<void>
}

/** One at a time, so that the whole process stays within what a small machine has. */
const longestQueue = 20
const mostMegabytes = 128
/** Without a word from the thread. */
const longestSilence = 60_000

export function createImportWorkers(): ImportWorkers {
  const workers = new Set<Worker>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let isClosed = false

  async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    if (isClosed || waiting >= longestQueue) throw overloaded()
    waiting += 1
    const turn = last.then(act, act).finally(() => {
      waiting -= 1
    })
    last = turn.catch(() => {})
    return turn
  }

  /** Until one of the reports ends it; `hear` answers what the thread waits for, or null for such an end. */
  async function run(
    task: ExchangeTask,
    hear: (report: Report) => Promise<Reply | null>,
    signal?: AbortSignal,
  ): Promise<Report> {
    if (isClosed) throw overloaded()
    const worker = new Worker(new URL('exchange-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 },
    })
    workers.add(worker)
    const end = new Promise<Report>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const tooMuch = (): void => reject(new UnreadableFile('tooComplex'))
      const waitForWord = (): void => {
        timer = setTimeout(tooMuch, longestSilence).unref()
      }
      async function answer(report: Report): Promise<void> {
        clearTimeout(timer)
        const reply = await hear(report)
        if (reply === null) return resolve(report)
        waitForWord()
        worker.postMessage(reply, [])
      }
      worker.on('message', (report: Report) => void answer(report).catch(reject))
      worker.once('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : reject(error),
      )
      // When the process stops, nothing is wrong with the file: it is read again.
      worker.once('exit', () => (isClosed ? reject(overloaded()) : tooMuch()))
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      waitForWord()
      worker.postMessage(task, [])
    })
    try {
      return await end
    } finally {
      workers.delete(worker)
      await worker.terminate()
    }
  }

  return {
    read: (task, listener, signal) =>
      inTurn(async () => {
        signal.throwIfAborted()
        const end = await run(
          { kind: 'read', ...task },
          async (report) => {
            if (report.kind === 'picture') return { address: await listener.picture(report) }
            if (report.kind !== 'items') return null
            await listener.items(report)
            return {}
          },
          signal,
        )
        expectNoFailure(end)
      }),
    write: (task) =>
      inTurn(async () => {
        const end = await run({ kind: 'write', ...task }, async () => null)
        expectNoFailure(end)
        if (end.kind !== 'file') throw new Error('The thread ended without a file')
        return end.content
      }),
    async close() {
      isClosed = true
      await Promise.all([...workers].map((worker) => worker.terminate()))
    },
  }
}

function expectNoFailure(end: Report): void {
  if (end.kind === 'unreadable') throw new UnreadableFile(end.code)
  if (end.kind === 'failed') throw new Error(end.reason)
}
