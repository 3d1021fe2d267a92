import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that Linux lends to callers: one that is killed finds its own free when it comes back. */
const range = { from: 15_000, to: 31_000 }
const given = new Set<number>()

export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = range.from + Math.floor(Math.random() * (range.to - range.from))
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}
