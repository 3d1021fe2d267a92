import type { BodyOf, DataOf } from '@lms/contracts/endpoint.ts'
import type { StoredFormat } from '@lms/contracts/exchange/exchange.ts'
import { isPaperFormat } from '@lms/contracts/exchange/exchange.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import { exchangeMessages as messages } from '@lms/contracts/exchange/exchange-messages.ts'
import { marksBy, shapeOf } from '@lms/contracts/exchange/marking/line-roles.ts'
import {
  type PaperLine,
  type getImportLines,
  markingLimits,
  type previewMarks,
} from '@lms/contracts/exchange/marking/marking.ts'
import type { ImportMending, ReadingWish, SheetReading } from '@lms/contracts/exchange/reading.ts'
import type { getImportOverview, passSeenProblem } from '@lms/contracts/exchange/overview.ts'
import type * as contract from '@lms/contracts/exchange/reading.ts'
import { reviewMessages } from '@lms/contracts/exchange/review-messages.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import { expectSubject } from '../../questions/question-access.ts'
import type { ImportDependencies } from '../exchange-dependencies.ts'
import { type SheetReport, UnreadableFile } from '../item.ts'
import { type StoredItem, findBlockedBy, findItems, placeItems, saveItem } from '../import-item-store.ts'
import { expectReader, expectRoom, expectTry } from '../import-limits.ts'
import { fileOf } from '../import-files.ts'
import { queueReading } from '../import-turns.ts'
import { heldImport, seenImport, stagedImport } from '../import-access.ts'
import { type StoredImport, countsOf, lockReading, saveImport } from '../import-store.ts'
import { importView } from '../import-view.ts'
import { overviewOf } from './import-overview.ts'
import { listedKeys } from './listed-keys.ts'
import { mendedItem, seenItem } from './mended-item.ts'
import { readingOf, saveShape, saveWishes, shapeOfPerson } from './reading-store.ts'

/** A person looks at what was made of a file, has it read otherwise, and mends many questions at once. */
export interface ImportReview {
  reading(actor: Actor, id: string): Promise<DataOf<typeof contract.getImportReading>>
  overview(actor: Actor, id: string): Promise<DataOf<typeof getImportOverview>>
  reread(actor: Actor, id: string, wish: ReadingWish): Promise<DataOf<typeof contract.rereadImport>>
  preview(actor: Actor, id: string, sheet: SheetReading): Promise<DataOf<typeof contract.previewImport>>
  lines(actor: Actor, id: string): Promise<DataOf<typeof getImportLines>>
  previewMarks(actor: Actor, id: string, body: BodyOf<typeof previewMarks>): Promise<DataOf<typeof previewMarks>>
  passSeen(actor: Actor, id: string, body: BodyOf<typeof passSeenProblem>): Promise<DataOf<typeof passSeenProblem>>
  mend(actor: Actor, id: string, mending: ImportMending): Promise<DataOf<typeof contract.mendImportItems>>
}

type ReviewDependencies = Pick<
  ImportDependencies,
  'database' | 'limits' | 'jobs' | 'storage' | 'photos' | 'importWorkers'
>

export function createImportReview(dependencies: ReviewDependencies): ImportReview {
  const { database, limits, jobs, storage, photos, importWorkers } = dependencies

  /** Nothing of it is in the bank. */
  async function isUntouched(queries: Queries, { id, state }: StoredImport): Promise<boolean> {
    if (state === 'failed') return true
    return state === 'staged' && (await countsOf(queries, [id]))(id).saved === 0
  }

  /** Of a paper that is badly read, by what this person showed of another one. */
  async function marksAsBefore(queries: Queries, one: StoredImport, lines: readonly PaperLine[]) {
    const { total, blocked } = (await countsOf(queries, [one.id]))(one.id)
    const isBadlyRead = one.state === 'failed' || blocked * 2 > total
    const shape = isBadlyRead && lines.length > 0 ? await shapeOfPerson(queries, one.userId) : []
    return marksBy(lines, shape).slice(0, markingLimits.marks)
  }

  return {
    async reading(actor, id) {
      const one = await seenImport(database.read(), actor, id)
      const { encoding, marks, sheets, lines: known } = await readingOf(database.read(), id)
      const canBeReadAgain = (await isUntouched(database.read(), one)) && (await storage.exists(fileOf(id)))
      const lines = canBeReadAgain ? known : []
      const likeBefore = marks.length === 0 ? await marksAsBefore(database.read(), one, lines) : []
      const said = { format: one.format, encoding, canBeReadAgain, canBeMarked: lines.length > 0, likeBefore }
      return { reading: { ...said, sheets: sheets.map(withoutRows) } }
    },

    async overview(actor, id) {
      const one = await seenImport(database.read(), actor, id)
      return { overview: await overviewOf(database.read(), one.id) }
    },

    async lines(actor, id) {
      await seenImport(database.read(), actor, id)
      const { lines, marks } = await readingOf(database.read(), id)
      return { lines, marks }
    },

    async previewMarks(actor, id, { marks }) {
      await seenImport(database.read(), actor, id)
      await expectTry(limits, actor)
      const { lines } = await readingOf(database.read(), id)
      return importWorkers.tryMarks({ lines, marks }, { personId: actor.id }).catch((error: unknown) => {
        throw error instanceof UnreadableFile ? conflict('too_much', exchangeFailures.tooMuch) : error
      })
    },

    async reread(actor, id, { format, encoding, sheets, marks, isByAi }) {
      const found = await seenImport(database.read(), actor, id)
      if (!(await isUntouched(database.read(), found))) throw conflict('wrong_state', messages.wrongState)
      if (!(await storage.exists(fileOf(id)))) throw conflict('file_gone', reviewMessages.fileGone)
      await expectRoom({ database, limits }, actor, found.state === 'staged')
      if (isByAi) expectPaper(format ?? found.format)
      if (isByAi || format === 'photo') await expectReader(photos, actor)
      return database.transaction(async (tx) => {
        await lockReading(tx, actor.id)
        const one = await heldImport(tx, actor, id)
        if (!(await isUntouched(tx, one))) throw conflict('wrong_state', messages.wrongState)
        const known = isByAi ? one.format : marks.length > 0 ? paperFormatOf(one) : null
        const changes = { state: 'reading' as const, failure: null, asking: null, format: format ?? known }
        // Marks are of the lines that this encoding gave.
        const before = marks.length > 0 ? await readingOf(tx, id) : null
        if (before) await saveShape(tx, actor.id, shapeOf(before.lines, marks))
        await saveWishes(tx, id, { encoding: encoding ?? before?.encoding ?? null, sheets, marks, isByAi })
        await saveImport(tx, id, changes)
        await queueReading(tx, jobs, actor.id)
        return { import: await importView(tx, { ...one, ...changes }) }
      })
    },

    async preview(actor, id, wanted) {
      await seenImport(database.read(), actor, id)
      const { sheets } = await readingOf(database.read(), id)
      const sheet = sheets.find(({ name }) => name === wanted.name)
      if (!sheet) throw notFound(reviewMessages.noSheet)
      const { previewOf } = await import('./sheet-preview.ts')
      return { items: previewOf(sheet, wanted) }
    },

    passSeen(actor, id, { problem }) {
      return database.transaction(async (tx) => {
        const one = await stagedImport(tx, actor, id)
        const found = await findBlockedBy(tx, id, problem)
        const blocking = found.filter(({ problems }) =>
          problems.some((each) => each.isBlocking && each.key === problem),
        )
        const seen = blocking.map((item) => seenItem(item, problem))
        for (const item of seen) await saveItem(tx, item)
        const blocked = seen.filter(({ problems }) => problems.some(({ isBlocking }) => isBlocking))
        return { import: await importView(tx, one), seen: seen.length, blocked: blocked.length }
      })
    },

    mend(actor, id, { numbers, key, keys, type, topic, class: code, subject, difficulty, points }) {
      return database.transaction(async (tx) => {
        const one = await stagedImport(tx, actor, id)
        if (subject !== undefined && code === undefined) throw invalid([{ field: 'class', message: messages.unplaced }])
        if (code !== undefined && subject !== undefined)
          await expectSubject(tx, actor, { subjectId: subject, class: code })
        const chosen = await findItems(tx, id, numbers)
        const listed = listedKeys(chosen, keys)
        const mended = chosen.flatMap((item) => mendedItem(item, { key, listed: listed.of(item), type, topic }) ?? [])
        for (const item of mended) await saveItem(tx, item)
        const isPlaced = code !== undefined || difficulty !== undefined || points !== undefined
        if (isPlaced && chosen.length > 0)
          await placeItems(
            tx,
            id,
            {
              ...(code !== undefined && { class: code, subject_id: subject ?? null }),
              ...(difficulty !== undefined && { difficulty }),
              ...(points !== undefined && { points }),
            },
            chosen.map(({ number }) => number),
          )
        const isForAll = key !== undefined || type !== undefined || topic !== undefined
        const left = isForAll && !isPlaced ? unmended(chosen, mended) : []
        return {
          import: await importView(tx, one),
          unchanged: left,
          changed: isPlaced ? chosen.length : mended.length,
          unusedKeys: listed.unused,
        }
      })
    },
  }
}

/** What was taken for a table or another format has its lines as well. */
function paperFormatOf({ format }: StoredImport) {
  return format !== null && isPaperFormat(format) ? format : 'text'
}

/** One that was not recognised is looked at when it is read. */
function expectPaper(format: StoredFormat | null): void {
  if (format !== null && !isPaperFormat(format)) throw conflict('not_a_paper', exchangeFailures.aiNotPaper)
}

function unmended(chosen: readonly StoredItem[], mended: readonly StoredItem[]): number[] {
  const done = new Set(mended.map(({ number }) => number))
  return chosen.flatMap(({ number }) => (done.has(number) ? [] : [number]))
}

function withoutRows({ rows: _rows, ...sheet }: SheetReport) {
  return sheet
}
