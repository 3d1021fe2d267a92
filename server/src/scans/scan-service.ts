import { createHash } from 'node:crypto'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { scanMessages as messages } from '@lms/contracts/scans/scan-messages.ts'
import { scanLimits } from '@lms/contracts/scans/scans.ts'
import type * as contract from '@lms/contracts/scans/scans.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { childIdsOf } from '../children/child-store.ts'
import { plainName } from '../media/stored-pictures.ts'
import { days, hours, later } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { notifyOpenScreens } from '../platform/events/screen-events.ts'
import { AppError, conflict, invalid, notFound, tooMany } from '../platform/http/errors.ts'
import type { By, FileForm } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { paginationOf } from '../platform/pagination.ts'
import { namesOf } from '../users/user-name-store.ts'
import { queueReading } from './reading/scan-reading.ts'
import { expectPrintable, expectSight, sheetsSeen } from './scan-access.ts'
import type { ScanDependencies } from './scan-dependencies.ts'
import { queueSettling } from './scan-settling.ts'
import { againIn, filesKept, placesOf } from './scan-page-store.ts'
import { sheetsOf } from './scan-sheet-store.ts'
import * as store from './scan-store.ts'
import { fileView, scanViews, sheetViews } from './scan-view.ts'
import { type StoredFile, type StoredScan, uploadOf } from './scanned-sheet.ts'

type OneScan = DataOf<typeof contract.uploadScans>

export interface Scans {
  upload(by: By, quizId: string, scanId: string | undefined, form: FileForm): Promise<OneScan>
  list(
    actor: Actor,
    quizId: string,
    query: QueryOf<typeof contract.listScans>,
  ): Promise<DataOf<typeof contract.listScans>>
  get(actor: Actor, id: string): Promise<DataOf<typeof contract.getScan>>
  confirm(by: By, id: string): Promise<OneScan>
  undo(by: By, id: string): Promise<OneScan>
  remove(by: By, id: string): Promise<void>
  removePictures(by: By, id: string): Promise<OneScan>
  /** Photographs that have been here long enough. */
  forgetExpired(): Promise<void>
}

const uploadLimit = { points: 600, windowMilliseconds: hours(1) }
const mostOpen = 50
/** Files of one person that wait to be read; others have their turn beside these. */
const mostWaiting = 400

export function createScans(dependencies: ScanDependencies): Scans {
  const { database, clock, audit, events, jobs, limits, storage, assignments, printed } = dependencies
  const record = recordActsOn(audit, 'scan')

  async function view(queries: Queries, scan: StoredScan): Promise<OneScan> {
    const [shown] = await scanViews(queries, [scan])
    if (!shown) throw notFound(messages.notFound)
    return { scan: shown }
  }

  async function expectRoom(actor: Actor): Promise<void> {
    const { open, waiting } = await store.countOpenScans(database.read(), actor.id)
    if (open >= mostOpen) throw conflict('too_many_open', messages.tooManyOpen)
    if (waiting >= mostWaiting) throw tooMany(60)
    const { allowed, retryAfterSeconds } = await limits.count(`scans:${actor.id}`, uploadLimit)
    if (!allowed) throw tooMany(retryAfterSeconds)
  }

  /** One that is there and takes more, or a new one. */
  async function batchFor(actor: Actor, quizId: string, id: string | undefined): Promise<StoredScan | null> {
    if (id === undefined) return null
    const scan = expectSight(actor, await store.findScan(database.read(), id))
    if (scan.quizId !== quizId || scan.userId !== actor.id) throw notFound(messages.notFound)
    return scan
  }

  function newScan(actor: Actor, quizId: string): StoredScan {
    const now = clock.now()
    return {
      id: newId(),
      quizId,
      userId: actor.id,
      state: 'reading',
      createdAt: now.toISOString(),
      expiresAt: later(now, days(scanLimits.daysKept)).toISOString(),
      picturesRemovedAt: null,
    }
  }

  /** Held until the act is done, and only while nobody else is at work with it. */
  async function expectOpen(tx: Queries, actor: Actor, id: string): Promise<StoredScan> {
    const scan = expectSight(actor, await store.lockScan(tx, id))
    if (scan.state !== 'open') throw conflict('wrong_state', messages.wrongState)
    return scan
  }

  async function removeFiles(names: readonly string[]): Promise<void> {
    for (const name of names) await storage.remove(name)
  }

  async function forgetPictures(tx: Queries, scan: StoredScan): Promise<string[]> {
    const names = await filesKept(tx, scan.id)
    await store.saveScan(tx, scan.id, { picturesRemovedAt: clock.now().toISOString() })
    return names
  }

  return {
    async upload({ actor }, quizId, scanId, form) {
      await expectPrintable(database.read(), actor, quizId, assignments)
      const known = await batchFor(actor, quizId, scanId)
      await expectRoom(actor)
      const scan = known ?? newScan(actor, quizId)
      const before = known ? await store.filesOf(database.read(), scan.id) : []
      const room = scanLimits.files - before.length
      if (room <= 0) throw tooManyFiles()
      const files: StoredFile[] = []
      const outcome = await form
        .passFiles({ bytes: scanLimits.bytes, files: room }, async (content, name) => {
          const id = newId()
          const hash = createHash('sha256')
          files.push({
            id,
            scanId: scan.id,
            number: 0,
            name: plainName(name),
            digest: '',
            state: 'waiting',
            failure: null,
            tries: 0,
            pagesRead: 0,
          })
          await storage.put(uploadOf(id), hashing(content, hash))
          const last = files.at(-1)
          if (last) last.digest = hash.digest('hex')
        })
        .catch(async (error: unknown) => {
          await removeFiles(files.map(({ id }) => uploadOf(id)))
          throw error
        })
      const failure = refusalOf(outcome, files.length)
      if (failure) {
        await removeFiles(files.map(({ id }) => uploadOf(id)))
        throw failure
      }
      const keep = async (tx: Queries): Promise<StoredFile[]> => {
        await store.lockReading(tx, actor.id)
        if (!known) await store.insertScan(tx, scan)
        else {
          const held = expectSight(actor, await store.lockScan(tx, scan.id))
          if (held.state !== 'open' && held.state !== 'reading') throw conflict('wrong_state', messages.wrongState)
          if (held.picturesRemovedAt !== null) throw conflict('wrong_state', messages.pictureGone)
          await store.saveScan(tx, scan.id, { state: 'reading' })
        }
        const there = await store.filesOf(tx, scan.id)
        if (there.length + files.length > scanLimits.files) throw tooManyFiles()
        const digests = new Set(there.map(({ digest }) => digest))
        const numbered = files.map((file, index): StoredFile => {
          const isRepeated = digests.has(file.digest)
          digests.add(file.digest)
          const number = there.length + index + 1
          return isRepeated ? { ...file, number, state: 'failed', failure: 'repeated' } : { ...file, number }
        })
        await store.insertFiles(tx, numbered)
        if (await store.hasWaitingFile(tx, scan.id)) await queueReading(tx, jobs, actor.id)
        else await store.saveScan(tx, scan.id, { state: 'open' })
        return numbered.filter(({ state }) => state === 'failed')
      }
      const repeated = await database.transaction(keep).catch(async (error: unknown) => {
        // What was refused leaves no photograph behind; after another fault nobody knows yet what is written.
        if (error instanceof AppError) await removeFiles(files.map(({ id }) => uploadOf(id)))
        throw error
      })
      await removeFiles(repeated.map(({ id }) => uploadOf(id)))
      notifyOpenScreens(events, 'scans', [actor.id])
      return view(database.read(), expectSight(actor, await store.findScan(database.read(), scan.id)))
    },

    async list(actor, quizId, query) {
      await expectPrintable(database.read(), actor, quizId, assignments)
      const userId = actor.role === 'administrator' ? null : actor.id
      const { scans, total } = await store.listScans(database.read(), { quizId, userId }, query)
      return { scans: await scanViews(database.read(), scans), pagination: paginationOf(query, total) }
    },

    async get(actor, id) {
      const queries = database.read()
      const scan = expectSight(actor, await store.findScan(queries, id))
      const files = await store.filesOf(queries, id)
      const sheets = await sheetsSeen(queries, actor, await sheetsOf(queries, id))
      const again = await againIn(queries, id)
      const places = await placesOf(queries, id)
      return {
        ...(await view(queries, scan)),
        files: files.map(fileView),
        sheets: await sheetViews(queries, sheets, { files, places, again: (sheetId) => again.get(sheetId) ?? [] }),
        missing: await missingOf(queries, actor, scan.state === 'reading' ? [] : sheets),
      }
    },

    async confirm(by, id) {
      return database.transaction(async (tx) => {
        const scan = await expectOpen(tx, by.actor, id)
        if ((await store.countsOf(tx, [id]))(id).ready === 0) throw conflict('nothing_ready', messages.nothingReady)
        await store.saveScan(tx, id, { state: 'confirming' })
        await queueSettling(tx, jobs, 'confirm', by, id)
        await record(tx, by, 'scan.confirm', id)
        return view(tx, { ...scan, state: 'confirming' })
      })
    },

    async undo(by, id) {
      return database.transaction(async (tx) => {
        const scan = await expectOpen(tx, by.actor, id)
        if ((await store.countsOf(tx, [id]))(id).confirmed === 0)
          throw conflict('nothing_confirmed', messages.nothingConfirmed)
        await store.saveScan(tx, id, { state: 'undoing' })
        await queueSettling(tx, jobs, 'undo', by, id)
        await record(tx, by, 'scan.undo', id)
        return view(tx, { ...scan, state: 'undoing' })
      })
    },

    async remove(by, id) {
      const names = await database.transaction(async (tx) => {
        const scan = expectSight(by.actor, await store.lockScan(tx, id))
        if (scan.state === 'confirming' || scan.state === 'undoing') throw conflict('wrong_state', messages.wrongState)
        const kept = await filesKept(tx, id)
        await store.deleteScan(tx, id)
        await record(tx, by, 'scan.delete', id)
        return kept
      })
      await removeFiles(names)
    },

    async removePictures(by, id) {
      const names = await database.transaction(async (tx) => {
        const scan = await expectOpen(tx, by.actor, id)
        await record(tx, by, 'scan.delete_pictures', id)
        return forgetPictures(tx, scan)
      })
      await removeFiles(names)
      return view(database.read(), expectSight(by.actor, await store.findScan(database.read(), id)))
    },

    async forgetExpired() {
      const now = clock.now().toISOString()
      for (const scan of await store.expiredScans(database.read(), now, 500))
        await removeFiles(await database.transaction((tx) => forgetPictures(tx, scan)))
    },
  }

  /** Printed by name on the papers of this batch, and in no picture. A child who left its parent is not named to them. */
  async function missingOf(
    queries: Queries,
    actor: Actor,
    sheets: readonly { printedPaperId: string | null; printedSheetId: string | null }[],
  ) {
    const seen = new Set(sheets.map(({ printedSheetId }) => printedSheetId))
    const own = actor.role === 'administrator' ? null : new Set(await childIdsOf(queries, actor.id))
    const isTheirs = (studentId: string | null): boolean => studentId === null || own === null || own.has(studentId)
    const missing: { name: string; code: string }[] = []
    for (const paperId of new Set(sheets.flatMap(({ printedPaperId }) => printedPaperId ?? []))) {
      const paper = await printed.paperOf(queries, paperId)
      const unseen = (paper?.sheets ?? []).filter(
        ({ id, person }) => person !== null && isTheirs(person.studentId) && !seen.has(id),
      )
      const names = await namesOf(
        queries,
        unseen.flatMap(({ person }) => person?.studentId ?? []),
      )
      for (const { person, code } of unseen)
        missing.push({ name: names.get(person?.studentId ?? '') ?? person?.name ?? '', code: code ?? '' })
    }
    return missing
  }
}

async function* hashing(content: AsyncIterable<Uint8Array>, hash: { update(part: Uint8Array): unknown }) {
  for await (const part of content) {
    hash.update(part)
    yield part
  }
}

function tooManyFiles(): AppError {
  return conflict('too_many_files', messages.tooMany)
}

function refusalOf(outcome: 'done' | 'too large' | 'too many', count: number): AppError | null {
  if (outcome === 'too large') return new AppError('tooLarge', 'too_large', messages.tooLarge)
  if (outcome === 'too many') return tooManyFiles()
  return count === 0 ? invalid([{ field: 'file', message: messages.noFile }], messages.noFile) : null
}
