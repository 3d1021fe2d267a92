import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ImportEncoding } from '@lms/contracts/exchange/reading.ts'
import { z } from 'zod'
import { wantIn } from '../../platform/storage/wants.ts'
import type { ImportDependencies } from '../exchange-dependencies.ts'
import { UnreadableFile } from '../formats/item.ts'
import { isPdf } from '../formats/signs/pdf-sign.ts'
import { type Portion, halvesOf, mostPortions } from '../formats/told/portions.ts'
import { answerOf, fileOf } from '../import-files.ts'
import type { StoredImport } from '../import-store.ts'

/** Asks a model about a file, so that a second try neither asks nor pays again for what it said. Throws `UnreadableFile`. */
export interface Asking {
  /** What is said of pictures of pages takes their place. */
  look(one: StoredImport, signal: AbortSignal): Promise<void>
  /** What is said of the text of a paper lies beside it, until it was read. */
  tell(one: StoredImport, encoding: ImportEncoding | null, signal: AbortSignal): Promise<unknown[]>
}

/** By what was asked; null for a portion that was too much for one answer. */
const Answers = z.record(z.string(), z.array(z.unknown()).nullable())

/** Each portion may be cut in halves, and those once more; a paper whose answers never end is given up before. */
const deepest = 2
const mostAsked = mostPortions * 2

type AskingDependencies = Pick<ImportDependencies, 'storage' | 'importWorkers' | 'photos' | 'papers'>

export function createAsking({ storage, importWorkers, photos, papers }: AskingDependencies): Asking {
  async function answersOf(id: string): Promise<z.infer<typeof Answers>> {
    const kept = await storage.open(answerOf(id))
    return kept ? Answers.parse(JSON.parse((await buffer(kept.stream)).toString())) : {}
  }

  return {
    async look(one, signal) {
      const file = await storage.open(fileOf(one.id))
      const content = file ? await buffer(file.stream) : Buffer.alloc(0)
      if (content[0] === 0x7b) return
      const pages = isPdf(content)
        ? await storage.lend(fileOf(one.id), (path) => importWorkers.pages({ path }, { signal, personId: one.userId }))
        : [content]
      await orElse('photoFailed', signal, async () => {
        const questions: unknown[] = []
        for (const page of pages) questions.push(...(await photos.read(page, signal)))
        await storage.put(fileOf(one.id), new TextEncoder().encode(JSON.stringify({ questions })))
      })
    },

    async tell(one, encoding, signal) {
      const { id, fileName: name, format, userId: personId } = one
      const portions = await storage.lend(fileOf(id), (path) =>
        importWorkers.portions({ path, name, format, encoding }, { signal, personId }),
      )
      const answers = await answersOf(id)
      let asked = 0

      async function answerTo(portion: Portion): Promise<unknown[] | null> {
        const key = createHash('sha256').update(JSON.stringify(portion)).digest('hex')
        const known = answers[key]
        if (known !== undefined) return known
        asked += 1
        if (asked > mostAsked) throw new UnreadableFile('aiFailed')
        const { questions, isWhole } = await papers.read(portion, signal)
        answers[key] = isWhole ? questions : null
        await storage.put(answerOf(id), new TextEncoder().encode(JSON.stringify(answers)))
        return answers[key]
      }

      /** What was cut off is never taken for all there is. */
      async function told(portion: Portion, depth: number): Promise<unknown[]> {
        const answer = await answerTo(portion)
        if (answer) return answer
        const halves = depth < deepest ? halvesOf(portion) : null
        if (!halves) throw new UnreadableFile('aiFailed')
        return [...(await told(halves[0], depth + 1)), ...(await told(halves[1], depth + 1))]
      }

      return orElse('aiFailed', signal, async () => {
        const all: unknown[] = []
        for (const portion of portions) all.push(...(await told(portion, 0)))
        return all
      })
    },
  }
}

/** A stop of the process is no fault of the provider; neither is a full disk, or a store that is away. */
async function orElse<Result>(
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
