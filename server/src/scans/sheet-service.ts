import { buffer } from 'node:stream/consumers'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { scanMessages as messages } from '@lms/contracts/scans/scan-messages.ts'
import type { SheetChange } from '@lms/contracts/scans/scans.ts'
import type * as contract from '@lms/contracts/scans/scans.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { parentIdsOf } from '../children/child-store.ts'
import type { Queries } from '../platform/database/tables.ts'
import { notifyOpenScreens } from '../platform/events/screen-events.ts'
import { authorizeRead } from '../platform/http/authorize.ts'
import { conflict, invalid, notFound } from '../platform/http/errors.ts'
import type { By, SentFile } from '../platform/http/route.ts'
import { rowsOf } from './rules/sheet-rows.ts'
import { expectSeen, expectSight, ownerOf } from './scan-access.ts'
import type { ScanDependencies } from './scan-dependencies.ts'
import { filesOfPage, findPage, pagesOfSheets } from './scan-page-store.ts'
import { deleteSheet, findSheet, saveSheet, sheetsOf } from './scan-sheet-store.ts'
import { filesOf, findScan, lockScan } from './scan-store.ts'
import { pageView, sheetViews } from './scan-view.ts'
import { type StoredPage, type StoredScan, type StoredSheet, cutOutOf, pictureOf } from './scanned-sheet.ts'
import { isSameSheet, settled } from './sheet-settling.ts'

type Details = DataOf<typeof contract.getScannedSheet>

export interface ScannedSheets {
  get(actor: Actor, scanId: string, id: string): Promise<Details>
  change(by: By, scanId: string, id: string, change: SheetChange): Promise<Details>
  picture(actor: Actor, scanId: string, pageId: string): Promise<SentFile>
  cutOut(actor: Actor, scanId: string, pageId: string, box: string): Promise<SentFile>
}

export function createScannedSheets(dependencies: ScanDependencies): ScannedSheets {
  const { database, audit, events, storage, printed } = dependencies
  const record = recordActsOn(audit, 'scan')

  async function detailsOf(queries: Queries, sheet: StoredSheet): Promise<Details> {
    const pages = await pagesOfSheets(queries, [sheet.id])
    const files = await filesOf(queries, sheet.scanId)
    const paper = sheet.printedPaperId === null ? null : await printed.paperOf(queries, sheet.printedPaperId)
    const boxes =
      paper !== null && sheet.code !== null && paper.codes.includes(sheet.code)
        ? await printed.boxesOf(queries, paper.id, sheet.code)
        : new Map<string, 'typed' | 'marked'>()
    const again = [...new Set(pages.flatMap(({ reading }) => reading.again))]
    const [shown] = await sheetViews(
      queries,
      [sheet],
      { files, places: pages, again: () => again },
      await sheetsOf(queries, sheet.scanId),
    )
    if (!shown) throw notFound(messages.sheetNotFound)
    return {
      sheet: shown,
      pages: pages.map((page) => pageView(page, sheet, boxes)),
      codes: [...(paper?.codes ?? [])],
    }
  }

  const expectSheet = async (queries: Queries, actor: Actor, scan: StoredScan, id: string): Promise<StoredSheet> =>
    expectSeen(queries, actor, await findSheet(queries, scan.id, id))

  /** What people say about whose it is. */
  async function withPerson(tx: Queries, sheet: StoredSheet, { student, name }: SheetChange, owner: Actor) {
    if (student !== undefined && student !== null) {
      if (!(await printed.mayEnter(tx, owner, student)))
        throw invalid([{ field: 'student', message: messages.childUnknown }])
      return { studentId: student, candidateId: null, name: null }
    }
    if (name !== undefined && name !== null && name !== '') {
      const { candidate } = sheet
      const number = candidate !== null && !candidate.includes('?') ? candidate : null
      // Who was named on this sheet before is the same person under a better name.
      const before = sheet.corrections.person === true ? sheet.candidateId : null
      const candidateId = await printed.nameCandidate(tx, owner.id, { before, number, name })
      return { studentId: null, candidateId, name }
    }
    return null
  }

  /** What is said about bubbles, among those that the sheet has. */
  function withAnswers(
    { corrections }: StoredSheet,
    pages: readonly StoredPage[],
    { answers = {}, texts = {}, code }: SheetChange,
  ): StoredSheet['corrections'] {
    const readings = pages.map(({ reading }) => reading)
    const known = new Map(rowsOf(readings, {}).map(({ row }) => [row.id, row]))
    const boxes = new Set(readings.flatMap(({ layout }) => layout?.boxes.map(({ id }) => id) ?? []))
    const said = { ...corrections.answers }
    for (const [id, given] of Object.entries(answers)) {
      const row = known.get(id)
      const isFitting =
        row !== undefined &&
        (given === null ||
          (given.every((value) => row.bubbles.some((bubble) => bubble.value === value)) &&
            (row.marks === 'many' || given.length <= 1)))
      if (!isFitting) throw invalid([{ field: `answers.${id}`, message: messages.answerUnknown }])
      if (given === null) delete said[id]
      else said[id] = [...new Set(given)]
    }
    const typed = { ...corrections.texts }
    for (const [id, text] of Object.entries(texts)) {
      if (!boxes.has(id)) throw invalid([{ field: `texts.${id}`, message: messages.answerUnknown }])
      if (text === null) delete typed[id]
      else typed[id] = text
    }
    return { ...corrections, answers: said, texts: typed, ...(code !== undefined && { code }) }
  }

  return {
    async get(actor, scanId, id) {
      const queries = database.read()
      const scan = expectSight(actor, await findScan(queries, scanId))
      return detailsOf(queries, await expectSheet(queries, actor, scan, id))
    },

    async change(by, scanId, id, change) {
      const dropped: StoredPage[] = []
      const details = await database.transaction(async (tx) => {
        const scan = expectSight(by.actor, await lockScan(tx, scanId))
        const sheet = await expectSheet(tx, by.actor, scan, id)
        if (sheet.revision !== change.revision)
          throw conflict('stale', platformMessages.stale, { data: await detailsOf(tx, sheet) })
        if (sheet.state === 'confirmed') throw conflict('wrong_state', messages.sheetConfirmed)
        if (scan.state === 'confirming' || scan.state === 'undoing') throw conflict('wrong_state', messages.wrongState)
        const owner = await ownerOf(tx, scan)
        const pages = await pagesOfSheets(tx, [id])
        const others = await sheetsOf(tx, scanId)
        const shown = await detailsOf(tx, sheet)
        if (change.discard === true) {
          dropped.push(...pages)
          await deleteSheet(tx, id)
        } else {
          if (change.code !== undefined && !shown.codes.includes(change.code))
            throw invalid([{ field: 'code', message: messages.codeUnknown }])
          const person = await withPerson(tx, sheet, change, owner)
          const corrections = withAnswers(sheet, pages, change)
          const said = {
            ...sheet,
            ...person,
            corrections: person === null ? corrections : { ...corrections, person: true as const },
          }
          const now = await settled(tx, printed, said, { owner, pages, others })
          await saveSheet(tx, { ...now, revision: sheet.revision + 1 })
        }
        await settleOthers(tx, scan, owner, sheet)
        await record(tx, by, change.discard === true ? 'scan.discard_sheet' : 'scan.correct', scanId, {
          sheet: sheet.number,
        })
        notifyOpenScreens(events, 'scans', [scan.userId, by.actor.id])
        return change.discard === true ? shown : detailsOf(tx, await expectSheet(tx, by.actor, scan, id))
      })
      for (const name of dropped.flatMap(filesOfPage)) await storage.remove(name)
      return details
    },

    async picture(actor, scanId, pageId) {
      const scan = expectSight(actor, await findScan(database.read(), scanId))
      const page = await findPage(database.read(), scan.id, pageId)
      if (!page) throw notFound(messages.sheetNotFound)
      await expectSheet(database.read(), actor, scan, page.sheetId)
      return sentPicture(pictureOf(page.id))
    },

    async cutOut(actor, scanId, pageId, box) {
      const scan = await findScan(database.read(), scanId)
      const page = scan && (await findPage(database.read(), scan.id, pageId))
      const sheet = scan && page && (await findSheet(database.read(), scan.id, page.sheetId))
      if (!sheet) throw notFound(messages.sheetNotFound)
      await expectSeen(database.read(), actor, sheet)
      if (!can(actor, 'scan:read', scan)) {
        // Somebody else's batch shows a family what its own child wrote, and nothing before it counts.
        const parentIds = sheet.studentId === null ? [] : await parentIdsOf(database.read(), sheet.studentId)
        if (sheet.state !== 'confirmed') throw notFound()
        authorizeRead(actor, 'scan:see-cut-out', { ...scan, parentIds })
      }
      if (!page.reading.boxes.some(({ id }) => id === box)) throw notFound(messages.sheetNotFound)
      return sentPicture(cutOutOf(page.id, box))
    },
  }

  async function sentPicture(name: string): Promise<SentFile> {
    const file = await storage.open(name)
    if (!file) throw notFound(messages.pictureGone)
    return { name: 'phieu.jpg', type: 'image/jpeg', content: await buffer(file.stream) }
  }

  /** Those that repeated this one, or that repeat it now. */
  async function settleOthers(tx: Queries, scan: StoredScan, owner: Actor, before: StoredSheet): Promise<void> {
    const all = await sheetsOf(tx, scan.id)
    const now = all.find(({ id }) => id === before.id)
    const paper = before.printedPaperId === null ? null : await printed.paperOf(tx, before.printedPaperId)
    const one = paper?.sheets.find(({ id }) => id === now?.printedSheetId)
    const touched = all.filter(
      (other) =>
        other.number > before.number &&
        other.state !== 'confirmed' &&
        other.printedPaperId === before.printedPaperId &&
        // What repeats another one may repeat this one instead, or nobody.
        (other.doubleOf !== null || (now !== undefined && one !== undefined && isSameSheet(now, other, one))),
    )
    const pages = await pagesOfSheets(
      tx,
      touched.map(({ id }) => id),
    )
    for (const other of touched) {
      const own = pages.filter(({ sheetId }) => sheetId === other.id)
      const settledNow = await settled(tx, printed, other, { owner, pages: own, others: all })
      if (settledNow.state !== other.state || settledNow.doubleOf !== other.doubleOf)
        await saveSheet(tx, { ...settledNow, revision: other.revision + 1 })
    }
  }
}
