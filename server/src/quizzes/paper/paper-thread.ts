import type { PrintJob, Printed } from './paper-job.ts'
import { printJob } from './paper-printing.ts'

/** Runs in a thread of its own: setting a long paper takes seconds, and nobody else shall wait for it. */
export function printPaper(job: PrintJob): Promise<Printed> {
  return printJob(job)
}
