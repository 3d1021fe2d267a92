import { adminMe, login, me } from '@lms/contracts/accounts/accounts.ts'
import { createChild } from '@lms/contracts/children/children.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../testing/requests.ts'
import { type TestApp, password, startTestApp } from '../../testing/test-app.ts'
import { minutes } from '../platform/clock.ts'
import { findUser } from '../users/user-store.ts'

const wrong = 'Sai-mat-khau-1'

describe('signing in', () => {
  test('works with the email address and with the username, in any case', async () => {
    const { call, addUser } = await startTestApp()
    const user = await addUser({ email: 'lan@test.example', username: 'lan', role: 'parent' })
    for (const email of ['lan@test.example', 'LAN@Test.Example', 'lan', ' Lan ']) {
      const { status, body } = await call(login, { body: { email, password } })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        success: true,
        status: 'success',
        data: {
          user: { id: user.id, email: 'lan@test.example', name: 'Nguyễn Thị Lan', role: 'parent' },
          token: { token: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/), expiresAt: expect.any(String) },
        },
      })
    }
  })

  test('gives a token whose claims are those of the contract', async () => {
    const { signedIn } = await startTestApp()
    const { user, token } = await signedIn('student')
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>
    expect(claims).toMatchObject({ sub: user.id, email: user.email, role: 'student', name: 'Nguyễn Thị Lan' })
    expect((claims['exp'] ?? 0) - (claims['iat'] ?? 0)).toBe(86_400)
  })

  test('answers an unknown account and a wrong password alike', async () => {
    const { call, addUser } = await startTestApp()
    await addUser({ username: 'lan' })
    const unknown = await call(login, { body: { email: 'nobody', password: wrong } })
    const mistaken = await call(login, { body: { email: 'lan', password: wrong } })
    expect(unknown.status).toBe(401)
    expect(unknown.body).toEqual(mistaken.body)
    expect(unknown.body['message']).toBe('Email hoặc mật khẩu không đúng. Vui lòng thử lại.')
  })

  test('tells a deactivated person so only when the password is right', async () => {
    const { call, addUser } = await startTestApp()
    await addUser({ username: 'lan', isActive: false })
    const right = await call(login, { body: { email: 'lan', password } })
    expect(right.status).toBe(403)
    expect(right.body).toMatchObject({
      code: 'account_deactivated',
      error: 'Account is deactivated. Please contact administrator.',
    })
    expect((await call(login, { body: { email: 'lan', password: wrong } })).status).toBe(401)
  })

  test('tells a person who waits for approval that they wait', async () => {
    const { call, addUser } = await startTestApp()
    await addUser({ username: 'lan', role: 'administrator', isActive: false, approval: 'waiting' })
    expect((await call(login, { body: { email: 'lan', password } })).body).toMatchObject({
      code: 'awaiting_approval',
      error: 'Tài khoản đang chờ quản trị viên duyệt.',
    })
    expect((await call(login, { body: { email: 'lan', password: wrong } })).status).toBe(401)
  })

  test('names each wrong field', async () => {
    const { call } = await startTestApp()
    const empty = await call(login, { body: { email: ' ', password: '' } })
    expect(empty.status).toBe(422)
    expect(empty.body).toMatchObject({
      success: false,
      status: 'error',
      message: 'Validation failed',
      errors: [
        { field: 'email', message: 'Vui lòng nhập email hoặc tên đăng nhập' },
        { field: 'password', message: 'Vui lòng nhập mật khẩu' },
      ],
    })
    const short = await call(login, { body: { email: 'lan', password: '12345' } })
    expect(short.body['errors']).toMatchObject([{ field: 'password', message: 'Mật khẩu phải có ít nhất 6 ký tự' }])
  })

  test('counts failures on the account until it succeeds', async () => {
    const { call, addUser, database } = await startTestApp()
    const { id } = await addUser({ username: 'lan' })
    await call(login, { body: { email: 'lan', password: wrong } })
    await call(login, { body: { email: 'lan', password: wrong } })
    expect((await findUser(database.read(), id))?.loginAttempts).toBe(2)
    await call(login, { body: { email: 'lan', password } })
    const user = await findUser(database.read(), id)
    expect(user?.loginAttempts).toBe(0)
    expect(user?.lastLoginAt).not.toBeNull()
  })

  test('stops guessing after 10 failures from one address, and the owner still gets in from another', async () => {
    const { call, addUser, clock } = await startTestApp()
    await addUser({ username: 'lan' })
    const attempt = (email: string, given: string, address: string) =>
      call(login, { body: { email, password: given }, address })
    for (let tried = 0; tried < 10; tried += 1) expect((await attempt('lan', wrong, '10.0.0.1')).status).toBe(401)
    const refused = await attempt('lan', password, '10.0.0.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    expect((await attempt('lan', password, '10.0.0.2')).status).toBe(200)
    for (let tried = 0; tried < 10; tried += 1) expect((await attempt('nobody', wrong, '10.0.0.1')).status).toBe(401)
    expect((await attempt('nobody', wrong, '10.0.0.1')).body).toEqual(refused.body)
    clock.move(minutes(15))
    expect((await attempt('lan', password, '10.0.0.1')).status).toBe(200)
  })

  test('gives back only its own try after a right password', async () => {
    const { call, addUser } = await startTestApp()
    const { username } = await addUser()
    const enter = async (given: string) => (await call(login, { body: { email: username, password: given } })).status
    for (let tried = 0; tried < 9; tried += 1) expect(await enter(wrong)).toBe(401)
    expect(await enter(password)).toBe(200)
    expect(await enter(wrong)).toBe(401)
    expect(await enter(wrong)).toBe(429)
  })

  test('counts tries by address and by username together', async () => {
    const { call, addUser } = await startTestApp()
    const { email, username } = await addUser()
    for (let tried = 0; tried < 5; tried += 1) {
      await call(login, { body: { email, password: wrong } })
      await call(login, { body: { email: username, password: wrong } })
    }
    expect((await call(login, { body: { email, password } })).status).toBe(429)
  })

  test('lets no more than 10 wrong passwords through when many are tried at once', async () => {
    const { call, addUser } = await startTestApp()
    await addUser({ username: 'lan' })
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => call(login, { body: { email: 'lan', password: wrong } })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('stops an address that tries many accounts after 100 failures, also when they come at once', async () => {
    const test = await startTestApp()
    const { call, addUser, clock } = test
    const { email } = await addUser()
    const enter = (given: string) => call(login, { body: { email, password: given }, address: '10.0.0.9' })
    const answers = await failAt(test, '10.0.0.9')
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(30)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(800)
    expect((await enter(password)).status).toBe(429)
    clock.move(minutes(16))
    expect((await enter(wrong)).status).toBe(401)
  })

  test('gives a network no more tries for the children of one family', async () => {
    const test = await startTestApp()
    const { call, clock } = test
    const home = '10.0.0.8'
    const parent = await test.signedIn('parent')
    const enter = (email: string) => call(login, { body: { email, password }, address: home })
    for (const username of ['be-an', 'be-binh', 'be-chi']) {
      const body = { firstName: 'An', lastName: 'Trần', username, password }
      expect((await call(createChild, { token: parent.token, body })).status).toBe(201)
      expect((await enter(username)).status).toBe(200)
    }
    expect((await enter(parent.user.username)).status).toBe(200)
    const tried = async () => (await failAt(test, home)).filter(({ status }) => status === 401)
    expect(await tried()).toHaveLength(110)
    clock.move(minutes(16))
    await enter((await test.addUser()).username)
    expect(await tried()).toHaveLength(120)
  })

  test('lets nobody lock others out: neither their browsers, nor those who sign in from the same school', async () => {
    const test = await startTestApp()
    const { call, addUser } = test
    const school = '10.0.0.7'
    const enter = (email: string, given: string, cookie = '') =>
      call(login, { body: { email, password: given }, address: school, headers: { cookie } })
    const [an, binh, chi] = [await addUser(), await addUser(), await addUser()]
    const first = await enter(an.username, password)
    const device = first.cookies.find(({ name }) => name === 'device')
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/v1/auth' })
    await enter(binh.username, password)

    // One pupil fails until the address is used up, and at one account in particular.
    for (let tried = 0; tried < 10; tried += 1) await enter(an.username, wrong)
    const answers = await failAt(test, school)
    // An address from which two people sign in has 120 tries.
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(110)

    const cookie = `device=${device?.value}`
    expect((await enter(an.username, password)).status).toBe(429)
    expect((await enter(an.username, password, cookie)).status).toBe(200)
    expect((await enter(binh.username, password)).status).toBe(200)
    // The cookie is worth nothing for somebody else, or changed by a letter.
    expect((await enter(chi.username, password, cookie)).status).toBe(429)
    expect((await enter(an.username, password, `${cookie.slice(0, -2)}xx`)).status).toBe(429)
    for (let tried = 0; tried < 10; tried += 1) expect((await enter(an.username, wrong, cookie)).status).toBe(401)
    expect((await enter(an.username, password, cookie)).status).toBe(429)
  })
})

/** 130 wrong passwords at once, for 13 people. */
async function failAt({ call, addUser }: TestApp, address: string): Promise<Answer[]> {
  const people = await Promise.all(Array.from({ length: 13 }, () => addUser()))
  const tries = people.flatMap(({ email }) => Array.from({ length: 10 }, () => email))
  return Promise.all(tries.map((email) => call(login, { body: { email, password: wrong }, address })))
}

describe('the signed-in person', () => {
  test('is told at both addresses, without anything secret', async () => {
    const { call, signedIn } = await startTestApp()
    const { user, token } = await signedIn('parent')
    const first = await call(adminMe, { token })
    expect(first.status).toBe(200)
    expect(first.body['data']).toEqual({
      user: {
        id: user.id,
        email: user.email,
        name: 'Nguyễn Thị Lan',
        role: 'parent',
        lastLoginAt: expect.any(String),
        isActive: true,
        isEmailVerified: false,
        preferences: {},
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    })
    expect((await call(me, { token })).body).toEqual(first.body)
  })

  test('is nobody without a good bearer token', async () => {
    const { call, signedIn } = await startTestApp()
    const { token } = await signedIn('parent')
    const none = await call(me)
    expect(none.status).toBe(401)
    expect(none.body).toMatchObject({ code: 'no_token', message: 'No token provided' })
    const forged = `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`
    expect((await call(me, { token: 'x' })).body).toMatchObject({ message: 'Invalid token format' })
    for (const bad of ['a.b.c', forged, unsigned]) {
      const answer = await call(me, { token: bad })
      expect(answer.status).toBe(401)
      expect(answer.body['message']).toBe('Invalid token')
    }
    const asCookie = await call(me, { headers: { cookie: `admin_token=${token}; refresh_token=${token}` } })
    expect(asCookie.status).toBe(401)
  })
})
