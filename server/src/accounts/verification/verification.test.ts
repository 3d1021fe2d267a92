import { login, me } from '@lms/contracts/accounts/accounts.ts'
import { register } from '@lms/contracts/accounts/registration.ts'
import { sendVerification, verifyEmail } from '@lms/contracts/accounts/trust.ts'
import { createChild, getChild, updateChild } from '@lms/contracts/children/children.ts'
import { updateProfile } from '@lms/contracts/profile/profile.ts'
import { bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import { createUser, updateUser } from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import { tokensTo } from '../../../testing/mails.ts'
import { type TestApp, startTestApp } from '../../../testing/test-app.ts'
import { days } from '../../platform/clock.ts'
import { findUserByEmail } from '../../users/user-store.ts'

const email = 'binh@test.example'
const secret = (password: string) => ({ password, confirmPassword: password })
const stranger = { name: 'Người Lạ', email, role: 'user', ...secret('Kem-dua-47') }
const owner = { name: 'Nguyễn Văn Bình', email, role: 'manager', ...secret('Che-buoi-638') }

async function enter({ call }: TestApp, password: string) {
  const { body } = await call(login, { body: { email, password } })
  return (body['data'] as { user: { id: string }; token: { token: string } }).token.token
}

async function onlyMe({ call }: TestApp, token: string) {
  return ((await call(me, { token })).body['data'] as { user: object }).user
}

describe('an address', () => {
  test('belongs to one account, whoever came first, and is verified with the link of a mail by who is signed in', async () => {
    const test = await startTestApp()
    const { call } = test
    await call(register, { body: owner })
    const refused = await call(register, { body: { ...stranger, email: email.toUpperCase() } })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      errors: [{ field: 'email', message: 'An account with this email already exists' }],
    })
    const [link] = await tokensTo(test, email)
    const token = await enter(test, 'Che-buoi-638')
    expect(await onlyMe(test, token)).toMatchObject({ email, isEmailVerified: false })
    const other = await test.signedIn('student')
    expect((await call(verifyEmail, { token: other.token, body: { token: link } })).status).toBe(404)
    expect((await call(verifyEmail, { body: { token: link } })).status).toBe(401)
    const answer = await call(verifyEmail, { token, body: { token: link } })
    expect(answer.body).toMatchObject({ message: 'Địa chỉ email đã được xác minh', data: { email } })
    expect(await onlyMe(test, token)).toMatchObject({ email, isEmailVerified: true })
    expect((await call(verifyEmail, { token, body: { token: link } })).status).toBe(422)
  })

  test('is refused to a second account, also while nobody has verified it', async () => {
    const test = await startTestApp()
    const { call } = test
    const { token } = await test.signedIn('administrator')
    const parent = await test.signedIn('parent')
    const holder = await test.addUser({ email })
    const person = { firstName: 'Bình', lastName: 'Nguyễn', password: 'Che-buoi-638', role: 'student' }
    const created = await call(createUser, { token, body: { ...person, email: 'Binh@test.example' } })
    expect(created.status).toBe(409)
    expect(created.body).toMatchObject({ message: 'Email already exists', errors: [{ field: 'email' }] })

    const draft = { firstName: 'An', lastName: 'Trần', username: 'be-an', password: 'meo-con-xanh-7' }
    expect((await call(createChild, { token: parent.token, body: { ...draft, email } })).status).toBe(409)
    const made = await call(createChild, { token: parent.token, body: draft })
    const { _id: id } = (made.body['data'] as { child: { _id: string } }).child
    expect((await call(updateChild, { token: parent.token, params: { id }, body: { email } })).status).toBe(409)

    // Nobody's address changes by the edit form or the profile.
    const change = { firstName: 'Mai', email }
    for (const answer of [
      await call(updateUser, { token, params: { id: parent.user.id }, body: change }),
      await call(updateProfile, { token: parent.token, body: change }),
    ])
      expect(answer.body['data']).toMatchObject({ user: { email: parent.user.email } })

    const verified = await call(bulkUsers, { token, body: { action: 'verify_email', ids: [holder.id, id] } })
    expect(verified.body['data']).toMatchObject({
      results: [
        { id: holder.id, success: true },
        { id, success: false, message: 'This account has no email address' },
      ],
    })
    expect((await call(getChild, { token, params: { id } })).body).toMatchObject({ data: { child: { email: null } } })
  })

  test('of a child is verified by the child or a parent, and a new one has to be verified again', async () => {
    const test = await startTestApp()
    const { call } = test
    const parent = await test.signedIn('parent')
    const { token } = parent
    const draft = { firstName: 'An', lastName: 'Trần', username: 'be-an', email, password: 'meo-con-xanh-7' }
    const made = await call(createChild, { token, body: draft })
    const child = (made.body['data'] as { child: { _id: string; version: number } }).child
    expect(child).toMatchObject({ email, isEmailVerified: false })
    const [first] = await tokensTo(test, email)
    expect((await call(verifyEmail, { token, body: { token: first } })).status).toBe(200)
    const params = { id: child._id }
    expect((await call(getChild, { token, params })).body).toMatchObject({ data: { child: { isEmailVerified: true } } })

    expect((await call(updateChild, { token, params, body: { email: 'an@test.example' } })).status).toBe(200)
    const [second] = await tokensTo(test, 'an@test.example')
    expect(second).toEqual(expect.any(String))
    // Whoever had the address before hears of it, and can say that it was not them.
    expect(await tokensTo(test, email, '/not-me')).toHaveLength(1)
    expect((await call(updateChild, { token, params, body: { email } })).status).toBe(200)
    expect((await call(verifyEmail, { token, body: { token: second } })).status).toBe(422)
  })

  test('can have its mail sent again, but not without end, and the newest link is the one that works', async () => {
    const test = await startTestApp()
    const { call } = test
    await call(register, { body: owner })
    const [first] = await tokensTo(test, email)
    const token = await enter(test, 'Che-buoi-638')
    const id = (await findUserByEmail(test.database.read(), email))?.id ?? ''
    const again = () => call(sendVerification, { token, params: { id } })
    for (let sent = 1; sent < 5; sent += 1) expect((await again()).status).toBe(200)
    expect((await again()).status).toBe(429)
    expect((await call(verifyEmail, { token, body: { token: first } })).status).toBe(422)
    const [newest] = await tokensTo(test, email)
    expect((await call(verifyEmail, { token, body: { token: newest } })).status).toBe(200)
    expect((await again()).status).toBe(409)
  })

  test('is no longer verified by a link of three days ago', async () => {
    const test = await startTestApp()
    await test.call(register, { body: owner })
    const [link] = await tokensTo(test, email)
    test.clock.move(days(3))
    const token = await enter(test, 'Che-buoi-638')
    expect((await test.call(verifyEmail, { token, body: { token: link } })).status).toBe(422)
  })
})
