import { dropUsesOf } from '../media/media-use-store.ts'
import type { Queries } from '../platform/database/tables.ts'

/** Also those that were deleted or deactivated: all of them are demo data. */
export async function demoUserIds(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('users').select('id').where('is_demo', '=', true).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Whoever stays in charge once the demo accounts are gone. */
async function hasRealAdministrator(queries: Queries): Promise<boolean> {
  const row = await realAdministrators(queries).limit(1).executeTakeFirst()
  return row !== undefined
}

/** The same inside a transaction, so that nobody can take the last of them away before it commits. */
export async function lockRealAdministrators(tx: Queries, dialect: 'sqlite' | 'postgres'): Promise<string[]> {
  const rows = await realAdministrators(tx)
    .orderBy('id')
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .execute()
  return rows.map(({ id }) => id)
}

/** For good, with everything that hangs on them by reference. */
export async function deleteDemoUsers(tx: Queries): Promise<void> {
  await dropUsesOf(tx, 'user', await demoUserIds(tx))
  await tx.deleteFrom('users').where('is_demo', '=', true).execute()
}

function realAdministrators(queries: Queries) {
  return queries
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where('is_active', '=', true)
    .where('is_demo', '=', false)
    .where('deleted_at', 'is', null)
}

/** How many demo accounts there are, and whether somebody real could remove them. */
export async function demoState(queries: Queries): Promise<{ accounts: number; removable: boolean }> {
  const accounts = (await demoUserIds(queries)).length
  return { accounts, removable: accounts > 0 && (await hasRealAdministrator(queries)) }
}
