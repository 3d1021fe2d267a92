import { login, me, signedInBy } from '@lms/contracts/accounts/accounts.ts'
import { resetPassword } from '@lms/contracts/accounts/registration.ts'
import { listAudit } from '@lms/contracts/audit/audit.ts'
import { dataIn } from '@lms/contracts/call.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { listOutbox } from '@lms/contracts/outbox/outbox.ts'
import { changeOwnPassword } from '@lms/contracts/profile/profile.ts'
import * as contract from '@lms/contracts/users/user-help.ts'
import { describe, expect, test } from 'vitest'
import { password, startTestApp } from '../../../testing/test-app.ts'
import { hours } from '../../platform/clock.ts'

async function startWithHelper() {
  const test = await startTestApp()
  const { token, user: helper } = await test.signedIn('administrator')
  const lan = await test.addUser({ role: 'parent', username: 'lan', email: 'lan@test.example' })
  const params = { id: lan.id }
  const signIn = (given: string) => test.call(login, { body: { email: 'lan', password: given } })
  return {
    ...test,
    helper,
    token,
    lan,
    params,
    signIn,
    tokenWith: async (given: string) => signedInBy(dataIn(login, (await signIn(given)).body)).token.token,
    async temporaryPassword() {
      const { body } = await test.call(contract.setTemporaryPassword, { token, params })
      return dataIn(contract.setTemporaryPassword, body).password
    },
  }
}

describe('a temporary password', () => {
  test('takes the place of the old one, ends every session and opens nothing but its change', async () => {
    const { app, call, lan, tokenOf, signIn, tokenWith, temporaryPassword } = await startWithHelper()
    const before = await tokenOf(lan)
    const temporary = await temporaryPassword()
    expect((await call(me, { token: before })).status).toBe(401)
    expect((await signIn(password)).status).toBe(401)

    const signedIn = await signIn(temporary)
    expect(signedInBy(dataIn(login, signedIn.body)).user.mustChangePassword).toBe(true)
    const token = await tokenWith(temporary)
    const open = new Set(['GET /auth/me', 'GET /auth/admin/me', 'POST /profile/password'])
    for (const { endpoint } of app.routes) {
      const name = `${endpoint.method} ${endpoint.path}`
      if (endpoint.access === 'public' || open.has(name)) continue
      const params = Object.fromEntries(
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, crypto.randomUUID()]),
      )
      // A refusal is never a stream.
      const { produces: _produces, ...plain } = endpoint
      const { status, body } = await call(plain, { token, params })
      expect([name, status, body['code']]).toEqual([name, 403, 'password_change_required'])
    }
    expect((await call(me, { token })).status).toBe(200)

    const change = (given: string) =>
      call(changeOwnPassword, { token, body: { currentPassword: temporary, password: given } })
    expect((await change(temporary)).body['errors']).toMatchObject([{ key: 'users.passwordSame' }])
    expect((await change('Che-buoi-638')).status).toBe(200)
    expect((await call(listNotifications, { token })).status).toBe(200)
    expect(signedInBy(dataIn(login, (await signIn('Che-buoi-638')).body)).user).not.toHaveProperty('mustChangePassword')
  })

  test('is worth nothing after three days', async () => {
    const { clock, signIn, temporaryPassword } = await startWithHelper()
    const temporary = await temporaryPassword()
    clock.move(hours(73))
    expect((await signIn(temporary)).status).toBe(401)
  })

  test('is not for oneself, and the log says who gave it without saying what it is', async () => {
    const { call, token, helper, lan, temporaryPassword } = await startWithHelper()
    const own = await call(contract.setTemporaryPassword, { token, params: { id: helper.id } })
    expect(own.body['code']).toBe('own_account')
    const temporary = await temporaryPassword()
    const log = await call(listAudit, { token, query: { action: 'user.set-temporary-password' } })
    expect(log.body['data']).toMatchObject({ entries: [{ recordId: lan.id, actor: { id: helper.id } }] })
    expect(JSON.stringify(log.body)).not.toContain(temporary)
  })
})

describe('a link that an administrator sends', () => {
  test('sets a new password', async () => {
    const { call, token, params, signIn } = await startWithHelper()
    expect((await call(contract.sendResetLink, { token, params })).status).toBe(200)
    const { mails } = dataIn(listOutbox, (await call(listOutbox, { token })).body)
    const link = new URL(mails[0]?.link ?? '').searchParams.get('token')
    expect((await call(resetPassword, { body: { token: link, password: 'Che-buoi-638' } })).status).toBe(200)
    expect((await signIn('Che-buoi-638')).status).toBe(200)
  })

  test('needs an address and an active account, and a temporary password makes it worthless', async () => {
    const { call, token, params, addUser, temporaryPassword } = await startWithHelper()
    const send = (id: string) => call(contract.sendResetLink, { token, params: { id } })
    expect((await send((await addUser({ email: null })).id)).body['code']).toBe('no_address')
    expect((await send((await addUser({ isActive: false })).id)).body['code']).toBe('account_deactivated')
    await send(params.id)
    const { mails } = dataIn(listOutbox, (await call(listOutbox, { token })).body)
    const link = new URL(mails[0]?.link ?? '').searchParams.get('token')
    await temporaryPassword()
    expect((await call(resetPassword, { body: { token: link, password: 'Che-buoi-638' } })).status).toBe(422)
  })
})

describe('what an administrator sees of a person’s sign-ins', () => {
  test('is where they are signed in and what failed last, and looking leaves a trace', async () => {
    const { call, token, lan, params, tokenOf } = await startWithHelper()
    await tokenOf(lan)
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' }
    const wrong = { email: 'lan@test.example', password: 'Sai-mat-khau' }
    for (let tries = 0; tries < 3; tries += 1) await call(login, { body: wrong, headers, address: '10.0.0.7' })
    const { body } = await call(contract.getUserSignIns, { token, params })
    const { sessions, failures, lastActiveAt } = dataIn(contract.getUserSignIns, body)
    expect(sessions).toMatchObject([{ isCurrent: false, address: '127.0.0.1' }])
    expect(lastActiveAt && lastActiveAt >= (sessions[0]?.lastUsedAt ?? '')).toBe(true)
    expect(JSON.stringify(body)).not.toMatch(/"id"|sid/)
    expect(failures).toHaveLength(3)
    expect(failures[0]).toMatchObject({ address: '10.0.0.7', device: 'Safari, iPhone' })
    const log = await call(listAudit, { token, query: { action: 'user.read-sign-ins' } })
    expect(log.body['data']).toMatchObject({ entries: [{ recordId: lan.id }] })
  })

  test('can be ended everywhere; one’s own session stays when it is oneself', async () => {
    const { call, token, helper, lan, params, tokenOf } = await startWithHelper()
    const theirs = await tokenOf(lan)
    expect((await call(contract.signOutEverywhere, { token, params })).status).toBe(200)
    expect((await call(me, { token: theirs })).status).toBe(401)
    const elsewhere = await tokenOf(helper)
    await call(contract.signOutEverywhere, { token, params: { id: helper.id } })
    expect((await call(me, { token: elsewhere })).status).toBe(401)
    expect((await call(me, { token })).status).toBe(200)
  })
})
