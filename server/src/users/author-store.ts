import type { Author } from '@lms/contracts/fields.ts'
import { prepared } from '../platform/database/prepared.ts'
import { type List, isAmong, listOf } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import { fullNameOf } from './user.ts'

const selectAuthors = prepared<{ ids: List }, { id: string; first_name: string; last_name: string; username: string }>(
  (queries, parameter) =>
    queries
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'username'])
      .where(isAmong(queries, 'id', parameter('ids'))),
)

/** Also deleted people, until they are purged: what they wrote still bears their name. */
export async function authorsOf(queries: Queries, ids: readonly (string | null)[]): Promise<Map<string, Author>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await selectAuthors(queries, { ids: listOf(queries, wanted) })
  return new Map(
    rows.map(({ id, username, first_name, last_name }) => [
      id,
      { _id: id, name: fullNameOf({ firstName: first_name, lastName: last_name }), username },
    ]),
  )
}

/** Whether an administrator has said yes to this person. */
export async function isApproved(queries: Queries, id: string): Promise<boolean> {
  const row = await queries.selectFrom('users').select('approval').where('id', '=', id).executeTakeFirst()
  return row?.approval === 'approved'
}
