import { buffer } from 'node:stream/consumers'
import type { ImportDependencies } from '../exchange-dependencies.ts'
import { isPdf } from '../recognise.ts'
import { answerOf, fileOf } from '../import-files.ts'
import type { StoredImport } from '../import-store.ts'
import { keepAnswers, keptAnswers, keyOf } from './kept-answers.ts'

type PageDependencies = Pick<ImportDependencies, 'storage' | 'importWorkers' | 'photos'>

/** One page to the model. Answers whether that was all: what it says of the pages takes their place then. */
export async function askAboutPages(
  { storage, importWorkers, photos }: PageDependencies,
  { id, userId: personId }: StoredImport,
  signal: AbortSignal,
): Promise<boolean> {
  const file = await storage.open(fileOf(id))
  const content = file ? await buffer(file.stream) : Buffer.alloc(0)
  if (content[0] === 0x7b) return true
  const pages = isPdf(content)
    ? await storage.lend(fileOf(id), (path) => importWorkers.pages({ path }, { signal, personId }))
    : [content]
  const { answers } = await keptAnswers(storage, id)
  const keys = pages.map((page, at) => `${at} ${keyOf(page)}`)
  const next = keys.findIndex((key) => answers[key] === undefined)
  const page = pages[next]
  if (page) answers[keys[next] ?? ''] = await photos.read(page, signal)
  if (keys.some((key) => answers[key] === undefined)) {
    await keepAnswers(storage, id, { portions: [], answers })
    return false
  }
  const questions = keys.flatMap((key) => answers[key] ?? [])
  await storage.put(fileOf(id), new TextEncoder().encode(JSON.stringify({ questions })))
  await storage.remove(answerOf(id))
  return true
}
