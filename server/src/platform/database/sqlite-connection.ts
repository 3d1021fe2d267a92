import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'

const maximumPrepared = 1000

interface Prepared {
  statement: StatementSync
  returnsRows: boolean
  decode: ((row: Row) => void) | null
}
type Row = Record<string, unknown>

/** The values of a statement that runs once for each row of them. */
export class EachRow {
  readonly rows: readonly (readonly unknown[])[]
  constructor(rows: readonly (readonly unknown[])[]) {
    this.rows = rows
  }
}

/** One SQLite connection whose statements are prepared once and whose values look as PostgreSQL's do. */
export class SqliteConnection implements DatabaseConnection {
  readonly database: DatabaseSync
  readonly #prepared = new LRUCache<string, Prepared>({ max: maximumPrepared })

  constructor(path: string, pragmas: readonly string[]) {
    this.database = new DatabaseSync(path)
    for (const pragma of pragmas) this.database.exec(`pragma ${pragma}`)
  }

  // oxlint-disable-next-line typescript/require-await -- Kysely expects a promise
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const prepared = this.#prepare(query.sql)
    const [first] = query.parameters
    if (first instanceof EachRow) return runEach(prepared.statement, first)
    const parameters = query.parameters.map(encode)
    if (!prepared.returnsRows) {
      const { changes } = prepared.statement.run(...parameters)
      return { rows: [], numAffectedRows: BigInt(changes) }
    }
    const rows = prepared.statement.all(...parameters) as Row[]
    if (prepared.decode) for (const row of rows) prepared.decode(row)
    return { rows: rows as R[], numAffectedRows: BigInt(rows.length) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const { statement, decode } = this.#compile(query.sql)
    for (const row of statement.iterate(...query.parameters.map(encode)) as Iterable<Row>) {
      decode?.(row)
      yield { rows: [row as R] }
    }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) return known
    const prepared = this.#compile(sql)
    this.#prepared.set(sql, prepared)
    return prepared
  }

  #compile(sql: string): Prepared {
    const statement = this.database.prepare(sql)
    const columns = statement.columns()
    return { statement, returnsRows: columns.length > 0, decode: decoderFor(columns) }
  }
}

function runEach<R>(statement: StatementSync, { rows }: EachRow): QueryResult<R> {
  let changed = 0n
  for (const row of rows) changed += BigInt(statement.run(...row.map(encode)).changes)
  return { rows: [], numAffectedRows: changed }
}

function encode(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  return (value ?? null) as SQLInputValue
}

/** SQLite keeps booleans as numbers and JSON as text; the declared type of the column tells which is which. */
function decoderFor(columns: readonly { name: string; type: string | null }[]): ((row: Row) => void) | null {
  const booleans = columns.filter(({ type }) => type === 'boolean').map(({ name }) => name)
  const documents = columns.filter(({ type }) => type === 'json').map(({ name }) => name)
  if (booleans.length === 0 && documents.length === 0) return null
  return (row) => {
    for (const name of booleans) if (row[name] !== null) row[name] = row[name] === 1
    for (const name of documents) if (row[name] !== null) row[name] = JSON.parse(row[name] as string)
  }
}
