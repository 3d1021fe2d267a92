import { parentPort } from 'node:worker_threads'
import type { PressJob } from './paper-job.ts'
import { printJob } from './paper-printing.ts'

export type PaperOutcome = { content: Uint8Array } | { problem: string }

/** Runs in a thread of its own: setting a long paper takes seconds, and nobody else shall wait for it. */
async function work(job: PressJob): Promise<void> {
  try {
    const content = Uint8Array.from(await printJob(job))
    parentPort?.postMessage({ content } satisfies PaperOutcome, [content.buffer])
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ problem } satisfies PaperOutcome, [])
  }
}

parentPort?.on('message', (job: PressJob) => void work(job))
