import { minutes } from '../../platform/clock.ts'
import { overloaded } from '../../platform/http/errors.ts'
import { createThreads } from '../../platform/threads/threads.ts'
import type { WritingTask } from './exchange-tasks.ts'

export interface ExportWorkers {
  /** People take turns; throws `tooMany` for who has too many files waiting already. */
  write(task: WritingTask, personId: string): Promise<Uint8Array>
  close(): Promise<void>
}

const longestTurn = minutes(2)

export function createExportWorkers(): ExportWorkers {
  const threads = createThreads<WritingTask, Uint8Array>({
    file: new URL('export-thread.ts', import.meta.url),
    name: 'writeFile',
    // One at a time, so that the whole process stays within what a small machine has.
    atOnce: 1,
    longestQueue: 100,
    mostWaitingEach: 3,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    idleMilliseconds: 0,
  })
  return {
    write: (task, personId) =>
      threads.use(async (thread) => {
        let isLate = false
        const timer = setTimeout(() => {
          isLate = true
          void thread.end()
        }, longestTurn).unref()
        try {
          return await thread.run(task)
        } catch (error) {
          throw isLate ? overloaded() : error
        } finally {
          clearTimeout(timer)
        }
      }, personId),
    close: () => threads.close(),
  }
}
