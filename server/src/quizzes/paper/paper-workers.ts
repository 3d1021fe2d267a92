import { overloaded } from '../../platform/http/errors.ts'
import { createThreads } from '../../platform/threads/threads.ts'
import type { PrintJob } from './paper-job.ts'

export interface PaperWorkers {
  print(job: PrintJob): Promise<Uint8Array>
  /** Drops what is being printed. */
  close(): Promise<void>
}

const longestMilliseconds = 90_000
/** After a large paper the thread goes, and its memory with it. */
const largePaper = 200

export function createPaperWorkers(): PaperWorkers {
  const threads = createThreads<PrintJob, Uint8Array>({
    file: new URL('paper-thread.ts', import.meta.url),
    name: 'printPaper',
    // Each has a core for itself and takes some hundred megabytes.
    atOnce: 2,
    longestQueue: 20,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    // A thread needs a second to begin, so it waits for the next paper a while.
    idleMilliseconds: 30_000,
  })

  return {
    print: (job) =>
      threads.use(async (thread) => {
        let isLate = false
        const timer = setTimeout(() => {
          isLate = true
          void thread.end()
        }, longestMilliseconds)
        try {
          return await thread.run(job)
        } catch (error) {
          throw isLate ? overloaded() : error
        } finally {
          clearTimeout(timer)
          if (questionsIn(job) >= largePaper) await thread.end()
        }
      }),
    close: () => threads.close(),
  }
}

function questionsIn(job: PrintJob): number {
  return 'sheet' in job ? job.sheet.questions.length : job.questions.length * job.options.versions
}
