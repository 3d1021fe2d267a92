import { seconds } from '../clock.ts'
import { overloaded } from '../http/errors.ts'
import { createTurns } from '../turns.ts'
import type { FromReader, ReaderTask } from './reader-task.ts'
import { ReaderKilled, type WatchedProcess, startWatchedProcess } from './watching.ts'

interface Reading<Report, Reply> {
  personId: string
  signal?: AbortSignal
  /** Of processors, in milliseconds. By the clock it may be twice that, but half a minute in any case. */
  longest: number
  /** `extend` adds to that, for what comes now. */
  hear?: (report: Report, extend: (more: number) => void) => Promise<Reply>
}

export interface Reader {
  /**
   * Reads one file in a process of its own, while others wait for their turn: people take turns. Throws `ReaderKilled`
   * when the file needed too much, `overloaded` when too many wait already or all is being closed, and `tooMany` when
   * this person has too much waiting.
   */
  read<Input, Result, Report, Reply>(
    task: ReaderTask<Input, Result, Report, Reply>,
    input: Input,
    reading: Reading<Report, Reply>,
  ): Promise<Result>
  /** Drops what is read and what waits. */
  close(): Promise<void>
}

/** Between two files it stays loaded that long. */
const idle = seconds(10)
const shortest = seconds(30)

/** `file` knows how everything is read, so it is handed in from above. It is started by the first file that comes. */
export function createReader(file: URL): Reader {
  let started: Promise<WatchedProcess> | null = null
  let resting: NodeJS.Timeout | undefined
  let isClosed = false
  // One at a time, so that all together stay within what a small machine has.
  const turns = createTurns(['the reading process'], { longestQueue: 100, mostWaitingEach: 3 })

  async function end(): Promise<void> {
    clearTimeout(resting)
    const ending = started
    started = null
    const running = await ending?.catch(() => null)
    await running?.end()
  }

  async function readIn(
    running: WatchedProcess,
    { name, input }: { name: string; input: unknown },
    { signal, longest, hear, begin }: Reading<unknown, unknown> & { begin: () => void },
  ): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const stop = (): void => reject(signal?.reason as Error)
    let timer: NodeJS.Timeout | undefined
    let allowed = 0
    function extend(more: number): void {
      clearTimeout(timer)
      allowed += more
      running.allow(allowed)
      timer = setTimeout(() => void running.end('time'), Math.max(shortest, 2 * longest)).unref()
    }
    async function answer(report: unknown): Promise<void> {
      running.send({ kind: 'reply', reply: await hear?.(report, extend) })
    }
    function listen(message: FromReader): void {
      if (message.kind === 'report') void answer(message.report).catch(reject)
      else if (message.kind === 'done') resolve(message.result)
      else if (message.kind === 'failed') reject(message.error)
      else if (message.kind === 'begun') {
        begin()
        extend(longest)
      }
    }
    const release = running.take(listen)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      signal?.throwIfAborted()
      running.send({ kind: 'read', name, input })
      return await Promise.race([promise, running.gone])
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      running.allow(null)
      release()
    }
  }

  return {
    async read(task, input, reading) {
      const result = await turns.take(async () => {
        for (let tries = 1; ; tries += 1) {
          clearTimeout(resting)
          let hasBegun = false
          let isDone = false
          try {
            reading.signal?.throwIfAborted()
            started ??= startWatchedProcess(file)
            const running = await started
            if (isClosed) throw overloaded()
            const begin = (): void => void (hasBegun = true)
            const answer = await readIn(
              running,
              { name: task.name, input },
              { ...(reading as Reading<unknown, unknown>), begin },
            )
            isDone = running.isLight
            return answer
          } catch (error) {
            // It went while it waited for a file, which had no part in that.
            const isInnocent = error instanceof ReaderKilled && error.verdict === 'ended' && !hasBegun
            if (!isInnocent || tries > 1) throw error
          } finally {
            if (isDone) resting = setTimeout(() => void end(), idle).unref()
            else await end()
          }
        }
      }, reading.personId)
      return result as never
    },
    async close() {
      isClosed = true
      turns.close()
      await end()
    },
  }
}
