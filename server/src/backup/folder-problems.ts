import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { BackupProblem } from './archive.ts'

const other = 'or choose another folder'
const noRoom = (folder: string): string => `There is no room in ${folder}: free some space, ${other}.`
const notOurs = (folder: string): string =>
  `${folder} cannot be written to: let the user who runs this write there, ${other}.`
const noFolder = (folder: string): string => `${folder} is not a folder: move away what is in its place, ${other}.`

const sentences: Readonly<Record<string, (folder: string) => string>> = {
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EACCES: notOurs,
  EPERM: notOurs,
  EROFS: (folder) => `${folder} is read-only: make it writable, ${other}.`,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ENOENT: (folder) => `${folder} is gone: bring it back, ${other}.`,
  EIO: (folder) => `${folder} cannot be read or written: look at the disk and at the system's log, ${other}.`,
  ESTALE: (folder) => `${folder} is gone: connect it again, ${other}.`,
}

/** What the operating system says about the folder of archives, as a sentence with what to do; others as they are. */
export function explained(error: unknown, folder: string): unknown {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return error
  // A write that fails names no file.
  const isThere = !('path' in error) || isWithin(folder, String(error.path))
  const sentence = isThere ? sentences[String(error.code)] : undefined
  return sentence ? new BackupProblem(sentence(folder)) : error
}

function isWithin(folder: string, file: string): boolean {
  // Its parents too: one of them may not let it be made.
  const [own, named] = [`${path.resolve(folder)}${path.sep}`, `${path.resolve(file)}${path.sep}`]
  return named.startsWith(own) || own.startsWith(named)
}

/** Why no archive could be written there now; null when one could. Makes the folder if there is none. */
export async function problemOf(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK)
    return null
  } catch (error) {
    const problem = explained(error, folder)
    return problem instanceof Error ? problem.message : String(problem)
  }
}
