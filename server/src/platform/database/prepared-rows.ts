import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { dialectOf } from './dialect.ts'
import { prepared } from './prepared.ts'
import { EachRow } from './sqlite-connection.ts'
import type { Queries } from './tables.ts'

/** PostgreSQL's names; SQLite keeps a moment and JSON as text. */
type ColumnType = 'text' | 'integer' | 'boolean' | 'timestamptz' | 'jsonb'

/**
 * Any number of rows by a statement that is built and prepared once, in the order in which they are given. PostgreSQL gets
 * them as one value, a list in JSON; SQLite, which is no way off, takes them one by one: reading them out of JSON costs it
 * more than keeping them.
 */
export function preparedRows<Row extends Record<string, unknown>>(
  columns: Readonly<Record<keyof Row & string, ColumnType>>,
  build: (queries: Queries, rows: RawBuilder<unknown>, names: (keyof Row & string)[]) => Compilable,
): (queries: Queries, rows: readonly Row[]) => Promise<void> {
  const all = Object.entries<ColumnType>(columns)
  const columnNames = Object.keys(columns) as (keyof Row & string)[]
  const inJson = prepared<{ rows: string }, unknown>((queries, parameter) => {
    const types = all.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
    const names = sql.join(all.map(([name]) => sql.ref(name)))
    return build(
      queries,
      sql`select ${names} from jsonb_to_recordset(${parameter('rows')}::jsonb) as sent(${sql.join(types)})`,
      columnNames,
    )
  })
  const valueOf = (row: Row, [name, type]: (typeof all)[number]): unknown =>
    type === 'jsonb' ? inJsonb(row[name]) : row[name]
  let one: CompiledQuery | undefined

  return async (queries, rows) => {
    if (rows.length === 0) return
    if (dialectOf(queries) === 'postgres') {
      await inJson(queries, { rows: inJsonb(rows) })
      return
    }
    one ??= build(queries, sql`values (${sql.join(all.map(() => sql.val(null)))})`, columnNames).compile()
    const values = rows.map((row) => all.map((column) => valueOf(row, column)))
    await queries.executeQuery({ ...one, parameters: [new EachRow(values)] })
  }
}

/** Half a sign, as JSON can write it, is refused by PostgreSQL; as text it would be the sign for what cannot be read. */
function inJsonb(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part))
}
