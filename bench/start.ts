import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { listenToEvents } from '../contracts/events.ts'
import { password } from './attempts/school.ts'
import { addressOf, signIn } from './call.ts'
import { buildTeachers } from './crowds/teachers.ts'
import { waitedForCore } from './crowds/waiting-for-a-core.ts'
import { startProduct } from './processes/product.ts'
import { table } from './table.ts'

/**
 * What a process takes before anybody comes: the time of a second start until it says that it is ready, the memory
 * when it rests, and that of a thousand screens that listen. Waiting for a core that other programs have is not held
 * against it; how long it took with that is beside it. `npm run bench:start -- --starts 5 --json`
 */
const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
})
const goals = { 'second start, ms': 1500, 'idle, MB': 150, '1,000 streams, MB': 250 } as const
/** Seconds after which nothing of a start is left to be done. */
const rest = 10
const streams = 1000

const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
const { usernames } = await buildTeachers(directory, { teachers: 100, questions: 10 })

async function start() {
  const began = performance.now()
  const product = await startProduct({ DATA_DIR: directory, DEMO_DATA: 'off', LOG_LEVEL: 'silent' })
  const all = performance.now() - began
  return { product, all, own: all - waitedForCore(product.pid) }
}

function megabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

function listen(url: string, token: string): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const listening = get(url + addressOf(listenToEvents), { agent, headers }, (answer) => {
      answer.resume()
      resolve(listening)
    }).once('error', reject)
  })
}

await (await start()).product.end('SIGTERM')
const times: { all: number; own: number }[] = []
for (let number = 1; number < Number(values.starts); number += 1) {
  const { product, ...time } = await start()
  times.push(time)
  await product.end('SIGTERM')
}
const { product, ...last } = await start()
times.push(last)
const fastest = times.toSorted((one, other) => one.own - other.own)[0] ?? last
await delay(rest * 1000)
const idle = megabytes(product.pid)
const tokens: string[] = []
for (const email of usernames) tokens.push(await signIn(product.url, { email, password }))
const open = await Promise.all(
  Array.from({ length: streams }, (_, number) => listen(product.url, tokens[number % tokens.length] ?? '')),
)
await delay(rest * 1000)
const listening = megabytes(product.pid)
for (const stream of open) stream.destroy()
await product.end('SIGTERM')

const found = { 'second start, ms': fastest.own, 'idle, MB': idle, '1,000 streams, MB': listening }
const rows = Object.entries(goals).map(([what, goal]) => {
  const value = found[what as keyof typeof goals]
  return { what, value: Math.round(value), goal, verdict: value <= goal ? 'well' : 'TOO MUCH' }
})
const withOthers = Math.round(fastest.all)
if (values.json) console.log(JSON.stringify({ rows, withOthers }))
else console.log(`${table(rows)}\nThe start took ${withOthers} ms with what other programs took of the cores`)
process.exit(rows.every(({ verdict }) => verdict === 'well') ? 0 : 1)
