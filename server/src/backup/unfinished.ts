import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { BackupProblem } from './archive.ts'
import { days } from '../platform/clock.ts'

const ending = '.unfinished'
/** Somebody may still be writing what is younger. */
const youngerStay = days(1)

/** A name of one's own beside the one that it will have: no two that run at once share it. */
export function unfinishedNameOf(file: string): string {
  return `${file}.${crypto.randomUUID()}${ending}`
}

/** Never in the place of another file, even of one that has come meanwhile. */
export async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file)
    await rm(unfinished)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw existsAlready(file)
    if (!unlinkable.has(codeOf(error))) throw error
    await takeName(unfinished, file)
  }
  await syncFolder(path.dirname(file))
}

/** On some file systems a file has one name only. */
const unlinkable = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

async function takeName(unfinished: string, file: string): Promise<void> {
  try {
    await (await open(file, 'wx', 0o600)).close()
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? existsAlready(file) : error
  }
  await rename(unfinished, file)
}

export function existsAlready(file: string): BackupProblem {
  return new BackupProblem(`${file} exists already. Nothing was written over: choose another name.`)
}

/** What runs that were killed have left in this folder, archives and places of restore tests; answers how many. */
export async function sweepUnfinished(folder: string, now: Date): Promise<number> {
  let swept = 0
  for (const name of (await readdir(folder).catch(nothing)) ?? []) {
    if (!name.endsWith(ending)) continue
    const left = path.join(folder, name)
    // Another run may just have given it its real name.
    const begun = await stat(left).catch(nothing)
    if (!begun || now.getTime() - begun.mtime.getTime() < youngerStay) continue
    await rm(left, { recursive: true, force: true })
    swept += 1
  }
  return swept
}

function nothing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
