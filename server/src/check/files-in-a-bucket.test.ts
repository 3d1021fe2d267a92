import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Media, uploadMedia } from '@lms/contracts/media/media.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type BucketServer, startBucketServer } from '../../testing/bucket/bucket-server.ts'
import { lineToPort } from '../../testing/moving/line-between.ts'
import { fileForm, somePicture } from '../../testing/samples/pictures.ts'
import { startOwnTestApp } from '../../testing/test-app.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { backUp } from '../backup/back-up.ts'
import { restoreArchive } from '../backup/restore-archive.ts'
import { migrations } from '../migrations.ts'
import { days, systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { sweepFiles } from './left-over-files.ts'

let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer()
})
afterAll(() => server.remove())

async function startWithPictures(port = server.port) {
  const app = await startOwnTestApp(server.environment(port))
  const { token } = await app.signedIn('parent')
  const picture = await somePicture('png', 60, 40)
  const send = () => app.call(uploadMedia, { token, query: {}, ...fileForm(picture) })
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.app.http.inject({ url, headers, method })
  const storage = openStorage(readConfig({ DATA_DIR: app.directory, ...server.environment(port) }))
  return { ...app, send, get, storage }
}

const mediaOf = ({ body }: { body: Record<string, unknown> }) => (body['data'] as { media: Media }).media

describe('with files in a bucket', () => {
  test('a picture is kept there and shown by us: whole, in part, and not again to who has it', async () => {
    const line = await lineToPort(server.port)
    const { send, get, directory } = await startWithPictures(line.port)
    const media = mediaOf(await send())
    const whole = await get(media.url)
    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(media.size),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(existsSync(path.join(directory, 'files/media'))).toBe(false)

    const part = await get(media.url, { range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 10-19/${media.size}`)
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20))
    expect((await get(media.url, { range: `bytes=${media.size}-` })).statusCode).toBe(416)
    const known = String(whole.headers.etag)
    expect((await get(media.url, { 'if-none-match': known })).statusCode).toBe(304)
    expect((await get(media.url, { range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200)
    const head = await get(media.url, {}, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([200, String(media.size), ''])
    expect((await get(media.url.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).statusCode).toBe(404)

    // A store that is away is a reason to try later, never half an answer.
    line.refuse()
    for (const answer of [await get(media.url), await get(media.url, { range: 'bytes=0-9' })]) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('10')
      expect(answer.headers['cache-control']).toBeUndefined()
    }
    const refused = await send()
    expect([refused.status, refused.body['code']]).toEqual([503, 'files_away'])
    await line.accept()
    expect((await get(media.url)).statusCode).toBe(200)
    expect((await send()).status).toBe(201)
  })

  test('a backup holds them, and is restored into a folder and into a bucket; what nobody names is swept', async () => {
    const { database, storage, directory, send } = await startWithPictures()
    const { file } = {
      file: `media/${mediaOf(await send())
        .url.split('/')
        .at(-1)}`,
    }
    const archive = path.join(directory, 'site.backup')
    await backUp({ database, storage, clock: systemClock }, archive)
    await storage.remove(file)
    for (const environment of [{}, server.environment()]) {
      const place = await emptyDatabase()
      const target = openDatabase(place, () => {})
      onTestFinished(() => target.close())
      const into = openStorage(readConfig({ DATA_DIR: place.directory, ...environment }))
      await restoreArchive({ database: target, storage: into, migrations }, archive, false)
      expect((await into.about(file))?.size).toBeGreaterThan(0)
    }
    expect((await storage.about(file))?.size).toBeGreaterThan(0)

    // What nobody names is swept there too, after a day.
    const nobodys = `media/${'0'.repeat(31)}1.webp`
    await storage.put(nobodys, Buffer.from('x'))
    const sweep = (ahead: number) =>
      sweepFiles({ database, storage, clock: { now: () => new Date(Date.now() + ahead) } })
    await sweep(0)
    expect(await storage.exists(nobodys)).toBe(true)
    await sweep(days(2))
    expect([await storage.exists(nobodys), await storage.exists(file)]).toEqual([false, true])
  })
})
