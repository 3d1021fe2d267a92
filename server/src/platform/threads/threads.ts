import type { ResourceLimits, Transferable } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { overloaded } from '../http/errors.ts'
import { createTurns } from '../turns.ts'

interface Thread<Task, Result> {
  run(task: Task, transfer?: Transferable[]): Promise<Result>
  /** At once, whatever it is doing; whoever runs something next gets a new one. */
  end(): Promise<void>
}

export interface Threads<Task, Result> {
  /** Waits for a thread and has it alone, as `Turns` says. */
  use<Answer>(act: (thread: Thread<Task, Result>) => Promise<Answer>, personId?: string): Promise<Answer>
  /** Drops what runs and what waits. */
  close(): Promise<void>
}

interface ThreadOptions {
  file: URL
  /** Which export of the file does the work. */
  name: string
  atOnce: number
  longestQueue: number
  /** How much of one person may wait. */
  mostWaitingEach?: number
  resourceLimits: ResourceLimits
  /** How long a thread waits for more before it goes. */
  idleMilliseconds: number
}

/**
 * A pool for each thread, so that one can be ended without the others. Turns are taken here and not in the pool:
 * what waits there behind a thread that crashed would wait until somebody else comes.
 */
export function createThreads<Task, Result>(options: ThreadOptions): Threads<Task, Result> {
  let isClosed = false
  const threads = Array.from({ length: options.atOnce }, () => createThread<Task, Result>(options, () => isClosed))
  const turns = createTurns(threads, options)
  return {
    use: turns.take,
    async close() {
      isClosed = true
      turns.close()
      await Promise.all(threads.map((thread) => thread.end()))
    },
  }
}

function createThread<Task, Result>(options: ThreadOptions, isClosed: () => boolean): Thread<Task, Result> {
  const { file, name, resourceLimits, idleMilliseconds } = options
  const pool = new Piscina<Task, Result>({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMilliseconds,
    resourceLimits,
    atomics: 'disabled',
    recordTiming: false,
  })
  let ending: Promise<void> = Promise.resolve()
  const end = (): Promise<void> => {
    ending = ending.then(() => pool.destroy())
    return ending
  }
  // A thread that cannot even begin has nothing to answer for; its task is still in the queue.
  let failure: unknown
  pool.on('error', (error) => {
    failure = error
    void end()
  })
  return {
    async run(task, transferList = []) {
      // Until the last one is gone, the pool takes nothing.
      await ending
      if (isClosed()) throw overloaded()
      failure = undefined
      try {
        return await pool.run(task, { transferList })
      } catch (error) {
        throw failure ?? error
      }
    },
    end,
  }
}
