import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into a server before its own code: writes down how long its event loop was held at most, so that a wait can
 * be told from one for a machine that is busy elsewhere.
 */
const file = process.env['LOOP_DELAYS']
if (isMainThread && file !== undefined) {
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  setInterval(() => {
    appendFileSync(file, `${(delays.max / 1e6).toFixed(0)}\n`)
    delays.reset()
  }, 200).unref()
}
