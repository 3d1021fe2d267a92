import type { BodyOf, DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import { exchangeMessages as messages } from '@lms/contracts/exchange/exchange-messages.ts'
import { type ItemDraft, exchangeLimits } from '@lms/contracts/exchange/exchange.ts'
import type * as contract from '@lms/contracts/exchange/exchange.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { plainName } from '../media/stored-pictures.ts'
import { days, later } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { AppError, conflict, invalid, notFound } from '../platform/http/errors.ts'
import type { By, FileForm } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { paginationOf } from '../platform/pagination.ts'
import { expectSubject } from '../questions/question-access.ts'
import { findByFingerprints } from '../questions/question-duplicate-store.ts'
import { fingerprintOf } from '../questions/question-fingerprint.ts'
import { questionScope } from '../questions/question-access.ts'
import { namesOf } from '../questions/question-service.ts'
import { findSummaries } from '../questions/question-store.ts'
import { toSummaryView } from '../questions/question-view.ts'
import { richTextsOf } from '../questions/question-writing.ts'
import { heldImport, seenImport, stagedImport } from './import-access.ts'
import * as items from './import-item-store.ts'
import { expectReader, expectRoom } from './import-limits.ts'
import { fileOf, removeFiles } from './import-files.ts'
import { queueReading } from './import-turns.ts'
import { saveQuestions } from './import-saving.ts'
import * as store from './import-store.ts'
import { takeBack } from './import-undo.ts'
import { importView, importViews, itemViews } from './import-view.ts'
import { rulesBrokenBy, tidiedText } from './staged-item.ts'
import type { ImportDependencies } from './exchange-dependencies.ts'

type OneImport = DataOf<typeof contract.getImport>
type Items = typeof contract.listImportItems

export interface QuestionImports {
  upload(by: By, query: QueryOf<typeof contract.uploadImport>, form: FileForm): Promise<OneImport>
  list(actor: Actor, query: QueryOf<typeof contract.listImports>): Promise<DataOf<typeof contract.listImports>>
  get(actor: Actor, id: string): Promise<OneImport>
  discard(actor: Actor, id: string): Promise<void>
  listItems(actor: Actor, id: string, query: QueryOf<Items>): Promise<DataOf<Items>>
  changeItem(
    actor: Actor,
    id: string,
    number: number,
    draft: ItemDraft,
  ): Promise<DataOf<typeof contract.changeImportItem>>
  choose(actor: Actor, id: string, choice: BodyOf<typeof contract.chooseImportItems>): Promise<OneImport>
  place(actor: Actor, id: string, placement: BodyOf<typeof contract.placeImport>): Promise<OneImport>
  confirm(actor: Actor, id: string): Promise<OneImport>
  undo(by: By, id: string): Promise<OneImport>
  questions(
    actor: Actor,
    id: string,
    query: QueryOf<typeof contract.listImportedQuestions>,
  ): Promise<DataOf<typeof contract.listImportedQuestions>>
  /** What nobody came back for. */
  forgetExpired(): Promise<void>
}

export function createQuestionImports(dependencies: ImportDependencies): QuestionImports {
  const { database, clock, audit, html, jobs, limits, storage, pictures, photos } = dependencies

  const view = async (queries: Queries, one: store.StoredImport): Promise<OneImport> => ({
    import: await importView(queries, one),
  })

  async function forget(one: store.StoredImport): Promise<void> {
    const counts = (await store.countsOf(database.read(), [one.id]))(one.id)
    await database.transaction((tx) => store.deleteImport(tx, one.id))
    await removeFiles(storage, one.id)
    // Pictures of questions that came into the bank belong to them now.
    if (counts.saved === 0 && one.state !== 'undone') await pictures.drop(one.media)
  }

  return {
    async upload({ actor }, query, form) {
      authorizeRole(actor, 'question:create')
      await expectRoom({ database, limits }, actor)
      if (query.format === 'photo') await expectReader(photos, actor)
      const id = newId()
      const file = await form.passFile(exchangeLimits.bytes, (content) => storage.put(fileOf(id), content))
      if (file === null || file === 'too large') {
        await storage.remove(fileOf(id))
        throw file === null ? noFile() : tooLarge()
      }
      const one: store.StoredImport = {
        id,
        userId: actor.id,
        fileName: plainName(file.name),
        format: query.format ?? null,
        state: 'reading',
        failure: null,
        asking: null,
        class: query.class ?? null,
        subjectId: query.class === undefined ? null : (query.subject ?? null),
        media: [],
        kept: [],
        createdAt: clock.now().toISOString(),
        expiresAt: later(clock.now(), days(exchangeLimits.daysKept)).toISOString(),
      }
      return database.transaction(async (tx) => {
        if (one.subjectId !== null && one.class !== null)
          await expectSubject(tx, actor, { subjectId: one.subjectId, class: one.class })
        await store.lockReading(tx, actor.id)
        await store.insertImport(tx, one)
        await queueReading(tx, jobs, actor.id)
        return view(tx, one)
      })
    },

    async list(actor, query) {
      authorizeRole(actor, 'question:create')
      const { total } = await store.countImports(database.read(), actor.id)
      const imports = await store.listImports(database.read(), actor.id, query)
      return { imports: await importViews(database.read(), imports), pagination: paginationOf(query, total) }
    },

    async get(actor, id) {
      return view(database.read(), await seenImport(database.read(), actor, id))
    },

    async discard(actor, id) {
      const one = await seenImport(database.read(), actor, id)
      if (one.state === 'saving') throw conflict('wrong_state', messages.wrongState)
      await forget(one)
    },

    async listItems(actor, id, query) {
      await seenImport(database.read(), actor, id)
      const { items: found, total } = await items.listItems(database.read(), id, query)
      return { items: await itemViews(database.read(), found), pagination: paginationOf(query, total) }
    },

    async changeItem(actor, id, number, { version, isAccepted, class: code, subject, difficulty, points, ...draft }) {
      await seenImport(database.read(), actor, id)
      const written = {
        ...draft,
        answers: draft.answers.map(({ text: own, isCorrect, explanation, tolerance, mistake, when }) => ({
          text: own,
          isCorrect,
          ...(explanation !== undefined && { explanation }),
          ...(tolerance !== undefined && { tolerance }),
          ...(mistake !== undefined && { mistake }),
          ...(when !== undefined && { when }),
        })),
      }
      const text = tidiedText(written, await html.clean(actor.id, richTextsOf(written, written.type)))
      const broken = rulesBrokenBy(text)
      if (broken.length > 0) throw invalid(broken.map(({ message }) => ({ field: 'answers', message })))
      return database.transaction(async (tx) => {
        await stagedImport(tx, actor, id)
        const item = await items.findItem(tx, id, number)
        if (!item) throw notFound(messages.itemNotFound)
        if (item.questionId !== null) throw conflict('wrong_state', messages.wrongState)
        if (item.version !== version) {
          const [current] = await itemViews(tx, [item])
          throw conflict('stale', platformMessages.stale, { data: { item: current } })
        }
        if (code !== undefined && subject !== undefined)
          await expectSubject(tx, actor, { subjectId: subject, class: code })
        const fingerprint = fingerprintOf({ ...text, parts: partsIn(text) })
        const known = await findByFingerprints(tx, await questionScope(tx, actor), [fingerprint])
        const first = await items.firstLike(tx, id, fingerprint)
        const changed: items.StoredItem = {
          ...item,
          text,
          class: code ?? null,
          subjectId: code === undefined ? null : (subject ?? null),
          difficulty,
          points,
          // What kept it out was dealt with by whoever rewrote it; notes stay.
          problems: item.problems.filter(({ isBlocking }) => !isBlocking),
          isAccepted: isAccepted ?? item.isAccepted,
          fingerprint,
          duplicateId: known.get(fingerprint)?.id ?? null,
          sameAsNumber: first !== null && first < number ? first : null,
          version: item.version + 1,
          // Its options may be others now.
          origin: item.origin && { ...item.origin, marks: {} },
        }
        await items.saveItem(tx, changed)
        const [shown] = await itemViews(tx, [changed])
        if (!shown) throw notFound(messages.itemNotFound)
        return { item: shown }
      })
    },

    choose(actor, id, { isAccepted, numbers, which }) {
      return database.transaction(async (tx) => {
        const one = await stagedImport(tx, actor, id)
        await items.chooseItems(tx, id, isAccepted, numbers === undefined ? which : { numbers })
        return view(tx, one)
      })
    },

    place(actor, id, { class: code, subject, difficulty, points }) {
      return database.transaction(async (tx) => {
        const one = await stagedImport(tx, actor, id)
        if (subject !== undefined && code === undefined) throw invalid([{ field: 'class', message: messages.unplaced }])
        if (code !== undefined && subject !== undefined)
          await expectSubject(tx, actor, { subjectId: subject, class: code })
        const place = code === undefined ? {} : { class: code, subjectId: subject ?? null }
        await items.placeItems(tx, id, {
          ...(code !== undefined && { class: code, subject_id: subject ?? null }),
          ...(difficulty !== undefined && { difficulty }),
          ...(points !== undefined && { points }),
        })
        if (code !== undefined) await store.saveImport(tx, id, place)
        return view(tx, { ...one, ...place })
      })
    },

    confirm(actor, id) {
      return database.transaction(async (tx) => {
        const one = await stagedImport(tx, actor, id)
        const counts = (await store.countsOf(tx, [id]))(id)
        if (counts.accepted === 0)
          throw invalid([{ field: 'items', message: messages.noneAccepted }], messages.noneAccepted)
        if (counts.unplaced > 0) throw invalid([{ field: 'class', message: messages.unplaced }], messages.unplaced)
        await store.saveImport(tx, id, { state: 'saving', failure: null })
        await jobs.enqueue(tx, saveQuestions, { importId: id })
        return view(tx, { ...one, state: 'saving', failure: null })
      })
    },

    undo(by, id) {
      return database.transaction(async (tx) => {
        const one = await heldImport(tx, by.actor, id)
        const counts = (await store.countsOf(tx, [id]))(id)
        const isPartlySaved = one.state === 'staged' && counts.saved > 0
        if (one.state !== 'saved' && !isPartlySaved) throw conflict('wrong_state', messages.wrongState)
        const { kept, takenBack } = await takeBack(tx, id, clock.now().toISOString())
        const changes = { state: 'undone' as const, failure: null, kept }
        await store.saveImport(tx, id, changes)
        await audit.record(tx, {
          ...by,
          action: 'question.undo_import',
          recordType: 'question_import',
          recordId: id,
          details: { questions: takenBack, kept: kept.length },
        })
        return view(tx, { ...one, ...changes })
      })
    },

    async questions(actor, id, query) {
      await seenImport(database.read(), actor, id)
      const counts = (await store.countsOf(database.read(), [id]))(id)
      const ids = (await items.savedItems(database.read(), id, query)).map(({ questionId }) => questionId)
      const known = new Map((await findSummaries(database.read(), ids)).map((question) => [question.id, question]))
      const questions = ids.flatMap((one) => known.get(one) ?? []).filter(({ deletedAt }) => deletedAt === null)
      const names = await namesOf(database.read(), questions)
      return {
        questions: questions.map((question) => toSummaryView(question, names)),
        pagination: paginationOf(query, counts.saved),
      }
    },

    async forgetExpired() {
      for (;;) {
        const expired = await store.expiredImports(database.read(), clock.now().toISOString(), 100)
        for (const one of expired) await forget(one)
        if (expired.length < 100) return
      }
    },
  }
}

function noFile(): AppError {
  return invalid([{ field: 'file', message: exchangeFailures.noFile }], exchangeFailures.noFile)
}

function tooLarge(): AppError {
  return new AppError('tooLarge', 'too_large', exchangeFailures.tooLarge, {
    errors: [{ field: 'file', message: exchangeFailures.tooLarge }],
  })
}
