import { login, me } from '@lms/contracts/accounts/accounts.ts'
import { resetPassword } from '@lms/contracts/accounts/registration.ts'
import { reportNotMe } from '@lms/contracts/accounts/trust.ts'
import { changeOwnPassword } from '@lms/contracts/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import { tokensTo } from '../../../testing/mails.ts'
import { type TestApp, password, startTestApp } from '../../../testing/test-app.ts'
import { days } from '../../platform/clock.ts'
import type { User } from '../../users/user.ts'

const email = 'lan@test.example'
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36'

async function enter({ call }: TestApp, user: User, cookie = '') {
  const headers = { cookie, 'user-agent': phone }
  const answer = await call(login, { body: { email: user.username, password }, headers, address: '113.161.72.9' })
  const { token } = (answer.body['data'] as { token: { token: string } }).token
  return { token, cookie: `device=${answer.cookies.find(({ name }) => name === 'device')?.value}` }
}

/** The words of the newest mail. */
async function newestMail({ database }: TestApp) {
  return database
    .read()
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text', 'html'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

describe('the owner of an account', () => {
  test('is told about a sign-in from a browser that was not used before, and only about that', async () => {
    const test = await startTestApp()
    const user = await test.addUser({ email, isEmailVerified: true })
    const home = await enter(test, user)
    await enter(test, user, home.cookie)
    expect(await tokensTo(test, email, '/not-me')).toEqual([])
    await enter(test, user)
    expect(await tokensTo(test, email, '/not-me')).toHaveLength(1)
    const mail = await newestMail(test)
    expect(mail?.subject).toContain('Đăng nhập từ trình duyệt mới')
    expect(mail?.text).toContain('Chrome, Android · mạng 113.161.x.x')
  })

  test('is told nothing at an address that nobody has verified, and demo accounts are left alone', async () => {
    const test = await startTestApp()
    for (const user of [await test.addUser({ email }), await test.addUser({ isEmailVerified: true, isDemo: true })]) {
      await enter(test, user)
      await enter(test, user)
    }
    expect(await newestMail(test)).toBeUndefined()
  })

  test('is told about a new password, says that it was not them, and gets the account back', async () => {
    const test = await startTestApp()
    const { call } = test
    const user = await test.addUser({ email, isEmailVerified: true })
    const { token: thief } = await enter(test, user)
    const stolen = 'Ke-Trom-Da-Doi-9'
    await call(changeOwnPassword, { token: thief, body: { currentPassword: password, password: stolen } })
    const [link] = await tokensTo(test, email, '/not-me')
    expect((await call(reportNotMe, { body: { token: link } })).status).toBe(200)

    expect((await call(me, { token: thief })).status).toBe(401)
    const locked = await call(login, { body: { email, password: stolen } })
    expect(locked.status).toBe(403)
    expect(locked.body['code']).toBe('account_locked')
    expect((await call(login, { body: { email, password } })).status).toBe(401)
    expect((await call(reportNotMe, { body: { token: link } })).status).toBe(422)

    const [reset] = await tokensTo(test, email, '/reset-password')
    const mine = 'Lan-Lay-Lai-Duoc-5'
    expect((await call(resetPassword, { body: { token: reset, password: mine } })).status).toBe(200)
    expect((await call(login, { body: { email, password: mine } })).status).toBe(200)
  })

  test('can say so for seven days', async () => {
    const test = await startTestApp()
    const user = await test.addUser({ email, isEmailVerified: true })
    await enter(test, user)
    await enter(test, user)
    const [link] = await tokensTo(test, email, '/not-me')
    test.clock.move(days(7))
    expect((await test.call(reportNotMe, { body: { token: link } })).status).toBe(422)
    expect((await test.call(reportNotMe, { body: { token: 'made-up' } })).status).toBe(422)
  })

  test('is called by a name that is only words', async () => {
    const test = await startTestApp()
    const names = { lastName: 'Thưởng\r\nBcc: all@evil.example', firstName: 'https://evil.example/win <b>x</b>' }
    const user = await test.addUser({ email, isEmailVerified: true, ...names })
    await enter(test, user)
    await enter(test, user)
    const mail = await newestMail(test)
    const [greeting] = mail?.text?.split('\n\n') ?? []
    expect(greeting).toBe('Xin chào Thưởng Bcc all evil example https evil example win b x b,')
    expect(mail?.html).not.toContain('evil.example')
  })
})
