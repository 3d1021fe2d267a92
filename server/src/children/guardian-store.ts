import type { Queries } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import './child-tables.ts'

/** Of a code that somebody could still use. */
export interface StoredCode {
  id: string
  childId: string
  madeBy: string
  expiresAt: string
}

const columns = ['id', 'child_id', 'made_by', 'expires_at'] as const

export async function findCode(queries: Queries, codeHash: string): Promise<StoredCode | null> {
  const row = await queries
    .selectFrom('guardian_codes')
    .select(columns)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return row ? { id: row.id, childId: row.child_id, madeBy: row.made_by, expiresAt: row.expires_at } : null
}

/** Until when one's own code for this child can be used. */
export async function codeEndOf(
  queries: Queries,
  { childId, madeBy, now }: { childId: string; madeBy: string; now: string },
): Promise<string | null> {
  const row = await queries
    .selectFrom('guardian_codes')
    .select('expires_at')
    .where('child_id', '=', childId)
    .where('made_by', '=', madeBy)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.expires_at ?? null
}

export async function insertCode(
  tx: Queries,
  code: Omit<StoredCode, 'id'> & { codeHash: string; now: string },
): Promise<void> {
  await tx
    .insertInto('guardian_codes')
    .values({
      id: newId(),
      child_id: code.childId,
      made_by: code.madeBy,
      code_hash: code.codeHash,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute()
}

/** False when somebody else was quicker. */
export async function useUp(tx: Queries, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('guardian_codes').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
}

export async function deleteCodesOf(tx: Queries, childId: string, madeBy: string): Promise<void> {
  await tx.deleteFrom('guardian_codes').where('child_id', '=', childId).where('made_by', '=', madeBy).execute()
}

export async function deleteCodesBefore(tx: Queries, now: string): Promise<void> {
  await tx.deleteFrom('guardian_codes').where('expires_at', '<=', now).execute()
}

export interface Link {
  parentId: string
  since: string
}

/** The longest first. */
export async function linksOf(queries: Queries, childId: string): Promise<Link[]> {
  const rows = await queries
    .selectFrom('child_links')
    .select(['parent_id', 'created_at'])
    .where('child_id', '=', childId)
    .orderBy('created_at')
    .orderBy('parent_id')
    .execute()
  return rows.map(({ parent_id, created_at }) => ({ parentId: parent_id, since: created_at }))
}

/** Of all families, in their order, so that one can go through them in portions. */
export async function linksAfter(
  queries: Queries,
  after: { childId: string; parentId: string },
  limit: number,
): Promise<{ childId: string; parentId: string }[]> {
  const rows = await queries
    .selectFrom('child_links')
    .select(['child_id', 'parent_id'])
    .where(({ eb, and, or }) =>
      or([
        eb('child_id', '>', after.childId),
        and([eb('child_id', '=', after.childId), eb('parent_id', '>', after.parentId)]),
      ]),
    )
    .orderBy('child_id')
    .orderBy('parent_id')
    .limit(limit)
    .execute()
  return rows.map(({ child_id, parent_id }) => ({ childId: child_id, parentId: parent_id }))
}

export async function addLink(tx: Queries, childId: string, parentId: string, now: string): Promise<void> {
  await tx.insertInto('child_links').values({ parent_id: parentId, child_id: childId, created_at: now }).execute()
}

export async function removeLink(tx: Queries, childId: string, parentId: string): Promise<void> {
  await tx.deleteFrom('child_links').where('child_id', '=', childId).where('parent_id', '=', parentId).execute()
}
