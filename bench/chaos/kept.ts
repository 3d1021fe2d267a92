import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { signalAllIn, signalEach } from '../../server/testing/moving/processes.ts'
import type { Owner } from './folders.ts'

export interface Program {
  name: string
  command: string
  args: readonly string[]
  environment?: Record<string, string>
  /** It and whoever it starts work here, and nobody else does: that is how they are known. */
  directory: string
  owner?: Owner | undefined
  /** Milliseconds until the supervisor starts it again. */
  comesBackAfter: number
}

/** A program that is started again whenever it ends, as by systemd. */
export interface Kept {
  name: string
  /** With everything it has started, at once; it stays away until told. */
  kill(): void
  comeBack(): void
  /** It and everything it has started stands still until the answer is called. */
  pause(): () => void
  /** How often it has ended by itself. */
  ends(): number
}

export function keep({ name, command, args, environment, directory, owner, comesBackAfter }: Program): Kept {
  let child: ChildProcess | null = null
  let isWanted = true
  let ends = 0

  function start(): void {
    if (child !== null || !isWanted) return
    const words = openSync(path.join(directory, 'words.log'), 'a')
    const started = spawn(command, args, {
      cwd: directory,
      stdio: ['ignore', words, words],
      env: { ...process.env, NODE_NO_WARNINGS: '1', HOME: directory, ...environment },
      ...owner,
    })
    closeSync(words)
    child = started
    started.once('error', (error) => console.error(`${name}: ${error.message}`))
    started.once('exit', () => {
      child = null
      if (!isWanted) return
      ends += 1
      setTimeout(start, comesBackAfter)
    })
  }

  start()
  return {
    name,
    kill() {
      isWanted = false
      signalAllIn(directory, 'SIGKILL')
    },
    comeBack() {
      isWanted = true
      start()
    },
    pause() {
      const stopped = signalAllIn(directory, 'SIGSTOP')
      return () => void signalEach(stopped, 'SIGCONT')
    },
    ends: () => ends,
  }
}
