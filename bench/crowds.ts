import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type ClientRequest, get, request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { me } from '../contracts/accounts/accounts.ts'
import { listenToEvents } from '../contracts/events.ts'
import { listImports, uploadImport } from '../contracts/exchange/exchange.ts'
import { printQuiz } from '../contracts/quizzes/quiz-papers.ts'
import { password } from './attempts/school.ts'
import { addressOf, call, signIn } from './call.ts'
import { fileToImport } from './crowds/files.ts'
import type { Wait } from './crowds/probe.ts'
import { buildTeachers } from './crowds/teachers.ts'
import { startProduct } from './processes/product.ts'
import { table } from './table.ts'

/**
 * Crowds of each kind, one after another, on a fresh server, while somebody asks whether it is well: how long that
 * takes, how long its event loop was held, and what memory it took. Waiting for a core that other programs have is not
 * held against it; how long it took with that is beside it.
 * `npm run bench:crowds -- --only papers --limit 500 --memory 512`
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    /** Milliseconds for /healthz. */
    limit: { type: 'string', default: '500' },
    /** Megabytes of the server's process. */
    memory: { type: 'string', default: '512' },
  },
})
const limit = Number(values.limit)
const memory = Number(values.memory)

const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
const delays = path.join(directory, 'delays')
const inside = pathToFileURL(path.join(import.meta.dirname, 'crowds/inside.ts')).href
const { quizId, usernames } = await buildTeachers(path.join(directory, 'data'), { teachers: 100, questions: 50 })

interface Stage {
  url: string
  tokens: readonly string[]
}

interface Answer {
  status: number
  text: string
}

/** One request on a connection of its own, as a stranger's is; a file goes with it as a form's. */
function ask({ url }: Stage, address: string, token: string, file?: { name: string; content: string }) {
  return new Promise<Answer>((resolve, reject) => {
    const boundary = 'a-crowd-of-files'
    const form =
      file &&
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n${file.content}\r\n--${boundary}--\r\n`,
      )
    const sending = request(
      url + address,
      {
        agent,
        method: form ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          ...(form && { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': form.length }),
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('latin1')
        answer.on('data', (part: string) => {
          if (text.length < 20_000) text += part
        })
        answer.once('close', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    sending.once('error', reject)
    sending.end(form)
  })
}
const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

const counted = (answers: readonly Answer[]): string =>
  [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => `${status} × ${all.length}`).join(', ')

const crowds: Record<string, (stage: Stage) => Promise<string>> = {
  async '2,000 connections at once'(stage) {
    const all = Array.from({ length: 2000 }, (_, number) =>
      ask(stage, addressOf(me), stage.tokens[number % stage.tokens.length] ?? ''),
    )
    return counted(await Promise.all(all))
  },
  async '100 papers at once, of 100 people'(stage) {
    const address = addressOf(printQuiz, { params: { id: quizId }, query: {} })
    return counted(await Promise.all(stage.tokens.map((token) => ask(stage, address, token))))
  },
  async '100 papers at once, of one person'(stage) {
    const address = addressOf(printQuiz, { params: { id: quizId }, query: {} })
    return counted(await Promise.all(stage.tokens.map(() => ask(stage, address, stage.tokens[0] ?? ''))))
  },
  async '20 imports of 4 MB at once'(stage) {
    const people = stage.tokens.slice(0, 20)
    const address = addressOf(uploadImport, { query: {} })
    const answers = await Promise.all(
      people.map((token, number) => ask(stage, address, token, fileToImport(number, 4_000_000))),
    )
    for (const token of people)
      for (;;) {
        const { imports } = await call(stage.url, listImports, { token, query: {} })
        if (imports.every(({ state }) => state !== 'reading')) break
        await delay(200)
      }
    let read = 0
    for (const token of people)
      for (const { state } of (await call(stage.url, listImports, { token, query: {} })).imports)
        read += state === 'staged' ? 1 : 0
    return `${counted(answers)}; ${read} were read`
  },
  async '1,000 streams, 60 of them of one person'(stage) {
    let told = 0
    const open = (token: string) =>
      new Promise<ClientRequest>((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}` }
        const listening = get(stage.url + addressOf(listenToEvents), { agent, headers }, (answer) => {
          answer.on('data', (part: Buffer) => (told += part.includes('too_many_streams') ? 1 : 0))
          resolve(listening)
        }).once('error', reject)
      })
    const streams = await Promise.all(
      Array.from({ length: 1000 }, (_, number) =>
        open(stage.tokens[number < 60 ? 0 : 1 + (number % (stage.tokens.length - 1))] ?? ''),
      ),
    )
    await delay(500)
    for (const stream of streams) stream.destroy()
    return `${told} were told why they were closed`
  },
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

async function measure(name: string, act: (stage: Stage) => Promise<string>) {
  const product = await startProduct({
    DATA_DIR: path.join(directory, 'data'),
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    LOOP_DELAYS: delays,
    NODE_OPTIONS: `--import=${inside}`,
  })
  const tokens: string[] = []
  for (const email of usernames) tokens.push(await signIn(product.url, { email, password }))
  let megabytes = 0
  const looking = setInterval(() => (megabytes = Math.max(megabytes, residentMegabytes(product.pid))), 20)
  const probe = new Worker(new URL('crowds/probe.ts', import.meta.url), {
    workerData: { url: product.url, pid: product.pid },
  })
  await delay(300)
  writeFileSync(delays, '')
  const began = performance.now()
  const answers = await act({ url: product.url, tokens })
  const seconds = (performance.now() - began) / 1000
  await delay(300)
  const waits = await new Promise<Wait[]>((resolve) => {
    probe.once('message', resolve)
    probe.postMessage('over', [])
  })
  clearInterval(looking)
  const held = Math.max(0, ...readFileSync(delays, 'utf8').split('\n').map(Number))
  await product.end('SIGTERM')
  const [all, own] = [waits.map((wait) => wait.all), waits.map((wait) => wait.own)].map((times) =>
    times.toSorted((one, other) => one - other),
  )
  const longest = own?.at(-1) ?? Infinity
  return {
    crowd: name,
    seconds: seconds.toFixed(1),
    'healthz p99 ms': (own?.[Math.floor(own.length * 0.99)] ?? 0).toFixed(0),
    'at most': longest.toFixed(0),
    'with others': (all?.at(-1) ?? 0).toFixed(0),
    'loop held': held.toFixed(0),
    'MB at most': megabytes.toFixed(0),
    verdict: longest <= limit && megabytes <= memory ? 'well' : 'TOO MUCH',
    answers,
  }
}

const rows: Awaited<ReturnType<typeof measure>>[] = []
for (const [name, act] of Object.entries(crowds)) if (name.includes(values.only)) rows.push(await measure(name, act))
console.log(table(rows))
const isWell = rows.every(({ verdict }) => verdict === 'well')
console.log(isWell ? `Nobody waited longer than ${limit} ms, and ${memory} MB were enough` : 'TOO MUCH')
process.exit(isWell ? 0 : 1)
