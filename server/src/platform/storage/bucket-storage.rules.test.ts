import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type BucketServer, startBucketServer } from '../../../testing/bucket/bucket-server.ts'
import { lineToPort } from '../../../testing/moving/line-between.ts'
import { readConfig } from '../config.ts'
import { openPlaces, openStorage } from './open-storage.ts'
import { StoreAway } from './storage.ts'

let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer()
})
afterAll(() => server.remove())

function begin(port = server.port, more: Record<string, string> = {}) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-files-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const config = readConfig({ DATA_DIR: directory, ...server.environment(port), ...more })
  return { directory, config, storage: openStorage(config), bucket: openPlaces(config).inUse.storage }
}

const newName = (): string => `media/${crypto.randomUUID()}`
const randomBytes = (length: number): Uint8Array => {
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  return bytes
}
async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 60_000) yield bytes.subarray(at, at + 60_000)
}
async function contentOf(storage: ReturnType<typeof begin>['storage'], name: string) {
  const file = await storage.open(name)
  return file && new Uint8Array(await buffer(file.stream))
}

describe('a bucket', () => {
  test('gives back what was put, from bytes and from a stream of several parts, whole or a part of it', async () => {
    const { storage } = begin()
    const bytes = randomBytes(6_000_000)
    const [small, large] = [newName(), newName()]
    await storage.put(small, bytes.subarray(0, 60_000))
    await storage.put(large, inPieces(bytes))
    expect(await contentOf(storage, small)).toEqual(bytes.subarray(0, 60_000))
    const digest = (content: Uint8Array | null) =>
      createHash('sha256')
        .update(content ?? '')
        .digest('hex')
    expect(digest(await contentOf(storage, large))).toBe(digest(bytes))
    expect(await storage.about(large)).toMatchObject({ size: 6_000_000 })

    const part = await storage.open(large, { start: 5_500_000, end: 5_500_009 })
    expect(part?.size).toBe(6_000_000)
    expect(part && new Uint8Array(await buffer(part.stream))).toEqual(bytes.subarray(5_500_000, 5_500_010))
  })

  test('replaces, keeps what is there when asked to, removes, names and lends to a thread', async () => {
    const { storage, directory } = begin()
    const name = newName()
    expect(await contentOf(storage, name)).toBeNull()
    expect(await storage.lend(name, async (file) => file)).toBeNull()
    await storage.put(name, Buffer.from('một'))
    await storage.put(name, Buffer.from('hai'))
    expect(await storage.putNew(name, Buffer.from('ba'))).toBe(false)
    expect(Buffer.from((await contentOf(storage, name)) ?? []).toString()).toBe('hai')
    const lent = await storage.lend(name, async (file) => file)
    expect(lent).toMatch(directory)
    expect(readdirSync(path.join(directory, 'files/.incoming'))).toEqual([])
    const names: string[] = []
    for await (const each of storage.names()) names.push(each)
    expect(names.filter((each) => each === name)).toHaveLength(1)
    expect(await storage.remove(name)).toBe(true)
    expect(await storage.exists(name)).toBe(false)
    expect(await storage.remove(name)).toBe(true)
    await expect(storage.put('../x', Buffer.from(''))).rejects.toThrow('not a name')
  })

  test('leaves nothing of an upload that broke off, and says what its sender said', async () => {
    const { storage } = begin()
    for (const before of [1, 120]) {
      const name = newName()
      const broken = Readable.from(
        (function* () {
          for (let piece = 0; piece < before; piece += 1) yield Buffer.alloc(60_000)
          throw new Error('connection lost')
        })(),
      )
      await expect(storage.put(name, broken)).rejects.toThrow('connection lost')
      expect(await storage.exists(name)).toBe(false)
    }
  })

  test('finds what is still in the folder, and a name in both is one', async () => {
    const { directory, bucket, storage } = begin()
    const folder = openPlaces(readConfig({ DATA_DIR: directory })).inUse.storage
    const [old, both] = [newName(), newName()]
    await folder.put(old, Buffer.from('cũ'))
    await folder.put(both, Buffer.from('bản cũ'))
    await bucket.put(both, Buffer.from('bản mới'))
    expect(Buffer.from((await contentOf(storage, old)) ?? []).toString()).toBe('cũ')
    expect(Buffer.from((await contentOf(storage, both)) ?? []).toString()).toBe('bản mới')
    const names: string[] = []
    for await (const each of storage.names()) names.push(each)
    expect(names.filter((each) => each === old || each === both).toSorted()).toEqual([old, both].toSorted())
    for (const name of [old, both]) await storage.remove(name)
    expect([await folder.exists(old), await folder.exists(both), await bucket.exists(both)]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('a bucket that is away', () => {
  test('is told from a file that is not there, and nothing that was removed meanwhile is an error', async () => {
    const line = await lineToPort(server.port)
    const { storage } = begin(line.port)
    const name = newName()
    await storage.put(name, Buffer.from('ở đây'))
    line.refuse()
    await expect(storage.open(name)).rejects.toBeInstanceOf(StoreAway)
    await expect(storage.exists(name)).rejects.toThrow('look whether it runs, and at S3_ENDPOINT')
    await expect(storage.put(newName(), inPieces(new Uint8Array(100)))).rejects.toBeInstanceOf(StoreAway)
    await expect(storage.lend(name, async () => 'never')).rejects.toBeInstanceOf(StoreAway)
    expect(await storage.remove(name)).toBe(false)
    await line.accept()
    expect(Buffer.from((await contentOf(storage, name)) ?? []).toString()).toBe('ở đây')
  })

  test('in the middle of a download is taken up where it broke off, and otherwise never ends as if it were whole', async () => {
    const line = await lineToPort(server.port)
    const { storage } = begin(line.port)
    const name = newName()
    const bytes = randomBytes(600_000)
    await storage.put(name, bytes)
    line.breakOff({ after: 200_000, towards: 'client', times: 2 })
    expect(await contentOf(storage, name)).toEqual(bytes)
    line.breakOff({ after: 100_000, towards: 'client', times: 100 })
    await expect(contentOf(storage, name)).rejects.toBeInstanceOf(StoreAway)
  })

  test('in the middle of an upload leaves no file', async () => {
    const line = await lineToPort(server.port)
    const { storage } = begin(line.port)
    line.breakOff({ after: 100_000, towards: 'server', times: 100 })
    const name = newName()
    await expect(storage.put(name, inPieces(new Uint8Array(300_000)))).rejects.toBeInstanceOf(StoreAway)
    await line.accept()
    expect(await storage.exists(name)).toBe(false)
  })

  test('says so when its keys or its name are wrong', async () => {
    const wrongKey = begin(server.port, { S3_ACCESS_KEY_ID: 'somebody' })
    await expect(wrongKey.storage.open(newName())).rejects.toThrow('look at S3_ACCESS_KEY_ID')
    const wrongName = begin(server.port, { S3_BUCKET: 'nobody' })
    await expect(wrongName.storage.open(newName())).rejects.toThrow('does not exist: look at S3_BUCKET')
  })
})
