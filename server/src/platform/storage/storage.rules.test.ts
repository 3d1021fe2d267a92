import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createStorage } from './storage.ts'

function openStorage() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-files-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return { directory, storage: createStorage(directory) }
}

describe('the storage', () => {
  test('gives back what was put, from bytes and from a stream', async () => {
    const { storage } = openStorage()
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    await storage.put('media/one.bin', bytes)
    await storage.put('media/two.bin', Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]))
    for (const name of ['media/one.bin', 'media/two.bin']) {
      const file = await storage.open(name)
      expect(file?.size).toBe(60_000)
      expect(file && new Uint8Array(await buffer(file.stream))).toEqual(bytes)
    }
  })

  test('names what is there, and nothing that is still on its way', async () => {
    const { directory, storage } = openStorage()
    const names = async () => {
      const found: string[] = []
      for await (const name of storage.names()) found.push(name)
      return found.toSorted()
    }
    expect(await names()).toEqual([])
    for (const name of ['media/one.webp', 'media/old/two.webp', 'three.txt']) await storage.put(name, new Uint8Array(3))
    writeFileSync(path.join(directory, 'files/.incoming/half'), 'half')
    expect(await names()).toEqual(['media/old/two.webp', 'media/one.webp', 'three.txt'])
  })

  test('replaces and removes, and what is not there is not an error', async () => {
    const { storage } = openStorage()
    expect(await storage.exists('note.txt')).toBe(false)
    expect(await storage.open('note.txt')).toBeNull()
    await storage.remove('note.txt')
    await storage.put('note.txt', Buffer.from('one'))
    await storage.put('note.txt', Buffer.from('hai'))
    expect(await storage.exists('note.txt')).toBe(true)
    const file = await storage.open('note.txt')
    expect(file && (await buffer(file.stream)).toString()).toBe('hai')
    await storage.remove('note.txt')
    expect(await storage.exists('note.txt')).toBe(false)
  })

  test('leaves nothing of an upload that broke off', async () => {
    const { storage, directory } = openStorage()
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half')
        throw new Error('connection lost')
      })(),
    )
    await expect(storage.put('media/half.bin', broken)).rejects.toThrow('connection lost')
    expect(await storage.exists('media/half.bin')).toBe(false)
    expect(readdirSync(path.join(directory, 'files/.incoming'))).toEqual([])
  })

  test.each(['', '.', '..', '../x', 'a/../../x', '/etc/passwd', 'a//b', '.hidden', 'a/.b', 'a\\b', 'a\0b', 'a/', 'é'])(
    'refuses %j as a name',
    async (name) => {
      const { storage } = openStorage()
      await expect(storage.put(name, Buffer.from(''))).rejects.toThrow('not a name')
      await expect(storage.open(name)).rejects.toThrow('not a name')
      await expect(storage.exists(name)).rejects.toThrow('not a name')
      await expect(storage.remove(name)).rejects.toThrow('not a name')
    },
  )
})
