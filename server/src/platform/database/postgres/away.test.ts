import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lineTo } from '../../../../testing/moving/line-between.ts'
import { startOwnTestApp } from '../../../../testing/test-app.ts'
import { emptyDatabase, engine } from '../../../../testing/test-database.ts'
import { until } from '../../../../testing/until.ts'
import { type Database, openDatabase } from '../database.ts'
import type { Queries } from '../tables.ts'
import { DatabaseAway } from './away.ts'

async function throughLine() {
  const settings = await emptyDatabase()
  const line = await lineTo(settings.url ?? '')
  const database = openDatabase({ ...settings, url: line.url }, () => {})
  onTestFinished(() => database.close())
  await database.transaction((tx) => sql`create table notes (word text not null)`.execute(tx))
  return { line, database, url: settings.url }
}

const write = (tx: Queries, word: string) => sql`insert into notes values (${word})`.execute(tx)
async function words(database: Database): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from notes order by word`.execute(database.read())
  return rows.map(({ word }) => word)
}

describe.runIf(engine === 'postgres')('a database that goes away', () => {
  test('is asked again where its connections were cut, and nobody notices', async () => {
    const { line, database } = await throughLine()
    await Promise.all(Array.from({ length: 5 }, () => words(database)))
    line.cut()
    const answers = await Promise.all(Array.from({ length: 8 }, () => words(database)))
    expect(answers.flat()).toEqual([])
  })

  test('is written to once more when a transaction was cut before its commit', async () => {
    const { line, database } = await throughLine()
    let runs = 0
    await database.transaction(async (tx) => {
      runs += 1
      await write(tx, 'một')
      if (runs === 1) line.cut()
      await write(tx, 'hai')
    })
    expect(runs).toBe(2)
    expect(await words(database)).toEqual(['hai', 'một'])
  })

  test('is not written to again when the answer to the commit was lost, and says that nobody knows', async () => {
    const { line, database } = await throughLine()
    let runs = 0
    const saving = database.transaction(async (tx) => {
      runs += 1
      await write(tx, 'một')
      line.loseAnswerTo('commit')
    })
    await expect(saving).rejects.toMatchObject({ name: 'DatabaseAway', isOutcomeUnknown: true })
    expect(runs).toBe(1)
    // Here it had arrived.
    await until(async () => expect(await words(database)).toEqual(['một']))
  })

  test('says the same of a statement that is an act by itself, and asks no second time', async () => {
    const { line, database } = await throughLine()
    line.loseAnswerTo('insert')
    await expect(write(database.statement(), 'một')).rejects.toMatchObject({ isOutcomeUnknown: true })
    await until(async () => expect(await words(database)).toEqual(['một']))
  })

  test('is away for whoever asks while it refuses, and there for the next one afterwards', async () => {
    const { line, database } = await throughLine()
    line.refuse()
    await expect(words(database)).rejects.toBeInstanceOf(DatabaseAway)
    await expect(database.transaction((tx) => write(tx, 'một'))).rejects.toMatchObject({ isOutcomeUnknown: false })
    await line.accept()
    await database.transaction((tx) => write(tx, 'hai'))
    expect(await words(database)).toEqual(['hai'])
  })

  test('is away while it may only be read', async () => {
    const { line, database } = await throughLine()
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.read())
    await database.pool?.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`)
    line.cut()
    await expect(database.transaction((tx) => write(tx, 'một'))).rejects.toBeInstanceOf(DatabaseAway)
    expect(await words(database)).toEqual([])
  })

  test('is not ready while it may only be read, and is again afterwards, with whatever session', async () => {
    const { app, database, addUser } = await startOwnTestApp()
    await addUser()
    const readiness = async () => (await app.http.inject('/readyz')).statusCode
    expect(await readiness()).toBe(200)
    const name = new URL(database.listenUrl ?? '').pathname.slice(1)
    const operator = new pg.Client(database.listenUrl ?? '')
    await operator.connect()
    onTestFinished(() => operator.end())
    await operator.query(`alter database ${name} set default_transaction_read_only = on`)
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    expect(await readiness()).toBe(503)
    await operator.query(`alter database ${name} reset default_transaction_read_only`)
    expect(await readiness()).toBe(200)
  })
})
