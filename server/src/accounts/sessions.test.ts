import { login, logout, me, refresh } from '@lms/contracts/accounts/accounts.ts'
import { resetPassword } from '@lms/contracts/accounts/registration.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../testing/requests.ts'
import { type TestApp, password, startOwnTestApp, startTestApp } from '../../testing/test-app.ts'
import { days, hours, minutes, seconds } from '../platform/clock.ts'
import { hashPassword } from '../users/sign-in/passwords.ts'
import { changePassword } from '../users/user-store.ts'
import { endSessionsOf } from './session-store.ts'

async function signIn({ call, addUser }: TestApp, rememberMe = false) {
  const user = await addUser()
  const answer = await call(login, { body: { email: user.username, password, rememberMe } })
  const cookie = answer.cookies.find(({ name }) => name === 'refresh_token')
  const { token } = (answer.body['data'] as { token: { token: string } }).token
  return { user, token, cookie }
}

function renew({ call }: TestApp, refreshToken: string | undefined) {
  return call(refresh, { headers: { cookie: `refresh_token=${refreshToken}` } })
}

/** What an answer gives the browser. */
function given({ body, cookies }: Answer) {
  const { token } = (body['data'] as { token: { token: string } }).token
  return { access: token, refresh: cookies.find(({ name }) => name === 'refresh_token')?.value }
}

describe('the refresh token', () => {
  test('lives in a cookie that scripts cannot read, on the auth path, as long as was asked for', async () => {
    const test = await startTestApp()
    const short = await signIn(test)
    expect(short.cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/v1/auth', maxAge: 86_400 })
    expect(short.cookie).not.toHaveProperty('secure')
    const long = await signIn(test, true)
    expect(long.cookie).toMatchObject({ maxAge: 604_800 })
  })

  test('is for https only when the installation is', async () => {
    const test = await startOwnTestApp({ PUBLIC_URL: 'https://lms.test' })
    expect((await signIn(test)).cookie).toMatchObject({ secure: true })
  })

  test('is traded for a new access token and changes each time', async () => {
    const test = await startTestApp()
    const { user, cookie } = await signIn(test)
    const renewed = await renew(test, cookie?.value)
    expect(renewed.status).toBe(200)
    const { token } = (renewed.body['data'] as { token: { token: string } }).token
    expect((await test.call(me, { token })).body).toMatchObject({ data: { user: { id: user.id } } })
    const next = renewed.cookies.find(({ name }) => name === 'refresh_token')?.value
    expect(next).toEqual(expect.any(String))
    expect(next).not.toBe(cookie?.value)
    expect((await renew(test, next)).status).toBe(200)
  })

  test('ends the session when an old one comes back', async () => {
    const test = await startTestApp()
    const { token, cookie } = await signIn(test)
    const next = (await renew(test, cookie?.value)).cookies[0]?.value
    test.clock.move(seconds(11))
    const stolen = await renew(test, cookie?.value)
    expect(stolen.status).toBe(401)
    expect(stolen.body['message']).toBe('Invalid refresh token')
    expect((await test.call(me, { token })).status).toBe(401)
    expect((await renew(test, next)).status).toBe(401)
  })

  test('ends the session also when a much older one comes back', async () => {
    const test = await startTestApp()
    const { token, cookie } = await signIn(test)
    let current = cookie?.value
    for (let turn = 0; turn < 3; turn += 1) current = (await renew(test, current)).cookies[0]?.value
    expect((await renew(test, cookie?.value)).status).toBe(401)
    expect((await test.call(me, { token })).status).toBe(401)
    expect((await renew(test, current)).status).toBe(401)
  })

  test('forgives a second tab that asks in the same moment', async () => {
    const test = await startTestApp()
    const { cookie } = await signIn(test)
    const answers = await Promise.all([renew(test, cookie?.value), renew(test, cookie?.value)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [one, other] = answers.map(given)
    expect(one).toEqual(other)
    // Also the answer that was lost on the way: no second one comes into the world.
    const again = await renew(test, cookie?.value)
    expect(given(again)).toEqual(one)
    expect((await renew(test, one?.refresh)).status).toBe(200)
  })

  test('ends after 30 days, however often it is traded', async () => {
    const test = await startOwnTestApp()
    let { cookie, token } = await signIn(test, true)
    for (let day = 6; day < 30; day += 6) {
      test.clock.move(days(6))
      const renewed = await renew(test, cookie?.value)
      cookie = renewed.cookies.find(({ name }) => name === 'refresh_token')
      token = given(renewed).access
    }
    expect(cookie).toMatchObject({ maxAge: expect.toSatisfy((age: number) => age <= days(6) / seconds(1) + 60) })
    test.clock.move(days(5) + hours(12))
    const last = await renew(test, cookie?.value)
    token = given(last).access
    test.clock.move(hours(13))
    expect((await test.call(me, { token })).status).toBe(401)
    expect((await renew(test, given(last).refresh)).status).toBe(401)
  })

  test('expires after a day, or after a week for those who asked to be remembered', async () => {
    const test = await startTestApp()
    const short = await signIn(test)
    const long = await signIn(test, true)
    test.clock.move(hours(24) + seconds(1))
    expect((await renew(test, short.cookie?.value)).status).toBe(401)
    test.clock.move(days(5))
    expect((await renew(test, long.cookie?.value)).status).toBe(200)
  })

  test('is refused when it is missing or made up, and an invented one harms nobody', async () => {
    const test = await startTestApp()
    const { token, cookie } = await signIn(test)
    expect((await test.call(refresh)).status).toBe(401)
    const [sessionId] = (cookie?.value ?? '').split('.')
    for (const invented of ['made-up', '%00abc', `${sessionId}.x.y`, `${sessionId}`, '..']) {
      expect((await renew(test, invented)).status).toBe(401)
    }
    expect((await test.call(me, { token })).status).toBe(200)
  })
})

describe('a session', () => {
  test('ends at once when the person signs out, and only that one', async () => {
    const test = await startTestApp()
    const { user, token, cookie } = await signIn(test)
    const other = await test.tokenOf(user)
    expect((await test.call(me, { token })).status).toBe(200)
    const answer = await test.call(logout, { token })
    expect(answer.body['message']).toBe('Logged out successfully')
    expect(answer.cookies[0]).toMatchObject({ name: 'refresh_token', value: '', maxAge: 0 })
    expect((await test.call(me, { token })).status).toBe(401)
    expect((await renew(test, cookie?.value)).status).toBe(401)
    expect((await test.call(me, { token: other })).status).toBe(200)
  })

  test('ends by the refresh cookie alone when the access token has run out', async () => {
    const test = await startTestApp()
    const { cookie } = await signIn(test, true)
    test.clock.move(hours(25))
    const answer = await test.call(logout, { headers: { cookie: `refresh_token=${cookie?.value}` } })
    expect(answer.status).toBe(200)
    expect((await renew(test, cookie?.value)).status).toBe(401)
    expect((await test.call(logout)).status).toBe(200)
  })

  test('is over in the moment that its end is confirmed, whatever was being read meanwhile', async () => {
    const test = await startTestApp()
    for (let round = 0; round < 20; round += 1) {
      const { token } = await signIn(test)
      test.clock.move(minutes(6))
      const reading = Array.from({ length: 4 }, () => test.call(me, { token }))
      await test.call(logout, { token })
      expect((await test.call(me, { token })).status).toBe(401)
      await Promise.all(reading)
      expect((await test.call(me, { token })).status).toBe(401)
    }
  })

  test('is not opened with a password that a reset has just replaced', async () => {
    const test = await startTestApp()
    const anotherHash = await hashPassword('Che-buoi-638')
    for (let round = 0; round < 8; round += 1) {
      const user = await test.addUser()
      const now = test.clock.now().toISOString()
      const [signedIn] = await Promise.all([
        test.call(login, { body: { email: user.username, password } }),
        test.database.transaction(async (tx) => {
          await changePassword(tx, test.clock, user.id, anotherHash)
          await endSessionsOf(tx, user.id, now)
        }),
      ])
      // Either it was too late, or it was early enough to be ended with the rest.
      if (signedIn.status === 401) continue
      const { token } = (signedIn.body['data'] as { token: { token: string } }).token
      expect((await test.call(me, { token })).status).toBe(401)
    }
  })

  test('ends with the access token after 24 hours', async () => {
    const test = await startTestApp()
    const { token } = await signIn(test, true)
    test.clock.move(hours(24) - seconds(5))
    expect((await test.call(me, { token })).status).toBe(200)
    test.clock.move(seconds(20))
    expect((await test.call(me, { token })).status).toBe(401)
  })

  test('is not opened by a reset link that does not exist', async () => {
    const test = await startTestApp()
    const answer = await test.call(resetPassword, { body: { token: 'made-up', password: 'Che-buoi-631' } })
    expect(answer.status).toBe(422)
    expect(answer.body['errors']).toMatchObject([
      { field: 'token', message: 'This reset link is no longer valid. Please ask for a new one.' },
    ])
  })
})
