import { exchangeMessages as messages } from '@lms/contracts/exchange/exchange-messages.ts'
import type { ImportItem, QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import type { Queries } from '../platform/database/tables.ts'
import { notFound } from '../platform/http/errors.ts'
import { findSummaries } from '../questions/question-store.ts'
import { subjectNamesOf } from '../subjects/subject-store.ts'
import type { StoredItem } from './import-item-store.ts'
import { type StoredImport, countsOf } from './import-store.ts'

export async function importViews(queries: Queries, imports: readonly StoredImport[]): Promise<QuestionImport[]> {
  const counts = await countsOf(
    queries,
    imports.map(({ id }) => id),
  )
  const subjects = await subjectNamesOf(
    queries,
    imports.flatMap(({ subjectId }) => subjectId ?? []),
  )
  return imports.map((one) => ({
    _id: one.id,
    fileName: one.fileName,
    format: one.format,
    state: one.state,
    waitsForAi: one.state === 'reading' && one.asking === 'waiting',
    failure: one.failure?.message ?? null,
    failureKey: one.failure?.key ?? null,
    class: one.class,
    subject: subjectOf(one.subjectId, subjects),
    counts: counts(one.id),
    kept: one.kept,
    createdAt: one.createdAt,
    expiresAt: one.expiresAt,
  }))
}

export async function importView(queries: Queries, one: StoredImport): Promise<QuestionImport> {
  const [shown] = await importViews(queries, [one])
  if (!shown) throw notFound(messages.notFound)
  return shown
}

export async function itemViews(queries: Queries, items: readonly StoredItem[]): Promise<ImportItem[]> {
  const subjects = await subjectNamesOf(
    queries,
    items.flatMap(({ subjectId }) => subjectId ?? []),
  )
  const duplicates = await findSummaries(
    queries,
    items.flatMap(({ duplicateId }) => duplicateId ?? []),
  )
  const titles = new Map(duplicates.map(({ id, title }) => [id, title]))
  return items.map((item) => ({
    ...item.text,
    number: item.number,
    place: item.place,
    class: item.class,
    subject: subjectOf(item.subjectId, subjects),
    difficulty: item.difficulty,
    points: item.points,
    isAccepted: item.isAccepted,
    problems: item.problems,
    duplicateOf:
      item.duplicateId !== null && titles.has(item.duplicateId)
        ? { _id: item.duplicateId, title: titles.get(item.duplicateId) ?? '' }
        : null,
    sameAsNumber: item.sameAsNumber,
    questionId: item.questionId,
    version: item.version,
    origin: item.origin,
  }))
}

function subjectOf(id: string | null, names: ReadonlyMap<string, string>) {
  return id !== null && names.has(id) ? { _id: id, name: names.get(id) ?? '' } : null
}
