import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { exchangeProblems } from '@lms/contracts/exchange/reading-problems.ts'
import type { ImportShow } from '@lms/contracts/exchange/exchange.ts'
import type { ItemOrigin } from '@lms/contracts/exchange/origin.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import { shapeOf } from './review/item-shape.ts'
import type { ItemProblem, ItemText } from './staged-item.ts'
import './import-tables.ts'

export interface StoredItem {
  importId: string
  number: number
  place: string
  text: ItemText
  class: ClassCode | null
  subjectId: string | null
  difficulty: Difficulty
  points: number
  problems: ItemProblem[]
  isAccepted: boolean
  fingerprint: string
  duplicateId: string | null
  sameAsNumber: number | null
  questionId: string | null
  version: number
  origin: ItemOrigin | null
}

const isBlocked = ({ problems }: Pick<StoredItem, 'problems'>): boolean => problems.some((one) => one.isBlocking)

const itemsOf = (queries: Queries, importId: string) =>
  queries.selectFrom('question_import_items').where('import_id', '=', importId)
/** Those that are not in the bank. */
const unsavedOf = (queries: Queries, importId: string) =>
  itemsOf(queries, importId).selectAll().where('question_id', 'is', null).orderBy('number')

/** Each length of a statement is compiled and kept for itself. */
const rowsPerStatement = 25

export async function insertItems(tx: Queries, items: readonly StoredItem[]): Promise<void> {
  for (let start = 0; start < items.length; start += rowsPerStatement)
    await tx
      .insertInto('question_import_items')
      .values(items.slice(start, start + rowsPerStatement).map(toRow))
      .execute()
}

export async function deleteItems(tx: Queries, importId: string): Promise<void> {
  await tx.deleteFrom('question_import_items').where('import_id', '=', importId).execute()
}

const shown: Readonly<Record<ImportShow, Expression<SqlBool>>> = {
  all: sql<SqlBool>`true`,
  accepted: sql<SqlBool>`is_accepted`,
  left_out: sql<SqlBool>`not is_accepted`,
  blocked: sql<SqlBool>`is_blocked`,
  duplicates: sql<SqlBool>`(duplicate_id is not null or same_as_number is not null)`,
  noted: sql<SqlBool>`is_noted`,
}

export async function listItems(
  queries: Queries,
  importId: string,
  { show, problem, ...page }: PageRequest & { show: ImportShow; problem?: string | undefined },
): Promise<{ items: StoredItem[]; total: number }> {
  const all = itemsOf(queries, importId)
    .where(shown[show])
    .$if(problem !== undefined, (query) => query.where(isSaid(problem ?? '')))
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await all.selectAll().orderBy('number').limit(page.limit).offset(offsetOf(page)).execute()
  return { items: rows.map(toItem), total }
}

/** Of which this is said, by its key. */
const isSaid = (key: string): Expression<SqlBool> => sql<SqlBool>`cast(problems as text) like ${`%"${key}"%`}`

/** Those that it may keep out. */
export async function findBlockedBy(queries: Queries, importId: string, key: string): Promise<StoredItem[]> {
  const rows = await unsavedOf(queries, importId).where(shown.blocked).where(isSaid(key)).execute()
  return rows.map(toItem)
}

export async function findItem(queries: Queries, importId: string, number: number): Promise<StoredItem | null> {
  const row = await itemsOf(queries, importId).selectAll().where('number', '=', number).executeTakeFirst()
  return row ? toItem(row) : null
}

export async function findItems(queries: Queries, importId: string, numbers: readonly number[]): Promise<StoredItem[]> {
  return (await unsavedOf(queries, importId).where('number', 'in', numbers).execute()).map(toItem)
}

export async function saveItem(tx: Queries, item: StoredItem): Promise<void> {
  const { import_id, number, ...changes } = toRow(item)
  await tx
    .updateTable('question_import_items')
    .set(changes)
    .where('import_id', '=', import_id)
    .where('number', '=', number)
    .execute()
}

/** The first one of a file that says the same. */
export async function firstLike(queries: Queries, importId: string, fingerprint: string): Promise<number | null> {
  const same = itemsOf(queries, importId).where('fingerprint', '=', fingerprint)
  return (await same.select((eb) => eb.fn.min<number | null>('number').as('first')).executeTakeFirst())?.first ?? null
}

/** Its key, as it stands in what is said of a question. */
const readByAi = exchangeProblems.readByAi.key

export async function chooseItems(
  tx: Queries,
  importId: string,
  isAccepted: boolean,
  which: { numbers: readonly number[] } | 'all' | 'duplicates',
): Promise<void> {
  await tx
    .updateTable('question_import_items')
    .set({ is_accepted: isAccepted })
    .where('import_id', '=', importId)
    .where('question_id', 'is', null)
    // What is broken stays out until somebody mends it.
    .$if(isAccepted, (query) => query.where(sql<SqlBool>`not is_blocked`))
    // What a model read somebody looks at, one by one.
    .$if(isAccepted && typeof which !== 'object', (query) =>
      query.where(sql<SqlBool>`cast(problems as text) not like ${`%${readByAi}%`}`),
    )
    .$if(which === 'duplicates', (query) => query.where(shown.duplicates))
    .$if(typeof which === 'object', (query) =>
      query.where('number', 'in', typeof which === 'object' ? which.numbers : []),
    )
    .execute()
}

export type Placement = Partial<{
  class: ClassCode | null
  subject_id: string | null
  difficulty: Difficulty
  points: number
}>

/** All of them, or these. */
export async function placeItems(
  tx: Queries,
  importId: string,
  placement: Placement,
  numbers?: readonly number[],
): Promise<void> {
  await tx
    .updateTable('question_import_items')
    .set((eb) => ({ ...placement, version: eb('version', '+', 1) }))
    .where('import_id', '=', importId)
    .where('question_id', 'is', null)
    .$if(numbers !== undefined, (query) => query.where('number', 'in', numbers ?? []))
    .execute()
}

/** Accepted and not in the bank yet, in the order of the file. */
export async function nextToSave(queries: Queries, importId: string, limit: number): Promise<StoredItem[]> {
  return (await unsavedOf(queries, importId).where(shown.accepted).limit(limit).execute()).map(toItem)
}

export async function saveQuestionIds(
  tx: Queries,
  importId: string,
  saved: readonly { number: number; questionId: string }[],
): Promise<void> {
  for (const { number, questionId } of saved)
    await tx
      .updateTable('question_import_items')
      .set({ question_id: questionId })
      .where('import_id', '=', importId)
      .where('number', '=', number)
      .execute()
}

/** All that an import brought into the bank, or a page of it: what is needed to ask it again in its order. */
export async function savedItems(queries: Queries, importId: string, page?: PageRequest) {
  const rows = await itemsOf(queries, importId)
    .select(['question_id', 'class', 'subject_id', 'points', 'origin'])
    .where('question_id', 'is not', null)
    .orderBy('number')
    .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0).offset(page ? offsetOf(page) : 0))
    .execute()
  return rows.map((row) => ({
    questionId: row.question_id ?? '',
    class: row.class,
    subjectId: row.subject_id,
    points: row.points,
    section: row.origin?.section ?? '',
  }))
}

function toRow(item: StoredItem) {
  return {
    import_id: item.importId,
    number: item.number,
    place: item.place,
    text: json(item.text),
    class: item.class,
    subject_id: item.subjectId,
    difficulty: item.difficulty,
    points: item.points,
    problems: json(item.problems),
    is_noted: item.problems.length > 0,
    is_blocked: isBlocked(item),
    is_accepted: item.isAccepted,
    fingerprint: item.fingerprint,
    duplicate_id: item.duplicateId,
    same_as_number: item.sameAsNumber,
    question_id: item.questionId,
    version: item.version,
    origin: item.origin === null ? null : json(item.origin),
    shape: shapeOf(item.text),
    reasons: item.origin?.reasons.flatMap(({ key }) => key ?? []).join(' ') || null,
  }
}

function toItem(row: Selectable<Tables['question_import_items']>): StoredItem {
  return {
    importId: row.import_id,
    number: row.number,
    place: row.place,
    text: row.text,
    class: row.class,
    subjectId: row.subject_id,
    difficulty: row.difficulty,
    points: row.points,
    problems: row.problems,
    isAccepted: row.is_accepted,
    fingerprint: row.fingerprint,
    duplicateId: row.duplicate_id,
    sameAsNumber: row.same_as_number,
    questionId: row.question_id,
    version: row.version,
    origin: row.origin,
  }
}
