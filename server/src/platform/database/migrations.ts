import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'

export type DialectName = 'sqlite' | 'postgres'

/** The few column types whose names differ; the values are the same on both databases. */
const columnTypes = {
  sqlite: { timestamp: sql`text`, json: sql`json`, boolean: sql`boolean` },
  postgres: { timestamp: sql`timestamptz`, json: sql`jsonb`, boolean: sql`boolean` },
}
type ColumnTypes = (typeof columnTypes)['sqlite']

// A migration speaks of tables as they were at its time, which today's table types cannot describe.
export type Schema = Kysely<Record<string, Record<string, unknown>>>

/** Forward only; the name sorts by the day it was written. */
type Migration = (schema: Schema, types: ColumnTypes, dialect: DialectName) => Promise<void>
export type Migrations = Readonly<Record<string, Migration>>

/** All missing migrations in one transaction, behind a lock: two processes that start at once do not collide. */
export async function migrate(
  handle: Kysely<Tables>,
  dialect: DialectName,
  slices: readonly Migrations[],
): Promise<string[]> {
  const all = Object.assign({}, ...slices) as Migrations
  const migrator = new Migrator({
    db: handle,
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
    // A slice that lands later may bring a migration whose name sorts before the newest one.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(all).map(([name, up]) => [
            name,
            { up: (db: Kysely<unknown>) => up(db as Schema, columnTypes[dialect], dialect) },
          ]),
        ),
    },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}
