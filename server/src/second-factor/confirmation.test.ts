import { me } from '@lms/contracts/accounts/accounts.ts'
import { trustDevice } from '@lms/contracts/accounts/child-sign-in.ts'
import { dataIn } from '@lms/contracts/call.ts'
import { updateChild } from '@lms/contracts/children/children.ts'
import { asksToConfirm } from '@lms/contracts/permissions.ts'
import { getProfile } from '@lms/contracts/profile/profile.ts'
import * as contract from '@lms/contracts/second-factor/second-factor.ts'
import { getSettings, updateSettings } from '@lms/contracts/settings/settings.ts'
import { bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import * as users from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import { startFactorApp } from '../../testing/apps/factor-app.ts'
import { password, routesOfApp } from '../../testing/test-app.ts'
import { minutes } from '../platform/clock.ts'

describe('confirming again', () => {
  test('is asked ten minutes after signing in, before what is dangerous and for nothing else', async () => {
    const { call, clock, signedIn, tokenOf } = await startFactorApp()
    const { user, token } = await signedIn('administrator')
    const student = (await signedIn('student')).user
    const to = { token, params: { id: student.id } }
    const newRole = { ...to, body: { role: 'parent' } }
    const ids = [student.id]
    const administrator = {
      firstName: 'Hà',
      lastName: 'Lê',
      email: 'ha@test.example',
      password: 'Kem-dua-47',
      role: 'administrator',
    }
    const dangerous = [
      [users.createUser, { token, body: administrator }],
      [users.createUser, { token, body: { ...administrator, role: 'parent', isEmailVerified: true } }],
      [users.updateUser, newRole],
      [users.updateUser, { ...to, body: { isActive: true } }],
      [users.updateUser, { ...to, body: { isEmailVerified: true } }],
      [bulkUsers, { token, body: { action: 'delete', ids } }],
      [bulkUsers, { token, body: { action: 'change_role', ids, value: 'administrator' } }],
      [bulkUsers, { token, body: { action: 'activate', ids } }],
      [bulkUsers, { token, body: { action: 'change_status', ids, value: 'active' } }],
      [bulkUsers, { token, body: { action: 'verify_email', ids } }],
      [updateChild, { ...to, body: { email: 'lan@test.example' } }],
      [updateChild, { ...to, body: { email: '' } }],
      [updateChild, { ...to, body: { password: 'Kem-dua-47' } }],
    ] as const
    clock.move(minutes(10))
    for (const [endpoint, request] of dangerous) {
      const refused = await call(endpoint, request)
      expect(refused.status, `${endpoint.path} ${JSON.stringify(request)}`).toBe(403)
      expect(refused.body).toMatchObject({ code: 'confirmation_required', data: { methods: ['password'] } })
    }
    for (const [endpoint, request] of [
      [users.updateUser, { ...to, body: { firstName: 'Mai' } }],
      [bulkUsers, { token, body: { action: 'deactivate', ids } }],
      [updateChild, { ...to, body: { lastName: 'Trần' } }],
      [getSettings, { token }],
      [trustDevice, to],
    ] as const)
      expect((await call(endpoint, request)).status, endpoint.path).toBe(200)
    const wrong = await call(contract.confirmAgain, { token, body: { password: 'Mat-khau-9' } })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toMatchObject({ errors: [{ field: 'password' }] })
    const elsewhere = await tokenOf(user)
    clock.move(minutes(10))
    expect((await call(contract.confirmAgain, { token, body: { password } })).status).toBe(200)
    expect((await call(users.updateUser, newRole)).status).toBe(200)
    const other = await call(users.updateUser, { ...newRole, token: elsewhere })
    expect(other.body['code'], 'another session of the same person').toBe('confirmation_required')
    clock.move(minutes(10))
    expect((await call(users.updateUser, newRole)).body['code']).toBe('confirmation_required')
  })

  test('takes a code or a passkey of those who have one, and counts wrong ones before it compares', async () => {
    const { call, clock, codeAt, withPasskey, withTotp } = await startFactorApp()
    const { token, secret } = await withTotp('parent')
    clock.move(minutes(11))
    expect((await call(contract.removeTotp, { token })).body['data']).toEqual({
      methods: ['password', 'totp', 'recovery'],
    })
    const wrong = await Promise.all(
      Array.from({ length: 11 }, () => call(contract.confirmAgain, { token, body: { code: '000000' } })),
    )
    expect(wrong.filter(({ status }) => status === 422)).toHaveLength(6)
    expect((await call(contract.confirmAgain, { token, body: { code: codeAt(secret) } })).status).toBe(429)
    clock.move(minutes(16))
    expect((await call(contract.confirmAgain, { token, body: { code: codeAt(secret) } })).status).toBe(200)
    expect((await call(contract.removeTotp, { token })).status).toBe(200)

    const holder = await withPasskey('administrator')
    clock.move(minutes(11))
    const asked = await call(contract.beginConfirmation, { token: holder.token })
    const { options } = dataIn(contract.beginConfirmation, asked.body)
    const passkey = holder.device.show(options)
    expect((await call(contract.confirmAgain, { token: holder.token, body: { passkey } })).status).toBe(200)
    expect((await call(users.exportUsers, { token: holder.token })).status).toBe(200)
  })
})

test('these calls ask to confirm, whatever they carry', async () => {
  const asking = (await routesOfApp()).filter(
    ({ endpoint: { access } }) => access !== 'public' && asksToConfirm(access),
  )
  expect(asking.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted()).toEqual([
    'DELETE /children/:id/guardian-code',
    'DELETE /children/:id/guardians/:guardianId',
    'DELETE /profile/second-factor/passkeys/:id',
    'DELETE /profile/second-factor/totp',
    'DELETE /users/:id',
    'DELETE /users/:id/purge',
    'DELETE /users/:id/second-factor',
    'GET /children/:id/data',
    'GET /children/:id/data/archive',
    'GET /outbox',
    'GET /outbox/:id',
    'GET /users/export',
    'PATCH /users/:id/approve',
    'POST /auth/children/:id/card',
    'POST /children/:id/erasure',
    'POST /children/:id/guardian-code',
    'POST /groups/:id/cards',
    'POST /groups/:id/invitations',
    'POST /profile/second-factor/passkeys',
    'POST /profile/second-factor/passkeys/options',
    'POST /profile/second-factor/recovery-codes',
    'POST /profile/second-factor/totp',
    'POST /profile/second-factor/totp/verify',
    'POST /settings/remove-demo-data',
    'POST /system/backups',
    'POST /users/:id/reset-link',
    'POST /users/:id/temporary-password',
    'PUT /auth/children/:id/pictures',
    'PUT /settings',
  ])
})

describe('with the duty of a second factor', () => {
  test('an administrator without one reads their profile and sets it up, and gets nothing else', async () => {
    const { call, codeAt, signedIn } = await startFactorApp()
    const { token } = await signedIn('administrator')
    const body = { version: 0, administratorsNeedSecondFactor: true }
    expect((await call(updateSettings, { token, body })).status).toBe(200)
    for (const endpoint of [users.listUsers, users.userStats, users.exportUsers])
      expect((await call(endpoint, { token })).status, endpoint.path).toBe(403)
    const refused = await call(users.listUsers, { token })
    expect(refused.body['code']).toBe('second_factor_required')
    for (const endpoint of [me, getProfile]) expect((await call(endpoint, { token })).status).toBe(200)
    expect((await call(contract.getOwnFactors, { token })).body['data']).toMatchObject({ isOwed: true })
    expect((await call(getProfile, { token: (await signedIn('parent')).token })).status).toBe(200)

    const { secret } = dataIn(contract.beginTotp, (await call(contract.beginTotp, { token })).body)
    await call(contract.finishTotp, { token, body: { code: codeAt(secret) } })
    expect((await call(users.listUsers, { token })).status).toBe(200)
    const last = await call(contract.removeTotp, { token })
    expect(last.body['code']).toBe('last_factor')
    expect((await call(users.listUsers, { token })).status).toBe(200)
  })

  test('only these calls stay open', async () => {
    const open = (await routesOfApp()).filter(({ endpoint }) => endpoint.isOpenWithoutSecondFactor === true)
    expect(open.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted()).toEqual([
      'GET /auth/admin/me',
      'GET /auth/me',
      'GET /profile',
      'GET /profile/second-factor',
      'POST /auth/confirm',
      'POST /auth/confirm/options',
      'POST /profile/second-factor/passkeys',
      'POST /profile/second-factor/passkeys/options',
      'POST /profile/second-factor/totp',
      'POST /profile/second-factor/totp/verify',
    ])
  })
})
