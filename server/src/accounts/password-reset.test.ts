import { login, me } from '@lms/contracts/accounts/accounts.ts'
import { checkResetLink, forgotPassword, resetPassword } from '@lms/contracts/accounts/registration.ts'
import { updateChild } from '@lms/contracts/children/children.ts'
import { listOutbox } from '@lms/contracts/outbox/outbox.ts'
import { changeOwnPassword } from '@lms/contracts/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import { type TestApp, password, startTestApp } from '../../testing/test-app.ts'
import { minutes } from '../platform/clock.ts'
import { findUser } from '../users/user-store.ts'

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
    const user = await test.addUser({ email: 'lan@test.example', isEmailVerified: true })
    const session = await test.tokenOf(user)
    const asked = await test.call(forgotPassword, { body: { email: 'Lan@test.example' } })
    expect(asked.body).toMatchObject({ success: true, message: 'Password reset link sent to your email' })
    const [link] = await linksInOutbox(test)
    expect(link).toMatch(/^http:\/\/lms\.test\/reset-password\?token=/)

    const body = { token: tokenIn(link), password: newPassword }
    const isValid = async () => (await test.call(checkResetLink, { body: { token: body.token } })).body['data']
    expect(await isValid()).toEqual({ isValid: true })
    expect((await test.call(resetPassword, { body })).status).toBe(200)
    expect((await test.call(me, { token: session })).status).toBe(401)
    expect((await test.call(login, { body: { email: user.username, password } })).status).toBe(401)
    expect((await test.call(login, { body: { email: user.username, password: newPassword } })).status).toBe(200)
    expect(await isValid()).toEqual({ isValid: false })
    expect((await test.call(resetPassword, { body })).status).toBe(422)
    // The link is wiped, and the owner is told what happened: a new password, and a sign-in from another browser.
    const notice = expect.stringContaining('/not-me?token=')
    expect(await linksInOutbox(test)).toEqual([notice, notice, null])
  })

  test('is not recovered by an address that nobody has verified', async () => {
    const test = await startTestApp()
    await test.addUser({ email: 'lan@test.example', role: 'parent' })
    const asked = await test.call(forgotPassword, { body: { email: 'lan@test.example' } })
    expect(asked.status).toBe(200)
    expect(await linksInOutbox(test)).toEqual([])
  })

  test('makes its links worthless with any change of the password or of the address, whoever makes it', async () => {
    const test = await startTestApp()
    const user = await test.addUser({ email: 'lan@test.example', isEmailVerified: true })
    const token = await test.tokenOf(user)
    const administrator = await test.signedIn('administrator')
    const version = () => findUser(test.database.read(), user.id).then((found) => ({ version: found?.version }))
    const changes = {
      'the password, by its owner': () =>
        test.call(changeOwnPassword, { token, body: { currentPassword: password, password: 'Lan-Doi-Mat-Khau-3' } }),
      'the password, by somebody else': () => change({ password: 'Nguoi-Khac-Doi-4' }),
      'the address': () => change({ email: 'other@test.example' }),
    }
    const change = async (body: object) =>
      test.call(updateChild, {
        token: administrator.token,
        params: { id: user.id },
        body: { ...(await version()), ...body },
      })
    for (const [what, act] of Object.entries(changes)) {
      await test.call(forgotPassword, { body: { email: 'lan@test.example' } })
      const [link] = await linksInOutbox(test)
      expect((await act()).status, what).toBe(200)
      const answer = await test.call(resetPassword, { body: { token: tokenIn(link), password: newPassword } })
      expect(answer.status, what).toBe(422)
    }
  })

  test('gives the same answer whether or not the address has an account', async () => {
    const test = await startTestApp()
    await test.addUser({ email: 'lan@test.example', isEmailVerified: true })
    const known = await test.call(forgotPassword, { body: { email: 'lan@test.example' } })
    const unknown = await test.call(forgotPassword, { body: { email: 'nobody@test.example' } })
    expect(unknown.body).toEqual(known.body)
    expect(await linksInOutbox(test)).toHaveLength(1)
  })

  test('sends nothing to a deactivated account', async () => {
    const test = await startTestApp()
    await test.addUser({ email: 'lan@test.example', isEmailVerified: true, isActive: false })
    await test.call(forgotPassword, { body: { email: 'lan@test.example' } })
    expect(await linksInOutbox(test)).toEqual([])
  })

  test('makes older links worthless, and none lasts longer than 60 minutes', async () => {
    const test = await startTestApp()
    await test.addUser({ email: 'lan@test.example', isEmailVerified: true })
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
    await test.addUser({ email: 'lan@test.example', isEmailVerified: true })
    const asked = { body: { email: 'lan@test.example' } }
    expect((await test.call(forgotPassword, { ...asked, headers: { host: 'evil.example' } })).status).toBe(421)
    await test.call(forgotPassword, { ...asked, headers: { host: 'lms.test', 'x-forwarded-host': 'evil.example' } })
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
