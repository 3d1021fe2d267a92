import { type Queries, json } from '../platform/database/tables.ts'
import './settings-tables.ts'

export interface StoredSettings {
  value: Record<string, unknown>
  version: number
  updatedAt: string
}

export async function findSettings(queries: Queries, name: string): Promise<StoredSettings | null> {
  const row = await queries
    .selectFrom('settings')
    .select(['value', 'version', 'updated_at'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? { value: row.value, version: row.version, updatedAt: row.updated_at } : null
}

interface SettingsToSave {
  name: string
  value: object
  /** The version that these settings replace; 0 when there were none. */
  version: number
  now: string
}

/** Answers false when somebody else has saved since that version. */
export async function saveSettings(tx: Queries, { name, value, version, now }: SettingsToSave): Promise<boolean> {
  const next = { value: json(value), version: version + 1, updated_at: now }
  if (version === 0) {
    const inserted = await tx
      .insertInto('settings')
      .values({ name, ...next })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst()
    return inserted !== undefined
  }
  const { numUpdatedRows } = await tx
    .updateTable('settings')
    .set(next)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
