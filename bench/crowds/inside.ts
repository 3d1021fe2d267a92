import { appendFileSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into a server before its own code: writes down how long its event loop was held at most, and how long it
 * only waited for a core that others had, so that a wait can be told from one for a machine that is busy elsewhere.
 */
const file = process.env['LOOP_DELAYS']
const every = 5
const written = 200
if (isMainThread && file !== undefined) {
  let last = look()
  let longest = { held: 0, elsewhere: 0 }
  let writtenAt = last.time
  setInterval(() => {
    const now = look()
    const elsewhere = now.waited - last.waited
    const held = Math.max(0, now.time - last.time - every - elsewhere)
    longest = { held: Math.max(longest.held, held), elsewhere: Math.max(longest.elsewhere, elsewhere) }
    last = now
    if (now.time - writtenAt < written) return
    appendFileSync(file, `${longest.held.toFixed(0)} ${longest.elsewhere.toFixed(0)}\n`)
    longest = { held: 0, elsewhere: 0 }
    writtenAt = now.time
  }, every).unref()
}

/** In milliseconds; Linux says how long the first thread of a process was ready to run and did not. */
function look(): { time: number; waited: number } {
  const [, waited = '0'] = readFileSync('/proc/self/schedstat', 'utf8').split(' ')
  return { time: performance.now(), waited: Number(waited) / 1e6 }
}
