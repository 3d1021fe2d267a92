import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

export interface Owner {
  uid: number
  gid: number
}

/** Where one part of the run lives. */
export interface Folder {
  directory: string
  /** For its data: of its own, and small, where this machine lets us make one. */
  disk: string
  /** Nothing is left of the disk until the answer is called; null where the disk is everybody's. */
  fill: (() => Promise<() => void>) | null
}

export interface Folders {
  root: string
  make(name: string, megabytes: number, owner?: Owner): Folder
  /** Once nobody works there. What the programs said stays if asked for. */
  remove(options: { keepsWords: boolean }): void
}

export function makeFolders(): Folders {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lms-chaos-'))
  // Who is not root has to get through.
  chmodSync(root, 0o711)
  const folders: string[] = []

  const isMounted = (disk: string): boolean => readFileSync('/proc/self/mounts', 'utf8').includes(` ${disk} tmpfs `)

  function mount(disk: string, megabytes: number, { uid, gid }: Owner): boolean {
    try {
      const options = `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'lms-chaos', disk], { stdio: 'ignore' })
      return isMounted(disk)
    } catch {
      return false
    }
  }

  return {
    root,
    make(name, megabytes, owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }) {
      const directory = path.join(root, name)
      const disk = path.join(directory, 'disk')
      mkdirSync(disk, { recursive: true })
      for (const each of [directory, disk]) chownSync(each, owner.uid, owner.gid)
      folders.push(directory)
      return { directory, disk, fill: mount(disk, megabytes, owner) ? () => fill(disk) : null }
    },
    remove({ keepsWords }) {
      for (const directory of folders) {
        const disk = path.join(directory, 'disk')
        // Only what this run has mounted; what is still busy goes as soon as it is not.
        if (isMounted(disk)) execFileSync('umount', ['--lazy', disk], { stdio: 'ignore' })
        rmSync(keepsWords ? disk : directory, { recursive: true, force: true })
      }
      if (!keepsWords) rmSync(root, { recursive: true, force: true })
    },
  }
}

/** One file takes all that is left. */
async function fill(disk: string): Promise<() => void> {
  const ballast = path.join(disk, 'ballast')
  // Whoever writes meanwhile may have taken some of it.
  for (let left = free(disk), number = 0; left > 0 && number < 20; left = free(disk), number += 1)
    await promisify(execFile)('fallocate', ['-l', String(left), `${ballast}-${number}`]).catch(() => {})
  return () => {
    for (let number = 0; number < 20; number += 1) rmSync(`${ballast}-${number}`, { force: true })
  }
}

function free(disk: string): number {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}
