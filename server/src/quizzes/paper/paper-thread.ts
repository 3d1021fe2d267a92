import { parentPort, workerData } from 'node:worker_threads'
import type { PaperJob } from './paper-job.ts'
import { printPaper } from './paper-printing.ts'

/** Runs in a thread of its own: setting a long paper takes seconds, and nobody else shall wait for it. */
const content = Uint8Array.from(await printPaper(workerData as PaperJob))
parentPort?.postMessage(content, [content.buffer])
