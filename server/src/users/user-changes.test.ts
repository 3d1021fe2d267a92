import { login, me } from '@lms/contracts/accounts/accounts.ts'
import * as contract from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import { password } from '../../testing/test-app.ts'
import { audited, fieldsOf, person, startWithAdministrator, userOf } from '../../testing/apps/user-management.ts'
import { days } from '../platform/clock.ts'

describe('creating a user', () => {
  test('gives an active student with an unverified address, who can sign in at once', async () => {
    const { create, call, ...test } = await startWithAdministrator()
    const answer = await create({ phone: '+84 (0) 912-345.678', bio: '', department: 'Toán' })
    expect(answer.status).toBe(201)
    expect(answer.body['message']).toBe('User created successfully!')
    expect(userOf(answer)).toMatchObject({
      email: 'dao.le@test.example',
      username: 'dao.le',
      fullName: 'Lê Thị Đào',
      role: 'student',
      isActive: true,
      approval: 'approved',
      isEmailVerified: false,
      phone: '+84 (0) 912-345.678',
      bio: null,
      department: 'Toán',
    })
    expect((await call(login, { body: { email: 'dao.le', password: person.password } })).status).toBe(200)
    expect(await audited(test, 'user.create')).toHaveLength(1)
  })

  test('takes a username that is free when nobody chose one, and refuses one that is not', async () => {
    const { create, addUser } = await startWithAdministrator()
    await addUser({ username: 'dao.le' })
    expect(userOf(await create({ isEmailVerified: true })).username).toBe('dao.le-2')
    const taken = await create({ email: 'other@test.example', username: 'DAO.LE' })
    expect(taken.status).toBe(409)
    expect(fieldsOf(taken)).toEqual({ username: 'Username already exists' })
    const twice = await create({ username: 'free' })
    expect(twice.status).toBe(409)
    expect(twice.body['code']).toBe('email_taken')
    expect(fieldsOf(twice)).toEqual({ email: 'Email already exists' })
  })

  test('says what is wrong with each field, in the words of the form', async () => {
    const { call, token } = await startWithAdministrator()
    const attempt = async (body: object) => fieldsOf(await call(contract.createUser, { token, body }))
    expect(await attempt({})).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      password: 'Password is required',
    })
    expect(
      await attempt({
        firstName: 'a'.repeat(51),
        lastName: 'b'.repeat(51),
        email: 'nobody',
        username: 'c'.repeat(51),
        phone: 'call me',
        password: 'short',
        role: '',
        isActive: 'yes',
        department: 'd'.repeat(101),
        bio: 'e'.repeat(501),
        avatar: 'https://elsewhere.example/picture.png',
      }),
    ).toEqual({
      firstName: 'First name too long',
      lastName: 'Last name too long',
      email: 'Invalid email address',
      username: 'Username too long',
      phone: 'Invalid phone number',
      password: 'Password must be at least 8 characters',
      role: 'Role is required',
      isActive: 'Status is required',
      department: 'Department name too long',
      bio: 'Bio too long (max 500 characters)',
      avatar: 'Please select an image file',
    })
    expect(await attempt({ ...person, password: 'no-capitals-1' })).toEqual({
      password: 'Password must contain uppercase, lowercase, and number',
    })
    expect(await attempt({ ...person, username: 'me@home' })).toEqual({
      username: 'Username cannot contain spaces or @',
    })
  })

  test('at the same moment gives a verified address to one only', async () => {
    const { create } = await startWithAdministrator()
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ isEmailVerified: true })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  })
})

describe('changing a user', () => {
  test('takes any part, leaves the rest, and clears what is sent empty', async () => {
    const { create, call, token, ...test } = await startWithAdministrator()
    const { id } = userOf(await create({ bio: 'Cô giáo', phone: '0912345678' }))
    const changed = await call(contract.updateUser, {
      token,
      params: { id },
      body: { lastName: 'Phạm', bio: '', email: 'new@test.example', username: 'new', nonsense: 1 },
    })
    expect(changed.body['message']).toBe('User updated successfully!')
    expect(userOf(changed)).toMatchObject({
      fullName: 'Phạm Đào',
      bio: null,
      phone: '0912345678',
      email: 'dao.le@test.example',
      username: 'dao.le',
      version: 2,
    })
    const [entry] = await audited(test, 'user.update')
    expect(entry?.details).toEqual({ fields: ['lastName', 'bio'] })
  })

  test('with an old version shows the current record instead of overwriting it', async () => {
    const { create, call, token } = await startWithAdministrator()
    const { id, version } = userOf(await create({}))
    const change = (body: object) => call(contract.updateUser, { token, params: { id }, body })
    expect((await change({ firstName: 'Một', version })).status).toBe(200)
    const late = await change({ firstName: 'Hai', version })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'stale', data: { user: { firstName: 'Một', version: 2 } } })
    expect((await change({ firstName: 'Ba' })).status).toBe(200)
  })

  test('of role or status ends that person’s sessions at once; another name does not', async () => {
    const { signedIn, call, token } = await startWithAdministrator()
    for (const body of [{ role: 'parent' }, { isActive: false }]) {
      const { user, token: theirs } = await signedIn('student')
      await call(contract.updateUser, { token, params: { id: user.id }, body: { firstName: 'Mai' } })
      expect((await call(me, { token: theirs })).status).toBe(200)
      await call(contract.updateUser, { token, params: { id: user.id }, body })
      expect((await call(me, { token: theirs })).status).toBe(401)
    }
  })

  test('says what is wrong in the words of the edit form', async () => {
    const { addUser, call, token } = await startWithAdministrator()
    const { id } = await addUser()
    const body = { firstName: ' ', lastName: '', role: '', isActive: null, bio: 'x'.repeat(501) }
    const answer = await call(contract.updateUser, { token, params: { id }, body })
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      role: 'Role is required',
      isActive: 'Status is required',
      bio: 'Bio too long (max 500 characters)',
    })
  })

  test('who does not exist is not found', async () => {
    const { call, token } = await startWithAdministrator()
    const params = { id: crypto.randomUUID() }
    for (const endpoint of [
      contract.getUser,
      contract.updateUser,
      contract.deleteUser,
      contract.restoreUser,
      contract.purgeUser,
      contract.approveUser,
      contract.rejectUser,
    ]) {
      const body = endpoint.method === 'PUT' ? { firstName: 'Mai' } : undefined
      const answer = await call(endpoint, { token, params, ...(body && { body }) })
      expect(answer.status).toBe(404)
      expect(answer.body['message']).toBe('User not found')
    }
  })
})

describe('a deleted user', () => {
  test('cannot sign in, keeps name and address reserved, and comes back whole', async () => {
    const { create, list, call, addUser, tokenOf, token, ...test } = await startWithAdministrator()
    const user = await addUser({ isEmailVerified: true })
    const theirs = await tokenOf(user)
    expect((await call(contract.deleteUser, { token, params: { id: user.id } })).body['message']).toBe(
      'User deleted successfully',
    )
    expect((await call(me, { token: theirs })).status).toBe(401)
    expect((await call(login, { body: { email: user.username, password } })).status).toBe(401)
    expect((await list()).users.map(({ id }) => id)).not.toContain(user.id)
    expect((await list({ deleted: 'true' })).users).toMatchObject([{ id: user.id, deletedAt: expect.any(String) }])
    expect((await create({ email: user.email })).status).toBe(409)
    expect((await call(contract.deleteUser, { token, params: { id: user.id } })).status).toBe(404)

    const restored = await call(contract.restoreUser, { token, params: { id: user.id } })
    expect(restored.body['message']).toBe('User restored successfully')
    expect(userOf(restored)).toMatchObject({ id: user.id, deletedAt: null })
    expect((await call(login, { body: { email: user.username, password } })).status).toBe(200)
    expect(await audited(test, 'user.restore')).toHaveLength(1)
  })

  test('is purged by hand only after the deletion, and then frees the name', async () => {
    const { create, call, addUser, token } = await startWithAdministrator()
    const { id, email } = await addUser()
    expect((await call(contract.purgeUser, { token, params: { id } })).status).toBe(404)
    await call(contract.deleteUser, { token, params: { id } })
    expect((await call(contract.purgeUser, { token, params: { id } })).status).toBe(200)
    expect((await call(contract.getUser, { token, params: { id } })).status).toBe(404)
    expect((await create({ email })).status).toBe(201)
  })

  test('is purged by itself after 30 days', async () => {
    const { app, call, addUser, token, clock, database } = await startWithAdministrator()
    const { id } = await addUser()
    const exists = async () =>
      (await database.read().selectFrom('users').select('id').where('id', '=', id).execute()).length > 0
    await call(contract.deleteUser, { token, params: { id } })
    await app.jobs.runDue()
    clock.move(days(29))
    await app.jobs.runDue()
    expect(await exists()).toBe(true)
    clock.move(days(2))
    await app.jobs.runDue()
    expect(await exists()).toBe(false)
  })
})

describe('a registration', () => {
  test('of an administrator is inactive until somebody approves it', async () => {
    const { call, addUser, token } = await startWithAdministrator()
    const waiting = await addUser({ role: 'administrator', isActive: false, approval: 'waiting' })
    expect((await call(login, { body: { email: waiting.username, password } })).status).toBe(403)
    const answer = await call(contract.approveUser, { token, params: { id: waiting.id } })
    expect(userOf(answer)).toMatchObject({ isActive: true, approval: 'approved' })
    expect((await call(login, { body: { email: waiting.username, password } })).status).toBe(200)
    expect((await call(contract.approveUser, { token, params: { id: waiting.id } })).status).toBe(200)
    const late = await call(contract.rejectUser, { token, params: { id: waiting.id } })
    expect(late.status).toBe(409)
    expect(late.body['message']).toBe('This registration is no longer waiting for approval')
  })

  test('that is rejected leaves an administrator out and a parent with what needs no approval', async () => {
    const { call, addUser, token } = await startWithAdministrator()
    const reject = async (changes: object) => {
      const { id } = await addUser({ approval: 'waiting', ...changes })
      return userOf(await call(contract.rejectUser, { token, params: { id } }))
    }
    expect(await reject({ role: 'administrator', isActive: false })).toMatchObject({
      isActive: false,
      approval: 'rejected',
    })
    const parent = await reject({ role: 'parent' })
    expect(parent).toMatchObject({ isActive: true, approval: 'rejected' })
    const changed = await call(contract.approveUser, { token, params: { id: parent.id } })
    expect(userOf(changed)).toMatchObject({ isActive: true, approval: 'approved' })
  })

  test('is approved too when an administrator activates the account', async () => {
    const { call, addUser, token } = await startWithAdministrator()
    const { id } = await addUser({ role: 'administrator', isActive: false, approval: 'waiting' })
    const answer = await call(contract.updateUser, { token, params: { id }, body: { isActive: true } })
    expect(userOf(answer)).toMatchObject({ isActive: true, approval: 'approved' })
  })
})
