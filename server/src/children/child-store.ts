import { prepared } from '../platform/database/prepared.ts'
import { type List, isAmong, listOf } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import './child-tables.ts'

/** Also those of people who are no students any more; whoever asks looks at the account as well. */
export async function childIdsOf(queries: Queries, parentId: string): Promise<string[]> {
  const rows = await queries.selectFrom('child_links').select('child_id').where('parent_id', '=', parentId).execute()
  return rows.map(({ child_id }) => child_id)
}

const selectLinks = prepared<{ ids: List }, { child_id: string; parent_id: string }>((queries, parameter) =>
  queries
    .selectFrom('child_links')
    .select(['child_id', 'parent_id'])
    .where(isAmong(queries, 'child_id', parameter('ids')))
    .orderBy('created_at')
    .orderBy('parent_id'),
)

export async function parentIdsOfEach(queries: Queries, childIds: readonly string[]): Promise<Map<string, string[]>> {
  const parents = new Map<string, string[]>(childIds.map((id) => [id, []]))
  if (childIds.length === 0) return parents
  const rows = await selectLinks(queries, { ids: listOf(queries, childIds) })
  for (const { child_id, parent_id } of rows) parents.get(child_id)?.push(parent_id)
  return parents
}

export async function parentIdsOf(queries: Queries, childId: string): Promise<string[]> {
  return (await parentIdsOfEach(queries, [childId])).get(childId) ?? []
}

/** These and no others. */
export async function saveParents(
  tx: Queries,
  childId: string,
  parentIds: readonly string[],
  now: string,
): Promise<void> {
  await tx
    .deleteFrom('child_links')
    .where('child_id', '=', childId)
    .$if(parentIds.length > 0, (query) => query.where('parent_id', 'not in', parentIds))
    .execute()
  if (parentIds.length === 0) return
  await tx
    .insertInto('child_links')
    .values(parentIds.map((parentId) => ({ parent_id: parentId, child_id: childId, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
