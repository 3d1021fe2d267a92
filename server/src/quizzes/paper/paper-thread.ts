import { move } from 'piscina'
import type { PrintJob } from './paper-job.ts'
import { printJob } from './paper-printing.ts'

/** Runs in a thread of its own: setting a long paper takes seconds, and nobody else shall wait for it. */
export async function printPaper(job: PrintJob): Promise<unknown> {
  return move(Uint8Array.from(await printJob(job)))
}
