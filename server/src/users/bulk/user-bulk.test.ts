import { me } from '@lms/contracts/accounts/accounts.ts'
import type { BulkResult } from '@lms/contracts/bulk.ts'
import { bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import { exportUsers, listUsers } from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import { addStudents } from '../../../testing/records/students.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { findUserEvenDeleted } from '../user-store.ts'
import { writtenTime } from '../../platform/written-time.ts'

interface Done {
  results: BulkResult[]
  summary: { total: number; successful: number; failed: number }
  next: string | null
  remaining: number
}

async function start() {
  const test = await startTestApp()
  const { user, token } = await test.signedIn('administrator')
  const bulk = async (body: object) => {
    const answer = await test.call(bulkUsers, { token, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body['data'] as Done
  }
  const refused = (body: object) => test.call(bulkUsers, { token, body })
  const find = (id: string) => findUserEvenDeleted(test.database.read(), id)
  return { ...test, administrator: user, token, bulk, refused, find }
}

describe('a bulk act', () => {
  test('does the same to everybody who was chosen, and writes down each one', async () => {
    const { addUser, bulk, find, database } = await start()
    const ids = [(await addUser()).id, (await addUser({ isActive: false })).id]
    const changed = async () => Promise.all(ids.map(find))
    const messages = async (body: object) => (await bulk({ ids, ...body })).results.map(({ message }) => message)

    expect(await messages({ action: 'deactivate' })).toEqual(Array(2).fill('Status updated successfully'))
    expect(await changed()).toMatchObject([{ isActive: false }, { isActive: false }])
    await messages({ action: 'activate' })
    expect(await changed()).toMatchObject([{ isActive: true }, { isActive: true }])
    await messages({ action: 'change_status', value: 'inactive' })
    expect(await changed()).toMatchObject([{ isActive: false }, { isActive: false }])
    expect(await messages({ action: 'change_role', value: 'parent' })).toEqual(
      Array(2).fill('Role updated successfully'),
    )
    expect(await changed()).toMatchObject([{ role: 'parent' }, { role: 'parent' }])
    expect(await messages({ action: 'verify_email' })).toEqual(Array(2).fill('Email verified successfully'))
    expect(await changed()).toMatchObject([{ isEmailVerified: true }, { isEmailVerified: true, version: 6 }])
    expect(await messages({ action: 'delete' })).toEqual(Array(2).fill('Deleted successfully'))
    expect((await changed()).every((user) => user?.deletedAt)).toBe(true)
    const entries = await database.read().selectFrom('audit').select('action').where('record_id', 'in', ids).execute()
    expect(entries).toHaveLength(12)
  })

  test('names those who could not be changed and changes the others', async () => {
    const { addUser, bulk, administrator } = await start()
    const { id } = await addUser()
    const missing = crypto.randomUUID()
    expect(await bulk({ action: 'delete', ids: [id, administrator.id, missing] })).toMatchObject({
      results: [
        { id, success: true, message: 'Deleted successfully' },
        { id: administrator.id, success: false, message: 'Cannot delete main administrator' },
        { id: missing, success: false, message: 'User not found', key: 'users.notFound' },
      ],
      summary: { total: 3, successful: 1, failed: 2 },
      next: null,
      remaining: 0,
    })
  })

  test('ends the sessions of those who lose something', async () => {
    const { signedIn, bulk, call } = await start()
    const [lan, minh] = [await signedIn('student'), await signedIn('parent')]
    await bulk({ action: 'verify_email', ids: [lan.user.id, minh.user.id] })
    expect((await call(me, { token: lan.token })).status).toBe(200)
    await bulk({ action: 'change_role', value: 'parent', ids: [lan.user.id, minh.user.id] })
    expect((await call(me, { token: lan.token })).status).toBe(401)
    expect((await call(me, { token: minh.token })).status).toBe(200)
  })

  test('approves waiting administrators whom it activates', async () => {
    const { addUser, bulk, find } = await start()
    const { id } = await addUser({ role: 'administrator', isActive: false, approval: 'waiting' })
    const parent = await addUser({ role: 'parent', approval: 'waiting' })
    await bulk({ action: 'activate', ids: [id, parent.id] })
    expect(await find(id)).toMatchObject({ isActive: true, approval: 'approved' })
    expect(await find(parent.id)).toMatchObject({ approval: 'waiting' })
  })

  test('refuses what is unknown or incomplete', async () => {
    const { refused } = await start()
    const ids = [crypto.randomUUID()]
    const message = async (body: object) => {
      const answer = await refused(body)
      expect(answer.status).toBe(422)
      return (answer.body['errors'] as { message: string }[])[0]?.message
    }
    expect(await message({ action: 'export', ids })).toBe('Unknown bulk action')
    expect(await message({ action: 'delete', ids: [] })).toBe('Please select users first')
    expect(await message({ action: 'delete' })).toBe('Please select users first')
    expect(await message({ action: 'change_role', ids })).toBe('Role is required')
    expect(await message({ action: 'change_role', ids, value: ' ' })).toBe('Role is required')
    expect(await message({ action: 'change_status', ids, value: 'suspended' })).toBe('Status is required')
  })
})

describe('a bulk act on all that match', () => {
  test('happens only when as many match as the person saw', async () => {
    const { addUser, refused, bulk, find } = await start()
    const users = [await addUser({ lastName: 'Quách' }), await addUser({ lastName: 'Quách' }), await addUser()]
    const body = { action: 'deactivate', filter: { search: 'quách', role: 'student' } }
    const changed = await refused({ ...body, total: 3 })
    expect(changed.status).toBe(409)
    expect(changed.body).toMatchObject({
      code: 'selection_changed',
      message: 'The number of matching users has changed. Please check and try again.',
      data: { total: 2 },
    })
    expect(await bulk({ ...body, total: 2 })).toMatchObject({ summary: { successful: 2 }, next: null, remaining: 0 })
    expect(await Promise.all(users.map(async ({ id }) => (await find(id))?.isActive))).toEqual([false, false, true])
  })

  test('goes on where it ended, although those who are done no longer match', async () => {
    const test = await start()
    const { bulk, refused, call, token } = test
    await addStudents(test, 505)
    const body = { action: 'deactivate', filter: { isActive: true, role: 'student' } }
    const first = await bulk({ ...body, total: 505 })
    expect(first).toMatchObject({ summary: { total: 500, successful: 500 }, remaining: 5 })
    expect((await refused({ ...body, total: 4, after: first.next })).status).toBe(409)
    const second = await bulk({ ...body, total: first.remaining, after: first.next })
    expect(second).toMatchObject({ summary: { total: 5, successful: 5 }, next: null, remaining: 0 })
    const list = await call(listUsers, { token, query: { isActive: 'true' } })
    expect(list.body['data']).toMatchObject({ pagination: { total: 1 } })
  })
})

describe('the export', () => {
  async function exported({ app, token }: Awaited<ReturnType<typeof start>>, query: Record<string, string> = {}) {
    const response = await app.http.inject({
      url: `/api/v1${exportUsers.path}`,
      query,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.statusCode).toBe(200)
    return { headers: response.headers, lines: response.payload.replace('\uFEFF', '').trimEnd().split('\r\n') }
  }

  test('is a file with the columns, names and words that were agreed', async () => {
    const test = await start()
    const user = await test.addUser({ firstName: 'Đào', lastName: 'Lê "Thị"', role: 'parent', isActive: false })
    const { headers, lines } = await exported(test, { role: 'parent' })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="users_export_${test.clock.now().toISOString().slice(0, 10)}.csv"`,
    )
    expect(lines).toEqual([
      'ID,Name,Email,Role,Status,Created Date,Last Login',
      `${user.id},"Lê ""Thị"" Đào",${user.email},parent,Inactive,${writtenTime(user.createdAt)},Never`,
    ])
    expect((await exported(test, { role: 'administrator' })).lines[1]).not.toContain('Never')
  })

  test('takes the ids that were chosen, or all that match', async () => {
    const test = await start()
    const [one, two] = [await test.addUser(), await test.addUser()]
    expect((await exported(test, { ids: `${one.id},${two.id}` })).lines).toHaveLength(3)
    expect((await exported(test, { ids: '' })).lines).toHaveLength(4)
    await addStudents(test, 1000)
    const { lines } = await exported(test)
    expect(lines).toHaveLength(1004)
    expect(new Set(lines).size).toBe(1004)
    const entries = await test.database
      .read()
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'user.export')
      .execute()
    expect(entries).toHaveLength(3)
  })

  test('never holds a formula', async () => {
    const test = await start()
    for (const lastName of ['=1+1', '+1', '-1', '@sum', '\t=1'])
      await test.addUser({ lastName, firstName: 'x', role: 'parent' })
    const { lines } = await exported(test, { role: 'parent' })
    for (const line of lines.slice(1)) expect(line.split(',')[1]).toMatch(/^"?'/)
  })
})
