import { createThreads } from '../platform/threads/threads.ts'
import type { RunUpkeep, UpkeepResult, UpkeepTask } from './upkeep-task.ts'

export interface UpkeepThreads {
  run: RunUpkeep
  close(): Promise<void>
}

/** `file` knows every slice, as a restore must; so it is handed in from above. */
export function createUpkeepThreads(file: URL): UpkeepThreads {
  const threads = createThreads<UpkeepTask, UpkeepResult>({
    file,
    name: 'upkeep',
    atOnce: 1,
    longestQueue: 4,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    idleMilliseconds: 0,
  })
  return {
    run: (task, signal) =>
      threads.use(async (thread) => {
        const end = (): void => void thread.end()
        signal.addEventListener('abort', end, { once: true })
        try {
          signal.throwIfAborted()
          return await thread.run(task)
        } finally {
          signal.removeEventListener('abort', end)
        }
      }),
    close: () => threads.close(),
  }
}
