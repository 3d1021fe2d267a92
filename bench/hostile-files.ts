import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { apiBase } from '../contracts/endpoint.ts'
import { getImport, uploadImport } from '../contracts/exchange/exchange.ts'
import { listQuizzes } from '../contracts/quizzes/quizzes.ts'
import { getScan, uploadScans } from '../contracts/scans/scans.ts'
import { childrenOf, peakMegabytes, residentMegabytes } from '../server/testing/child-processes.ts'
import { disguisedSwellingPdf, nestedForms, swellingPdf, swellingScan } from '../server/testing/samples/hostile-pdfs.ts'
import { call, signIn } from './call.ts'
import { startProduct } from './processes/product.ts'
import { table } from './table.ts'

/**
 * Somebody sends files that would take all memory or all time, and everybody else asks whether the server is well: how
 * long they wait at most, and what the reading process and all processes together took. On Linux.
 * `npm run bench:hostile-files`
 */
const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
const product = await startProduct({ DATA_DIR: directory, LOG_LEVEL: 'silent' })
const [admin, parent] = await Promise.all(
  ['admin', 'parent'].map((name) => signIn(product.url, { email: `${name}@example.com`, password: 'Demo1234' })),
)
const ordinary = Buffer.from('Hỏi gì?\nA. một\nB. hai\nANSWER: A\n')
const limit = 300

async function upload(token: string, address: string, content: Uint8Array, name: string) {
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(content)]), name)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(product.url + apiBase + address, { method: 'POST', headers, body })
  return ((await answer.json()) as { data: { import: { _id: string }; scan: { _id: string } } }).data
}

async function imported(token: string, content: Uint8Array, name = 'a.pdf'): Promise<string> {
  const { _id: id } = (await upload(token, uploadImport.path, content, name)).import
  for (;;) {
    const { import: one } = await call(product.url, getImport, { token, params: { id } })
    if (one.state !== 'reading') return one.failure ?? one.state
    await delay(20)
  }
}

async function scanned(token: string, content: Uint8Array): Promise<string> {
  const { quizzes } = await call(product.url, listQuizzes, { token })
  const address = uploadScans.path.replace(':id', quizzes[0]?._id ?? '')
  const { _id: id } = (await upload(token, address, content, 'a.pdf')).scan
  for (;;) {
    const { files } = await call(product.url, getScan, { token, params: { id } })
    if (files[0]?.failure) return files[0].failure.message
    await delay(20)
  }
}

const rows: Record<string, string | number>[] = []
async function measure(what: string, act: () => Promise<string>): Promise<void> {
  const state = { isOver: false, longest: 0, reading: 0, together: 0 }
  const look = setInterval(() => {
    const children = childrenOf(product.pid)
    state.reading = Math.max(state.reading, ...children.map(peakMegabytes))
    const now = [product.pid, ...children].reduce((sum, pid) => sum + residentMegabytes(pid), 0)
    state.together = Math.max(state.together, now)
  }, 10)
  const began = performance.now()
  const acting = act().finally(() => (state.isOver = true))
  do {
    const asked = performance.now()
    await (await fetch(`${product.url}/healthz`)).text()
    state.longest = Math.max(state.longest, performance.now() - asked)
    await delay(5)
  } while (!state.isOver)
  const answer = await acting
  clearInterval(look)
  rows.push({
    what,
    seconds: ((performance.now() - began) / 1000).toFixed(1),
    'healthz ms at most': state.longest.toFixed(0),
    'reading MB': state.reading.toFixed(0),
    'together MB': state.together.toFixed(0),
    answer,
  })
}

try {
  if (admin === undefined || parent === undefined) throw new Error('Nobody signed in')
  await measure('an ordinary file', () => imported(admin, ordinary, 'a.txt'))
  const files = {
    'swelling PDF': swellingPdf(),
    'disguised PDF': disguisedSwellingPdf(),
    'nested forms': nestedForms(),
  }
  for (const [what, content] of Object.entries(files)) await measure(what, () => imported(admin, content))
  const scan = swellingScan()
  await measure('swelling scan', () => scanned(admin, scan))
  const five = Array.from({ length: 5 }, () => nestedForms())
  await measure('an ordinary file behind five', async () => {
    const sent = five.map((content) => imported(parent, content))
    await delay(200)
    const answer = await imported(admin, ordinary, 'b.txt')
    void Promise.allSettled(sent)
    return answer
  })
  console.log(table(rows))
  if (rows.some((row) => Number(row['healthz ms at most']) > limit)) process.exitCode = 1
} finally {
  await product.end('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
}
