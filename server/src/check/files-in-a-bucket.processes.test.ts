import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type Media, uploadMedia } from '@lms/contracts/media/media.ts'
import * as scans from '@lms/contracts/scans/scans.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startImportApp } from '../../testing/apps/import-app.ts'
import { startScanApp } from '../../testing/apps/scan-app.ts'
import { type BucketServer, startBucketServer } from '../../testing/bucket/bucket-server.ts'
import { lineToPort } from '../../testing/moving/line-between.ts'
import { fileForm, somePicture } from '../../testing/samples/pictures.ts'
import { photographed } from '../../testing/samples/sheet-photographs.ts'
import { sampleWordTest } from '../../testing/samples/word-files.ts'
import { emptyPlace, runCommand } from '../../testing/server-commands.ts'
import { failedStart, startProcess } from '../../testing/server-process.ts'
import { startOwnTestApp } from '../../testing/test-app.ts'
import { minutes } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openPlaces } from '../platform/storage/open-storage.ts'
import { createStorage } from '../platform/storage/storage.ts'

let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer()
})
afterAll(() => server.remove())

const admin = path.join(import.meta.dirname, '../admin.ts')

describe('with files in a bucket', () => {
  test('a file of questions waits there until it can be read, however long that takes', async () => {
    const line = await lineToPort(server.port)
    const { upload, importOf, get, place, app, clock, directory } = await startImportApp(
      'parent',
      server.environment(line.port),
    )
    const { _id } = importOf(await upload(sampleWordTest(), 'đề.docx', place))
    line.refuse()
    for (let tries = 0; tries < 3; tries += 1) {
      await app.jobs.runDue()
      expect(await get(_id)).toMatchObject({ state: 'reading', failure: null })
      clock.move(minutes(1))
    }
    await line.accept()
    await app.jobs.runDue()
    expect(await get(_id)).toMatchObject({ state: 'staged', counts: { total: 3 } })
    expect(readdirSync(path.join(directory, 'files/.incoming'))).toEqual([])
    const later = await upload('x', 'y.gift', place)
    expect(later.status).toBe(201)
    line.refuse()
    expect((await upload(sampleWordTest(), 'đề.docx', place)).status).toBe(503)
  })

  test('photographs of sheets become results, and an outage in the middle is nobody\u2019s fault', async () => {
    const line = await lineToPort(server.port)
    const { send, work, get, printed, act, clock, call, token } = await startScanApp({
      children: 1,
      environment: server.environment(line.port),
    })
    const picture = await photographed(printed.page(1), { marks: { 1: ['A'], 2: ['B'], 3: ['A'] }, written: ['4'] })
    const sent = await send([picture])
    const { _id } = (sent.body['data'] as { scan: scans.Scan }).scan
    line.refuse()
    for (let tries = 0; tries < 5; tries += 1) {
      await work()
      expect((await get(_id)).files).toMatchObject([{ state: 'waiting' }])
      clock.move(minutes(1))
    }
    await line.accept()
    await work()
    const { sheets } = await get(_id)
    expect(sheets).toMatchObject([{ state: 'read', code: '101' }])
    await act(scans.confirmScan, _id)
    expect((await get(_id)).sheets).toMatchObject([{ state: 'confirmed' }])
    const details = await call(scans.getScannedSheet, { token, params: { id: _id, sheet: sheets[0]?._id ?? '' } })
    expect(details.status).toBe(200)
  })

  test('a store that hangs is given up after a while, with a word', async () => {
    const line = await lineToPort(server.port)
    const { app, call, signedIn } = await startOwnTestApp(server.environment(line.port))
    const { token } = await signedIn('parent')
    const send = async () => call(uploadMedia, { token, query: {}, ...fileForm(await somePicture('png', 60, 40)) })
    const { media } = (await send()).body['data'] as { media: Media }
    line.freeze()
    const [shown, kept] = await Promise.all([app.http.inject({ url: media.url }), send()])
    expect([shown.statusCode, kept.status]).toEqual([503, 503])
    line.thaw()
    expect((await app.http.inject({ url: media.url })).statusCode).toBe(200)
  })

  test('the store is killed and comes back: what was acknowledged is there', async () => {
    const own = await startBucketServer()
    onTestFinished(own.remove)
    const { app, call, signedIn } = await startOwnTestApp(own.environment())
    const { token } = await signedIn('parent')
    const send = async () => call(uploadMedia, { token, query: {}, ...fileForm(await somePicture('png', 60, 40)) })
    const kept: string[] = []
    const statuses = new Set<number>()
    for (let round = 0; round < 3; round += 1) {
      const sending = Array.from({ length: 10 }, async () => {
        const answer = await send()
        statuses.add(answer.status)
        if (answer.status === 201) kept.push((answer.body['data'] as { media: Media }).media.url)
      })
      await Promise.race(sending)
      await own.kill()
      await Promise.all(sending)
      await own.startAgain()
    }
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
    for (const url of kept) expect((await app.http.inject({ url })).statusCode).toBe(200)
  })

  test('a wrong setting stops the start with a sentence, a store that is away does not', async () => {
    const place = await emptyPlace()
    const wrong = await failedStart({ ...place, ...server.environment(), S3_BUCKET: 'nobody' })
    expect(wrong.said).toContain('does not exist: look at S3_BUCKET')
    const started = await startProcess({
      ...place,
      ...server.environment(1),
      DEMO_DATA: 'off',
      ADMIN_EMAIL: 'chief@test.example',
      ADMIN_PASSWORD: 'Kem-dua-47',
    })
    expect(started.lines.join('\n')).toContain('Everything else works; files will when it is back.')
    expect((await fetch(`${started.url}/readyz`)).status).toBe(200)
  })
})

test('files move while people use them, and a move that is killed is done again', async () => {
  const place = await emptyPlace()
  const before = await startProcess(place)
  const folder = createStorage(String(place['DATA_DIR']))
  const pictures: string[] = []
  for await (const name of folder.names()) pictures.push(`/uploads/${name}`)
  expect(pictures.length).toBeGreaterThan(3)
  for (let number = 0; number < 300; number += 1)
    await folder.put(
      `media/${number.toString(16).padStart(32, '0')}.webp`,
      crypto.getRandomValues(new Uint8Array(20_000)),
    )
  before.child.kill('SIGTERM')
  await before.exited

  const moving = { ...place, ...server.environment() }
  const during = await startProcess(moving)
  expect(during.lines.join('\n')).toContain('Files: the bucket files at')
  const moved = new AbortController()
  const broken: string[] = []
  const looking = (async () => {
    while (!moved.signal.aborted)
      for (const url of pictures) {
        const { status } = await fetch(during.url + url)
        if (status !== 200) broken.push(`${status} ${url}`)
      }
  })()
  for (let kill = 0; kill < 3; kill += 1) await killedMove(moving)
  const last = await runCommand('admin', moving, 'move-files', '--delete-source')
  expect(last.said).toMatch(/Removed from the folder .*: \d+ files\.$/)
  moved.abort()
  await looking
  expect(broken).toEqual([])
  for await (const name of folder.names()) expect(name).toBe('nothing is left')
  const bucket = openPlaces(readConfig(moving)).inUse.storage
  expect((await bucket.about(`media/${'0'.repeat(30)}ff.webp`))?.size).toBe(20_000)

  const back = { ...moving, FILES_IN: 'folder' }
  const plan = await runCommand('admin', back, 'move-files', '--dry-run')
  expect(plan.said).toMatch(
    /^From the bucket files at .* to the folder .*: \d+ files, \d+ KiB\.\n.*\nNothing was done\.$/s,
  )
  await runCommand('admin', back, 'move-files', '--delete-source')
  expect((await folder.about(`media/${'0'.repeat(30)}ff.webp`))?.size).toBe(20_000)
  for await (const name of bucket.names()) expect(name).toBe('nothing is left')
})

/** Ends in the middle of what it does. */
async function killedMove(environment: Record<string, string | undefined>): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, [admin, 'move-files', '--delete-source'], {
    env: { ...process.env, ...environment, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (!child.stdout) throw new Error('The process has no output')
  const ended = new Promise((resolve) => child.once('exit', resolve))
  for await (const line of createInterface(child.stdout)) if (line.includes('once both were read')) break
  const folder = path.join(String(environment['DATA_DIR']), 'files/media')
  const before = readdirSync(folder).length
  while (child.exitCode === null && readdirSync(folder).length > before - 40)
    await new Promise((resolve) => setImmediate(resolve))
  child.kill('SIGKILL')
  await ended
}
