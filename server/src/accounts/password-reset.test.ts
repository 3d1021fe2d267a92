import { login, me } from '@lms/contracts/accounts/accounts.ts'
import { forgotPassword, resetPassword } from '@lms/contracts/accounts/registration.ts'
import { listOutbox } from '@lms/contracts/outbox/outbox.ts'
import { describe, expect, test } from 'vitest'
import { type TestApp, password, startTestApp } from '../../testing/test-app.ts'
import { minutes } from '../platform/clock.ts'

const newPassword = 'Che-buoi-632'

/** What an administrator reads in the outbox, because no mail server is set up here. */
async function linksInOutbox(test: TestApp): Promise<(string | null)[]> {
  await test.app.jobs.runDue()
  const administrator = await test.signedIn('administrator')
  const { body } = await test.call(listOutbox, { token: administrator.token })
  return (body['data'] as { mails: { link: string | null }[] }).mails.map(({ link }) => link)
}

const tokenIn = (link: string | null | undefined): string => new URL(link ?? '').searchParams.get('token') ?? ''

describe('a forgotten password', () => {
  test('is reset with a link that works once and ends every session', async () => {
    const test = await startTestApp()
    const user = await test.addUser({ email: 'lan@test.example' })
    const session = await test.tokenOf(user)
    const asked = await test.call(forgotPassword, { body: { email: 'Lan@test.example' } })
    expect(asked.body).toMatchObject({ success: true, message: 'Password reset link sent to your email' })
    const [link] = await linksInOutbox(test)
    expect(link).toMatch(/^http:\/\/lms\.test\/reset-password\?token=/)

    const body = { token: tokenIn(link), password: newPassword }
    expect((await test.call(resetPassword, { body })).status).toBe(200)
    expect((await test.call(me, { token: session })).status).toBe(401)
    expect((await test.call(login, { body: { email: user.username, password } })).status).toBe(401)
    expect((await test.call(login, { body: { email: user.username, password: newPassword } })).status).toBe(200)
    expect((await test.call(resetPassword, { body })).status).toBe(422)
    expect(await linksInOutbox(test)).toEqual([null])
  })

  test('gives the same answer whether or not the address has an account', async () => {
    const test = await startTestApp()
    await test.addUser({ email: 'lan@test.example' })
    const known = await test.call(forgotPassword, { body: { email: 'lan@test.example' } })
    const unknown = await test.call(forgotPassword, { body: { email: 'nobody@test.example' } })
    expect(unknown.body).toEqual(known.body)
    expect(await linksInOutbox(test)).toHaveLength(1)
  })

  test('sends nothing to a deactivated account', async () => {
    const test = await startTestApp()
    await test.addUser({ email: 'lan@test.example', isActive: false })
    await test.call(forgotPassword, { body: { email: 'lan@test.example' } })
    expect(await linksInOutbox(test)).toEqual([])
  })

  test('makes older links worthless, and none lasts longer than 60 minutes', async () => {
    const test = await startTestApp()
    await test.addUser({ email: 'lan@test.example' })
    await test.call(forgotPassword, { body: { email: 'lan@test.example' } })
    const [older] = await linksInOutbox(test)
    test.clock.move(minutes(1))
    await test.call(forgotPassword, { body: { email: 'lan@test.example' } })
    const [newer] = await linksInOutbox(test)
    const attempt = async (link: string | null | undefined) =>
      (await test.call(resetPassword, { body: { token: tokenIn(link), password: newPassword } })).status
    expect(await attempt(older)).toBe(422)
    test.clock.move(minutes(60))
    expect(await attempt(newer)).toBe(422)
  })

  test('never builds the link from what the request claims', async () => {
    const test = await startTestApp()
    await test.addUser({ email: 'lan@test.example' })
    await test.call(forgotPassword, {
      body: { email: 'lan@test.example' },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    const [link] = await linksInOutbox(test)
    expect(link).toMatch(/^http:\/\/lms\.test\//)
  })

  test('wants an address, and a password as strong as at registration', async () => {
    const test = await startTestApp()
    const empty = await test.call(forgotPassword, { body: { email: '' } })
    expect(empty.body['errors']).toContainEqual(
      expect.objectContaining({ field: 'email', message: 'Email is required' }),
    )
    const odd = await test.call(forgotPassword, { body: { email: 'lan' } })
    expect(odd.body['errors']).toMatchObject([{ field: 'email', message: 'Invalid email address' }])
    const weak = await test.call(resetPassword, { body: { token: 'x', password: 'short' } })
    expect(weak.body['errors']).toMatchObject([
      { field: 'password', message: 'Password must be at least 8 characters' },
    ])
  })

  test('is limited to 20 an hour from one address', async () => {
    const test = await startTestApp()
    const ask = () => test.call(forgotPassword, { body: { email: 'nobody@test.example' }, address: '10.0.0.1' })
    for (let asked = 0; asked < 20; asked += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})
