import type { ListState } from '@lms/contracts/groups/student-lists.ts'
import type { Selectable } from 'kysely'
import { dialectOf } from '../../platform/database/dialect.ts'
import { type Queries, type Tables, json } from '../../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../../platform/pagination.ts'
import './list-tables.ts'

export interface StoredList {
  id: string
  userId: string
  fileName: string
  state: ListState
  failure: string | null
  groupId: string | null
  madeGroups: string[]
  kept: string[]
  createdAt: string
  expiresAt: string
}

export async function insertList(tx: Queries, list: StoredList): Promise<void> {
  await tx
    .insertInto('student_lists')
    .values({
      id: list.id,
      user_id: list.userId,
      file_name: list.fileName,
      state: list.state,
      failure: list.failure,
      group_id: list.groupId,
      made_groups: json(list.madeGroups),
      kept: json(list.kept),
      created_at: list.createdAt,
      expires_at: list.expiresAt,
    })
    .execute()
}

export async function findList(queries: Queries, id: string): Promise<StoredList | null> {
  const row = await queries.selectFrom('student_lists').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toList(row) : null
}

/** Nobody else changes it or its lines until the transaction ends. */
export async function lockList(tx: Queries, id: string): Promise<StoredList | null> {
  const row = await tx
    .selectFrom('student_lists')
    .selectAll()
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toList(row) : null
}

export async function listsOf(
  queries: Queries,
  userId: string,
  page: PageRequest,
): Promise<{ lists: StoredList[]; total: number }> {
  const own = queries.selectFrom('student_lists').where('user_id', '=', userId)
  const rows = await own.selectAll().orderBy('id', 'desc').limit(page.limit).offset(offsetOf(page)).execute()
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { lists: rows.map(toList), total }
}

export async function countOpen(queries: Queries, userId: string): Promise<number> {
  const { total } = await queries
    .selectFrom('student_lists')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['staged', 'saving'])
    .executeTakeFirstOrThrow()
  return total
}

export async function saveList(
  tx: Queries,
  id: string,
  changes: Partial<Pick<StoredList, 'state' | 'failure' | 'madeGroups' | 'kept' | 'expiresAt'>>,
): Promise<void> {
  const { state, failure, madeGroups, kept, expiresAt } = changes
  await tx
    .updateTable('student_lists')
    .set({
      ...(state !== undefined && { state }),
      ...(failure !== undefined && { failure }),
      ...(madeGroups !== undefined && { made_groups: json(madeGroups) }),
      ...(kept !== undefined && { kept: json(kept) }),
      ...(expiresAt !== undefined && { expires_at: expiresAt }),
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteList(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('student_lists').where('id', '=', id).execute()
}

/** Not while one is being worked on. */
export async function deleteListsBefore(tx: Queries, now: string): Promise<void> {
  await tx
    .deleteFrom('student_lists')
    .where('expires_at', '<=', now)
    .where('state', 'in', ['staged', 'saved', 'undone'])
    .execute()
}

function toList(row: Selectable<Tables['student_lists']>): StoredList {
  return {
    id: row.id,
    userId: row.user_id,
    fileName: row.file_name,
    state: row.state,
    failure: row.failure,
    groupId: row.group_id,
    madeGroups: row.made_groups,
    kept: row.kept,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
