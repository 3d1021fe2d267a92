import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, engine } from '../../../testing/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import type { Migrations } from './migrations.ts'
import { prepared } from './prepared.ts'
import { preparedRows } from './prepared-rows.ts'
import { type Json, json } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    things: { id: string; is_open: boolean; details: Json<{ words: string[] }>; made_at: string; weight: number | null }
  }
}

const migrations: Migrations = {
  '2026-01-01-things': async (schema, types) => {
    await schema.schema
      .createTable('things')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('is_open', types.boolean, (column) => column.notNull())
      .addColumn('details', types.json, (column) => column.notNull())
      .addColumn('made_at', types.timestamp, (column) => column.notNull())
      .addColumn('weight', 'integer')
      .execute()
  },
}

async function openThings(): Promise<Database> {
  const database = openDatabase(await emptyDatabase(), () => {})
  onTestFinished(() => database.close())
  await database.migrate([migrations])
  return database
}

const thing = {
  id: 'one',
  is_open: true,
  details: json({ words: ['đạo', 'hàm'] }),
  made_at: '2026-11-15T04:00:00.120Z',
  weight: null,
}

describe('the database', () => {
  test('gives the same values on both engines', async () => {
    const database = await openThings()
    await database.transaction((tx) => tx.insertInto('things').values(thing).execute())
    const row = await database.read().selectFrom('things').selectAll().executeTakeFirstOrThrow()
    expect({ ...row }).toEqual({ ...thing, details: { words: ['đạo', 'hàm'] } })
    const { count } = await database
      .read()
      .selectFrom('things')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  test('takes back everything when a transaction fails', async () => {
    const database = await openThings()
    const failing = database.transaction(async (tx) => {
      await tx.insertInto('things').values(thing).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await database.read().selectFrom('things').selectAll().execute()).toEqual([])
  })

  test('refuses an outer handle inside a transaction', async () => {
    const database = await openThings()
    await expect(database.transaction(async () => database.read())).rejects.toThrow('inside a transaction')
    await expect(
      database.transaction(() => database.transaction((tx) => tx.deleteFrom('things').execute())),
    ).rejects.toThrow('inside a transaction')
  })

  test('answers readers while a transaction is open, without its unfinished work', async () => {
    const database = await openThings()
    const inside = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const writing = database.transaction(async (tx) => {
      await tx.insertInto('things').values(thing).execute()
      inside.resolve()
      await finish.promise
    })
    await inside.promise
    expect(await database.read().selectFrom('things').selectAll().execute()).toEqual([])
    finish.resolve()
    await writing
    expect(await database.read().selectFrom('things').selectAll().execute()).toHaveLength(1)
  })

  test('gives answers of one moment to a snapshot, while others write', async () => {
    const database = await openThings()
    await database.transaction((tx) => tx.insertInto('things').values(thing).execute())
    const counts = await database.snapshot(async (queries) => {
      const count = async () => (await queries.selectFrom('things').select('id').execute()).length
      const before = await count()
      await database.transaction((tx) =>
        tx
          .insertInto('things')
          .values({ ...thing, id: 'two' })
          .execute(),
      )
      return [before, await count()]
    })
    expect(counts).toEqual([1, 1])
    expect(await database.read().selectFrom('things').select('id').execute()).toHaveLength(2)
    const writing = database.snapshot((queries) => queries.deleteFrom('things').execute())
    await expect(writing).rejects.toThrow()
  })

  test('follows up after the commit, and not after a rollback', async () => {
    const database = await openThings()
    const followed: string[] = []
    await database.transaction(async (tx) => {
      database.afterCommit(() => followed.push('kept'))
      await tx.insertInto('things').values(thing).execute()
      expect(followed).toEqual([])
    })
    await database
      .transaction(async () => {
        database.afterCommit(() => followed.push('lost'))
        throw new Error('no')
      })
      .catch(() => {})
    expect(followed).toEqual(['kept'])
  })

  test('runs many transactions at once without losing one', async () => {
    const database = await openThings()
    await database.transaction((tx) =>
      tx
        .insertInto('things')
        .values({ ...thing, weight: 0 })
        .execute(),
    )
    const addOne = () =>
      database.transaction((tx) =>
        tx
          .updateTable('things')
          .set({ weight: sql<number>`weight + 1` })
          .execute(),
      )
    await Promise.all(Array.from({ length: 50 }, addOne))
    const row = await database.read().selectFrom('things').select('weight').executeTakeFirstOrThrow()
    expect(row.weight).toBe(50)
  })

  test('lets everybody else get a word in between those who write for long', async () => {
    const database = await openThings()
    const order: string[] = []
    const writers = ['one', 'two', 'three'].map((id) =>
      database.transaction(async (tx) => {
        const began = performance.now()
        while (performance.now() - began < 15);
        await tx
          .insertInto('things')
          .values({ ...thing, id })
          .execute()
        order.push(id)
      }),
    )
    const somebodyElse = new Promise<void>((resolve) => {
      setImmediate(() => {
        order.push('somebody else')
        resolve()
      })
    })
    await Promise.all([...writers, somebodyElse])
    expect(order.indexOf('somebody else')).toBeLessThan(2)
  })

  test('compiles a hot query once and changes only its values', async () => {
    const database = await openThings()
    let built = 0
    const byId = prepared<{ id: string }, { id: string; is_open: boolean }>((queries, parameter) => {
      built += 1
      return queries.selectFrom('things').select(['id', 'is_open']).where('id', '=', parameter('id'))
    })
    await database.transaction((tx) =>
      tx
        .insertInto('things')
        .values([thing, { ...thing, id: 'two' }])
        .execute(),
    )
    expect((await byId(database.read(), { id: 'one' })).map((row) => ({ ...row }))).toEqual([
      { id: 'one', is_open: true },
    ])
    expect((await byId(database.read(), { id: 'two' }))[0]?.id).toBe('two')
    expect(built).toBe(1)
  })

  test('migrates once even when two processes start together', async () => {
    const settings = await emptyDatabase()
    const first = openDatabase(settings, () => {})
    onTestFinished(() => first.close())
    if (engine === 'sqlite') {
      expect(() => openDatabase(settings, () => {})).toThrow('set DATABASE_URL')
      return
    }
    const second = openDatabase(settings, () => {})
    onTestFinished(() => second.close())
    const ran = await Promise.all([first.migrate([migrations]), second.migrate([migrations])])
    expect(ran.flat()).toEqual(['2026-01-01-things'])
  })

  test('leaves nothing behind when a migration fails half way', async () => {
    const database = openDatabase(await emptyDatabase(), () => {})
    onTestFinished(() => database.close())
    const broken: Migrations = {
      ...migrations,
      '2026-01-02-broken': async (schema) => {
        await schema.schema.createTable('half').addColumn('id', 'text').execute()
        throw new Error('power cut')
      },
    }
    await expect(database.migrate([broken])).rejects.toThrow('power cut')
    expect(await database.migrate([migrations])).toEqual(['2026-01-01-things'])
  })
})

describe('rows by one statement', () => {
  const insertThings = preparedRows<Record<'id' | 'is_open' | 'details' | 'made_at' | 'weight', unknown>>(
    { id: 'text', is_open: 'boolean', details: 'jsonb', made_at: 'timestamptz', weight: 'integer' },
    (queries, rows) =>
      queries
        .insertInto('things')
        .columns(['id', 'is_open', 'details', 'made_at', 'weight'])
        .expression(rows)
        .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ weight: eb.ref('excluded.weight') }))),
  )
  const row = (id: string, weight: number | null) => ({
    id,
    is_open: id === 'one',
    details: { words: [id] },
    made_at: thing.made_at,
    weight,
  })

  test('are kept as they were given, none or many, and what is there already is changed', async () => {
    const database = await openThings()
    await insertThings(database.read(), [])
    await database.transaction((tx) => insertThings(tx, [row('one', 1), row('two', null)]))
    await database.transaction((tx) => insertThings(tx, [row('two', 2), row('three', 3)]))
    const kept = await database.read().selectFrom('things').selectAll().orderBy('weight').execute()
    expect(kept).toEqual([row('one', 1), row('two', 2), row('three', 3)])
  })

  test('with half a sign in a text are kept with the sign for what cannot be read', async () => {
    const database = await openThings()
    await database.transaction((tx) => insertThings(tx, [{ ...row('one', 1), details: { words: ['a\uD800'] } }]))
    const [kept] = await database.read().selectFrom('things').select('details').execute()
    expect(kept?.details).toEqual({ words: ['a\uFFFD'] })
  })

  test('leave nothing behind when one of them cannot be kept', async () => {
    const database = await openThings()
    const broken = { ...row('two', 2), made_at: null }
    await expect(database.transaction((tx) => insertThings(tx, [row('one', 1), broken]))).rejects.toThrow()
    expect(await database.read().selectFrom('things').selectAll().execute()).toEqual([])
  })
})
