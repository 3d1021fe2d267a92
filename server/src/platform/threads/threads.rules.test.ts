import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createThreads } from './threads.ts'

const thread = `export async function act(task) {
  if (task === 'memory') for (const all = []; ; ) all.push(new Array(1000).fill(Math.random()))
  if (task === 'forever') for (;;);
  return task
}`

async function startThreads(source = thread) {
  const directory = await mkdtemp(path.join(tmpdir(), 'threads-'))
  const file = path.join(directory, 'thread.mjs')
  await writeFile(file, source)
  const threads = createThreads<string, string>({
    file: pathToFileURL(file),
    name: 'act',
    atOnce: 1,
    longestQueue: 2,
    mostWaitingEach: 1,
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
    idleMilliseconds: 30_000,
  })
  onTestFinished(async () => {
    await threads.close()
    await rm(directory, { recursive: true })
  })
  return { threads, run: (task: string, person = task) => threads.use((one) => one.run(task), person) }
}

test('a thread that needs too much memory says so, and who waited behind it is served', async () => {
  const { run } = await startThreads()
  const greedy = expect(run('memory')).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
  expect(await run('behind')).toBe('behind')
  await greedy
})

test('what would never end can be ended, and the next one is served', async () => {
  const { threads, run } = await startThreads()
  const endless = threads.use(async (one) => {
    const running = one.run('forever')
    void one.end()
    return running
  })
  await expect(endless).rejects.toThrow('Terminating')
  expect(await run('next')).toBe('next')
})

test('a thread that cannot begin says why', async () => {
  const { run } = await startThreads(`throw new Error('cannot begin')`)
  await expect(run('anything')).rejects.toThrow('cannot begin')
})

test('closing drops what runs and what waits, and takes no more', async () => {
  const { threads, run } = await startThreads()
  const all = ['forever', 'waits', 'waits too', 'one too many'].map((task) => run(task))
  const refusals = Promise.all(all.map((each) => expect(each).rejects.toMatchObject({ code: 'overloaded' })))
  await threads.close()
  await refusals
  await expect(run('late')).rejects.toMatchObject({ code: 'overloaded' })
})

test('one person has a bounded number waiting, and does not keep others from their turn', async () => {
  const { run } = await startThreads()
  const ended: string[] = []
  const follow = async (task: string, person: string) => ended.push(await run(task, person))
  const first = [follow('a1', 'a'), follow('a2', 'a')]
  await expect(run('a3', 'a')).rejects.toMatchObject({ meaning: 'tooMany', details: { retryAfterSeconds: 10 } })
  await Promise.all([...first, follow('b1', 'b')])
  expect(ended).toEqual(['a1', 'a2', 'b1'])
})
