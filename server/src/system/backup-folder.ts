import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const ours = /^lms-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/

export function archiveNameAt(time: Date): string {
  return `lms-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

/** Those that were made by themselves, the newest first; whatever else lies there is somebody's own. */
export async function archivesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => ours.test(name)).toSorted((one, other) => (one < other ? 1 : -1))
}

export async function pruneArchives(folder: string, keep: number): Promise<void> {
  for (const name of (await archivesIn(folder)).slice(keep)) await rm(path.join(folder, name), { force: true })
}

/** Null when the folder cannot be read. */
export async function sizeOfArchives(folder: string): Promise<{ count: number; bytes: number } | null> {
  try {
    const names = await archivesIn(folder)
    const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size))
    return { count: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  } catch {
    return null
  }
}
