import { register, resetPassword } from '@lms/contracts/accounts/registration.ts'
import { createChild, updateChild } from '@lms/contracts/children/children.ts'
import { changeOwnPassword } from '@lms/contracts/profile/profile.ts'
import { createUser } from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import { findPasswordHash } from '../user-store.ts'
import type { Answer } from '../../../testing/requests.ts'
import { password, startOwnTestApp, startTestApp } from '../../../testing/test-app.ts'
import { insertReset } from '../../accounts/password-reset-store.ts'
import { hashOf, newSecretToken } from '../../accounts/keys/secret-tokens.ts'
import { later, minutes, systemClock } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'

const person = { firstName: 'Đào', lastName: 'Lê Thị', email: 'dao.le@test.example' }

function refusalOf({ status, body }: Answer): unknown {
  const [first] = (body['errors'] ?? []) as { field: string; key: string }[]
  return [status, first?.field, first?.key]
}

const refused = (why: string): unknown => [422, 'password', why]

describe('a password that is easy to guess is refused with the reason', () => {
  test('when somebody registers', async () => {
    const { call } = await startTestApp()
    const attempt = async (given: string) =>
      refusalOf(
        await call(register, {
          body: { name: 'Lê Thị Đào', email: person.email, role: 'user', password: given, confirmPassword: given },
        }),
      )
    expect(await attempt('Matkhau123')).toEqual(refused('accounts.password.common'))
    expect(await attempt('Le-Thi-Dao-1')).toEqual(refused('accounts.password.personal'))
    expect(await attempt(password)).toEqual([201, undefined, undefined])
  })

  test('when an administrator makes an account', async () => {
    const { call, signedIn } = await startTestApp()
    const { token } = await signedIn('administrator')
    const attempt = async (given: string) =>
      refusalOf(await call(createUser, { token, body: { ...person, password: given } }))
    expect(await attempt('Dao.Le2024')).toEqual(refused('accounts.password.personal'))
    expect(await attempt('Anhyeuem1')).toEqual(refused('accounts.password.common'))
  })

  test('when somebody changes their own', async () => {
    const { call, tokenOf, addUser } = await startTestApp()
    const token = await tokenOf(await addUser({ ...person, username: 'daole' }))
    const attempt = async (given: string) =>
      refusalOf(await call(changeOwnPassword, { token, body: { currentPassword: password, password: given } }))
    expect(await attempt('Daole-2024')).toEqual(refused('accounts.password.personal'))
    expect(await attempt('Abcdefgh1')).toEqual(refused('accounts.password.sequence'))
  })

  test('when a link sets a new one, and the link still works afterwards', async () => {
    const { call, database, addUser } = await startTestApp()
    const { id: userId } = await addUser({ ...person, username: 'daole' })
    const { token, tokenHash } = newSecretToken()
    const now = systemClock.now()
    const expiresAt = later(now, minutes(60)).toISOString()
    await database.transaction(async (tx) => {
      const standing = hashOf(`${await findPasswordHash(tx, userId)} ${person.email}`)
      const times = { expiresAt, now: now.toISOString() }
      await insertReset(tx, { id: newId(), userId, tokenHash, standing, provesAddress: true, ...times })
    })
    const attempt = (given: string) => call(resetPassword, { body: { token, password: given } })
    expect(refusalOf(await attempt('Daole-2024'))).toEqual(refused('accounts.password.personal'))
    expect((await attempt('Che-buoi-638')).status).toBe(200)
  })

  test('when a child gets one', async () => {
    const { call, signedIn } = await startTestApp()
    const { token } = await signedIn('parent')
    const child = { firstName: 'An', lastName: 'Lê Bảo', username: 'be-an-nho' }
    const create = (given: string) => call(createChild, { token, body: { ...child, password: given } })
    expect(refusalOf(await create('123456'))).toEqual(refused('children.password.sequence'))
    expect(refusalOf(await create('be-an-nho'))).toEqual(refused('children.password.personal'))
    const made = await create('cam-nho')
    expect(made.status).toBe(201)
    const { child: added } = made.body['data'] as { child: { _id: string } }
    const update = (given: string) => call(updateChild, { token, params: { id: added._id }, body: { password: given } })
    expect(refusalOf(await update('conyeu1'))).toEqual(refused('children.password.common'))
    expect(refusalOf(await update('le-bao-an'))).toEqual(refused('children.password.personal'))
  })

  test('when an installation names its first administrator', async () => {
    const { app } = await startOwnTestApp({ ADMIN_EMAIL: 'chief@test.example', ADMIN_PASSWORD: 'Chief2024' })
    await expect(app.seed()).rejects.toThrow(/^ADMIN_PASSWORD is not valid: This password contains the name/)
  })
})
