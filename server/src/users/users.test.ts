import * as contract from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import { addStudents } from '../../testing/records/students.ts'
import { startWithAdministrator, userOf } from '../../testing/apps/user-management.ts'
import { days } from '../platform/clock.ts'

describe('the list of users', () => {
  test('comes newest first, in pages, with everything that the table shows', async () => {
    const { addUser, clock, list, administrator } = await startWithAdministrator()
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
    const { addUser, list } = await startWithAdministrator()
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
    const { addUser, tokenOf, clock, names } = await startWithAdministrator()
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
    const { create, list, names } = await startWithAdministrator()
    await create({ department: 'Tổ Toán 100%' })
    expect(await names({ search: 'dao le' })).toEqual(['Lê Thị Đào'])
    expect(await names({ search: 'ĐÀO' })).toEqual(['Lê Thị Đào'])
    expect(await names({ search: 'dao.le@test' })).toEqual(['Lê Thị Đào'])
    expect(await names({ search: 'tổ toán' })).toEqual(['Lê Thị Đào'])
    expect(await names({ search: '100%' })).toEqual(['Lê Thị Đào'])
    expect(await names({ search: 'TỔ' })).toEqual(['Lê Thị Đào'])
    for (const search of ['1_0%', '%%%', '\\', 'dao xuan', 'd_o', '"dao"', "' or 1=1"])
      expect((await list({ search })).pagination).toMatchObject({ total: 0, totalPages: 0 })
  })

  test('finds people under their new name only, and not after they are gone', async () => {
    const { create, call, token, names } = await startWithAdministrator()
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
    const test = await startWithAdministrator()
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
    const { call, token } = await startWithAdministrator()
    for (const [name, value] of Object.entries({ sortBy: 'password', page: '0', limit: '101', role: 'manager' }))
      expect((await call(contract.listUsers, { token, query: { [name]: value } })).status).toBe(422)
  })
})

test('stats count by status, role and verification, follow every change, and know the last seven days', async () => {
  const { addUser, call, clock, tokenOf, administrator } = await startWithAdministrator()
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
