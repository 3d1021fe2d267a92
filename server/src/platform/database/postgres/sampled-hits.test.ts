import { foldText } from '@lms/contracts/text-folding.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, engine } from '../../../../testing/test-database.ts'
import { openDatabase } from '../database.ts'
import { searchWithinMark } from './marked-search.ts'
import { sampledHits } from './sampled-hits.ts'
import { tidySearch } from './tidied-search.ts'
import { createSearch, holdsWords, markInSearch, searchWords } from '../search.ts'

declare module '../tables.ts' {
  interface Tables {
    sheets: { id: string; search_text: string; shelf: string }
  }
}

const rows = 3000
/** Longer than what the index takes at a time, in letters of several bytes, and with signs that mean something. */
const odd = `${'数学'.repeat(31)}cuối 50%_\\'"x{,}`

test.runIf(engine === 'postgres')(
  'common and rare words, everywhere or on one shelf, are found as if every text were read',
  async () => {
    const database = openDatabase(await emptyDatabase(), () => {})
    onTestFinished(() => database.close())
    await database.migrate([
      {
        '1': async (db, _types, dialect) => {
          await db.schema
            .createTable('sheets')
            .addColumn('id', 'text', (column) => column.primaryKey())
            .addColumn('search_text', 'text', (column) => column.notNull())
            .addColumn('shelf', 'text', (column) => column.notNull())
            .execute()
          await createSearch(db, dialect, 'sheets')
          await markInSearch(db, dialect, 'sheets', 'shelf')
          await searchWithinMark(db, dialect, 'sheets', 'shelf')
        },
      },
    ])
    const values = Array.from({ length: rows }, (_, number) => {
      // The oldest have what the newest do not, so that a look at these alone would mislead.
      const special = `${number % 3 === 0 ? 'đạo hàm' : ''} ${number < 600 ? 'xưa' : ''} ${number % 700 === 5 ? `hiếm ${odd}` : ''}`
      const id = `p${String(number).padStart(5, '0')}`
      return { id, search_text: foldText(`phân số ${number} ${special}`), shelf: `k${number % 5}` }
    })
    await database.transaction((tx) => tx.insertInto('sheets').values(values).execute())
    await sql`create extension if not exists pgstattuple`.execute(database.read())
    const waiting = async (): Promise<number> => {
      const { rows: lists } = await sql<{ pending_tuples: number }>`
        select pending_tuples from pgstatginindex('sheets_search_within')`.execute(database.read())
      return Number(lists[0]?.pending_tuples)
    }
    expect(await waiting()).toBeGreaterThan(0)
    await tidySearch(database.statement(), 'sheets')
    expect(await waiting()).toBe(0)
    const indexes = await sql<{ name: string }>`
      select indexname as name from pg_indexes where tablename = 'sheets' and indexname like '%search%' order by 1`.execute(
      database.read(),
    )
    expect(indexes.rows).toEqual([{ name: 'sheets_search_marked' }, { name: 'sheets_search_within' }])
    for (const search of [
      'phan so',
      'dao ham',
      'xua',
      'hiem',
      'phan so 29',
      'khong co',
      '数学数',
      '学cuoi',
      '50%_',
      `'"x`,
      String.raw`_\\'`,
      'so x',
      '5',
    ])
      for (const shelf of [null, 'k0'])
        for (const [offset, wanted] of [
          [0, 101],
          [20, rows],
        ] as const) {
          const words = searchWords(search)
          const condition = shelf === null ? sql<boolean>`true` : sql<boolean>`shelf = ${shelf}`
          const all = await database
            .read()
            .selectFrom('sheets')
            .select('id')
            .where(holdsWords(words))
            .where(condition)
            .orderBy('id', 'desc')
            .limit(wanted)
            .execute()
          const mark = shelf === null ? undefined : { column: 'shelf', value: shelf }
          const asked = { table: 'sheets', words, mark, condition, wanted, offset, limit: 10 }
          expect(await sampledHits(database.read(), asked), `${search} on ${shelf}`).toEqual({
            count: all.length,
            ids: all.slice(offset, offset + 10).map(({ id }) => id),
          })
        }
  },
)
