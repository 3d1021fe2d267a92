import { login, me } from '@lms/contracts/accounts/accounts.ts'
import * as contract from '@lms/contracts/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import { password, startTestApp } from '../../testing/test-app.ts'
import { minutes } from '../platform/clock.ts'

describe('the own profile', () => {
  test('shows and changes what is one’s own, and nothing else', async () => {
    const { call, signedIn } = await startTestApp()
    const { user, token } = await signedIn('student')
    const shown = await call(contract.getProfile, { token })
    expect(shown.body['data']).toMatchObject({ user: { id: user.id, email: user.email, role: 'student', version: 1 } })
    const body = { firstName: 'Mai', bio: 'Thích toán', role: 'administrator', isActive: false, version: 1 }
    const saved = await call(contract.updateProfile, { token, body })
    expect(saved.body).toMatchObject({
      message: 'Profile updated successfully',
      data: { user: { firstName: 'Mai', bio: 'Thích toán', role: 'student', isActive: true, version: 2 } },
    })
    const late = await call(contract.updateProfile, { token, body })
    expect(late.status).toBe(409)
    expect(late.body['data']).toMatchObject({ user: { version: 2 } })
    const wrong = await call(contract.updateProfile, { token, body: { lastName: '', phone: '1' } })
    expect(wrong.body['errors']).toMatchObject([
      { field: 'lastName', message: 'Last name is required' },
      { field: 'phone', message: 'Invalid phone number' },
    ])
  })

  test('keeps preferences with the account, on every device', async () => {
    const { call, signedIn, tokenOf } = await startTestApp()
    const { user, token } = await signedIn('parent')
    const save = (body: object) => call(contract.updatePreferences, { token, body })
    await save({ theme: 'dark', language: 'vi' })
    const saved = await save({ timeZone: 'Europe/Paris', language: null })
    const preferences = { theme: 'dark', language: null, timeZone: 'Europe/Paris' }
    expect(saved.body['data']).toEqual({ preferences })
    expect((await call(me, { token: await tokenOf(user) })).body['data']).toMatchObject({ user: { preferences } })
    expect((await save({ theme: 'pink' })).status).toBe(422)
    expect((await save({ timeZone: 'Mars/Olympus' })).status).toBe(422)
  })
})

describe('the own password', () => {
  const next = 'Che-buoi-638'

  test('changes with the old one, and ends every other session', async () => {
    const { call, signedIn, tokenOf, database } = await startTestApp()
    const { user, token } = await signedIn('parent')
    const elsewhere = await tokenOf(user)
    const answer = await call(contract.changeOwnPassword, {
      token,
      body: { currentPassword: password, password: next },
    })
    expect(answer.status).toBe(200)
    expect((await call(me, { token })).status).toBe(200)
    expect((await call(me, { token: elsewhere })).status).toBe(401)
    expect((await call(login, { body: { email: user.username, password } })).status).toBe(401)
    expect((await call(login, { body: { email: user.username, password: next } })).status).toBe(200)
    const entries = await database
      .read()
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'profile.change-password')
      .execute()
    expect(entries).toEqual([{ details: {} }])
  })

  test('stays when the old one is wrong, and cannot be guessed', async () => {
    const { call, signedIn } = await startTestApp()
    const { token } = await signedIn('parent')
    const attempt = (currentPassword: string) =>
      call(contract.changeOwnPassword, { token, body: { currentPassword, password: next } })
    const wrong = await attempt('Falsch-123')
    expect(wrong.status).toBe(422)
    expect(wrong.body['errors']).toMatchObject([{ field: 'currentPassword', message: 'Incorrect password' }])
    for (let tried = 1; tried < 10; tried += 1) await attempt('Falsch-123')
    expect((await attempt(password)).status).toBe(429)
  })

  test('must be strong', async () => {
    const { call, signedIn } = await startTestApp()
    const { token } = await signedIn('student')
    const body = { currentPassword: '', password: 'short' }
    expect((await call(contract.changeOwnPassword, { token, body })).body['errors']).toMatchObject([
      { field: 'currentPassword', message: 'Current password is required' },
      { field: 'password', message: 'Password must be at least 8 characters' },
    ])
  })
})

describe('own sessions', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

  async function start() {
    const test = await startTestApp()
    const user = await test.addUser({ role: 'parent' })
    const signIn = async (userAgent: string, address: string) => {
      const answer = await test.call(login, {
        body: { email: user.username, password },
        headers: { 'user-agent': userAgent },
        address,
      })
      return (answer.body['data'] as { token: { token: string } }).token.token
    }
    const list = async (token: string) => {
      const answer = await test.call(contract.listOwnSessions, { token })
      return (answer.body['data'] as { sessions: contract.OwnSession[] }).sessions
    }
    return { ...test, user, signIn, list }
  }

  test('tell where one is signed in, and since when', async () => {
    const { signIn, list, clock } = await start()
    await signIn(chrome, '203.0.113.7')
    clock.move(minutes(1))
    const token = await signIn(iphone, '198.51.100.2')
    expect(await list(token)).toMatchObject([
      { device: 'Safari, iPhone', address: '198.51.100.2', isCurrent: true },
      { device: 'Chrome, Windows', address: '203.0.113.7', isCurrent: false },
    ])
  })

  test('know when they were last used, without a write for every request', async () => {
    const { signIn, list, call, clock } = await start()
    const token = await signIn(chrome, '203.0.113.7')
    const lastUse = async () => (await list(token))[0]?.lastUsedAt ?? ''
    const first = await lastUse()
    clock.move(minutes(4))
    await call(me, { token })
    expect(await lastUse()).toBe(first)
    clock.move(minutes(2))
    await call(me, { token })
    expect((await lastUse()) > first).toBe(true)
  })

  test('end at once when somebody signs out there, and are then gone from the list', async () => {
    const { signIn, list, call } = await start()
    const [there, here] = [await signIn(chrome, '203.0.113.7'), await signIn(iphone, '198.51.100.2')]
    const other = (await list(here)).find(({ isCurrent }) => !isCurrent)
    const answer = await call(contract.endOwnSession, { token: here, params: { id: other?.id ?? '' } })
    expect(answer.status).toBe(200)
    expect((await call(me, { token: there })).status).toBe(401)
    expect(await list(here)).toHaveLength(1)
    const again = await call(contract.endOwnSession, { token: here, params: { id: other?.id ?? '' } })
    expect(again.status).toBe(404)
  })
})
