import { MessageChannel } from 'node:worker_threads'
import { seconds } from '../../platform/clock.ts'
import { createThreads } from '../../platform/threads/threads.ts'
import {
  type ScanJob,
  type ScanOutcome,
  type ScanReply,
  type ScanReport,
  type ScanTask,
  type SeenPage,
  UnreadablePicture,
} from './scan-tasks.ts'

interface ScanListener {
  codes(texts: readonly string[]): Promise<NonNullable<ScanReply['layouts']>>
  page(page: SeenPage): Promise<void>
}

export interface ScanWorkers {
  /** Answers the page to go on with, if there is more. Throws `UnreadablePicture` for whatever is wrong with the file, also when it is too much for the thread. */
  read(task: ScanTask, listener: ScanListener, by: { personId: string; signal: AbortSignal }): Promise<number | null>
  close(): Promise<void>
}

/** Without a word from the thread, and altogether. */
const longestSilence = seconds(40)
const longestTurn = seconds(55)

export function createScanWorkers(): ScanWorkers {
  const threads = createThreads<ScanJob, ScanOutcome>({
    file: new URL('scan-thread.ts', import.meta.url),
    name: 'scan',
    // One at a time, so that the whole process stays within what a small machine has.
    atOnce: 1,
    longestQueue: 100,
    mostWaitingEach: 3,
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
    // Between the pictures of a batch the reader of codes stays loaded.
    idleMilliseconds: seconds(5),
  })

  return {
    async read(task, listener, { personId, signal }) {
      const outcome = await threads.use(async (thread) => {
        signal.throwIfAborted()
        const { port1: own, port2: port } = new MessageChannel()
        const broken = new Promise<never>((_resolve, reject) => {
          const silent = (): void => reject(new UnreadablePicture('failed'))
          let timer = setTimeout(silent, longestSilence).unref()
          const end = setTimeout(silent, longestTurn).unref()
          async function answer(report: ScanReport): Promise<void> {
            clearTimeout(timer)
            const reply = await heard(report)
            timer = setTimeout(silent, longestSilence).unref()
            own.postMessage(reply, [])
          }
          own.on('message', (report: ScanReport) => void answer(report).catch(reject))
          own.on('close', () => {
            clearTimeout(timer)
            clearTimeout(end)
          })
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        })
        let isDone = false
        try {
          const result = await Promise.race([thread.run({ task, port }, [port]), broken])
          isDone = true
          return result
        } catch (error) {
          throw isOutOfMemory(error) ? new UnreadablePicture('failed') : error
        } finally {
          own.close()
          if (!isDone) await thread.end()
        }
      }, personId)
      if (outcome.kind === 'unreadable') throw new UnreadablePicture(outcome.code)
      return outcome.next

      async function heard(report: ScanReport): Promise<ScanReply> {
        if (report.kind === 'codes') return { layouts: await listener.codes(report.texts) }
        await listener.page(report.page)
        return {}
      }
    },
    close: () => threads.close(),
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
