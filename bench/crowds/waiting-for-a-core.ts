import { readFileSync } from 'node:fs'

/** Milliseconds that a thread was ready to run while others had the cores, as Linux counts them; 0 where nobody counts. */
export function waitedForCore(thread: string | number): number {
  try {
    const [, nanoseconds = '0'] = readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return 0
  }
}
