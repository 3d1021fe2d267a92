import { login, logout } from '@lms/contracts/accounts/accounts.ts'
import { register } from '@lms/contracts/accounts/registration.ts'
import { listAudit } from '@lms/contracts/audit/audit.ts'
import { describe, expect, test } from 'vitest'
import { type TestApp, password, startTestApp } from '../../testing/test-app.ts'
import { minutes, seconds } from '../platform/clock.ts'
import { createAudit } from './audit.ts'

interface Entry {
  id: string
  actor: { id: string; name: string | null } | null
  action: string
  recordType: string
  recordId: string
  recordName: string | null
  details: Record<string, unknown>
  address: string | null
  userAgent: string | null
  createdAt: string
}
interface Listed {
  entries: Entry[]
  actions: string[]
  recordTypes: string[]
  pagination: { total: number; totalPages: number; totalCapped?: boolean }
}

async function start() {
  const app = await startTestApp()
  const administrator = await app.signedIn('administrator')
  const people = { namesOf: async () => new Map<string, string>(), idsMatching: async () => [] }
  const audit = createAudit({ database: app.database, clock: app.clock, people })
  const list = async (query: Record<string, string> = {}): Promise<Listed> => {
    const { status, body } = await app.call(listAudit, { token: administrator.token, query })
    expect(status).toBe(200)
    return body['data'] as Listed
  }
  const note = (recordId: string, changes: Partial<Parameters<typeof audit.record>[1]> = {}) => {
    app.clock.move(seconds(1))
    return app.database.transaction((tx) =>
      audit.record(tx, {
        actor: administrator.user,
        action: 'thing.change',
        recordType: 'thing',
        recordId,
        ...changes,
      }),
    )
  }
  return { ...app, administrator, list, note }
}

async function fileOf({ app }: TestApp, token: string, query: Record<string, string> = {}) {
  return app.http.inject({ url: '/api/v1/audit/export', query, headers: { authorization: `Bearer ${token}` } })
}

const idsOf = ({ entries }: Listed): string[] => entries.map(({ recordId }) => recordId)

describe('the audit log', () => {
  test('tells who signed in, from where and with what, and who signed out', async () => {
    const { call, addUser, list } = await start()
    const user = await addUser({ username: 'lan' })
    const headers = { 'user-agent': 'Máy của Lan'.normalize('NFD').replaceAll(/[^\x20-\x7E]/g, '') }
    const signedIn = await call(login, { body: { email: 'lan', password }, address: '10.1.2.3', headers })
    const { token } = (signedIn.body['data'] as { token: { token: string } }).token
    await call(logout, { token, address: '10.1.2.3', headers })
    const { entries } = await list({ actorId: user.id })
    expect(entries.map(({ action }) => action)).toEqual(['session.end', 'session.start'])
    expect(entries[1]).toMatchObject({
      actor: { id: user.id, name: 'Nguyễn Thị Lan' },
      recordType: 'session',
      address: '10.1.2.3',
      userAgent: headers['user-agent'],
      details: {},
    })
    expect(entries[0]?.recordId).toBe(entries[1]?.recordId)
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { sid: string }
    expect(JSON.stringify(entries)).not.toContain(sid)
  })

  test('tells of a registration, and of nothing that was refused', async () => {
    const { addUser, call, list } = await start()
    const { email: taken } = await addUser({ isEmailVerified: true })
    const form = {
      name: 'Trần Đức',
      email: 'duc@test.example',
      role: 'manager',
      password: 'Kem-dua-47',
      confirmPassword: 'Kem-dua-47',
    }
    expect((await call(register, { body: form })).status).toBe(201)
    expect((await call(register, { body: { ...form, email: taken } })).status).toBe(409)
    const { entries } = await list({ action: 'user.register' })
    expect(entries).toMatchObject([{ recordName: 'Trần Đức', recordType: 'user', details: { role: 'parent' } }])
    expect(JSON.stringify(entries)).not.toContain('duc@')
  })

  test('keeps an entry only with its change', async () => {
    const { database, list, note } = await start()
    await note('kept')
    const failing = database.transaction(async (tx) => {
      await tx
        .insertInto('audit')
        .values({
          id: crypto.randomUUID(),
          action: 'thing.change',
          record_type: 'thing',
          record_id: 'lost',
          details: '{}',
          created_at: new Date().toISOString(),
        })
        .execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(idsOf(await list({ recordType: 'thing' }))).toEqual(['kept'])
  })

  test('comes newest first, in pages, and by action, record, person and time', async () => {
    const { addUser, clock, list, note } = await start()
    const minh = await addUser({ firstName: 'Minh', lastName: 'Đỗ' })
    const begin = clock.now().toISOString()
    for (const id of ['1', '2', '3']) await note(id)
    const middle = new Date(clock.now().getTime() + 1).toISOString()
    await note('4', { actor: minh, action: 'thing.remove' })
    await note('5', { actor: null, action: 'thing.expire' })
    clock.move(minutes(2))
    const things = { recordType: 'thing' }
    expect(idsOf(await list(things))).toEqual(['5', '4', '3', '2', '1'])
    const second = await list({ ...things, page: '2', limit: '2' })
    expect(idsOf(second)).toEqual(['3', '2'])
    expect(second.pagination).toEqual({ page: 2, limit: 2, total: 5, totalPages: 3 })
    expect(idsOf(await list({ action: 'thing.remove' }))).toEqual(['4'])
    expect(idsOf(await list({ actorId: minh.id }))).toEqual(['4'])
    expect(idsOf(await list({ ...things, from: begin, to: middle }))).toEqual(['3', '2', '1'])
    expect(idsOf(await list({ ...things, from: middle }))).toEqual(['5', '4'])
    expect((await list(things)).entries[0]).toMatchObject({ actor: null, address: null })
    expect(await list()).toMatchObject({
      actions: ['session.start', 'thing.change', 'thing.expire', 'thing.remove'],
      recordTypes: ['session', 'thing'],
    })
  })

  test('is searched by a name without its marks, an id, a network and a part of an action', async () => {
    const { addUser, clock, list, note } = await start()
    const minh = await addUser({ firstName: 'Minh', lastName: 'Đỗ Đức' })
    await note('1', { actor: minh, action: 'thing.make' })
    await note(minh.id, { action: 'user.rename', recordType: 'user' })
    await note('thing-xyz', { caller: { address: '192.0.2.7', userAgent: '' } })
    clock.move(minutes(2))
    expect(idsOf(await list({ search: 'do duc MINH' }))).toEqual([minh.id, '1'])
    expect(idsOf(await list({ search: 'do duc', action: 'thing.make' }))).toEqual(['1'])
    expect(idsOf(await list({ search: 'thing-xyz' }))).toEqual(['thing-xyz'])
    expect(idsOf(await list({ search: '192.0.2.7' }))).toEqual(['thing-xyz'])
    expect(idsOf(await list({ search: 'RENAME' }))).toEqual([minh.id])
    expect((await list({ search: 'RENAME' })).pagination).toMatchObject({ total: 1, totalPages: 1 })
    for (const search of ['%', '_', "'", 'nobody at all']) expect(idsOf(await list({ search }))).toEqual([])
  })

  test('stops counting, and says so', async () => {
    const { database, clock, list } = await start()
    const rows = Array.from({ length: 10_100 }, (_, index) => ({
      id: crypto.randomUUID(),
      action: 'thing.change',
      record_type: 'thing',
      record_id: String(index),
      details: '{}',
      created_at: clock.now().toISOString(),
    }))
    await database.transaction(async (tx) => {
      for (let start = 0; start < rows.length; start += 1000)
        await tx
          .insertInto('audit')
          .values(rows.slice(start, start + 1000))
          .execute()
    })
    clock.move(minutes(2))
    expect((await list()).pagination).toMatchObject({ total: 10_000, totalPages: 500, totalCapped: true })
    expect((await list({ search: 'thing.change' })).pagination).toMatchObject({ total: 1000, totalCapped: true })
    expect((await list({ search: 'thing.change', page: '50', limit: '20' })).entries).toHaveLength(20)
  })

  test('says what is wrong with a filter', async () => {
    const { call, administrator } = await start()
    const wrong: Record<string, string>[] = [
      { from: 'yesterday' },
      { to: '0000-01-01T00:00:00Z' },
      { actorId: 'me' },
      { limit: '101' },
    ]
    for (const query of wrong) expect((await call(listAudit, { token: administrator.token, query })).status).toBe(422)
  })
})

describe('the file of the audit log', () => {
  test('has every matching entry, newest first, with formulas made harmless', async () => {
    const app = await start()
    const { administrator, note } = app
    for (let index = 1; index <= 5; index += 1) await note(String(index), { details: { index } })
    await note('\n＝HYPERLINK("http://evil")')
    await note('=HYPERLINK("http://evil")')
    const file = await fileOf(app, administrator.token, { recordType: 'thing' })
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="audit_export_\d{4}-\d\d-\d\d\.csv"$/)
    expect(file.headers['x-content-type-options']).toBe('nosniff')
    const [head, ...lines] = file.payload.trim().split('\r\n')
    expect(head).toBe('Time,Actor ID,Actor,Action,Record Type,Record ID,Record,Details,Address,User Agent')
    expect(lines).toHaveLength(7)
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(file.payload).toContain(`"'\n＝HYPERLINK(""http://evil"")"`)
    expect(lines[2]).toContain('Nguyễn Thị Lan,thing.change,thing,5,,"{""index"":5}"')
  })

  test('is as long as the log, and follows a search', async () => {
    const app = await start()
    const { administrator, database, clock } = app
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      id: crypto.randomUUID(),
      action: index % 2 ? 'thing.change' : 'thing.remove',
      record_type: 'thing',
      record_id: String(index),
      details: '{}',
      created_at: clock.now().toISOString(),
    }))
    await database.transaction((tx) => tx.insertInto('audit').values(rows).execute())
    const all = await fileOf(app, administrator.token, { recordType: 'thing' })
    const ids = all.payload
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[5])
    expect(new Set(ids).size).toBe(2500)
    const found = await fileOf(app, administrator.token, { search: 'thing.remove' })
    expect(found.payload.trim().split('\r\n')).toHaveLength(1251)
  })
})
