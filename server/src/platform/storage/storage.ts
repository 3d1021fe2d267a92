import { type FileHandle, access, link, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

export type Content = Uint8Array | AsyncIterable<Uint8Array>

/** From the first byte to the last one, both from 0 and both included. */
export interface ByteRange {
  start: number
  end: number
}

interface StoredContent {
  /** Of the whole file. */
  size: number
  stream: Readable
}

interface AboutFile {
  size: number
  changedAt: Date
}

/** Where uploaded files live. A name is one or more plain words between slashes, for example `media/3f2a.webp`. */
export interface Storage {
  /** The file is there as a whole and survives a power cut, or it is not there. */
  put(name: string, content: Content): Promise<void>
  /** The same, but never in the place of one that is there; answers whether it was put. */
  putNew(name: string, content: Content): Promise<boolean>
  /** Null when there is no such file. */
  open(name: string, range?: ByteRange): Promise<StoredContent | null>
  /** Null when there is no such file. */
  about(name: string): Promise<AboutFile | null>
  exists(name: string): Promise<boolean>
  /** Answers false when it has to be left to the sweep, because the store does not answer now. */
  remove(name: string): Promise<boolean>
  /** All that are there now. */
  names(): AsyncIterable<string>
  /** How many there are, and what they weigh. */
  measure(): Promise<{ files: number; bytes: number }>
  /** Removes what was begun before this time and never became a file; answers how many. */
  sweepIncoming(before: Date): Promise<number>
  /** The file on this machine's disk for as long as the act lasts; null when there is none. For threads, which know no store. */
  lend<Result>(name: string, act: (file: string | null) => Promise<Result>): Promise<Result>
}

/** The store does not answer, or refuses what it should not. Nothing is wrong with the file: later it may work. */
export class StoreAway extends Error {
  /** Whether it will stay so until somebody changes a setting. */
  readonly isRefusal: boolean

  constructor(message: string, { isRefusal, cause }: { isRefusal: boolean; cause: unknown }) {
    super(message, { cause })
    this.isRefusal = isRefusal
  }
}

export function createStorage(dataDirectory: string): Storage {
  const root = path.join(dataDirectory, 'files')
  const incoming = path.join(root, '.incoming')

  function locate(name: string): string {
    expectName(name)
    return path.join(root, name)
  }

  async function write(name: string, content: Content, place: (from: string, to: string) => Promise<void>) {
    const target = locate(name)
    const folder = path.dirname(target)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const temporary = incomingName(dataDirectory)
    try {
      await writeIncoming(temporary, content, { isKept: true })
      await place(temporary, target)
      await withFile(folder, 'r', (handle) => handle.sync())
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  return {
    put: (name, content) => write(name, content, rename),
    async putNew(name, content) {
      try {
        await write(name, content, async (from, to) => {
          await link(from, to)
          await rm(from)
        })
        return true
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false
        throw error
      }
    },
    async open(name, range) {
      try {
        const file = await open(locate(name))
        const { size } = await file.stat()
        return { size, stream: file.createReadStream(range) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async exists(name) {
      try {
        await access(locate(name))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    async about(name) {
      try {
        const { size, mtime } = await stat(locate(name))
        return { size, changedAt: mtime }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async sweepIncoming(before) {
      let swept = 0
      for (const name of await namesIn(incoming)) {
        const file = path.join(incoming, name)
        const begun = await stat(file).catch(nothing)
        if (!begun || begun.mtime >= before) continue
        await rm(file, { force: true })
        swept += 1
      }
      return swept
    },
    async remove(name) {
      await rm(locate(name), { force: true })
      return true
    },
    async measure() {
      let [files, bytes] = [0, 0]
      for await (const name of this.names()) {
        files += 1
        bytes += (await this.about(name))?.size ?? 0
      }
      return { files, bytes }
    },
    async lend(name, act) {
      return act((await this.exists(name)) ? locate(name) : null)
    },
    async *names() {
      try {
        for await (const entry of await opendir(root, { recursive: true })) {
          const name = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')
          if (entry.isFile() && isName(name)) yield name
        }
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
  }
}

/** Where something lies that is on its way; the sweep knows this place. */
export function incomingName(dataDirectory: string): string {
  return path.join(dataDirectory, 'files/.incoming', crypto.randomUUID())
}

export async function writeIncoming(file: string, content: Content, { isKept }: { isKept: boolean }): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await withFile(file, 'wx', async (handle) => {
    await handle.writeFile(content)
    if (isKept) await handle.sync()
  })
}

export function expectName(name: string): void {
  if (!isName(name)) throw new Error('This is not a name for a file')
}

export function isName(name: string): boolean {
  return name.length <= 200 && /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/i.test(name)
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function withFile(name: string, flags: string, act: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(name, flags, 0o600)
  try {
    await act(file)
  } finally {
    await file.close()
  }
}

/** Somebody else was quicker. */
function nothing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
