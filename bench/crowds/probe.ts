import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Asks whether the server is well, on a new connection each time as a supervisor does, in a thread of its own: the
 * crowd keeps the other one busy. Ends at the first message and answers how long each took.
 */
const { url } = workerData as { url: string }
const waits: number[] = []
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

while (!state.isOver) {
  const began = performance.now()
  await ask()
  waits.push(performance.now() - began)
  await delay(10)
}
parentPort?.postMessage(waits, [])
