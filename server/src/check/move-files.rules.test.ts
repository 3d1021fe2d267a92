import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type BucketServer, startBucketServer } from '../../testing/bucket/bucket-server.ts'
import { lineToPort } from '../../testing/moving/line-between.ts'
import { readConfig } from '../platform/config.ts'
import { openPlaces } from '../platform/storage/open-storage.ts'
import { type Storage, createStorage } from '../platform/storage/storage.ts'
import { moveFiles } from './move-files.ts'

let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer()
})
afterAll(() => server.remove())

async function textOf(storage: Storage, name: string): Promise<string | null> {
  const file = await storage.open(name)
  return file && (await buffer(file.stream)).toString()
}

describe('moving files', () => {
  async function twoPlaces(port = server.port) {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-files-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    const folder = createStorage(directory)
    const bucket = openPlaces(readConfig({ DATA_DIR: directory, ...server.environment(port) })).inUse.storage
    for await (const name of bucket.names()) await bucket.remove(name)
    const names = Array.from({ length: 12 }, (_, index) => `media/${index}.webp`)
    for (const name of names) await folder.put(name, Buffer.from(`content of ${name}`))
    return { folder, bucket, names }
  }

  test('can be broken off and done again, both ways: nothing is lost, nothing goes before it is there', async () => {
    const line = await lineToPort(server.port)
    const { folder, bucket, names } = await twoPlaces(line.port)
    const there = { from: folder, to: bucket }
    let moved = 0
    const whenMoved = (): void => {
      moved += 1
      if (moved === 3) line.refuse()
    }
    await expect(moveFiles(there, { deletesSource: true, whenMoved })).rejects.toThrow('does not answer')
    await line.accept()
    for (const name of names) expect((await folder.exists(name)) || (await bucket.exists(name))).toBe(true)
    const second = await moveFiles(there, { deletesSource: false })
    expect(second.removed).toBe(0)
    const third = await moveFiles(there, { deletesSource: true })
    expect(third).toMatchObject({ copied: { files: 0 }, different: [] })
    for await (const name of folder.names()) expect(name).toBe('nothing is left')
    expect(await textOf(bucket, 'media/7.webp')).toBe('content of media/7.webp')

    const back = await moveFiles({ from: bucket, to: folder }, { deletesSource: true })
    expect(back).toMatchObject({ copied: { files: 12 }, removed: 12, different: [] })
    expect(await textOf(folder, 'media/7.webp')).toBe('content of media/7.webp')
  })

  test('never writes over what is there, and keeps both of two that are not the same', async () => {
    const { folder, bucket } = await twoPlaces()
    await bucket.put('media/3.webp', Buffer.from('newer'))
    const result = await moveFiles({ from: folder, to: bucket }, { deletesSource: true })
    expect(result).toMatchObject({ copied: { files: 11 }, there: 1, removed: 11, different: ['media/3.webp'] })
    expect([await textOf(bucket, 'media/3.webp'), await textOf(folder, 'media/3.webp')]).toEqual([
      'newer',
      'content of media/3.webp',
    ])
  })
})
