import { foldText } from '@lms/contracts/text-folding.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, engine } from '../../../testing/test-database.ts'
import { openDatabase } from './database.ts'
import { newestHits } from './newest-hits.ts'
import { createSearch, holdsWords, searchWords } from './search.ts'

declare module './tables.ts' {
  interface Tables {
    pages: { id: string; search_text: string; shelf: number }
  }
}

const rows = 5000

async function start() {
  const database = openDatabase(await emptyDatabase(), () => {})
  onTestFinished(() => database.close())
  await database.migrate([
    {
      '1': async (db, _types, dialect) => {
        await db.schema
          .createTable('pages')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('search_text', 'text', (column) => column.notNull())
          .addColumn('shelf', 'integer', (column) => column.notNull())
          .execute()
        await createSearch(db, dialect, 'pages')
      },
    },
  ])
  await database.transaction(async (tx) => {
    for (let start = 0; start < rows; start += 500)
      await tx
        .insertInto('pages')
        .values(
          Array.from({ length: 500 }, (_, offset) => {
            const number = start + offset
            const text = `phân số ${number} ${number % 7 === 0 ? 'đạo hàm' : 'tích phân'}`
            return { id: `p${String(number).padStart(5, '0')}`, search_text: foldText(text), shelf: number % 50 }
          }),
        )
        .execute()
  })
  return database
}

test.runIf(engine === 'sqlite')(
  'a search in portions finds what reading every text finds, newest first, whatever part is asked for',
  async () => {
    const database = await start()
    for (const search of ['phan so', 'dao ham', 'dao ham 42', 'ao', '7', 'so dao', 'hamster'])
      for (const shelf of [null, 7, 49])
        for (const [offset, limit, wanted] of [
          [0, 10, 1001],
          [20, 10, 1001],
          [0, 1000, 1001],
          [995, 10, rows],
          [2500, 10, rows],
        ] as const) {
          const words = searchWords(search)
          const condition = shelf === null ? sql<boolean>`true` : sql<boolean>`shelf = ${shelf}`
          const all = await database
            .read()
            .selectFrom('pages')
            .select('id')
            .where(holdsWords(words))
            .where(condition)
            .orderBy('id', 'desc')
            .limit(wanted)
            .execute()
          const hits = await newestHits(database.read(), { table: 'pages', words, condition, wanted, offset, limit })
          expect(hits, `${search} on ${shelf} from ${offset}`).toEqual({
            count: all.length,
            ids: all.slice(offset, offset + limit).map(({ id }) => id),
          })
        }
  },
)

test.runIf(engine === 'sqlite')('others get their turn between two portions', async () => {
  const database = await start()
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  const condition = sql<boolean>`shelf = -1`
  const words = searchWords('phan so')
  await newestHits(database.read(), { table: 'pages', words, condition, wanted: 10, offset: 0, limit: 10 })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
})

test.runIf(engine === 'postgres')('PostgreSQL plans such a search by itself', async () => {
  const database = await start()
  const condition = sql<boolean>`true`
  const search = { table: 'pages', words: ['phan'], condition, wanted: 10, offset: 0, limit: 10 }
  expect(await newestHits(database.read(), search)).toBeNull()
})
