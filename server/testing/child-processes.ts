import { readFileSync, readdirSync } from 'node:fs'

/** On Linux: the processes that another one has started and that still run. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === parent)
}

/** The most that a process ever had resident, and 0 once it is gone. */
export function peakMegabytes(pid: number): number {
  return megabytesOf(pid, 'VmHWM')
}

export function residentMegabytes(pid: number): number {
  return megabytesOf(pid, 'VmRSS')
}

function megabytesOf(pid: number, what: 'VmHWM' | 'VmRSS'): number {
  const said = textOf(`/proc/${pid}/status`)
  return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(said)?.[1] ?? 0) / 1024
}

function statOf(pid: number): { parent: number } | null {
  const [state = 'Z', parent = '0'] = textOf(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
  return state === 'Z' ? null : { parent: Number(parent) }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
