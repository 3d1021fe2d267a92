import { parentPort, workerData } from 'node:worker_threads'
import { figuresOf } from './process-figures.ts'
import { type Watch, type Watched, verdicts } from './watching.ts'

/** Looks at the reading process from a thread of its own: whatever else this process does, nobody is late here. */

const { pid, mostResidentBytes, seen } = workerData as Watched
/** Elsewhere each look starts a program. */
const whileReading = process.platform === 'linux' ? 10 : 200
const whileIdle = 200

let reading: { most: number; from: number | null } | null = null
parentPort?.on('message', ({ cpuMilliseconds }: Watch) => {
  reading = cpuMilliseconds === null ? null : { most: cpuMilliseconds, from: reading?.from ?? null }
  look()
})

function kill(verdict: (typeof verdicts)[number]): void {
  Atomics.store(seen, 0, verdicts.indexOf(verdict))
  process.kill(pid, 'SIGKILL')
}

let next: NodeJS.Timeout | undefined
function look(): void {
  clearTimeout(next)
  const figures = figuresOf(pid)
  if (figures) {
    Atomics.store(seen, 1, Math.round(figures.residentBytes / 1024))
    if (reading) reading.from ??= figures.cpuMilliseconds
    if (figures.residentBytes > mostResidentBytes) return kill('memory')
    if (reading?.from != null && figures.cpuMilliseconds - reading.from > reading.most) return kill('time')
  }
  next = setTimeout(look, reading ? whileReading : whileIdle)
}
look()
parentPort?.postMessage('watching', [])
