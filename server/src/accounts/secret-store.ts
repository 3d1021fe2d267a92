import type { Queries } from '../platform/database/tables.ts'

/** Kept from the first start on, so that every process of one installation signs with the same. */
export async function keptSecret(queries: Queries, name: string, fresh: string): Promise<string> {
  await queries
    .insertInto('secrets')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await queries.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return row.value
}
