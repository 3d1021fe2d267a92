import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface ProcessFigures {
  residentBytes: number
  /** Of all its threads, since it began. */
  cpuMilliseconds: number
}

/** What Linux counts the time of a process in. */
const ticksPerSecond = 100

/** Of another process, by what the system says of it; null once it is gone, or where nothing can be asked. */
export function figuresOf(pid: number): ProcessFigures | null {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return null
  }
}

function fromProc(pid: number): ProcessFigures {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  // Behind the name of the program, which may hold anything.
  const times = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return {
    residentBytes: Number(resident ?? 0) * 1024,
    cpuMilliseconds: ((Number(times[11]) + Number(times[12])) * 1000) / ticksPerSecond,
  }
}

function fromPs(pid: number): ProcessFigures {
  const said = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)], { encoding: 'utf8' })
  const [kilobytes = '0', time = '0'] = said.trim().split(/\s+/)
  // [days-][hours:]minutes:seconds[.hundredths]
  const [clock = '0', days = '0'] = time.split('-').toReversed()
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400
  return { residentBytes: Number(kilobytes) * 1024, cpuMilliseconds: seconds * 1000 }
}
