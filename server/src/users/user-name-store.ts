import { foldText } from '@lms/contracts/text-folding.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { fullNameOf } from './user.ts'

/** Also those of deleted people, until they are purged. */
export async function namesOf(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, fullNameOf({ firstName: row.first_name, lastName: row.last_name })]))
}

/** The first few people whose name, address or username contains this. */
async function userIdsMatching(queries: Queries, search: string, limit: number): Promise<string[]> {
  const wanted = `%${foldText(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await queries
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`search_text like ${wanted} escape '\\'`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Names for slices that know people by their ids only. */
export function peopleOf({ read }: Pick<Database, 'read'>) {
  return {
    namesOf: (ids: readonly string[]) => namesOf(read(), ids),
    idsMatching: (search: string, limit: number) => userIdsMatching(read(), search, limit),
  }
}
