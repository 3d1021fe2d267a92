import { isRead } from '@lms/contracts/exchange/exchange.ts'
import type { ImportEncoding } from '@lms/contracts/exchange/reading.ts'
import type { ImportDependencies } from '../exchange-dependencies.ts'
import { UnreadableFile } from '../item.ts'
import { type Portion, halvesOf, mostPortions } from './portions.ts'
import { fileOf } from '../import-files.ts'
import type { StoredImport } from '../import-store.ts'
import { type Kept, keepAnswers, keptAnswers, keyOf } from './kept-answers.ts'

/** Each portion may be cut in halves, and those once more; a paper whose answers never end is given up before. */
const deepest = 2
const mostAsked = mostPortions * 2

/** Says what a model will be asked about. What it said before, but nothing that was cut off or empty, is still good. */
export async function preparePaper(
  { storage, importWorkers }: Pick<ImportDependencies, 'storage' | 'importWorkers'>,
  { id, fileName: name, format, userId: personId }: StoredImport,
  encoding: ImportEncoding | null,
  signal: AbortSignal,
): Promise<void> {
  const portions = await storage.lend(fileOf(id), (path) =>
    importWorkers.portions(
      { path, name, format: format !== null && isRead(format) ? format : null, encoding },
      { signal, personId },
    ),
  )
  const { answers } = await keptAnswers(storage, id)
  const good = Object.entries(answers).filter(([, said]) => said !== null && said.length > 0)
  await keepAnswers(storage, id, { portions, answers: Object.fromEntries(good) })
}

/** One question to the model. Answers whether that was all. */
export async function askAboutPaper(
  { storage, papers }: Pick<ImportDependencies, 'storage' | 'papers'>,
  importId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const kept = await keptAnswers(storage, importId)
  const said = saidOf(kept)
  if ('questions' in said) return true
  if (Object.keys(kept.answers).length >= mostAsked) throw new UnreadableFile('aiFailed')
  const { questions, isWhole } = await papers.read(said.next, signal)
  const answers = { ...kept.answers, [keyOf(said.next)]: isWhole ? questions : null }
  await keepAnswers(storage, importId, { ...kept, answers })
  return 'questions' in saidOf({ ...kept, answers })
}

/** All that was said of a paper, once nothing is left to ask. */
export async function toldOf(storage: ImportDependencies['storage'], importId: string): Promise<unknown[]> {
  const said = saidOf(await keptAnswers(storage, importId))
  if ('next' in said) throw new UnreadableFile('aiFailed')
  return said.questions
}

/** What was cut off is never taken for all there is: its halves are asked about. */
function saidOf({ portions, answers }: Kept, depth = 0): { questions: unknown[] } | { next: Portion } {
  const questions: unknown[] = []
  for (const portion of portions) {
    const own = answers[keyOf(portion)]
    if (own === undefined) return { next: portion }
    const halves = own === null && depth < deepest ? halvesOf(portion) : null
    if (own === null && !halves) throw new UnreadableFile('aiFailed')
    const said = own ? { questions: own } : saidOf({ portions: halves ?? [], answers }, depth + 1)
    if ('next' in said) return said
    questions.push(...said.questions)
  }
  return { questions }
}
