import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { waitedForCore } from './waiting-for-a-core.ts'

/**
 * Loaded into a server before its own code: writes down how long its event loop was held at most. Waiting for a core
 * that others have does not count.
 */
const file = process.env['LOOP_DELAYS']
const every = 5
const writtenEvery = 200

if (isMainThread && file !== undefined) {
  const look = () => ({ time: performance.now(), elsewhere: waitedForCore('self') })
  let last = look()
  let longest = 0
  let writtenAt = last.time
  setInterval(() => {
    const now = look()
    longest = Math.max(longest, now.time - last.time - every - (now.elsewhere - last.elsewhere))
    last = now
    if (now.time - writtenAt < writtenEvery) return
    appendFileSync(file, `${longest.toFixed(0)}\n`)
    longest = 0
    writtenAt = now.time
  }, every).unref()
}
