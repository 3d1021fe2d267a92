import { minutes, seconds } from '../../platform/clock.ts'
import { createThreads } from '../../platform/threads/threads.ts'
import type { ReadLines } from './list-thread.ts'

const longestTurn = seconds(20)

export interface ListReading {
  /** People take turns. */
  read(content: Uint8Array, personId: string): Promise<ReadLines>
  close(): Promise<void>
}

export function createListReading(): ListReading {
  const threads = createThreads<Uint8Array, ReadLines>({
    file: new URL('list-thread.ts', import.meta.url),
    name: 'studentLines',
    atOnce: 1,
    longestQueue: 20,
    mostWaitingEach: 2,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    idleMilliseconds: minutes(1),
  })
  return {
    read(content, personId) {
      return threads.use(async (thread) => {
        let timer: NodeJS.Timeout | undefined
        const tooSlow = new Promise<ReadLines>((resolve) => {
          timer = setTimeout(() => resolve({ failure: 'unreadable' }), longestTurn)
          timer.unref()
        })
        let isRead = false
        try {
          const read = thread.run(content).then((result) => {
            isRead = true
            return result
          })
          return await Promise.race([read, tooSlow])
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
            return { failure: 'unreadable' }
          throw error
        } finally {
          clearTimeout(timer)
          if (!isRead) await thread.end()
        }
      }, personId)
    },
    close: () => threads.close(),
  }
}
