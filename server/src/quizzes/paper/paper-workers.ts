import { overloaded } from '../../platform/http/errors.ts'
import { createThreads } from '../../platform/threads/threads.ts'
import type { PaperJob, PrintJob, Printed, PrintedCode } from './paper-job.ts'

export interface PaperWorkers {
  /**
   * People take turns, and what is printed is put together when its turn has come: who waits holds nothing. Throws
   * `tooMany` for who has too many waiting already.
   */
  print(personId: string, prepare: (freeze: Freeze) => Promise<PrintJob>): Promise<Printed>
  /** What each code would ask, without printing it. */
  freeze(personId: string, prepare: () => Promise<PaperJob>): Promise<PrintedCode[]>
  /** Drops what is being printed. */
  close(): Promise<void>
}

type Freeze = (job: PaperJob) => Promise<PrintedCode[]>

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

  async function runIn(thread: Parameters<Parameters<typeof threads.use>[0]>[0], job: PrintJob): Promise<Printed> {
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
    }
  }

  const freezing =
    (thread: Parameters<typeof runIn>[0]): Freeze =>
    async (job) =>
      (await runIn(thread, { ...job, pictures: [], onlyOrder: true })).codes ?? []

  return {
    print: (personId, prepare) =>
      threads.use(async (thread) => {
        const job = await prepare(freezing(thread))
        try {
          return await runIn(thread, job)
        } finally {
          if (questionsIn(job) >= largePaper) await thread.end()
        }
      }, personId),
    freeze: (personId, prepare) => threads.use(async (thread) => freezing(thread)(await prepare()), personId),
    close: () => threads.close(),
  }
}

function questionsIn(job: PrintJob): number {
  if ('sheet' in job) return job.sheet.questions.length
  // A sheet of answers is drawn like some questions are set.
  return job.questions.length * job.options.versions + (job.sheets?.length ?? 0) * 5
}
