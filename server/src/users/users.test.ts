import { login, me } from '@lms/contracts/accounts.ts'
import type { User } from '@lms/contracts/users.ts'
import * as contract from '@lms/contracts/users.ts'
import { describe, expect, test } from 'vitest'
import { addStudents } from '../../testing/many-users.ts'
import type { Answer } from '../../testing/requests.ts'
import { type TestApp, password, startTestApp } from '../../testing/test-app.ts'
import { days } from '../platform/clock.ts'

async function start() {
  const test = await startTestApp()
  const administrator = await test.signedIn('administrator')
  const { token } = administrator
  const list = async (query: Record<string, string> = {}) => {
    const answer = await test.call(contract.listUsers, { token, query })
    expect(answer.status).toBe(200)
    return answer.body['data'] as { users: User[]; pagination: { total: number; totalPages: number } }
  }
  const names = async (query: Record<string, string>) => (await list(query)).users.map(({ fullName }) => fullName)
  const create = (body: object) => test.call(contract.createUser, { token, body: { ...person, ...body } })
  return { ...test, administrator, token, list, names, create }
}

const person = { firstName: 'Đào', lastName: 'Lê Thị', email: 'Dao.Le@Test.example', password: 'Mat-khau-1' }

const userOf = (answer: Answer): User => (answer.body['data'] as { user: User }).user
const fieldsOf = (answer: Answer) =>
  Object.fromEntries(
    ((answer.body['errors'] ?? []) as { field: string; message: string }[]).map(({ field, message }) => [
      field,
      message,
    ]),
  )

async function audited({ database }: Pick<TestApp, 'database'>, action: string) {
  return database.read().selectFrom('audit').selectAll().where('action', '=', action).execute()
}

describe('the list of users', () => {
  test('comes newest first, in pages, with everything that the table shows', async () => {
    const { addUser, clock, list, administrator } = await start()
    for (const firstName of ['An', 'Bình', 'Chi']) {
      clock.move(1000)
      await addUser({ firstName, lastName: 'Trần' })
    }
    const first = await list({ limit: '2' })
    expect(first.users.map(({ firstName }) => firstName)).toEqual(['Chi', 'Bình'])
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 4, totalPages: 2 })
    const second = await list({ limit: '2', page: '2' })
    expect(second.users.map(({ id }) => id)).toContain(administrator.user.id)
    expect(first.users[0]).toMatchObject({
      displayName: 'Trần Chi',
      role: 'student',
      isActive: true,
      emailVerified: false,
      lastLogin: null,
      version: 1,
      deletedAt: null,
    })
    expect(first.users[0]).not.toHaveProperty('passwordHash')
    expect(first.users[0]).not.toHaveProperty('isDemo')
  })

  test('filters by role, status and approval, and knows the totals', async () => {
    const { addUser, list } = await start()
    await addUser({ role: 'parent', approval: 'waiting' })
    await addUser({ role: 'parent', isActive: false })
    await addUser({ role: 'student', isActive: false })
    expect((await list({ role: 'parent' })).pagination.total).toBe(2)
    expect((await list({ role: 'parent', isActive: 'false' })).pagination.total).toBe(1)
    expect((await list({ isActive: 'false' })).pagination.total).toBe(2)
    expect((await list({ approval: 'waiting' })).users).toHaveLength(1)
    expect((await list({ role: '', isActive: '' })).pagination.total).toBe(4)
  })

  test('sorts by each column in both directions; who never signed in counts as the earliest', async () => {
    const { addUser, tokenOf, clock, names } = await start()
    const dao = await addUser({ firstName: 'Đào', lastName: 'Quách', role: 'parent' })
    clock.move(1000)
    await addUser({ firstName: 'Ân', lastName: 'Quách', isActive: false })
    clock.move(1000)
    await addUser({ firstName: 'Em', lastName: 'Quách' })
    await tokenOf(dao)
    const order = async (sortBy: string, sortOrder: string) =>
      (await names({ search: 'quách', sortBy, sortOrder })).join(', ')
    expect(await order('displayName', 'asc')).toBe('Quách Ân, Quách Đào, Quách Em')
    expect(await order('displayName', 'desc')).toBe('Quách Em, Quách Đào, Quách Ân')
    expect(await order('role', 'asc')).toBe('Quách Đào, Quách Ân, Quách Em')
    expect(await order('isActive', 'asc')).toBe('Quách Ân, Quách Đào, Quách Em')
    expect(await order('lastLoginAt', 'desc')).toBe('Quách Đào, Quách Em, Quách Ân')
    expect(await order('lastLoginAt', 'asc')).toBe('Quách Ân, Quách Em, Quách Đào')
    expect(await order('createdAt', 'asc')).toBe('Quách Đào, Quách Ân, Quách Em')
  })

  test('finds by name, address, username and department, without accents and with plain % _ and \\', async () => {
    const { create, list, names } = await start()
    await create({ department: 'Tổ Toán 100%' })
    expect(await names({ search: 'dao le' })).toEqual(['Lê Thị Đào'])
    expect(await names({ search: 'ĐÀO' })).toEqual(['Lê Thị Đào'])
    expect(await names({ search: 'dao.le@test' })).toEqual(['Lê Thị Đào'])
    expect(await names({ search: 'tổ toán' })).toEqual(['Lê Thị Đào'])
    expect(await names({ search: '100%' })).toEqual(['Lê Thị Đào'])
    expect(await names({ search: 'đà' })).toEqual(['Lê Thị Đào'])
    for (const search of ['1_0%', '%%%', '\\', 'dao xuan', 'd_o', '"dao"', "' or 1=1"])
      expect((await list({ search })).pagination).toMatchObject({ total: 0, totalPages: 0 })
  })

  test('finds people under their new name only, and not after they are gone', async () => {
    const { create, call, token, names } = await start()
    const { id } = userOf(await create({ lastName: 'Mạc' }))
    await call(contract.updateUser, { token, params: { id }, body: { lastName: 'Lê Thị', firstName: 'Hường' } })
    expect(await names({ search: 'huong' })).toEqual(['Lê Thị Hường'])
    expect(await names({ search: 'mạc' })).toEqual([])
    await call(contract.deleteUser, { token, params: { id } })
    expect(await names({ search: 'huong' })).toEqual([])
    expect(await names({ search: 'huong', deleted: 'true' })).toEqual(['Lê Thị Hường'])
    await call(contract.purgeUser, { token, params: { id } })
    expect(await names({ search: 'huong', deleted: 'true' })).toEqual([])
  })

  test('stops counting the hits of a search at 1,000 and says so, in the same order as ever', async () => {
    const test = await start()
    await addStudents(test, 1001, 'Quách')
    await test.addUser({ firstName: 'Zoe', lastName: 'Quách' })
    const query = { search: 'quách', sortBy: 'displayName', sortOrder: 'desc', limit: '2' }
    const many = await test.list(query)
    expect(many.pagination).toEqual({ page: 1, limit: 2, total: 1000, totalPages: 500, totalCapped: true })
    expect(many.users.map(({ fullName }) => fullName)).toEqual(['Quách Zoe', 'Quách An'])
    const fewer = await test.list({ ...query, search: 'quách student-100' })
    expect(fewer.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 })
    expect((await test.list({ role: 'student' })).pagination.total).toBe(1002)
  })

  test('refuses sorts and pages that do not exist', async () => {
    const { call, token } = await start()
    for (const [name, value] of Object.entries({ sortBy: 'password', page: '0', limit: '101', role: 'manager' }))
      expect((await call(contract.listUsers, { token, query: { [name]: value } })).status).toBe(422)
  })
})

test('stats count by status, role and verification, follow every change, and know the last seven days', async () => {
  const { addUser, call, clock, tokenOf, administrator } = await start()
  const parent = await addUser({ role: 'parent', isActive: false, isEmailVerified: true })
  const stats = async () => (await call(contract.userStats, { token: await tokenOf(administrator.user) })).body['data']
  expect(await stats()).toEqual({
    total: 2,
    active: 1,
    inactive: 1,
    roles: { administrator: 1, parent: 1, student: 0 },
    emailVerification: { verified: 1, unverified: 1 },
    recentSignups: 2,
  })
  clock.move(days(7) + 60_000)
  const student = await addUser()
  const token = await tokenOf(administrator.user)
  const change = { isActive: true, isEmailVerified: false, role: 'student' }
  await call(contract.updateUser, { token, params: { id: parent.id }, body: change })
  expect(await stats()).toEqual({
    total: 3,
    active: 3,
    inactive: 0,
    roles: { administrator: 1, parent: 0, student: 2 },
    emailVerification: { verified: 0, unverified: 3 },
    recentSignups: 1,
  })
  await call(contract.deleteUser, { token, params: { id: student.id } })
  expect(await stats()).toMatchObject({ total: 2, roles: { student: 1 }, recentSignups: 0 })
  await call(contract.restoreUser, { token, params: { id: student.id } })
  expect(await stats()).toMatchObject({ total: 3, roles: { student: 2 }, recentSignups: 1 })
})

describe('creating a user', () => {
  test('gives an active student with an unverified address, who can sign in at once', async () => {
    const { create, call, ...test } = await start()
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
    const { create, addUser } = await start()
    await addUser({ username: 'dao.le' })
    expect(userOf(await create({})).username).toBe('dao.le-2')
    const taken = await create({ email: 'other@test.example', username: 'DAO.LE' })
    expect(taken.status).toBe(409)
    expect(fieldsOf(taken)).toEqual({ username: 'Username already exists' })
    const twice = await create({ username: 'free' })
    expect(twice.status).toBe(409)
    expect(twice.body['code']).toBe('email_taken')
    expect(fieldsOf(twice)).toEqual({ email: 'Email already exists' })
  })

  test('says what is wrong with each field, in the words of the form', async () => {
    const { call, token } = await start()
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
        role: 'manager',
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

  test('at the same moment gives the address to one only', async () => {
    const { create } = await start()
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({})))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  })
})

describe('changing a user', () => {
  test('takes any part, leaves the rest, and clears what is sent empty', async () => {
    const { create, call, token, ...test } = await start()
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
    const { create, call, token } = await start()
    const { id, version } = userOf(await create({}))
    const change = (body: object) => call(contract.updateUser, { token, params: { id }, body })
    expect((await change({ firstName: 'Một', version })).status).toBe(200)
    const late = await change({ firstName: 'Hai', version })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'stale', data: { user: { firstName: 'Một', version: 2 } } })
    expect((await change({ firstName: 'Ba' })).status).toBe(200)
  })

  test('of role or status ends that person’s sessions at once; another name does not', async () => {
    const { signedIn, call, token } = await start()
    for (const body of [{ role: 'parent' }, { isActive: false }]) {
      const { user, token: theirs } = await signedIn('student')
      await call(contract.updateUser, { token, params: { id: user.id }, body: { firstName: 'Mai' } })
      expect((await call(me, { token: theirs })).status).toBe(200)
      await call(contract.updateUser, { token, params: { id: user.id }, body })
      expect((await call(me, { token: theirs })).status).toBe(401)
    }
  })

  test('says what is wrong in the words of the edit form', async () => {
    const { addUser, call, token } = await start()
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
    const { call, token } = await start()
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
    const { create, list, call, signedIn, token, ...test } = await start()
    const { user, token: theirs } = await signedIn('student')
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
    const { create, call, addUser, token } = await start()
    const { id, email } = await addUser()
    expect((await call(contract.purgeUser, { token, params: { id } })).status).toBe(404)
    await call(contract.deleteUser, { token, params: { id } })
    expect((await call(contract.purgeUser, { token, params: { id } })).status).toBe(200)
    expect((await call(contract.getUser, { token, params: { id } })).status).toBe(404)
    expect((await create({ email })).status).toBe(201)
  })

  test('is purged by itself after 30 days', async () => {
    const { app, call, addUser, token, clock, database } = await start()
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
    const { call, addUser, token } = await start()
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
    const { call, addUser, token } = await start()
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
    const { call, addUser, token } = await start()
    const { id } = await addUser({ role: 'administrator', isActive: false, approval: 'waiting' })
    const answer = await call(contract.updateUser, { token, params: { id }, body: { isActive: true } })
    expect(userOf(answer)).toMatchObject({ isActive: true, approval: 'approved' })
  })
})
