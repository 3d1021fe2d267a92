import { login, me } from '@lms/contracts/accounts/accounts.ts'
import { checkResetLink, forgotPassword, resetPassword } from '@lms/contracts/accounts/registration.ts'
import { releaseAddress, reportNotMe } from '@lms/contracts/accounts/trust.ts'
import { updateChild } from '@lms/contracts/children/children.ts'
import { listOutbox } from '@lms/contracts/outbox/outbox.ts'
import { changeOwnPassword } from '@lms/contracts/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import { startFactorApp } from '../../testing/apps/factor-app.ts'
import { tokensTo } from '../../testing/mails.ts'
import { type TestApp, password, startTestApp } from '../../testing/test-app.ts'
import { saveParents } from '../children/child-store.ts'
import { hours, minutes } from '../platform/clock.ts'
import { saveStanding, saveUser } from '../users/user-change-store.ts'
import { hasKnownDevice } from './devices/known-device-store.ts'
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

  test('is recovered by an address that nobody has verified, and whoever wrote it down before is out', async () => {
    const test = await startFactorApp()
    const { call, database } = test
    const { user, token } = await test.withTotp('parent')
    const now = test.clock.now().toISOString()
    await database.transaction((tx) => saveStanding(tx, [user.id], { isEmailVerified: false }, now))
    expect(await hasKnownDevice(database.read(), user.id)).toBe(true)
    await call(forgotPassword, { body: { email: user.email } })
    const [link] = await tokensTo(test, user.email ?? '', '/reset-password')
    expect((await call(resetPassword, { body: { token: link, password: newPassword } })).status).toBe(200)
    expect((await call(me, { token })).status).toBe(401)
    expect(await hasKnownDevice(database.read(), user.id)).toBe(false)
    expect(await findUser(database.read(), user.id)).toMatchObject({ isEmailVerified: true })
    const owner = await call(login, { body: { email: user.email, password: newPassword } })
    expect(owner.body['data']).toMatchObject({ user: { id: user.id } })
  })

  test('of a verified address leaves the second factor to its owner', async () => {
    const test = await startFactorApp()
    const { call, database } = test
    const { user } = await test.withTotp('parent')
    const now = test.clock.now().toISOString()
    await database.transaction((tx) => saveStanding(tx, [user.id], { isEmailVerified: true }, now))
    await call(forgotPassword, { body: { email: user.email } })
    const [link] = await tokensTo(test, user.email ?? '', '/reset-password')
    expect((await call(resetPassword, { body: { token: link, password: newPassword } })).status).toBe(200)
    const first = await call(login, { body: { email: user.email, password: newPassword } })
    expect(first.body['data']).toMatchObject({ secondFactor: { methods: ['totp', 'recovery'] } })
  })

  test('of a child is set by the parents; who reads the child’s address can only take it off', async () => {
    const test = await startTestApp()
    const { call, database } = test
    const parents = [await test.signedIn('parent'), await test.signedIn('parent')]
    const child = await test.addUser({ email: 'con@test.example', isEmailVerified: true })
    const ids = parents.map(({ user }) => user.id)
    await database.transaction((tx) => saveParents(tx, child.id, ids, test.clock.now().toISOString()))
    await call(forgotPassword, { body: { email: 'con@test.example' } })
    const links = await Promise.all(parents.map(({ user }) => tokensTo(test, user.email ?? '', '/reset-password')))
    expect(links.map((each) => each.length)).toEqual([1, 1])
    expect(await tokensTo(test, 'con@test.example', '/reset-password')).toEqual([])
    const [release] = await tokensTo(test, 'con@test.example', '/release-address')

    expect((await call(reportNotMe, { body: { token: release } })).status).toBe(422)
    expect((await call(releaseAddress, { body: { token: release } })).status).toBe(200)
    expect((await call(releaseAddress, { body: { token: release } })).status).toBe(422)
    expect(await findUser(database.read(), child.id)).toMatchObject({ email: null, isEmailVerified: false })

    const now = test.clock.now().toISOString()
    await database.transaction((tx) =>
      saveUser(tx, { ...child, email: null }, { email: 'con@test.example', isEmailVerified: false }, now),
    )
    await call(forgotPassword, { body: { email: 'con@test.example' } })
    const [newest] = await tokensTo(test, parents[1]?.user.email ?? '', '/reset-password')
    expect((await call(resetPassword, { body: { token: newest, password: newPassword } })).status).toBe(200)
    const entered = await call(login, { body: { email: child.username, password: newPassword } })
    expect(entered.status).toBe(200)
    // A parent's mailbox says nothing about the child's.
    expect(await findUser(database.read(), child.id)).toMatchObject({ isEmailVerified: false })
  })

  test('brings an address at most 3 mails an hour, from however many networks, and the newest link is good', async () => {
    const test = await startTestApp()
    await test.addUser({ email: 'lan@test.example' })
    for (let asked = 0; asked < 60; asked += 1) {
      const answer = await test.call(forgotPassword, {
        body: { email: 'lan@test.example' },
        address: `10.0.${asked % 3}.1`,
      })
      expect(answer.status).toBe(200)
      await test.app.jobs.runDue()
    }
    const mails = await test.database
      .read()
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', 'lan@test.example')
      .execute()
    expect(mails).toHaveLength(3)
    const [newest] = await tokensTo(test, 'lan@test.example', '/reset-password')
    expect((await test.call(resetPassword, { body: { token: newest, password: newPassword } })).status).toBe(200)
    test.clock.move(hours(1))
    await test.call(forgotPassword, { body: { email: 'lan@test.example' } })
    expect(await tokensTo(test, 'lan@test.example', '/reset-password')).toHaveLength(1)
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
