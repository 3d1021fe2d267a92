import type { ExchangeJob, ExchangeTask, Outcome } from './exchange-tasks.ts'
import { UnreadableFile, type WrittenPictures } from '../formats/item.ts'
import { writers } from '../formats/registry.ts'

/** Runs in a thread of its own, within limits of memory and time: what it opens comes from outside. */

export async function exchange({ task, port }: ExchangeJob): Promise<unknown> {
  try {
    if (task.kind === 'write') return await writeFile(task)
    // Each file has a new thread: whoever writes one does not wait for all that reads.
    const { readFile, readPages, readPortions } = await import('./file-reading.ts')
    if (task.kind === 'portions') return await readPortions(task)
    return await (task.kind === 'pages' ? readPages(task) : readFile(task, port))
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'unreadable', code: error.code } satisfies Outcome
    throw error
  } finally {
    port.close()
  }
}

async function writeFile({ format, items, pictures }: Extract<ExchangeTask, { kind: 'write' }>): Promise<Outcome> {
  const prepared: Map<string, NonNullable<ReturnType<WrittenPictures['get']>>> = new Map()
  for (const { address, content } of pictures) {
    const { preparedPicture } = await import('../../quizzes/paper/paper-printing.ts')
    const picture = await preparedPicture(content)
    if (picture) prepared.set(address, picture)
  }
  const content = Uint8Array.from(await (await writers[format]()).write(items, prepared))
  return { kind: 'file', content }
}
