import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FromReader, ToReader } from './reader-task.ts'

/** Why a process had to end. */
export const verdicts = ['ended', 'memory', 'time'] as const
export type Verdict = (typeof verdicts)[number]

/** What the thread that watches begins with. */
export interface Watched {
  pid: number
  mostResidentBytes: number
  /** The number of its verdict, and how many kilobytes are resident. */
  seen: Int32Array<SharedArrayBuffer>
}

/** How much time of processors it has for its file, all in all; null when it has none. */
export interface Watch {
  cpuMilliseconds: number | null
}

/** It was too much for the reading process, which is gone with it. */
export class ReaderKilled extends Error {
  readonly verdict: Verdict

  constructor(verdict: Verdict, details = '') {
    super(`The reading process ended: ${verdict}${details && `\n${details}`}`)
    this.verdict = verdict
  }
}

const megabyte = 1024 * 1024
/** Resident, all in all: 512 MB. It ends a little earlier, by what can be filled between two looks. */
const mostResidentBytes = (512 - 72) * megabyte
/** Below that, whatever the file brings lies beyond the heap. */
const heapMegabytes = 256
/** What the last file left behind is not taken from the next one. */
const mostKeptKilobytes = 240 * 1024
const wordsKept = 2000

/** Nothing that is a secret of the server: what is read there comes from outside. */
const passedOn = ['NODE_COMPILE_CACHE', 'TMPDIR', 'TMP', 'TEMP', 'TZ', 'SystemRoot']

export interface WatchedProcess {
  /** Hears what it says, and keeps this process alive, until what is answered is called. */
  take(listen: (message: FromReader) => void): () => void
  send(message: ToReader): void
  /** Rejects with `ReaderKilled` once it is gone. */
  readonly gone: Promise<never>
  allow(cpuMilliseconds: number | null): void
  /** Whether it is as good as new. */
  readonly isLight: boolean
  end(verdict?: Verdict): Promise<void>
}

/** Starts the process and the thread that watches it; answers once both are at work. */
export async function startWatchedProcess(file: URL): Promise<WatchedProcess> {
  const child = fork(fileURLToPath(file), {
    env: {
      ...Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
      MALLOC_ARENA_MAX: '2',
      NODE_NO_WARNINGS: '1',
    },
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=8'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const seen = new Int32Array(new SharedArrayBuffer(8))
  let words = ''
  child.stderr?.on('data', (part: Buffer) => {
    words = (words + part.toString()).slice(-wordsKept)
  })
  let watcher: Worker | undefined
  const isGone = Promise.withResolvers<void>()
  const gone = new Promise<never>((_resolve, reject) => {
    child.on('error', (error) => {
      reject(error)
      isGone.resolve()
    })
    child.once('close', (_code, signal) => {
      void watcher?.terminate()
      const verdict = verdicts[Atomics.load(seen, 0)] ?? 'ended'
      // Out of heap, it ends itself.
      reject(
        verdict === 'ended' && signal === 'SIGABRT' ? new ReaderKilled('memory') : new ReaderKilled(verdict, words),
      )
      isGone.resolve()
    })
  })
  gone.catch(() => {})
  const ready = once(child, 'message') as Promise<[FromReader]>
  ready.catch(() => {})
  if (child.pid !== undefined) {
    watcher = new Worker(new URL('watch-thread.ts', import.meta.url), {
      workerData: { pid: child.pid, mostResidentBytes, seen } satisfies Watched,
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
    })
    watcher.unref()
    await Promise.race([Promise.all([ready, once(watcher, 'message')]), gone])
  } else await gone
  // Between two files nothing waits for it.
  const rest = (): void => {
    child.unref()
    child.channel?.unref()
  }
  rest()
  return {
    take(listen) {
      child.on('message', listen)
      child.ref()
      child.channel?.ref()
      return () => {
        child.off('message', listen)
        rest()
      }
    },
    gone,
    send: (message) => void child.send(message),
    allow: (cpuMilliseconds) => watcher?.postMessage({ cpuMilliseconds } satisfies Watch, []),
    get isLight() {
      return Atomics.load(seen, 1) < mostKeptKilobytes
    },
    async end(verdict = 'ended') {
      Atomics.compareExchange(seen, 0, 0, verdicts.indexOf(verdict))
      child.ref()
      child.kill('SIGKILL')
      await isGone.promise
    },
  }
}
