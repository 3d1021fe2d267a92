import { Worker } from 'node:worker_threads'
import type { Ask, FromReader, ReaderTask, ToReader } from './reader-task.ts'

type Act = (input: unknown, ask: Ask<unknown, unknown>) => Promise<unknown>

/** How one kind of file is read; what that needs is loaded by the first one that comes. */
export interface Readable {
  name: string
  load(): Promise<Act>
}

export function reads<Input, Result, Report, Reply>(
  { name }: ReaderTask<Input, Result, Report, Reply>,
  load: () => Promise<(input: Input, ask: Ask<Report, Reply>) => Result | Promise<Result>>,
): Readable {
  return { name, load: async () => (await load()) as Act }
}

/** The reading process: one file after the other, for as long as its parent lives. */
export function serveReading(readables: readonly Readable[]): void {
  let hearReply: (reply: unknown) => void = () => {}
  const say = (message: FromReader): void => void process.send?.(message)
  const ask: Ask<unknown, unknown> = (report) =>
    new Promise((resolve) => {
      hearReply = resolve
      say({ kind: 'report', report })
    })

  async function read(name: string, input: unknown): Promise<void> {
    try {
      const readable = readables.find((one) => one.name === name)
      if (!readable) throw new Error(`The reading process does not know how to read ${name}`)
      const act = await readable.load()
      say({ kind: 'begun' })
      say({ kind: 'done', result: await act(input, ask) })
    } catch (error) {
      say({ kind: 'failed', error })
    }
  }

  process.on('message', (message: ToReader) => {
    if (message.kind === 'reply') hearReply(message.reply)
    else void read(message.name, message.input)
  })
  process.once('disconnect', () => process.exit())
  // A file that keeps this thread busy hears of no parent that is gone, and nobody would watch it any more.
  new Worker(new URL('orphan-thread.ts', import.meta.url), {
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  }).unref()
  say({ kind: 'ready' })
}
