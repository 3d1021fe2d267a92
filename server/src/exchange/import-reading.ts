import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-messages.ts'
import { sentMessage } from '@lms/contracts/messages.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { z } from 'zod'
import { minutes } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { findByFingerprints } from '../questions/question-duplicate-store.ts'
import { questionScope } from '../questions/question-service.ts'
import { subjectsOfClass } from '../subjects/subject-list-store.ts'
import { findUser } from '../users/user-store.ts'
import type { Report } from './exchange-tasks.ts'
import { type StoredItem, deleteItems, insertItems } from './import-item-store.ts'
import { type StoredImport, findImport, saveImport } from './import-store.ts'
import { UnreadableFile, problem } from './formats/item.ts'
import { type StagedItem, itemProblem } from './staged-item.ts'
import type { ImportDependencies } from './exchange-dependencies.ts'

export const readImport = jobKind('questions:read-import', z.object({ importId: z.string() }))

export const fileOf = (importId: string): string => `imports/${importId}`

/** What a question gets when neither the file nor anybody says otherwise. */
const usual = { difficulty: 'medium', points: 10 } as const

type ReadingDependencies = Pick<
  ImportDependencies,
  'database' | 'jobs' | 'storage' | 'pictures' | 'importWorkers' | 'dataDirectory'
>

/** The file waits on disk, so that a restart begins it anew; what a broken-off reading left is swept away first. */
export function defineReading(dependencies: ReadingDependencies): void {
  const { database, jobs, storage, pictures, importWorkers, dataDirectory } = dependencies

  async function fail(id: string, code: keyof typeof exchangeFailures): Promise<void> {
    await database.transaction(async (tx) => {
      await deleteItems(tx, id)
      await saveImport(tx, id, { state: 'failed', failure: sentMessage(exchangeFailures[code]) })
    })
    await storage.remove(fileOf(id))
  }

  async function keepPicture(one: StoredImport, kept: string[], picture: { name: string; content: Uint8Array }) {
    const media = await pictures.keep(one.userId, picture)
    if (!media) return null
    kept.push(media.id)
    await database.transaction((tx) => saveImport(tx, one.id, { media: kept }))
    return media.address
  }

  jobs.define(
    readImport,
    async ({ payload, signal }) => {
      const one = await findImport(database.read(), payload.importId)
      const user = one && (await findUser(database.read(), one.userId))
      if (!one || !user || one.state !== 'reading') return
      await database.transaction((tx) => deleteItems(tx, one.id))
      await pictures.drop(one.media)
      const kept: string[] = []
      const place = createPlacing(database.read(), { id: user.id, role: user.role }, one)
      try {
        await importWorkers.read(
          { dataDirectory, file: fileOf(one.id), name: one.fileName, format: one.format },
          {
            picture: (picture) => keepPicture(one, kept, picture),
            async items(report) {
              const items = await place(report)
              await database.transaction(async (tx) => {
                await insertItems(tx, items)
                await saveImport(tx, one.id, { format: report.format })
              })
            },
          },
          signal,
        )
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        await pictures.drop(kept)
        return fail(one.id, error.code)
      }
      await database.transaction((tx) => saveImport(tx, one.id, { state: 'staged' }))
      await storage.remove(fileOf(one.id))
    },
    {
      lease: minutes(3),
      maximumTries: 3,
      whenDead: (tx, { importId }) =>
        saveImport(tx, importId, { state: 'failed', failure: sentMessage(exchangeFailures.failed) }),
    },
  )
}

/** Gives questions their place, and finds those that are there already, a portion at a time. */
function createPlacing(queries: Queries, actor: Actor, one: StoredImport) {
  const firsts = new Map<string, number>()
  const subjects = new Map<ClassCode, Promise<Map<string, string>>>()

  function subjectsIn(code: ClassCode): Promise<Map<string, string>> {
    const known =
      subjects.get(code) ??
      subjectsOfClass(queries, actor, code).then((found) => new Map(found.map(({ id, name }) => [foldText(name), id])))
    subjects.set(code, known)
    return known
  }

  async function placed(item: StagedItem, number: number): Promise<StoredItem> {
    const code = item.class ?? one.class
    const named =
      item.subject !== null && code !== null ? (await subjectsIn(code)).get(foldText(item.subject)) : undefined
    const isUnknown = item.subject !== null && code !== null && named === undefined
    const missing = isUnknown ? [itemProblem(problem('subjectUnknown', { subject: item.subject ?? '' }))] : []
    const sameAs = firsts.get(item.fingerprint) ?? null
    if (sameAs === null) firsts.set(item.fingerprint, number)
    return {
      importId: one.id,
      number,
      place: item.place,
      text: item.text,
      class: code,
      subjectId: named ?? (code === one.class ? one.subjectId : null),
      difficulty: item.difficulty ?? usual.difficulty,
      points: item.points ?? usual.points,
      problems: [...item.problems, ...missing],
      isAccepted: false,
      fingerprint: item.fingerprint,
      duplicateId: null,
      sameAsNumber: sameAs,
      questionId: null,
      version: 1,
    }
  }

  return async ({ items, first }: Extract<Report, { kind: 'items' }>): Promise<StoredItem[]> => {
    const known = await findByFingerprints(
      queries,
      await questionScope(queries, actor),
      items.map(({ fingerprint }) => fingerprint),
    )
    const result: StoredItem[] = []
    for (const [index, item] of items.entries()) {
      const stored = await placed(item, first + index)
      const duplicateId = known.get(item.fingerprint)?.id ?? null
      const isFree = stored.problems.every(({ isBlocking }) => !isBlocking)
      result.push({
        ...stored,
        duplicateId,
        isAccepted: isFree && duplicateId === null && stored.sameAsNumber === null,
      })
    }
    return result
  }
}
