import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ImportEncoding } from '@lms/contracts/exchange/reading.ts'
import { z } from 'zod'
import type { ImportDependencies } from '../exchange-dependencies.ts'
import { UnreadableFile } from '../formats/item.ts'
import { type Portion, halvesOf, mostPortions } from '../formats/told/portions.ts'
import { answerOf, fileOf } from '../import-files.ts'
import { type StoredImport, findImport } from '../import-store.ts'
import { answered } from './asking.ts'

/** By what was asked. */
const Answers = z.record(z.string(), z.array(z.unknown()))

/** Each portion may be cut in halves, and those once more; a paper whose answers never end is given up before. */
const deepest = 2
const mostAsked = mostPortions * 2

type AskingDependencies = Pick<ImportDependencies, 'database' | 'storage' | 'importWorkers' | 'papers'>

/** What a model says of the text of a paper lies beside it until it was read: nobody asks or pays twice for a portion. */
export async function askAboutPaper(
  { database, storage, importWorkers, papers }: AskingDependencies,
  { id, fileName: name, format, userId: personId }: StoredImport,
  encoding: ImportEncoding | null,
  signal: AbortSignal,
): Promise<unknown[]> {
  const portions = await storage.lend(fileOf(id), (path) =>
    importWorkers.portions({ path, name, format, encoding }, { signal, personId }),
  )
  const kept = await storage.open(answerOf(id))
  const answers = kept ? Answers.parse(JSON.parse((await buffer(kept.stream)).toString())) : {}
  let asked = 0

  async function answerTo(portion: Portion): Promise<unknown[] | null> {
    const key = createHash('sha256').update(JSON.stringify(portion)).digest('hex')
    const known = answers[key]
    if (known !== undefined) return known
    // Whoever throws the file away sends no more of it.
    if (!(await findImport(database.read(), id))) throw new UnreadableFile('aiFailed')
    asked += 1
    if (asked > mostAsked) throw new UnreadableFile('aiFailed')
    const { questions, isWhole } = await papers.read(portion, signal)
    // What was cut off or says nothing is asked again by whoever tries once more.
    if (!isWhole) return null
    if (questions.length > 0) {
      answers[key] = questions
      await storage.put(answerOf(id), new TextEncoder().encode(JSON.stringify(answers)))
    }
    return questions
  }

  /** What was cut off is never taken for all there is. */
  async function told(portion: Portion, depth: number): Promise<unknown[]> {
    const answer = await answerTo(portion)
    if (answer) return answer
    const halves = depth < deepest ? halvesOf(portion) : null
    if (!halves) throw new UnreadableFile('aiFailed')
    return [...(await told(halves[0], depth + 1)), ...(await told(halves[1], depth + 1))]
  }

  return answered('aiFailed', signal, async () => {
    const all: unknown[] = []
    for (const portion of portions) all.push(...(await told(portion, 0)))
    return all
  })
}
