import { Worker } from 'node:worker_threads'
import { overloaded } from '../../platform/http/errors.ts'
import type { PressJob } from './paper-job.ts'
import type { PaperOutcome } from './paper-thread.ts'

export interface PaperWorkers {
  print(job: PressJob): Promise<Uint8Array>
  /** Drops what is being printed. */
  close(): Promise<void>
}

/** Each has a core for itself and takes some hundred megabytes. */
const atOnce = 2
const longestQueue = 20
const longestMilliseconds = 90_000
const mostMegabytes = 1024
/** A thread needs a second to begin, so it waits for the next paper a while. */
const idleMilliseconds = 30_000
/** After a large paper the thread goes, and its memory with it. */
const largePaper = 200

export function createPaperWorkers(): PaperWorkers {
  const workers = new Set<Worker>()
  const idle: { worker: Worker; timer: NodeJS.Timeout }[] = []
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

  function takeWorker(): Worker {
    const rested = idle.pop()
    if (rested) {
      clearTimeout(rested.timer)
      rested.worker.ref()
      return rested.worker
    }
    const worker = new Worker(new URL('paper-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    workers.add(worker)
    return worker
  }

  function letRest(worker: Worker): void {
    // Not all listeners at once: the thread listens for its own listeners too.
    worker.removeAllListeners('error')
    worker.removeAllListeners('exit')
    worker.once('exit', () => workers.delete(worker))
    worker.unref()
    const end = (): void => {
      const place = idle.findIndex((one) => one.worker === worker)
      if (place >= 0) idle.splice(place, 1)
      void worker.terminate()
    }
    idle.push({ worker, timer: setTimeout(end, idleMilliseconds).unref() })
  }

  function run(job: PressJob): Promise<Uint8Array> {
    if (isClosed) return Promise.reject(overloaded())
    const worker = takeWorker()
    return new Promise<Uint8Array>((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), longestMilliseconds)
      worker.once('message', (outcome: PaperOutcome) => {
        clearTimeout(timer)
        if (questionsIn(job) < largePaper && !isClosed) letRest(worker)
        else void worker.terminate()
        if ('content' in outcome) resolve(outcome.content)
        else reject(new Error(outcome.problem))
      })
      worker.once('error', reject)
      // Ended before it answered; after an answer this changes nothing any more.
      worker.once('exit', () => {
        clearTimeout(timer)
        workers.delete(worker)
        reject(overloaded())
      })
      worker.postMessage(job, [])
    })
  }

  return {
    print: (job) => inTurn(() => run(job)),
    async close() {
      isClosed = true
      for (const { timer } of idle) clearTimeout(timer)
      await Promise.all([...workers].map((worker) => worker.terminate()))
    },
  }
}

function questionsIn(job: PressJob): number {
  return 'sheet' in job ? job.sheet.questions.length : job.questions.length * job.options.versions
}
