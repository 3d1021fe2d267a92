import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { waitedForCore } from './waiting-for-a-core.ts'

/**
 * Asks whether the server is well, on a new connection each time as a supervisor does, in a thread of its own: the
 * crowd keeps the other one busy. Ends at the first message and answers how long each took, and how long it would
 * have taken on a machine where nobody else wants a core.
 */
export interface Wait {
  all: number
  own: number
}

const { url, pid } = workerData as { url: string; pid: number }
const waits: Wait[] = []
const state = { isOver: false }
parentPort?.once('message', () => (state.isOver = true))

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent: false }, (answer) => {
      answer.resume()
      answer.once('end', resolve)
    }).once('error', reject)
  })
}

const waited = (): number => waitedForCore('thread-self') + waitedForCore(pid)

while (!state.isOver) {
  const [began, elsewhere] = [performance.now(), waited()]
  await ask()
  const all = performance.now() - began
  waits.push({ all, own: Math.max(0, all - (waited() - elsewhere)) })
  await delay(10)
}
parentPort?.postMessage(waits, [])
