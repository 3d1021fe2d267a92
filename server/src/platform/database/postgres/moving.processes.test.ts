import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { login, logout, me } from '@lms/contracts/accounts/accounts.ts'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort, untilAnswering } from '../../../../testing/postgres-cluster.ts'
import { lineTo } from '../../../../testing/moving/line-between.ts'
import { startPrimary, startStandby } from '../../../../testing/moving/standby.ts'
import { folderOfProgram, startProgram } from '../../../../testing/moving/started-program.ts'
import { emptyPlace } from '../../../../testing/server-commands.ts'
import { signIn, startProcess } from '../../../../testing/server-process.ts'
import { silentLog } from '../../../../testing/silent-log.ts'
import { emptyDatabase, engine } from '../../../../testing/test-database.ts'
import { until } from '../../../../testing/until.ts'
import { openDatabase } from '../database.ts'
import { DatabaseAway } from './away.ts'
import { prepared } from '../prepared.ts'
import { createEvents } from '../../events/events.ts'

const pgbouncer = '/usr/sbin/pgbouncer'

async function placeOnLine() {
  const place = await emptyPlace()
  const line = await lineTo(place['DATABASE_URL'] ?? '')
  return { line, place: { ...place, DATABASE_URL: line.url } }
}

/** The example as it stands, with other addresses. */
async function startPooler(databaseUrl: string): Promise<string> {
  const directory = folderOfProgram('pgbouncer')
  const { searchParams, pathname, hostname, port: databasePort } = new URL(databaseUrl)
  const port = await freePort()
  const users = path.join(directory, 'users.txt')
  writeFileSync(users, '"tests" ""\n')
  const example = readFileSync(path.join(import.meta.dirname, '../../../../../deploy/pgbouncer.ini'), 'utf8')
  const host = `host=${searchParams.get('host') ?? hostname} port=${databasePort || 5432} dbname=${pathname.slice(1)}`
  const settings = example
    .replace('host=127.0.0.1 port=5432 dbname=lms', host)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', users)
  writeFileSync(path.join(directory, 'pgbouncer.ini'), settings)
  startProgram(pgbouncer, ['pgbouncer.ini'], { directory })
  const url = `postgres://tests@127.0.0.1:${port}/lms`
  await untilAnswering(url)
  return url
}

describe.runIf(engine === 'postgres')('a database that is away', () => {
  test('at the start is waited for with a word: alive, not ready, and ready as soon as it is there', async () => {
    const { line, place } = await placeOnLine()
    line.refuse()
    const waiting = Promise.withResolvers<string>()
    const starting = startProcess(place, (said) => {
      const address = /^Waiting at (\S+): The database is away/.exec(said)?.[1]
      if (address !== undefined) waiting.resolve(address)
    })
    const url = await Promise.race([waiting.promise, starting.then(() => 'nowhere')])
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const notReady = await fetch(`${url}/readyz`)
    expect(notReady.status).toBe(503)
    expect(notReady.headers.get('retry-after')).toBe('2')
    await line.accept()
    const server = await starting
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(await signIn(server, 'admin')).toEqual(expect.any(String))
  })

  test('is a 503 that says when to come back, and serves again by itself', async () => {
    const { line, place } = await placeOnLine()
    const server = await startProcess(place)
    line.refuse()
    const answer = await fetch(`${server.url}/api/v1/auth/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin', password: 'Demo1234' }),
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toMatchObject({ code: 'database_away' })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    await line.accept()
    expect(await signIn(server, 'admin')).toEqual(expect.any(String))
    await until(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200))
  })

  test('and says nothing at all holds nobody up: they are told, and served when it goes on', async () => {
    const { line, place } = await placeOnLine()
    const server = await startProcess(place)
    const token = await signIn(server, 'admin')
    line.freeze()
    const credentials = { email: 'parent', password: 'Demo1234' }
    const told = await Promise.all(Array.from({ length: 30 }, () => server.call(login, { body: credentials })))
    expect(told.map(({ status }) => status)).toEqual(Array(30).fill(503))
    // Known by now: whoever comes next is told at once.
    expect((await server.call(login, { body: credentials })).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    line.thaw()
    await until(async () => expect((await server.call(me, { token })).status).toBe(200))
    await until(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200))
  })

  test('because it is frozen is known within eight seconds, also to those who wait for a connection', async () => {
    const settings = await emptyDatabase()
    const line = await lineTo(settings.url ?? '')
    const database = openDatabase({ ...settings, url: line.url }, () => {})
    onTestFinished(() => database.close())
    // Slow enough to be asked about: the next one is not asked about at once.
    await sql`select pg_sleep(3)`.execute(database.read())
    line.freeze()
    const since = performance.now()
    const asked = Array.from({ length: 40 }, async (_, index) => {
      const read = () => sql`select 1`.execute(database.read())
      const asking = index % 2 === 0 ? read() : database.transaction((tx) => sql`select 1`.execute(tx))
      await expect(asking).rejects.toBeInstanceOf(DatabaseAway)
      return performance.now() - since
    })
    expect(Math.max(...(await Promise.all(asked)))).toBeLessThan(8000)
    line.thaw()
    await until(() => sql`select 1`.execute(database.read()))
  })

  test('because its machine is frozen is found again where a standby has taken over', async () => {
    const primary = await startPrimary()
    const standby = await startStandby(primary)
    const line = await lineTo(primary.url)
    const server = await startProcess({ ...(await emptyPlace()), DATABASE_URL: line.url })
    const token = await signIn(server, 'admin')
    primary.freeze()
    onTestFinished(primary.kill)
    standby.promote()
    line.leadTo(standby.url)
    await until(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200))
    expect((await server.call(me, { token })).status).toBe(200)
    expect(await signIn(server, 'parent')).toEqual(expect.any(String))
  })
})

describe.runIf(engine === 'postgres' && existsSync(pgbouncer))('behind PgBouncer', () => {
  test('two processes serve and hear each other, past it', async () => {
    const place = await emptyPlace()
    const direct = place['DATABASE_URL'] ?? ''
    const where = { ...place, DATABASE_URL: await startPooler(direct), DATABASE_LISTEN_URL: direct }
    const one = await startProcess(where)
    const two = await startProcess(where)
    const leaving = await signIn(two, 'admin')
    for (let asked = 0; asked < 12; asked += 1) expect((await one.call(me, { token: leaving })).status).toBe(200)
    await two.call(logout, { token: leaving })
    await until(async () => expect((await one.call(me, { token: leaving })).status).toBe(401))
  })

  test('who listens through it is deaf, knows it, and trusts nothing that events would keep fresh', async () => {
    const place = await emptyPlace()
    const url = await startPooler(place['DATABASE_URL'] ?? '')
    const database = openDatabase({ url, directory: place['DATA_DIR'] ?? '' }, () => {})
    onTestFinished(() => database.close())
    // While others hold the session in which it began to listen, the pooler lends it another one.
    const others = []
    for (let number = 0; number < 3; number += 1) others.push(await database.pool?.connect())
    for (const other of others) await other?.query('begin')
    const events = await createEvents({ database, log: silentLog, rhythm: { every: 50, patience: 300 } })
    onTestFinished(() => events.close())
    expect(events.isHealthy()).toBe(false)
    for (const other of others) other?.release(true)
    // Nor do plans of one session fit another: everybody is answered all the same.
    const next = prepared<{ number: number }, { sum: number }>((queries, parameter) =>
      queries.selectNoFrom(sql<number>`${parameter('number')}::int + 1`.as('sum')),
    )
    const ask = (number: number) => next(database.read(), { number })
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 9 }, (_, number) => ask(number)))
      expect(answers.map(([row]) => row?.sum)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    }
  })
})
