import type { Selectable } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import { prepared } from '../platform/database/prepared.ts'
import { type List, isAmong, listOf } from '../platform/database/search.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { type Subject, type SubjectFields, classPositionOf, searchTextOf, sortNameOf } from './subject.ts'
import './subject-tables.ts'

export const columns = [
  'id',
  'name',
  'code',
  'description',
  'is_active',
  'class',
  'color',
  'icon',
  'author_id',
  'by_administrator',
  'total_courses',
  'total_students',
  'rating_count',
  'rating_sum',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

/** Deleted ones too. */
export async function findSubject(queries: Queries, id: string): Promise<Subject | null> {
  const row = await queries.selectFrom('subjects').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toSubject(row) : null
}

/** The same inside a transaction: nobody else changes it until that ends. */
export async function lockSubject(tx: Queries, id: string): Promise<Subject | null> {
  const row = await tx
    .selectFrom('subjects')
    .select(columns)
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toSubject(row) : null
}

const selectNames = prepared<{ ids: List }, { id: string; name: string }>((queries, parameter) =>
  queries
    .selectFrom('subjects')
    .select(['id', 'name'])
    .where(isAmong(queries, 'id', parameter('ids'))),
)

/** Also of deleted ones: what belongs to them still names them. */
export async function subjectNamesOf(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await selectNames(queries, { ids: listOf(queries, [...new Set(ids)]) })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function isCodeTaken(
  queries: Queries,
  authorId: string | null,
  code: string,
  exceptId = '',
): Promise<boolean> {
  const row = await queries
    .selectFrom('subjects')
    .select('id')
    .where('author_id', '=', authorId)
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

interface NewSubject extends SubjectFields {
  authorId: string
  byAdministrator: boolean
}

/** Answers null when the author already has a subject with this code. */
export async function insertSubject(tx: Queries, subject: NewSubject, now: string): Promise<Subject | null> {
  const row = await tx
    .insertInto('subjects')
    .values({
      id: newId(),
      ...fieldsOf(subject),
      author_id: subject.authorId,
      by_administrator: subject.byAdministrator,
      total_courses: 0,
      total_students: 0,
      rating_count: 0,
      rating_sum: 0,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row ? toSubject(row) : null
}

export async function saveSubject(tx: Queries, subject: Subject, now: string): Promise<Subject> {
  const row = await tx
    .updateTable('subjects')
    .set((eb) => ({ ...fieldsOf(subject), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', subject.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toSubject(row)
}

export async function saveDeletion(tx: Queries, id: string, deletedAt: string | null, now: string): Promise<Subject> {
  const row = await tx
    .updateTable('subjects')
    .set((eb) => ({ deleted_at: deletedAt, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toSubject(row)
}

/** For good, except those that others still need. */
export async function removeSubjectsOf(
  tx: Queries,
  authorIds: readonly string[],
  needed: readonly string[],
): Promise<void> {
  if (authorIds.length === 0) return
  await tx
    .deleteFrom('subjects')
    .where('author_id', 'in', authorIds)
    .$if(needed.length > 0, (query) => query.where('id', 'not in', needed))
    .execute()
}

function fieldsOf(subject: SubjectFields) {
  return {
    name: subject.name,
    code: subject.code,
    description: subject.description,
    is_active: subject.isActive,
    class: subject.class,
    class_position: classPositionOf(subject.class),
    color: subject.color,
    icon: subject.icon,
    search_text: searchTextOf(subject),
    sort_name: sortNameOf(subject),
  }
}

export function toSubject(row: Pick<Selectable<Tables['subjects']>, (typeof columns)[number]>): Subject {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    description: row.description,
    isActive: row.is_active,
    class: row.class,
    color: row.color,
    icon: row.icon,
    authorId: row.author_id,
    byAdministrator: row.by_administrator,
    totalCourses: row.total_courses,
    totalStudents: row.total_students,
    averageRating: ratingOf(row.rating_sum, row.rating_count),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  }
}

export function ratingOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100
}
