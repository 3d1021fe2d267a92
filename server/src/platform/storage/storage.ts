import { type FileHandle, access, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** Where uploaded files live. A name is one or more plain words between slashes, for example `media/3f2a.webp`. */
export interface Storage {
  /** The file is there as a whole and survives a power cut, or it is not there. */
  put(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  /** Null when there is no such file. */
  open(name: string): Promise<{ size: number; stream: Readable } | null>
  exists(name: string): Promise<boolean>
  remove(name: string): Promise<void>
  /** All that are there now. */
  names(): AsyncIterable<string>
  /** Null when there is no such file. */
  changedAt(name: string): Promise<Date | null>
  /** Removes what was begun before this time and never became a file; answers how many. */
  sweepIncoming(before: Date): Promise<number>
}

export function createStorage(dataDirectory: string): Storage {
  const root = path.join(dataDirectory, 'files')
  const incoming = path.join(root, '.incoming')

  function locate(name: string): string {
    if (!isName(name)) throw new Error('This is not a name for a file')
    return path.join(root, name)
  }

  return {
    async put(name, content) {
      const target = locate(name)
      const folder = path.dirname(target)
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const temporary = path.join(incoming, crypto.randomUUID())
      try {
        await withFile(temporary, 'wx', async (file) => {
          await file.writeFile(content)
          await file.sync()
        })
        await rename(temporary, target)
        await withFile(folder, 'r', (handle) => handle.sync())
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async open(name) {
      try {
        const file = await open(locate(name))
        const { size } = await file.stat()
        return { size, stream: file.createReadStream() }
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
    async changedAt(name) {
      try {
        return (await stat(locate(name))).mtime
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
    remove: async (name) => rm(locate(name), { force: true }),
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

function isName(name: string): boolean {
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
