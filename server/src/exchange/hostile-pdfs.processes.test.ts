import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Endpoint, apiBase } from '@lms/contracts/endpoint.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import { getImport, uploadImport } from '@lms/contracts/exchange/exchange.ts'
import { listQuizzes } from '@lms/contracts/quizzes/quizzes.ts'
import { getScan, uploadScans } from '@lms/contracts/scans/scans.ts'
import { expect, onTestFinished, test } from 'vitest'
import { childrenOf, peakMegabytes, residentMegabytes } from '../../testing/child-processes.ts'
import { disguisedSwellingPdf, nestedForms, swellingPdf, swellingScan } from '../../testing/samples/hostile-pdfs.ts'
import { type ServerProcess, signIn, startProcess } from '../../testing/server-process.ts'
import { engine } from '../../testing/test-database.ts'
import { until } from '../../testing/until.ts'

const ordinary = 'Hỏi gì?\nA. một\nB. hai\nANSWER: A\n'
const tooMuch = exchangeFailures.tooMuch.default

async function startDemo() {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'lms-hostile-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const server = await startProcess({ DATA_DIR: directory, DATABASE_URL: '', DEMO_DATA: 'on', MALLOC_ARENA_MAX: '2' })
  const admin = await signIn(server, 'admin')
  return { server, admin, watched: watch(server) }
}

/** The most that the reading process, and all together, ever had. */
function watch({ child }: ServerProcess) {
  const most = { reading: 0, together: 0 }
  const look = setInterval(() => {
    const children = childrenOf(child.pid ?? 0)
    most.reading = Math.max(most.reading, ...children.map(peakMegabytes))
    const together = [child.pid ?? 0, ...children].reduce((sum, pid) => sum + residentMegabytes(pid), 0)
    most.together = Math.max(most.together, together)
  }, 5)
  onTestFinished(() => clearInterval(look))
  return most
}

async function send(
  { url }: ServerProcess,
  endpoint: Endpoint,
  { token, content, name, id = '' }: { token: string; content: Uint8Array | string; name: string; id?: string },
): Promise<Record<string, unknown>> {
  const body = new FormData()
  body.append('file', new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]), name)
  const answer = await fetch(url + apiBase + endpoint.path.replace(':id', id), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

const get = async ({ url }: ServerProcess, endpoint: Endpoint, id: string, token: string) => {
  const answer = await fetch(url + apiBase + endpoint.path.replace(':id', id), {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

async function imported(server: ServerProcess, token: string, content: Uint8Array | string, name = 'a.pdf') {
  const { _id } = (await send(server, uploadImport, { token, content, name }))['import'] as { _id: string }
  return {
    async settled() {
      let found = { state: 'reading', failure: '' as string | null }
      await until(async () => {
        found = (await get(server, getImport, _id, token))['import'] as typeof found
        expect(found.state).not.toBe('reading')
      })
      return found
    },
  }
}

// One process with its own memory shows it; the database has no part in it.
const isMeasured = engine === 'sqlite' && os.platform() === 'linux'

test.runIf(isMeasured)('PDFs that swell, in an import and in a scan, end with a clear word below 512 MB', async () => {
  const { server, admin, watched } = await startDemo()
  for (const content of [swellingPdf(), disguisedSwellingPdf(), nestedForms()])
    expect(await (await imported(server, admin, content)).settled()).toMatchObject({
      state: 'failed',
      failure: tooMuch,
    })
  const { body } = await server.call(listQuizzes, { token: admin })
  const [quiz] = body.data['quizzes'] as { _id: string }[]
  const wish = { token: admin, content: swellingScan(), name: 'a.pdf', id: quiz?._id ?? '' }
  const { _id } = (await send(server, uploadScans, wish))['scan'] as { _id: string }
  await until(async () => {
    const { files } = (await get(server, getScan, _id, admin)) as { files: object[] }
    expect(files).toMatchObject([{ failure: { key: 'scans.failures.tooMuch' } }])
  })
  expect(await (await imported(server, admin, ordinary, 'a.txt')).settled()).toMatchObject({ state: 'staged' })
  expect(watched.reading).toBeGreaterThan(100)
  expect(watched.reading).toBeLessThan(512)
  expect(watched.together).toBeLessThan(900)
})

test.runIf(isMeasured)('five files that would hold the reader let the file of somebody else through', async () => {
  const { server, admin, watched } = await startDemo()
  const parent = await signIn(server, 'parent')
  const five = []
  for (let number = 1; number <= 5; number++) five.push(await imported(server, parent, nestedForms()))
  const began = performance.now()
  expect(await (await imported(server, admin, ordinary, 'a.txt')).settled()).toMatchObject({ state: 'staged' })
  // Five used to take 155 seconds; one of them and the file itself is what it waits for.
  expect(performance.now() - began).toBeLessThan(30_000)
  for (const one of five) expect(await one.settled()).toMatchObject({ state: 'failed', failure: tooMuch })
  expect(watched.reading).toBeLessThan(512)
})

test.runIf(isMeasured)('a reading process that is killed is replaced, and ends with its server', async () => {
  const { server, admin } = await startDemo()
  expect(await (await imported(server, admin, ordinary, 'a.txt')).settled()).toMatchObject({ state: 'staged' })
  const reading = () => childrenOf(server.child.pid ?? 0)
  const [pid = 0] = reading()
  process.kill(pid, 'SIGKILL')
  expect(await (await imported(server, admin, `${ordinary}\n`, 'b.txt')).settled()).toMatchObject({ state: 'staged' })
  const [next = 0] = reading()
  expect([next, next === pid]).toEqual([expect.any(Number), false])
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect(peakMegabytes(next)).toBe(0)
})
