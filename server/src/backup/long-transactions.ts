import { sql } from 'kysely'
import type { DialectName } from '../platform/database/migrations.ts'
import { withoutHurry } from '../platform/database/postgres/lines.ts'
import type { Queries } from '../platform/database/tables.ts'

/** In this transaction rows may come in any order; whether all references lead somewhere is asked at its end. */
export async function deferReferences(tx: Queries, dialect: DialectName): Promise<{ settle(): Promise<void> }> {
  if (dialect === 'sqlite') {
    await sql`pragma defer_foreign_keys = on`.execute(tx)
    return { settle: async () => {} }
  }
  const { rows } = await sql<{ table_name: string; name: string }>`
    select conrelid::regclass::text as table_name, conname as name from pg_constraint
    where contype = 'f' and not condeferrable and connamespace = current_schema()::regnamespace`.execute(tx)
  const alter = async (how: string): Promise<void> => {
    for (const { table_name, name } of rows)
      await sql`alter table ${sql.raw(table_name)} alter constraint ${sql.ref(name)} ${sql.raw(how)}`.execute(tx)
  }
  await alter('deferrable initially deferred')
  return {
    async settle() {
      await sql`set constraints all immediate`.execute(tx)
      await alter('not deferrable')
    },
  }
}

/** The limits of everyday transactions do not fit one that carries everything. */
export async function takeTime(queries: Queries, dialect: DialectName): Promise<void> {
  if (dialect === 'sqlite') return
  await sql.raw(withoutHurry).execute(queries)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(queries)
}
