import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { unprivilegedUser } from '../postgres-cluster.ts'

/** A folder for one that refuses to run as root; it goes away with the test. */
export function folderOfProgram(name: string): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), `lms-${name}-`))
  const user = unprivilegedUser()
  if (user) chownSync(directory, user.uid, user.gid)
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

interface Started {
  directory: string
  environment?: Record<string, string>
}

/** Until the test ends. */
export function startProgram(
  command: string,
  args: readonly string[],
  { directory, environment }: Started,
): ChildProcess {
  const child = spawn(command, args, {
    stdio: 'ignore',
    cwd: directory,
    env: { ...process.env, HOME: directory, ...environment },
    ...unprivilegedUser(),
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => {
      child.once('exit', resolve)
    })
    child.kill('SIGKILL')
    await ended
  })
  return child
}
