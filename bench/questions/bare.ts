import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import pg from 'pg'
import type { DatabaseSettings } from '../../server/src/platform/database/database.ts'
import { countedHits, searchWords } from '../../server/src/platform/database/search.ts'

export interface BareFilter {
  search?: string
  class?: string
  type?: string
  difficulty?: string
}

/** The same questions as one would write them by hand against the same indexes: a page and its total. */
export interface Bare {
  list(filter: BareFilter): Promise<void>
  search(filter: BareFilter): Promise<void>
  close(): Promise<void>
}

const columns = `q.id, q.title, q.type, q.subject_id, q.class, q.difficulty, q.points, q.author_id, q.by_administrator,
  q.version, q.created_at, q.updated_at, q.deleted_at`
const fields = ['class', 'type', 'difficulty'] as const

export function openBare({ url, directory }: DatabaseSettings): Bare {
  return url === undefined ? onSqlite(directory) : onPostgres(url)
}

function onSqlite(directory: string): Bare {
  const database = new DatabaseSync(path.join(directory, 'database.sqlite'), { readOnly: true })
  database.exec('pragma cache_size = -65536')
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const all = (text: string, values: string[]) => {
    const statement = prepared.get(text) ?? database.prepare(text)
    prepared.set(text, statement)
    return statement.all(...values)
  }
  return {
    async list(filter) {
      const { where, values } = conditions(filter, () => '?')
      all(`select sum(amount) from questions_by_sort_tally where true ${where('')}`, values)
      all(
        `select ${columns} from questions q where deleted_at is null ${where('q.')} order by q.id desc limit 10`,
        values,
      )
    },
    async search({ search, ...filter }) {
      const words = searchWords(search)
      const trigrams = words.flatMap((word) =>
        Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => `"${word.slice(index, index + 3)}"`),
      )
      const { where, values } = conditions(filter, () => '?')
      const source = `from (select rowid as place from questions_search where questions_search match ? order by rowid desc) f
        cross join questions_search_keys k on k.number = f.place cross join questions q on q.id = k.id
        where ${words.map(() => 'q.search_text like ?').join(' and ')} and q.deleted_at is null ${where('q.')}`
      const given = [trigrams.join(' '), ...words.map((word) => `%${word}%`), ...values]
      all(`select count(*) from (select 1 ${source} limit ${countedHits + 1})`, given)
      all(`select ${columns} ${source} order by f.place desc limit 10`, given)
    },
    close: async () => database.close(),
  }
}

function onPostgres(connectionString: string): Bare {
  const client = new pg.Client({ connectionString })
  const connected = client.connect()
  return {
    async list(filter) {
      await connected
      const { where, values } = conditions(filter, (index) => `$${index}`)
      await client.query(`select sum(amount) from questions_by_sort_tally where true ${where('')}`, values)
      await client.query(
        `select ${columns} from questions q where deleted_at is null ${where('q.')} order by q.id desc limit 10`,
        values,
      )
    },
    async search({ search, ...filter }) {
      await connected
      const words = searchWords(search)
      const { where, values } = conditions(filter, (index) => `$${index + words.length}`)
      const likes = words.map((_, index) => `q.search_text like $${index + 1}`).join(' and ')
      const source = `from questions q where ${likes} and q.deleted_at is null ${where('q.')}`
      const given = [...words.map((word) => `%${word}%`), ...values]
      await client.query(`select count(*) from (select 1 ${source} limit ${countedHits + 1}) as hits`, given)
      await client.query(`select ${columns} ${source} order by q.id desc limit 10`, given)
    },
    close: () => client.end(),
  }
}

function conditions(filter: BareFilter, sign: (index: number) => string) {
  const used = fields.filter((field) => filter[field] !== undefined)
  return {
    values: used.map((field) => filter[field] ?? ''),
    where: (table: string) => used.map((field, index) => `and ${table}${field} = ${sign(index + 1)}`).join(' '),
  }
}
