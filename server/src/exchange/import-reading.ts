import { isRead } from '@lms/contracts/exchange/exchange.ts'
import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import type { ImportEncoding } from '@lms/contracts/exchange/reading.ts'
import { sentMessage } from '@lms/contracts/messages.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { z } from 'zod'
import { minutes } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { AppError } from '../platform/http/errors.ts'
import { wantIn } from '../platform/storage/wants.ts'
import { findByFingerprints } from '../questions/question-duplicate-store.ts'
import { questionScope } from '../questions/question-access.ts'
import { subjectsOfClass } from '../subjects/subject-list-store.ts'
import { findUser } from '../users/user-store.ts'
import type { Report } from './threads/exchange-tasks.ts'
import { answerOf, fileOf, removeFiles } from './import-files.ts'
import { type StoredItem, deleteItems, insertItems } from './import-item-store.ts'
import { type Turn, askAboutImport, queueReading, readImport } from './import-turns.ts'
import { type StoredImport, findImport, lockReading, nextToRead, olderFailures, saveImport } from './import-store.ts'
import { UnreadableFile, problem } from './item.ts'
import { type StagedItem, itemProblem } from './staged-item.ts'
import { readingOf, saveFound } from './review/reading-store.ts'
import type { ImportDependencies } from './exchange-dependencies.ts'

/** Of those that could not be read. */
const filesKept = 3

/** What a question gets when neither the file nor anybody says otherwise. */
const usual = { difficulty: 'medium', points: 10 } as const

/** Few need it. */
const papersAsked = () => import('./ai/paper-asking.ts')

type ReadingDependencies = Pick<ImportDependencies, 'database' | 'jobs' | 'storage' | 'pictures' | 'importWorkers'>

/** The file waits on disk, so that a restart begins it anew; what a broken-off reading left is swept away first. */
export function defineReading(dependencies: ReadingDependencies): void {
  const { database, jobs, storage, pictures, importWorkers } = dependencies

  async function fail(id: string, code: keyof typeof exchangeFailures): Promise<void> {
    await database.transaction(async (tx) => {
      await deleteItems(tx, id)
      await saveImport(tx, id, { state: 'failed', failure: sentMessage(exchangeFailures[code]) })
    })
  }

  /** Kept, so that it can be read in another way; but not every file that anybody ever sent. */
  async function forgetOldFiles(userId: string): Promise<void> {
    for (const id of await olderFailures(database.read(), userId, filesKept)) await removeFiles(storage, id)
  }

  async function keepPicture(one: StoredImport, kept: string[], picture: { name: string; content: Uint8Array }) {
    const media = await pictures.keep(one.userId, picture)
    if (!media) return null
    kept.push(media.id)
    await database.transaction((tx) => saveImport(tx, one.id, { media: kept }))
    return media.address
  }

  async function read(one: StoredImport, actor: Actor, signal: AbortSignal): Promise<void> {
    const { isByAi, encoding, wishes: sheets, marks } = await readingOf(database.read(), one.id)
    const said = await saidOf(one, isByAi, encoding, signal)
    if (said === 'waiting') return
    const { told, unanswered } = said
    if (unanswered !== null && !isByAi) return fail(one.id, unanswered)
    const notes = unanswered === null ? [] : [{ ...sentMessage(exchangeFailures[unanswered]), isBlocking: false }]
    await database.transaction((tx) => deleteItems(tx, one.id))
    await pictures.drop(one.media)
    const kept: string[] = []
    const place = createPlacing(database.read(), actor, one, told !== null)
    const { format: wanted } = one
    if (wanted !== null && !isRead(wanted)) return fail(one.id, 'unknownFormat')
    try {
      await storage.lend(fileOf(one.id), (path) =>
        importWorkers.read(
          { path, name: one.fileName, format: wanted, encoding, sheets, marks, told },
          {
            picture: (picture) => keepPicture(one, kept, picture),
            file: ({ format, ...found }) =>
              database.transaction(async (tx) => {
                await saveFound(tx, one.id, { ...found, notes: [...notes, ...found.notes] })
                await saveImport(tx, one.id, { format })
              }),
            async items(report) {
              const items = await place(report)
              await database.transaction(async (tx) => {
                await insertItems(tx, items)
                await saveImport(tx, one.id, { format: report.format })
              })
            },
          },
          { signal, personId: one.userId },
        ),
      )
    } catch (error) {
      // A stop of the process is no fault of the file; neither is a full house, a full disk, or who is away.
      if (signal.aborted || error instanceof AppError || wantIn(error) !== null) throw error
      await pictures.drop(kept)
      // One try: what its thread did not survive once, it would not survive again.
      await fail(one.id, unanswered ?? (error instanceof UnreadableFile ? error.code : 'broken'))
      if (told) await storage.remove(answerOf(one.id))
      return forgetOldFiles(one.userId)
    }
    await database.transaction((tx) => saveImport(tx, one.id, { state: 'staged' }))
    // Whoever asks once more wants another answer.
    if (told) await storage.remove(answerOf(one.id))
  }

  /**
   * A model is asked first, beside the files of others. Where it does not answer, a paper is read without it: what could
   * be read before is not lost with it.
   */
  async function saidOf(one: StoredImport, isByAi: boolean, encoding: ImportEncoding | null, signal: AbortSignal) {
    if (!isByAi && one.format !== 'photo') return { told: null, unanswered: null }
    const { preparePaper, toldOf } = await papersAsked()
    try {
      if (one.asking === null) {
        if (isByAi) await preparePaper(dependencies, one, encoding, signal)
        await database.transaction(async (tx) => {
          await saveImport(tx, one.id, { asking: 'waiting' })
          await jobs.enqueue(tx, askAboutImport, { importId: one.id })
        })
        return 'waiting'
      }
      if (one.asking === 'waiting') return 'waiting'
      if (one.asking !== 'answered') return { told: null, unanswered: one.asking }
      return { told: isByAi ? await toldOf(storage, one.id) : null, unanswered: null }
    } catch (error) {
      if (error instanceof UnreadableFile) return { told: null, unanswered: error.code }
      throw error
    }
  }

  async function userOf(queries: Queries, turn: z.output<typeof Turn>): Promise<string | undefined> {
    return 'userId' in turn ? turn.userId : (await findImport(queries, turn.importId))?.userId
  }

  jobs.define(
    readImport,
    async ({ payload, signal, complete }) => {
      const userId = await userOf(database.read(), payload)
      const user = userId === undefined ? null : await findUser(database.read(), userId)
      const one = user && (await nextToRead(database.read(), user.id))
      if (!user || !one) return
      await read(one, { id: user.id, role: user.role }, signal)
      await database.transaction(async (tx) => {
        await lockReading(tx, user.id)
        await complete(tx)
        if (await nextToRead(tx, user.id)) await queueReading(tx, jobs, user.id)
      })
    },
    {
      lease: minutes(5),
      // The second is for a process that was stopped in the middle.
      maximumTries: 2,
      lane: 'heavy',
      async whenDead(tx, payload) {
        const userId = await userOf(tx, payload)
        const one = userId === undefined ? null : await nextToRead(tx, userId)
        if (!one) return
        await saveImport(tx, one.id, { state: 'failed', failure: sentMessage(exchangeFailures.broken) })
        if (await nextToRead(tx, one.userId)) await queueReading(tx, jobs, one.userId)
      },
    },
  )
}

/** Gives questions their place, and finds those that are there already, a portion at a time. */
function createPlacing(queries: Queries, actor: Actor, one: StoredImport, isByAi: boolean) {
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
    const missing = isUnknown ? [itemProblem(problem('subjectUnknown', item.subject ?? ''))] : []
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
      origin: item.origin,
    }
  }

  return async ({ items, first, format }: Extract<Report, { kind: 'items' }>): Promise<StoredItem[]> => {
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
        // A PDF says where letters stand, a model what it sees: a person accepts each.
        isAccepted:
          isFree &&
          !isByAi &&
          format !== 'pdf' &&
          format !== 'photo' &&
          duplicateId === null &&
          stored.sameAsNumber === null,
      })
    }
    return result
  }
}
