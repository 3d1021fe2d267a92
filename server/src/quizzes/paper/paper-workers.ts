import { overloaded } from '../../platform/http/errors.ts'
import { createThreads } from '../../platform/threads/threads.ts'
import type { PrintJob, Printed } from './paper-job.ts'

export interface PaperWorkers {
  /**
   * People take turns, and what is printed is put together when its turn has come: who waits holds nothing. Throws
   * `tooMany` for who has too many waiting already.
   */
  print(personId: string, prepare: () => Promise<PrintJob>): Promise<Printed>
  /** Drops what is being printed. */
  close(): Promise<void>
}

const longestMilliseconds = 90_000
/** After a large paper the thread goes, and its memory with it. */
const largePaper = 200

export function createPaperWorkers(): PaperWorkers {
  const threads = createThreads<PrintJob, Printed>({
    file: new URL('paper-thread.ts', import.meta.url),
    name: 'printPaper',
    // Each has a core for itself and takes some hundred megabytes.
    atOnce: 2,
    longestQueue: 20,
    mostWaitingEach: 4,
    resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 16 },
    // A thread needs a second to begin, so it waits for the next paper a while.
    idleMilliseconds: 30_000,
  })

  return {
    print: (personId, prepare) =>
      threads.use(async (thread) => {
        const job = await prepare()
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
      }, personId),
    close: () => threads.close(),
  }
}

function questionsIn(job: PrintJob): number {
  return 'sheet' in job ? job.sheet.questions.length : job.questions.length * job.options.versions
}
