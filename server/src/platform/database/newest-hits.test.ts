import { foldText } from '@lms/contracts/text-folding.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, engine } from '../../../testing/test-database.ts'
import { openDatabase } from './database.ts'
import { newestHits } from './newest-hits.ts'
import { carryInSearch, createSearch, holdsWords, searchWords } from './search.ts'

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
        await carryInSearch(db, dialect, 'pages', ['search_text', 'shelf'])
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
          const condition = shelf === null ? sql<boolean>`true` : sql<boolean>`pages.shelf = ${shelf}`
          const all = await database
            .read()
            .selectFrom('pages')
            .select('id')
            .where(holdsWords(words))
            .where(condition)
            .orderBy('id', 'desc')
            .limit(wanted)
            .execute()
          const asked = { table: 'pages', words, condition, wanted, offset, limit }
          for (const isCarried of limit === 10 && wanted === 1001 ? [false, true] : [false])
            expect(
              await newestHits(database.read(), { ...asked, isCarried }),
              `${search} on ${shelf} from ${offset}`,
            ).toEqual({ count: all.length, ids: all.slice(offset, offset + limit).map(({ id }) => id) })
        }
  },
)

test.runIf(engine === 'sqlite')(
  'what carries its texts in the search is sorted by another thing than its age',
  async () => {
    const database = await start()
    await database.transaction((tx) => tx.updateTable('pages').set({ shelf: 70 }).where('id', '=', 'p00007').execute())
    const hits = await newestHits(database.read(), {
      table: 'pages',
      words: searchWords('dao ham'),
      condition: sql<boolean>`pages.shelf <> 49`,
      isCarried: true,
      rank: sql<string>`printf('%02d', pages.shelf)`,
      wanted: rows,
      offset: 0,
      limit: 3,
    })
    const newestOnShelf48 = Array.from({ length: rows }, (_, number) => number)
      .filter((number) => number % 50 === 48 && number % 7 === 0)
      .toReversed()
      .map((number) => `p${String(number).padStart(5, '0')}`)
    expect(hits?.ids).toEqual(['p00007', ...newestOnShelf48.slice(0, 2)])
  },
)

test.runIf(engine === 'sqlite')('others get their turn between two portions', async () => {
  const database = await start()
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  const condition = sql<boolean>`pages.shelf = -1`
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
