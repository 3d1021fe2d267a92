import { buffer } from 'node:stream/consumers'
import { wantIn } from '../../platform/storage/wants.ts'
import type { ImportDependencies } from '../exchange-dependencies.ts'
import { UnreadableFile } from '../formats/item.ts'
import { isPdf } from '../formats/signs/pdf-sign.ts'
import { fileOf } from '../import-files.ts'
import type { StoredImport } from '../import-store.ts'

type AskingDependencies = Pick<ImportDependencies, 'storage' | 'importWorkers' | 'photos'>

/** What a model says of pictures of pages takes their place, so that a second try does not ask and pay again. */
export async function askAboutPages(
  { storage, importWorkers, photos }: AskingDependencies,
  one: StoredImport,
  signal: AbortSignal,
): Promise<void> {
  const file = await storage.open(fileOf(one.id))
  const content = file ? await buffer(file.stream) : Buffer.alloc(0)
  if (content[0] === 0x7b) return
  const pages = isPdf(content)
    ? await storage.lend(fileOf(one.id), (path) => importWorkers.pages({ path }, { signal, personId: one.userId }))
    : [content]
  await answered('photoFailed', signal, async () => {
    const questions: unknown[] = []
    for (const page of pages) questions.push(...(await photos.read(page, signal)))
    await storage.put(fileOf(one.id), new TextEncoder().encode(JSON.stringify({ questions })))
  })
}

/** A stop of the process is no fault of the provider; neither is a full disk, or a store that is away. */
export async function answered<Result>(
  code: 'photoFailed' | 'aiFailed',
  signal: AbortSignal,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (signal.aborted || wantIn(error) !== null) throw error
    throw new UnreadableFile(code)
  }
}
