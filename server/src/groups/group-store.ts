import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Selectable } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import { holdsWords, searchWords } from '../platform/database/search.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import type { StudentGroup } from './group.ts'
import './group-tables.ts'

const columns = ['id', 'author_id', 'name', 'class', 'version', 'created_at', 'updated_at'] as const
type Row = Pick<Selectable<Tables['student_groups']>, (typeof columns)[number]>

export async function findGroup(queries: Queries, id: string): Promise<StudentGroup | null> {
  const row = await queries.selectFrom('student_groups').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toGroup(row) : null
}

/** Nobody else changes it or its members until the transaction ends. */
export async function lockGroup(tx: Queries, id: string): Promise<StudentGroup | null> {
  const row = await tx
    .selectFrom('student_groups')
    .select(columns)
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toGroup(row) : null
}

export async function findGroupNamed(queries: Queries, authorId: string, name: string): Promise<StudentGroup | null> {
  const row = await queries
    .selectFrom('student_groups')
    .select(columns)
    .where('author_id', '=', authorId)
    .where('folded_name', '=', foldText(name))
    .executeTakeFirst()
  return row ? toGroup(row) : null
}

interface GroupFilter extends PageRequest {
  /** Null for everybody's. */
  authorId: string | null
  search?: string | undefined
  class?: ClassCode | undefined
  sortBy: 'name' | 'createdAt'
  sortOrder: 'asc' | 'desc'
}

export async function listGroups(
  queries: Queries,
  { authorId, search, class: code, sortBy, sortOrder, ...page }: GroupFilter,
): Promise<{ groups: StudentGroup[]; total: number }> {
  const words = searchWords(search)
  const some = queries
    .selectFrom('student_groups')
    .$if(authorId !== null, (query) => query.where('author_id', '=', authorId))
    .$if(code !== undefined, (query) => query.where('class', '=', code ?? null))
    .$if(words.length > 0, (query) => query.where(holdsWords(words)))
  const rows = await some
    .select(columns)
    .orderBy(sortBy === 'name' ? 'folded_name' : 'created_at', sortOrder)
    .orderBy('id', sortOrder)
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { total } = await some.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { groups: rows.map(toGroup), total }
}

export async function countGroupsOf(queries: Queries, authorId: string): Promise<number> {
  const { total } = await queries
    .selectFrom('student_groups')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
  return total
}

interface NewGroup {
  authorId: string
  name: string
  class: ClassCode | null
}

/** Null when this person has a group of this name. */
export async function insertGroup(tx: Queries, group: NewGroup, now: string): Promise<StudentGroup | null> {
  const row = await tx
    .insertInto('student_groups')
    .values({
      id: newId(),
      author_id: group.authorId,
      ...namedColumns(group.name),
      class: group.class,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row ? toGroup(row) : null
}

export async function saveGroup(
  tx: Queries,
  id: string,
  { name, class: code }: { name: string; class: ClassCode | null },
  now: string,
): Promise<StudentGroup> {
  const row = await tx
    .updateTable('student_groups')
    .set((eb) => ({ ...namedColumns(name), class: code, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toGroup(row)
}

export async function deleteGroup(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('student_groups').where('id', '=', id).execute()
}

/** A parent's groups are of use to nobody else. */
export async function deleteGroupsOf(tx: Queries, authorId: string): Promise<void> {
  await tx.deleteFrom('student_groups').where('author_id', '=', authorId).execute()
}

function namedColumns(name: string) {
  return { name, folded_name: foldText(name), search_text: foldText(name) }
}

function toGroup(row: Row): StudentGroup {
  return {
    id: row.id,
    authorId: row.author_id,
    name: row.name,
    class: row.class,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
