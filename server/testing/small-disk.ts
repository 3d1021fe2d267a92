import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'

interface SmallDisk {
  directory: string
  /** SQLite takes a file that may not grow for a broken disk. */
  saysFull: boolean
  fill(): void
  makeRoom(): void
}

/** A real disk, or where none may be mounted a limit to the files of this process; until the test ends. */
export function smallDisk(megabytes: number): SmallDisk {
  const disk = mkdtempSync(path.join(inject('testDirectory'), 'disk-'))
  const directory = path.join(disk, 'data')
  const isMounted = runs('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'lms-tests', disk)
  mkdirSync(directory)
  const ballast = path.join(disk, 'ballast')
  const limitFiles = (bytes: string) => execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])
  function makeRoom(): void {
    if (isMounted) rmSync(ballast, { force: true })
    else limitFiles('unlimited')
  }
  onTestFinished(() => {
    makeRoom()
    if (isMounted) execFileSync('umount', ['--lazy', disk])
  })
  return {
    directory,
    saysFull: isMounted,
    fill() {
      if (isMounted) fillWith(ballast)
      else limitFiles('0')
    },
    makeRoom,
  }
}

function runs(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function fillWith(file: string): void {
  const opened = openSync(file, 'w')
  try {
    for (const piece of [Buffer.alloc(65_536), Buffer.alloc(1)]) while (fits(opened, piece));
  } finally {
    closeSync(opened)
  }
}

function fits(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) > 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
