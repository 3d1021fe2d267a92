import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import pg from 'pg'
import type { DatabaseSettings } from '../../server/src/platform/database/database.ts'
import { countedHits, searchWords } from '../../server/src/platform/database/search.ts'

export interface BareSearch {
  /** The first page and the count of one search, as written by hand against the same index. */
  run(search: string): Promise<number>
  close(): Promise<void>
}

const columns = `id, email, username, first_name, last_name, bio, phone, department, avatar, role, is_active, approval,
  is_email_verified, is_demo, login_attempts, last_login_at, preferences, metadata, version, created_at, updated_at,
  deleted_at`
const likes = (count: number, sign: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `search_text like ${sign(index)}`).join(' and ')
const page = 'order by created_at desc, id desc limit 10'

export function openBareSearch({ url, directory }: DatabaseSettings): BareSearch {
  return url === undefined ? onSqlite(directory) : onPostgres(url)
}

function onSqlite(directory: string): BareSearch {
  const database = new DatabaseSync(path.join(directory, 'database.sqlite'), { readOnly: true })
  database.exec('pragma cache_size = -65536')
  const statements = [1, 2, 3].map((words) => {
    const found = `deleted_at is null
      and id in (select id from users_search_keys where number in
        (select rowid from users_search where users_search match ?)) and ${likes(words, () => '?')}`
    return {
      rows: database.prepare(`select ${columns} from users where ${found} ${page}`),
      count: database.prepare(
        `select count(*) as hits from (select id from users where ${found} limit ${countedHits + 1})`,
      ),
    }
  })
  return {
    async run(search) {
      const words = searchWords(search)
      const statement = statements[words.length - 1]
      const trigrams = words.flatMap((word) =>
        Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => `"${word.slice(index, index + 3)}"`),
      )
      const values = [trigrams.join(' '), ...words.map((word) => `%${word}%`)]
      statement?.count.get(...values)
      return statement?.rows.all(...values).length ?? 0
    },
    close: async () => database.close(),
  }
}

function onPostgres(connectionString: string): BareSearch {
  const client = new pg.Client({ connectionString })
  const connected = client.connect()
  return {
    async run(search) {
      await connected
      const words = searchWords(search)
      const values = words.map((word) => `%${word}%`)
      const found = `deleted_at is null and ${likes(words.length, (index) => `$${index + 1}`)}`
      await client.query(
        `select count(*) from (select id from users where ${found} limit ${countedHits + 1}) as hits`,
        values,
      )
      const { rows } = await client.query(`select ${columns} from users where ${found} ${page}`, values)
      return rows.length
    },
    close: () => client.end(),
  }
}
