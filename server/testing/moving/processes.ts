import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'

/** A process, and when it was started: a number that is given again means another one then. */
export interface Running {
  pid: number
  startedAt: string
}

/** Those that work in a folder, which nobody else knows of: a program there and everything it has started. */
function processesIn(directory: string): Running[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((name) => {
    try {
      const place = readlinkSync(`/proc/${name}/cwd`)
      const isInside = place === directory || place.startsWith(directory + path.sep)
      return isInside ? [{ pid: Number(name), startedAt: startOf(Number(name)) }] : []
    } catch {
      // It ended meanwhile, or is another's.
      return []
    }
  })
}

/** To each that is still the one it was; answers to whom. */
export function signalEach(processes: readonly Running[], signal: NodeJS.Signals): Running[] {
  return processes.filter(({ pid, startedAt }) => {
    try {
      return startOf(pid) === startedAt && process.kill(pid, signal)
    } catch {
      return false
    }
  })
}

/** Also to those that were started meanwhile by one that had not got it yet. */
export function signalAllIn(directory: string, signal: NodeJS.Signals): Running[] {
  const reached = new Map<number, Running>()
  for (let found = processesIn(directory); found.length > 0;) {
    for (const one of signalEach(found, signal)) reached.set(one.pid, one)
    found = processesIn(directory).filter(({ pid, startedAt }) => reached.get(pid)?.startedAt !== startedAt)
  }
  return [...reached.values()]
}

/** In ticks since the machine started; the name before it may hold anything. */
function startOf(pid: number): string {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
}
