import { foldText } from '@lms/contracts/text-folding.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, engine } from '../../../testing/test-database.ts'
import { openDatabase } from './database.ts'
import { createSearch, foundByWords, holdsWords, searchWords } from './search.ts'
import { createTally } from './tally.ts'

declare module './tables.ts' {
  interface Tables {
    notes: { id: string; search_text: string; kind: string; is_open: boolean; gone_at: string | null }
    notes_tally: { kind: string; is_open: boolean; amount: number }
  }
}

async function start() {
  const database = openDatabase(await emptyDatabase(), () => {})
  onTestFinished(() => database.close())
  await database.migrate([
    {
      '1': async (db, types, dialect) => {
        await db.schema
          .createTable('notes')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('search_text', 'text', (column) => column.notNull())
          .addColumn('kind', 'text', (column) => column.notNull())
          .addColumn('is_open', types.boolean, (column) => column.notNull())
          .addColumn('gone_at', types.timestamp)
          .execute()
        await db
          .insertInto('notes')
          .values({ id: '0', search_text: 'from before', kind: 'a', is_open: dialect === 'sqlite' ? 1 : true })
          .execute()
        await createSearch(db, dialect, 'notes')
        await createTally(db, dialect, {
          table: 'notes',
          columns: { kind: sql`text`, is_open: types.boolean },
          goneAt: 'gone_at',
        })
      },
    },
  ])
  const found = async (search: string) => {
    const words = searchWords(search)
    const rows = await database
      .read()
      .selectFrom('notes')
      .select('id')
      .where(foundByWords(database.read(), 'notes', words))
      .orderBy('id')
      .execute()
    const read = await database.read().selectFrom('notes').select('id').where(holdsWords(words)).orderBy('id').execute()
    expect(rows).toEqual(read)
    return rows.map(({ id }) => id)
  }
  const insert = (id: string, text: string, more: object = {}) =>
    database.transaction((tx) =>
      tx
        .insertInto('notes')
        .values({ id, search_text: foldText(text), kind: 'a', is_open: true, gone_at: null, ...more })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
  return { database, found, insert }
}

test('the index knows what was there before it, and follows every change', async () => {
  const { database, found, insert } = await start()
  expect(await found('before')).toEqual(['0'])
  await insert('1', 'Đạo hàm của hàm số')
  await insert('1', 'the same again')
  expect(await found('dao ham')).toEqual(['1'])
  await database.transaction((tx) =>
    tx.updateTable('notes').set({ search_text: 'tich phan' }).where('id', '=', '1').execute(),
  )
  expect(await found('dao ham')).toEqual([])
  expect(await found('phan')).toEqual(['1'])
  await database.transaction((tx) => tx.deleteFrom('notes').where('id', '=', '1').execute())
  expect(await found('phan')).toEqual([])
  await insert('1', 'back')
  expect(await found('back')).toEqual(['1'])
})

test('every word must occur, in any order and anywhere; no sign means anything', async () => {
  const { found, insert } = await start()
  await insert('1', 'Nguyễn Thị Lan')
  await insert('2', 'giảm 100% "ngay" a_b c\\d')
  expect(await found('lan nguyen')).toEqual(['1'])
  expect(await found('lan hue')).toEqual([])
  expect(await found('100%')).toEqual(['2'])
  for (const search of ['"ngay"', 'a_b', 'c\\d', 'ng ay', 'an']) await found(search)
  expect(await found('10_%')).toEqual([])
  expect(await found('a*b')).toEqual([])
  expect(await found('ngay OR lan')).toEqual([])
})

test('the index finds exactly what reading every text finds', async () => {
  const { found, insert } = await start()
  const letters = fc.string({ unit: fc.constantFrom(...Array.from('aăbđ "%_\\*^😀é-:(')), maxLength: 12 })
  let number = 0
  await fc.assert(
    fc.asyncProperty(letters, letters, async (text, search) => {
      number += 1
      await insert(`p${number}`, text)
      await found(search)
      await found(text)
    }),
    { numRuns: 60 },
  )
})

test('the tally always agrees with a count', async () => {
  const { database, insert } = await start()
  const check = async () => {
    const tally = await database
      .read()
      .selectFrom('notes_tally')
      .select(['kind', 'is_open', 'amount'])
      .where('amount', '<>', 0)
      .orderBy('kind')
      .orderBy('is_open')
      .execute()
    const counted = await database
      .read()
      .selectFrom('notes')
      .select((eb) => ['kind', 'is_open', eb.fn.countAll<number>().as('amount')])
      .where('gone_at', 'is', null)
      .groupBy(['kind', 'is_open'])
      .orderBy('kind')
      .orderBy('is_open')
      .execute()
    expect(tally).toEqual(counted)
  }
  await check()
  for (let number = 1; number <= 6; number += 1)
    await insert(String(number), 'x', { kind: number % 2 ? 'a' : 'b', is_open: number % 3 === 0 })
  await check()
  const now = new Date().toISOString()
  await database.transaction((tx) => tx.updateTable('notes').set({ is_open: true }).execute())
  await check()
  await database.transaction((tx) => tx.updateTable('notes').set({ gone_at: now }).where('kind', '=', 'b').execute())
  await check()
  await database.transaction((tx) => tx.updateTable('notes').set({ gone_at: null, kind: 'c' }).execute())
  await check()
  await database.transaction((tx) => tx.deleteFrom('notes').where('id', '<', '4').execute())
  await check()
})

test.runIf(engine === 'postgres')('PostgreSQL answers without the extension as well', async () => {
  const { database, found, insert } = await start()
  await insert('1', 'Nguyễn Thị Lan')
  await database.transaction(async (tx) => {
    await sql`drop extension pg_trgm cascade`.execute(tx)
  })
  expect(await found('nguyen')).toEqual(['1'])
})
