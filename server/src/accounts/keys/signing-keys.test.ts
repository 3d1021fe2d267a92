import { login, me, refresh } from '@lms/contracts/accounts/accounts.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type TestApp, password, startOwnTestApp } from '../../../testing/test-app.ts'
import { lineTo } from '../../../testing/moving/line-between.ts'
import { testClock } from '../../../testing/test-clock.ts'
import { engine, migratedDatabase } from '../../../testing/test-database.ts'
import { days, hours, seconds } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { DatabaseAway } from '../../platform/database/postgres/away.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createSigningKeys, rotateKeys } from './signing-keys.ts'

const keyIn = (token: string): unknown =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid

async function enter({ call, addUser }: TestApp) {
  const { username } = await addUser()
  const answer = await call(login, { body: { email: username, password, rememberMe: true } })
  const { token } = (answer.body['data'] as { token: { token: string } }).token
  return { token, cookie: `refresh_token=${answer.cookies.find(({ name }) => name === 'refresh_token')?.value}` }
}

async function rotate({ database, clock }: TestApp, atOnce: boolean): Promise<void> {
  await database.transaction((tx) => rotateKeys(tx, clock, { atOnce }))
  // As long as a running server takes to notice.
  clock.move(seconds(11))
}

describe('the keys that sign', () => {
  test('are others for each purpose, and stand nowhere but in the database', async () => {
    const test = await startOwnTestApp()
    const { token } = await enter(test)
    const secrets = await test.database.read().selectFrom('secrets').select(['name', 'value']).execute()
    const purposes = secrets.map(({ name }) => name.split(':')[0])
    expect(new Set(purposes)).toEqual(new Set(['access', 'device', 'picture', 'refresh']))
    expect(new Set(secrets.map(({ value }) => value)).size).toBe(4)
    expect(secrets.map(({ name }) => name)).toContain(`access:${String(keyIn(token))}`)
  })

  test('can be changed while people work: nobody is signed out, and the old ones end by themselves', async () => {
    const test = await startOwnTestApp()
    const before = await enter(test)
    await rotate(test, false)
    const after = await enter(test)
    expect(keyIn(after.token)).not.toBe(keyIn(before.token))
    for (const { token } of [before, after]) expect((await test.call(me, { token })).status).toBe(200)
    test.clock.move(hours(25))
    expect((await test.call(refresh, { headers: { cookie: before.cookie } })).status).toBe(200)
    test.clock.move(days(400))
    await rotate(test, false)
    // What is long over is not kept; what signed until now is still recognised.
    expect(await test.database.read().selectFrom('secrets').select('name').execute()).toHaveLength(8)
  })

  test('can be changed so that everything that they have signed is worth nothing at once', async () => {
    const test = await startOwnTestApp()
    const before = await enter(test)
    await rotate(test, true)
    expect((await test.call(me, { token: before.token })).status).toBe(401)
    expect((await test.call(refresh, { headers: { cookie: before.cookie } })).status).toBe(401)
    expect((await test.call(me, { token: (await enter(test)).token })).status).toBe(200)
  })

  test('come from TOKEN_SECRET where there is one', async () => {
    const test = await startOwnTestApp({ TOKEN_SECRET: 'a secret of the installation, long enough' })
    const { token, cookie } = await enter(test)
    expect((await test.call(me, { token })).status).toBe(200)
    expect((await test.call(refresh, { headers: { cookie } })).status).toBe(200)
    expect(await test.database.read().selectFrom('secrets').select('name').execute()).toEqual([])
  })
})

test.runIf(engine === 'postgres')('nobody is a stranger because the keys cannot be read at this moment', async () => {
  const settings = await migratedDatabase()
  const line = await lineTo(settings.url ?? '')
  const database = openDatabase({ ...settings, url: line.url }, () => {})
  onTestFinished(() => database.close())
  const clock = testClock()
  const { sessionOf } = createAccessTokens(createSigningKeys(database, clock), clock)
  const keyed = Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'old' })).toString('base64url')
  const token = `${keyed}.${Buffer.from('{}').toString('base64url')}.seal`
  expect(await sessionOf(token)).toBeNull()
  line.refuse()
  clock.advance(seconds(11))
  await expect(sessionOf(token)).rejects.toBeInstanceOf(DatabaseAway)
})
