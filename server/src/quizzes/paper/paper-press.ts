import { Worker } from 'node:worker_threads'
import { overloaded } from '../../platform/http/errors.ts'
import type { PaperJob } from './paper-job.ts'

export interface PaperPress {
  print(job: PaperJob): Promise<Uint8Array>
  /** Drops what is being printed. */
  close(): Promise<void>
}

/** Each has a core for itself and takes some hundred megabytes. */
const atOnce = 2
const longestQueue = 20
const longestMilliseconds = 90_000
const mostMegabytes = 1024

export function createPaperPress(): PaperPress {
  const running = new Set<Worker>()
  const waiting: (() => void)[] = []
  let taken = 0
  let isClosed = false

  async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    if (isClosed || waiting.length >= longestQueue) throw overloaded()
    // A place that becomes free goes straight to the next in the queue.
    if (taken >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else taken += 1
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    }
  }

  function run(job: PaperJob): Promise<Uint8Array> {
    if (isClosed) return Promise.reject(overloaded())
    const worker = new Worker(new URL('paper-thread.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    running.add(worker)
    return new Promise<Uint8Array>((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), longestMilliseconds)
      worker.once('message', resolve)
      worker.once('error', reject)
      // After a message or an error this changes nothing any more.
      worker.once('exit', () => {
        clearTimeout(timer)
        running.delete(worker)
        reject(overloaded())
      })
    })
  }

  return {
    print: (job) => inTurn(() => run(job)),
    async close() {
      isClosed = true
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}
