import type { Actor } from '@lms/contracts/permissions.ts'
import type { ScanFailureCode } from '@lms/contracts/scans/scan-messages.ts'
import { z } from 'zod'
import { minutes } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { AppError } from '../../platform/http/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Complete } from '../../platform/jobs/job-runner.ts'
import { type Jobs, jobKind } from '../../platform/jobs/jobs.ts'
import { wantIn } from '../../platform/storage/wants.ts'
import { findUser } from '../../users/user-store.ts'
import type { ScanDependencies } from '../scan-dependencies.ts'
import { filesOfPage } from '../scan-page-store.ts'
import { findScan, hasWaitingFile, lockReading, lockScan, nextFile, saveFile, saveScan } from '../scan-store.ts'
import { type StoredFile, type StoredScan, cutOutOf, pictureOf, uploadOf } from '../scanned-sheet.ts'
import { type KeptPage, joinPages } from './page-joining.ts'
import { type SeenPage, UnreadablePicture } from './scan-tasks.ts'

const readNext = jobKind('scans:read', z.object({ userId: z.string() }))

/** One turn for each person who has files waiting: it reads one, and stands at the end of the row again. */
export async function queueReading(tx: Queries, jobs: Pick<Jobs, 'enqueue'>, userId: string): Promise<void> {
  await jobs.enqueue(tx, readNext, { userId }, { key: userId })
}

/** Each is a process that did not survive this file, or was stopped in the middle of it. */
const mostTries = 3

export function defineReading(dependencies: ScanDependencies): void {
  const { database, jobs, storage, events, printed, scanWorkers } = dependencies

  interface Read {
    failure: ScanFailureCode | null
    pages: KeptPage[]
    /** Where the next turn goes on. */
    next?: number | null
  }

  async function keep(fileId: string, { picture, text, reading, image, cutOuts }: SeenPage): Promise<KeptPage> {
    const id = newId()
    await storage.put(pictureOf(id), image)
    for (const { box, image: cut } of cutOuts) await storage.put(cutOutOf(id, box), cut)
    return { id, fileId, picture, text, reading, printed: null }
  }

  async function read(file: StoredFile, scan: StoredScan, owner: Actor, signal: AbortSignal): Promise<Read> {
    if (file.tries >= mostTries) return { failure: 'failed', pages: [] }
    await database.transaction((tx) => saveFile(tx, file.id, { tries: file.tries + 1 }))
    const known = new Map<string, KeptPage['printed']>()
    const pages: KeptPage[] = []
    try {
      const next = await storage.lend(uploadOf(file.id), (path) =>
        scanWorkers.read(
          { path, from: file.pagesRead + 1 },
          {
            async codes(texts) {
              for (const text of texts)
                if (!known.has(text)) known.set(text, await printed.pageOf(database.read(), text, scan.quizId, owner))
              return texts.map((text) => layoutIn(known.get(text)))
            },
            async page(seen) {
              pages.push({ ...(await keep(file.id, seen)), printed: known.get(seen.text ?? '') ?? null })
            },
          },
          { personId: scan.userId, signal },
        ),
      )
      return { failure: null, pages, next }
    } catch (error) {
      // A stop of the process is no fault of the file, and neither is a full house.
      if (signal.aborted || error instanceof AppError) throw error
      const want = wantIn(error)
      if (want === 'database') throw error
      await drop(pages)
      if (want !== null) {
        await database.transaction((tx) => saveFile(tx, file.id, { tries: file.tries }))
        throw error
      }
      return { failure: error instanceof UnreadablePicture ? error.code : 'failed', pages: [] }
    }
  }

  async function drop(pages: readonly Pick<KeptPage, 'id' | 'reading'>[]): Promise<void> {
    for (const name of pages.flatMap(filesOfPage)) await storage.remove(name)
  }

  /** All that a file brought and the end of its turn, at once or not at all. */
  async function write(
    file: StoredFile,
    owner: Actor,
    { failure, pages, next = null }: Read,
    complete: Complete,
  ): Promise<void> {
    const dropped = await database.transaction(async (tx) => {
      await lockReading(tx, owner.id)
      await complete(tx)
      const scan = await lockScan(tx, file.scanId)
      if (scan) {
        const gaveWay = await joinPages(tx, pages, { scan, owner, printed })
        await saveFile(
          tx,
          file.id,
          next === null ? { state: failure === null ? 'read' : 'failed', failure } : { pagesRead: next - 1, tries: 0 },
        )
        if (!(await hasWaitingFile(tx, scan.id))) await saveScan(tx, scan.id, { state: 'open' })
        if (await nextFile(tx, owner.id)) await queueReading(tx, jobs, owner.id)
        notifyOpenScreens(events, 'scans', [owner.id])
        return gaveWay
      }
      if (await nextFile(tx, owner.id)) await queueReading(tx, jobs, owner.id)
      return pages
    })
    await drop(dropped)
    if (next === null) await storage.remove(uploadOf(file.id))
  }

  jobs.define(
    readNext,
    async ({ payload: { userId }, signal, complete }) => {
      const user = await findUser(database.read(), userId)
      const file = user && (await nextFile(database.read(), userId))
      const scan = file && (await findScan(database.read(), file.scanId))
      if (!user || !scan) return
      const owner = { id: user.id, role: user.role }
      await write(file, owner, await read(file, scan, owner, signal), complete)
    },
    // A process that dies is missed after a minute.
    { lease: minutes(1), maximumTries: 1000, lane: 'heavy' },
  )
}

function layoutIn(printed: KeptPage['printed'] | undefined) {
  return printed === undefined || printed === null || printed === 'foreign' ? null : printed.layout
}
