import { login } from '@lms/contracts/accounts/accounts.ts'
import { register } from '@lms/contracts/accounts/registration.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { findUserByEmail } from '../users/user-store.ts'

const form = {
  name: 'Nguyễn Văn Bình',
  email: 'binh@test.example',
  role: 'user',
  password: 'Kem-dua-47',
  confirmPassword: 'Kem-dua-47',
}

describe('registering', () => {
  test('as User makes a student who can sign in', async () => {
    const { call, database } = await startTestApp()
    const answer = await call(register, { body: form })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ success: true, message: 'Account created successfully' })
    expect(await findUserByEmail(database.read(), form.email)).toMatchObject({
      firstName: 'Bình',
      lastName: 'Nguyễn Văn',
      username: 'binh',
      role: 'student',
      isActive: true,
      approval: 'approved',
      isEmailVerified: false,
    })
    expect((await call(login, { body: { email: form.email, password: form.password } })).status).toBe(200)
  })

  test('as Manager makes a parent who works at once but waits for approval, and tells the administrators', async () => {
    const { call, database, signedIn } = await startTestApp()
    const administrator = await signedIn('administrator')
    const bystander = await signedIn('parent')
    await call(register, { body: { ...form, role: 'manager' } })
    expect(await findUserByEmail(database.read(), form.email)).toMatchObject({
      role: 'parent',
      isActive: true,
      approval: 'waiting',
    })
    expect((await call(login, { body: { email: 'binh', password: form.password } })).status).toBe(200)
    const userId = (await findUserByEmail(database.read(), form.email))?.id
    const details = { userId, name: form.name, role: 'parent' }
    expect((await call(listNotifications, { token: administrator.token })).body).toMatchObject({
      data: { unread: 1, notifications: [{ kind: 'registration', details, isSettled: false }] },
    })
    expect((await call(listNotifications, { token: bystander.token })).body).toMatchObject({ data: { unread: 0 } })
  })

  test('as Admin makes an account that cannot sign in before it is approved', async () => {
    const { call, database } = await startTestApp()
    await call(register, { body: { ...form, role: 'admin' } })
    expect(await findUserByEmail(database.read(), form.email)).toMatchObject({
      role: 'administrator',
      isActive: false,
      approval: 'waiting',
    })
    const answer = await call(login, { body: { email: form.email, password: form.password } })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({
      code: 'awaiting_approval',
      message: 'Tài khoản đang chờ quản trị viên duyệt.',
    })
  })

  test('never trusts a role that the form does not offer', async () => {
    const { call } = await startTestApp()
    for (const role of ['administrator', 'parent', '1', '', undefined, 'constructor']) {
      const answer = await call(register, { body: { ...form, role } })
      expect(answer.status).toBe(422)
      expect(answer.body['errors']).toMatchObject([{ field: 'role', message: 'Role is required' }])
    }
  })

  test('gives each person a username of their own', async () => {
    const { call, database } = await startTestApp()
    const emails = ['an@one.example', 'an@two.example', 'an@three.example', 'Đỗ.An@one.example']
    for (const email of emails) await call(register, { body: { ...form, email } })
    const users = await Promise.all(emails.slice(0, 3).map((email) => findUserByEmail(database.read(), email)))
    expect(users.map((user) => user?.username)).toEqual(['an', 'an-2', 'an-3'])
  })

  test('also when several with the same beginning register at once', async () => {
    const { call } = await startTestApp()
    const emails = Array.from({ length: 8 }, (_, index) => `lan@school${index}.example`)
    const answers = await Promise.all(emails.map((email) => call(register, { body: { ...form, email } })))
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 201))
  })

  test('refuses an address that somebody has verified, whatever its case', async () => {
    const { call, addUser } = await startTestApp()
    await addUser({ email: form.email })
    for (const email of [form.email, 'BINH@test.example']) {
      const refused = await call(register, { body: { ...form, email } })
      expect(refused.status).toBe(409)
      expect(refused.body['errors']).toMatchObject([
        { field: 'email', message: 'An account with this email already exists' },
      ])
    }
  })

  test('gives an address to one account, also when two ask at once', async () => {
    const { call } = await startTestApp()
    const others = { password: 'Nguoi-khac-2', confirmPassword: 'Nguoi-khac-2' }
    const answers = await Promise.all([
      call(register, { body: form }),
      call(register, { body: { ...form, ...others } }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test('says what is wrong with every field', async () => {
    const { call } = await startTestApp()
    const messages = async (changes: Partial<typeof form>) =>
      (await call(register, { body: { ...form, ...changes } })).body['errors']
    expect(await messages({ name: '' })).toMatchObject([{ field: 'name', message: 'Name is required' }])
    expect(await messages({ name: 'A' })).toMatchObject([
      { field: 'name', message: 'Name must be at least 2 characters' },
    ])
    expect(await messages({ email: '' })).toContainEqual(
      expect.objectContaining({ field: 'email', message: 'Email is required' }),
    )
    expect(await messages({ email: 'binh@' })).toMatchObject([{ field: 'email', message: 'Invalid email address' }])
    const both = (password: string) => ({ password, confirmPassword: password })
    expect(await messages(both('Abc1'))).toMatchObject([
      { field: 'password', message: 'Password must be at least 8 characters' },
    ])
    for (const weak of ['abcdefg1', 'ABCDEFG1', 'Abcdefgh']) {
      expect(await messages(both(weak))).toMatchObject([
        {
          field: 'password',
          message: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
        },
      ])
    }
    expect(await messages({ confirmPassword: '' })).toMatchObject([
      { field: 'confirmPassword', message: 'Please confirm your password' },
    ])
    expect(await messages({ confirmPassword: 'Kem-dua-52' })).toMatchObject([
      { field: 'confirmPassword', message: 'Passwords do not match' },
    ])
    expect(await messages(both(''))).toContainEqual(
      expect.objectContaining({ field: 'password', message: 'Password is required' }),
    )
  })

  test('is limited to 20 an hour from one address', async () => {
    const { call, addUser } = await startTestApp()
    await addUser({ email: form.email })
    const attempt = (address: string) => call(register, { body: { ...form, email: 'no' }, address })
    expect((await attempt('10.0.0.1')).status).toBe(422)
    const again = () => call(register, { body: form, address: '10.0.0.1' })
    for (let tried = 0; tried < 20; tried += 1) expect((await again()).status).toBe(409)
    expect((await again()).status).toBe(429)
    expect((await call(register, { body: form, address: '10.0.0.2' })).status).toBe(409)
  })
})
