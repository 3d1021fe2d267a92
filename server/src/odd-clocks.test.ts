import { login, me, refresh } from '@lms/contracts/accounts/accounts.ts'
import { getSettings } from '@lms/contracts/settings/settings.ts'
import { describe, expect, test } from 'vitest'
import { startAttemptApp, viewOf } from '../testing/apps/attempt-app.ts'
import { type TestApp, password, startTestApp } from '../testing/test-app.ts'
import { days, minutes } from './platform/clock.ts'

async function signIn({ call }: TestApp, email: string) {
  const { body, cookies } = await call(login, { body: { email, password } })
  const { token } = (body['data'] as { token: { token: string } }).token
  return { token, cookie: cookies.find(({ name }) => name === 'refresh_token')?.value }
}

describe('after a clock that was set back by a week', () => {
  test('who was signed in stays so, from before and from then, and can go on', async () => {
    const app = await startTestApp()
    const { username } = await app.addUser()
    const before = await signIn(app, username)
    app.clock.move(days(7))
    const then = await signIn(app, username)
    app.clock.move(-days(7))
    for (const { token, cookie } of [before, then]) {
      expect((await app.call(me, { token })).status).toBe(200)
      const renewed = await app.call(refresh, { headers: { cookie: `refresh_token=${cookie}` } })
      expect(renewed.status).toBe(200)
    }
  })

  test('nobody is shut out for as long as it was ahead', async () => {
    const app = await startTestApp()
    const { username } = await app.addUser()
    app.clock.move(days(7))
    const wrong = { body: { email: username, password: 'sai-mat-khau' } }
    for (let tried = 0; tried < 10; tried += 1) await app.call(login, wrong)
    expect((await app.call(login, wrong)).status).toBe(429)
    app.clock.move(-days(7))
    expect((await app.call(login, { body: { email: username, password } })).status).toBe(200)
  })

  test('what was remembered for a moment is not remembered for a week', async () => {
    const { call, clock, database, signedIn } = await startTestApp()
    const { token, user } = await signedIn('administrator')
    clock.move(minutes(60))
    expect((await call(getSettings, { token })).status).toBe(200)
    await database.transaction((tx) =>
      tx.updateTable('users').set({ role: 'student' }).where('id', '=', user.id).execute(),
    )
    clock.move(-minutes(30))
    expect((await call(getSettings, { token })).status).toBe(403)
  })

  test('an attempt that was begun then has the time that it was to have, and is closed', async () => {
    const { app, begin, show, list, clock, child, tokenOf } = await startAttemptApp()
    clock.move(days(7))
    const token = await tokenOf(child)
    await begin({}, token)
    clock.move(-days(7))
    await app.jobs.runDue()
    clock.move(minutes(1))
    await app.jobs.runDue()
    const left = viewOf(await show(token)).attempt?.secondsLeft ?? 0
    expect(left).toBeGreaterThan(minutes(29) / 1000)
    expect(left).toBeLessThanOrEqual(minutes(30) / 1000)
    clock.move(minutes(32))
    await app.jobs.runDue()
    expect(await list(token)).toMatchObject([{ status: 'completed' }])
  })
})
