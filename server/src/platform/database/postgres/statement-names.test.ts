import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, engine } from '../../../../testing/test-database.ts'
import { openDatabase } from '../database.ts'
import { prepared } from '../prepared.ts'

const noted = prepared<{ least: number }, Record<string, unknown>>((queries, parameter) =>
  queries
    .selectFrom(sql<Record<string, unknown>>`notes`.as('notes'))
    .selectAll()
    .where(sql`size`, '>=', parameter('least')),
)

async function notes(more: object = {}) {
  const settings = await emptyDatabase()
  const database = openDatabase({ ...settings, ...more }, () => {})
  onTestFinished(() => database.close())
  const run = (text: string) => database.transaction((tx) => sql.raw(text).execute(tx))
  await run('create table notes (size integer not null)')
  await run('insert into notes values (3)')
  const plans = () =>
    database.transaction(async (tx) => {
      await noted(tx, { least: 1 })
      return (await sql`select name from pg_prepared_statements`.execute(tx)).rows.length
    })
  return { database, run, plans }
}

describe.runIf(engine === 'postgres')('a statement that is asked often', () => {
  test('is planned once for a connection, and anew when its table has changed', async () => {
    const { database, run, plans } = await notes()
    expect(await plans()).toBe(1)
    expect(await database.transaction((tx) => noted(tx, { least: 1 }))).toEqual([{ size: 3 }])
    await run("alter table notes add column word text not null default 'ba'")
    expect(await noted(database.read(), { least: 1 })).toEqual([{ size: 3, word: 'ba' }])
    await run('alter table notes drop column word')
    expect(await database.transaction((tx) => noted(tx, { least: 1 }))).toEqual([{ size: 3 }])
  })

  test('is planned each time where a pooler hands connections on', async () => {
    const { plans } = await notes({ listenUrl: 'postgres://past-the-pooler/' })
    expect(await plans()).toBe(0)
  })
})
