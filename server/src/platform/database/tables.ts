import type { ColumnType, Kysely } from 'kysely'

/** Each slice adds its tables here by declaration merging, next to the migration that makes them. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the slices
export interface Tables {}

/** What a store needs to ask the database: a reading handle or a running transaction. */
export type Queries = Kysely<Tables>

/** Written as text on both databases, read back parsed. */
export type Json<Value> = ColumnType<Value, string, string>

export function json(value: unknown): string {
  return JSON.stringify(value)
}
