import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, engine } from '../../../testing/test-database.ts'
import { jobMigrations } from '../jobs/job-tables.ts'
import { openDatabase } from './database.ts'
import { createSharedTransactions } from './shared-transactions.ts'
import type { Queries } from './tables.ts'

async function open() {
  const database = openDatabase(await emptyDatabase(), () => {})
  onTestFinished(() => database.close())
  await database.migrate([jobMigrations])
  let transactions = 0
  const shared = createSharedTransactions({
    dialect: database.dialect,
    transaction(act) {
      transactions += 1
      return database.transaction(act)
    },
  })
  const write = (kind: string) => async (tx: Queries) => {
    const now = new Date().toISOString()
    await tx
      .insertInto('jobs')
      .values({ id: crypto.randomUUID(), kind, payload: '{}', run_at: now, tries: 0, created_at: now })
      .execute()
    return kind
  }
  const kinds = async () => {
    const rows = await database.read().selectFrom('jobs').select('kind').orderBy('kind').execute()
    return rows.map(({ kind }) => kind)
  }
  return { shared, write, kinds, counted: () => transactions }
}

test('each act has its own answer, and those of one moment share a commit where that helps', async () => {
  const { shared, write, kinds, counted } = await open()
  expect(await Promise.all(['a', 'b', 'c'].map((kind) => shared(write(kind))))).toEqual(['a', 'b', 'c'])
  expect(await kinds()).toEqual(['a', 'b', 'c'])
  expect(counted()).toBe(engine === 'sqlite' ? 1 : 3)
  expect(await shared(write('d'))).toBe('d')
})

test('an act that fails leaves nothing behind and takes nobody along', async () => {
  const { shared, write, kinds } = await open()
  const failing = async (tx: Queries) => {
    await write('lost')(tx)
    throw new Error('no')
  }
  const results = await Promise.allSettled([shared(write('a')), shared(failing), shared(write('b'))])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await kinds()).toEqual(['a', 'b'])
})
