import { can } from '@lms/contracts/permissions.ts'
import { scanLimits } from '@lms/contracts/scans/scans.ts'
import { z } from 'zod'
import { days, later, minutes } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { notifyOpenScreens } from '../platform/events/screen-events.ts'
import { AppError } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { type Jobs, jobKind } from '../platform/jobs/jobs.ts'
import { roles } from '@lms/contracts/roles.ts'
import { findUser } from '../users/user-store.ts'
import type { AnswerPictures } from './answer-pictures.ts'
import type { SheetAnswers } from './printed-knowledge.ts'
import { rowsOf } from './rules/sheet-rows.ts'
import type { ScanDependencies } from './scan-dependencies.ts'
import { filesKept, pagesOfSheets } from './scan-page-store.ts'
import { findSheet, nextInState, saveSheet, sheetsOf } from './scan-sheet-store.ts'
import { findScan, lockScan, saveScan } from './scan-store.ts'
import { ownerOf } from './scan-access.ts'
import { type StoredPage, type StoredScan, type StoredSheet, leastInk } from './scanned-sheet.ts'
import { settled } from './sheet-settling.ts'

const Caller = z.object({ address: z.string(), userAgent: z.string() })
const Settling = z.object({
  act: z.enum(['confirm', 'undo']),
  scanId: z.string(),
  actor: z.object({ id: z.string(), role: z.enum(roles), sessionId: z.string() }),
  caller: Caller,
})
const settleScan = jobKind('scans:settle', Settling)

export async function queueSettling(
  tx: Queries,
  jobs: Pick<Jobs, 'enqueue'>,
  act: 'confirm' | 'undo',
  { actor: { id, role, sessionId }, caller: { address, userAgent } }: By,
  scanId: string,
): Promise<void> {
  await jobs.enqueue(tx, settleScan, { act, scanId, actor: { id, role, sessionId }, caller: { address, userAgent } })
}

/** Sheets become results, or stop being results: one transaction each, and each knows whether it was done. */
export function defineSettling(dependencies: ScanDependencies & { answerPictures: AnswerPictures }): void {
  const { database, clock, events, jobs, settings, storage, printed, answerPictures } = dependencies

  async function confirm(by: By, scan: StoredScan, sheet: StoredSheet): Promise<void> {
    const pages = await pagesOfSheets(database.read(), [sheet.id])
    if (sheet.printedPaperId === null || sheet.printedSheetId === null || sheet.code === null) return
    const boxes = await printed.boxesOf(database.read(), sheet.printedPaperId, sheet.code)
    const marked = [...boxes].filter(([, how]) => how === 'marked').map(([id]) => id)
    // Painting and storing is slow: done before anything is held.
    const painted = sheet.studentId === null ? [] : await paintedFor(pages, marked, sheet.studentId)
    await database.transaction(async (tx) => {
      const owner = await ownerOf(tx, scan)
      const held = await findSheet(tx, scan.id, sheet.id)
      if (held?.revision !== sheet.revision || held.state !== sheet.state) return
      const others = await sheetsOf(tx, scan.id)
      const now = await settled(tx, printed, held, { owner, pages, others })
      if (now.state !== 'read') return saveSheet(tx, { ...now, revision: held.revision + 1 })
      for (const { media } of painted) await answerPictures.insert(tx, media)
      const essays = Object.fromEntries(painted.map(({ box, html }) => [box, html]))
      const entered = await printed.enter(tx, by, now, answersOf(now, pages, essays))
      if (entered === null) return saveSheet(tx, { ...now, state: 'double', revision: held.revision + 1 })
      await saveSheet(tx, { ...now, ...entered, state: 'confirmed', revision: held.revision + 1 })
    })
  }

  async function paintedFor(pages: readonly StoredPage[], marked: readonly string[], ownerId: string) {
    const painted = []
    for (const { id, reading } of pages)
      for (const { id: box, ink } of reading.boxes)
        if (marked.includes(box) && ink >= leastInk) {
          const picture = await answerPictures.paint(id, box, ownerId)
          if (picture) painted.push({ box, ...picture })
        }
    return painted
  }

  async function undo(by: By, scan: StoredScan, sheet: StoredSheet): Promise<void> {
    await database.transaction(async (tx) => {
      const held = await findSheet(tx, scan.id, sheet.id)
      if (held?.state !== 'confirmed') return
      if (held.entryId !== null) await printed.takeBack(tx, by, held.entryId)
      await saveSheet(tx, {
        ...held,
        state: 'undone',
        entryId: null,
        attemptId: null,
        score: null,
        totalPoints: null,
        revision: held.revision + 1,
      })
    })
  }

  /** Who asked, as they stand now: who may not any more changes nothing from then on. */
  async function askedBy({ id, sessionId }: By['actor'], caller: By['caller'], scan: StoredScan): Promise<By | null> {
    const user = await findUser(database.read(), id)
    if (user?.isActive !== true) return null
    const actor = { id: user.id, role: user.role, sessionId }
    return can(actor, 'scan:read', scan) ? { actor, caller } : null
  }

  jobs.define(
    settleScan,
    async ({ payload: { act, scanId, actor, caller }, signal, complete }) => {
      const scan = await findScan(database.read(), scanId)
      if (!scan) return
      const states = act === 'confirm' ? (['read', 'undone'] as const) : (['confirmed'] as const)
      let after = 0
      for (;;) {
        signal.throwIfAborted()
        const sheet = await nextInState(database.read(), scanId, states, after)
        if (!sheet) break
        after = sheet.number
        const by = await askedBy(actor, caller, scan)
        if (!by) break
        try {
          await (act === 'confirm' ? confirm(by, scan, sheet) : undo(by, scan, sheet))
        } catch (error) {
          // Somebody's child no longer, a paper that is gone: the sheet stays as it is, and the others go on.
          if (!(error instanceof AppError)) throw error
        }
        if (after % 10 === 0) notifyOpenScreens(events, 'scans', [scan.userId, actor.id])
      }
      const { scanPicturesKept } = await settings.current()
      const names = await database.transaction(async (tx) => {
        await complete(tx)
        const held = await lockScan(tx, scanId)
        if (!held) return []
        const left = await sheetsOf(tx, scanId)
        const isDone = act === 'confirm' && left.every(({ state }) => state === 'confirmed')
        const isForgotten = isDone && !scanPicturesKept && held.picturesRemovedAt === null
        const kept = isForgotten ? await filesKept(tx, scanId) : []
        await saveScan(tx, scanId, {
          state: 'open',
          ...(isForgotten && { picturesRemovedAt: clock.now().toISOString() }),
          // A batch that somebody still works with is not taken away under their hands.
          ...(act === 'undo' && { expiresAt: later(clock.now(), days(scanLimits.daysKept)).toISOString() }),
        })
        notifyOpenScreens(events, 'scans', [scan.userId, actor.id])
        return kept
      })
      for (const name of names) await storage.remove(name)
    },
    { lease: minutes(1), maximumTries: 1000 },
  )
}

function answersOf(sheet: StoredSheet, pages: readonly StoredPage[], essays: Record<string, string>): SheetAnswers {
  const rows = rowsOf(
    pages.map(({ reading }) => reading),
    sheet.corrections,
  )
  return {
    paperId: sheet.printedPaperId ?? '',
    sheetId: sheet.printedSheetId ?? '',
    code: sheet.code ?? '',
    rows: new Map(rows.map(({ row, given }) => [row.id, given])),
    texts: sheet.corrections.texts ?? {},
    essays,
  }
}
