import { createHash } from 'node:crypto'
import type { Storage } from '../platform/storage/storage.ts'

/** Enough that a store far away is not waited for file by file. */
const atOnce = 8

interface Places {
  from: Storage
  to: Storage
}

export interface FilesToMove {
  files: number
  bytes: number
}

export interface MovedFiles {
  /** Were not there yet. */
  copied: FilesToMove
  /** Were there already. */
  there: number
  removed: number
  /** Are in both places and not the same, so that none of them was removed. */
  different: string[]
}

export async function filesToMove({ from }: Pick<Places, 'from'>): Promise<FilesToMove> {
  const found = { files: 0, bytes: 0 }
  await each(from.names(), async (name) => {
    const about = await from.about(name)
    if (!about) return
    found.files += 1
    found.bytes += about.size
  })
  return found
}

/**
 * Copies what is not there yet, and never over something that is. A file is in its new place as a whole or not at all,
 * so whoever breaks this off can begin it again. The source goes only when both were read and are the same.
 */
export async function moveFiles(
  { from, to }: Places,
  { deletesSource, whenMoved }: { deletesSource: boolean; whenMoved?: (name: string) => void },
): Promise<MovedFiles> {
  const moved: MovedFiles = { copied: { files: 0, bytes: 0 }, there: 0, removed: 0, different: [] }
  await each(from.names(), async (name) => {
    const size = await copy(name)
    if (size === 'gone') return
    if (size === 'there') moved.there += 1
    else {
      moved.copied.files += 1
      moved.copied.bytes += size
    }
    if (!deletesSource) {
      const [here, there] = [await from.about(name), await to.about(name)]
      if (here && there && here.size !== there.size) moved.different.push(name)
    } else if (await isSame(name)) {
      if (await from.remove(name)) moved.removed += 1
    } else moved.different.push(name)
    whenMoved?.(name)
  })
  return moved

  async function copy(name: string): Promise<number | 'there' | 'gone'> {
    if (await to.exists(name)) return 'there'
    const file = await from.open(name)
    if (!file) return 'gone'
    try {
      return (await to.putNew(name, file.stream as AsyncIterable<Uint8Array>)) ? file.size : 'there'
    } finally {
      file.stream.destroy()
    }
  }

  async function isSame(name: string): Promise<boolean> {
    const [here, there] = await Promise.all([contentOf(from, name), contentOf(to, name)])
    return here !== null && there !== null && here.size === there.size && here.digest === there.digest
  }
}

async function contentOf(storage: Storage, name: string): Promise<{ size: number; digest: string } | null> {
  const file = await storage.open(name)
  if (!file) return null
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of file.stream as AsyncIterable<Uint8Array>) {
    hash.update(piece)
    size += piece.length
  }
  return size === file.size ? { size, digest: hash.digest('hex') } : null
}

/** A few at once; the first failure ends it when those that are under way have ended. */
async function each(names: AsyncIterable<string>, act: (name: string) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  for await (const name of names) {
    const one: Promise<void> = act(name)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(one))
    running.add(one)
    if (running.size >= atOnce) await Promise.race(running)
    if (failures.length > 0) break
  }
  await Promise.all(running)
  if (failures.length > 0) throw failures[0]
}
