import type { WritingTask } from './exchange-tasks.ts'
import type { WrittenPictures } from '../item.ts'
import { writers } from '../registry.ts'

/** Runs in a thread of its own, within a limit of memory. */
export async function writeFile({ format, items, pictures }: WritingTask): Promise<Uint8Array> {
  const prepared: Map<string, NonNullable<ReturnType<WrittenPictures['get']>>> = new Map()
  for (const { address, content } of pictures) {
    const { preparedPicture } = await import('../../quizzes/paper/paper-printing.ts')
    const picture = await preparedPicture(content)
    if (picture) prepared.set(address, picture)
  }
  return Uint8Array.from(await (await writers[format]()).write(items, prepared))
}
