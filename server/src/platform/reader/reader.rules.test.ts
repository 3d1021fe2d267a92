import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { childrenOf, peakMegabytes } from '../../../testing/child-processes.ts'
import { createReader } from './reader.ts'
import { readerTask } from './reader-task.ts'

type Wish = 'heap' | 'bytes' | 'forever' | 'asks' | 'crash' | (string & {})
const act = readerTask<Wish, string, number, number>('act')

const reading = `
import { serveReading } from ${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'reading-child.ts')).href)}
const used = () => process.cpuUsage().user + process.cpuUsage().system
async function act(wish, ask) {
  if (wish === 'heap') for (const all = []; ; ) all.push(new Array(1000).fill(Math.random()))
  if (wish === 'bytes') for (const all = []; ; ) all.push(new Uint8Array(20_000_000).fill(1))
  if (wish === 'forever') for (;;);
  if (wish === 'crash') process.kill(process.pid, 'SIGKILL')
  if (wish === 'pid') return String(process.pid)
  if (wish === 'secrets') return Object.keys(process.env).join(' ')
  if (wish === 'asks') return String((await ask(1)) + (await ask(2)))
  if (wish === 'pages') for (let page = 0; page < 6; page += 1) {
    await ask(page)
    for (const end = used() + 300_000; used() < end; );
  }
  if (wish === 'fails') throw new TypeError('not like this')
  return wish
}
serveReading([{ name: 'act', load: async () => act }])
`

async function startReader(source = reading) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'reader-'))
  const file = path.join(directory, 'reading.mjs')
  await writeFile(file, source)
  const reader = createReader(pathToFileURL(file))
  onTestFinished(async () => {
    await reader.close()
    await rm(directory, { recursive: true })
  })
  const read = (wish: Wish, personId: string = wish, longest = 20_000) =>
    reader.read(act, wish, { personId, longest, hear: async (report) => report * 10 })
  return { reader, read }
}

test.for(['heap', 'bytes'])(
  'what needs too much memory (%s) is ended below 512 MB, and the next is read',
  async (wish) => {
    const { read } = await startReader()
    await read('first')
    const [pid = 0] = childrenOf(process.pid)
    const peaks: number[] = []
    const looking = setInterval(() => peaks.push(peakMegabytes(pid)), 5)
    const greedy = expect(read(wish)).rejects.toMatchObject({ verdict: 'memory' })
    expect(await read('behind')).toBe('behind')
    await greedy
    clearInterval(looking)
    expect(Math.max(...peaks)).toBeLessThan(512)
  },
)

test('what takes too long is ended by the time of processors that it used, and the next is read', async () => {
  const { read } = await startReader()
  const endless = expect(read('forever', 'a', 500)).rejects.toMatchObject({ verdict: 'time' })
  expect(await read('behind')).toBe('behind')
  await endless
})

test('each page adds to its time', async () => {
  const { reader } = await startReader()
  const options = { personId: 'a', longest: 900 }
  const whole = reader.read(act, 'pages', { ...options, hear: async (page, extend) => (extend(400), page) })
  expect(await whole).toBe('pages')
  const once = reader.read(act, 'pages', { ...options, hear: async (page) => page })
  await expect(once).rejects.toMatchObject({ verdict: 'time' })
})

test('it asks on the way, fails with what went wrong, and is the same process for the next file', async () => {
  const { read } = await startReader()
  const pid = await read('pid')
  expect(await read('asks')).toBe('30')
  await expect(read('fails')).rejects.toThrow('not like this')
  expect(await read('asks')).toBe('30')
  expect(await read('pid')).not.toBe('')
  expect(Number(pid)).toBeGreaterThan(0)
})

test('it knows no secret of this process', async () => {
  process.env['TOKEN_SECRET'] = 'x'.repeat(32)
  onTestFinished(() => void delete process.env['TOKEN_SECRET'])
  const { read } = await startReader()
  expect(await read('secrets')).not.toContain('TOKEN_SECRET')
})

test('killed while it reads, it loses that file; killed while it rests, it loses none', async () => {
  const { read } = await startReader()
  await expect(read('crash')).rejects.toMatchObject({ verdict: 'ended' })
  const pid = Number(await read('pid'))
  process.kill(pid, 'SIGKILL')
  expect(await read('next')).toBe('next')
})

test('a process that cannot begin says why', async () => {
  const { read } = await startReader(`throw new Error('cannot begin')`)
  await expect(read('anything')).rejects.toThrow('cannot begin')
})

test('closing ends the process, whatever it is doing, and takes no more', async () => {
  const { reader, read } = await startReader()
  await read('first')
  const all = ['forever', 'waits', 'waits too'].map((wish) => read(wish))
  const refusals = Promise.all(all.map((each) => expect(each).rejects.toMatchObject({ code: 'overloaded' })))
  await reader.close()
  await refusals
  expect(childrenOf(process.pid)).toEqual([])
  await expect(read('late')).rejects.toMatchObject({ code: 'overloaded' })
})

test('one person has a bounded number waiting, and does not keep others from their turn', async () => {
  const { read } = await startReader()
  const ended: string[] = []
  const follow = async (wish: string, person: string) => ended.push(await read(wish, person))
  const first = ['a1', 'a2', 'a3', 'a4'].map((wish) => follow(wish, 'a'))
  await expect(read('a5', 'a')).rejects.toMatchObject({ meaning: 'tooMany', details: { retryAfterSeconds: 10 } })
  await Promise.all([...first, follow('b1', 'b')])
  expect(ended).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('a process whose parent is gone goes too, also in the middle of a file', { timeout: 60_000 }, async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'reader-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await writeFile(path.join(directory, 'reading.mjs'), reading)
  const module = (name: string) => JSON.stringify(pathToFileURL(path.join(import.meta.dirname, name)).href)
  const parent = path.join(directory, 'parent.mjs')
  await writeFile(
    parent,
    `import { createReader } from ${module('reader.ts')}
    const reader = createReader(new URL('reading.mjs', import.meta.url))
    const read = (input) => reader.read({ name: 'act' }, input, { personId: 'a', longest: 60_000 })
    process.stdout.write(await read('pid'))
    void read('forever').catch(() => {})
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300)`,
  )
  const pid = Number(execFileSync('sh', ['-c', `"${process.execPath}" "${parent}"; true`], { encoding: 'utf8' }))
  expect(pid).toBeGreaterThan(0)
  await expect.poll(() => isThere(pid), { timeout: 20_000 }).toBe(false)
})

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
