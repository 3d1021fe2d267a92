import { appendFileSync, readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { waitedForCore } from '../crowds/waiting-for-a-core.ts'

/** What a process that is soaked says of itself, one line of JSON each time. */
export interface Sample {
  /** Milliseconds since 1970. */
  at: number
  resident: number
  /** In megabytes, as `resident`, and after everything that nobody holds was taken away. */
  heap: number
  /** What keeps the event loop going: sockets, timers, threads, files that are being read. */
  handles: number
  files: number
  /** How late the event loop was since the last line, in milliseconds. */
  late: { p50: number; p99: number; most: number }
  /** Seconds since the start. */
  cpu: number
  /** The same, in which the main thread was ready and others had the cores. */
  waited: number
}

const { SOAK_SAMPLES: file, SOAK_EVERY: every } = process.env
const resolution = 10

if (isMainThread && file !== undefined && every !== undefined) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  setInterval(() => {
    const late = { p50: delays.percentile(50), p99: delays.percentile(99), most: delays.max }
    collect()
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const sample: Sample = {
      at: Date.now(),
      resident: rss / 2 ** 20,
      heap: heapUsed / 2 ** 20,
      handles: process.getActiveResourcesInfo().length,
      files: readdirSync('/proc/self/fd').length,
      late: {
        p50: Math.max(0, late.p50 / 1e6 - resolution),
        p99: Math.max(0, late.p99 / 1e6 - resolution),
        most: Math.max(0, late.most / 1e6 - resolution),
      },
      cpu: (user + system) / 1e6,
      waited: waitedForCore('self') / 1000,
    }
    appendFileSync(file, `${JSON.stringify(sample)}\n`)
    // Taking away is our doing: it is not held against the product.
    setImmediate(() => delays.reset())
  }, Number(every)).unref()
}
