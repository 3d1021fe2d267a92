import { login, me } from '@lms/contracts/accounts/accounts.ts'
import { listAudit } from '@lms/contracts/audit/audit.ts'
import { type Child, createChild, getChild, listChildren, updateChild } from '@lms/contracts/children/children.ts'
import { updateUser } from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../testing/requests.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { someChild } from '../../testing/records/child.ts'

const form = { firstName: 'An', lastName: 'Lê Bảo', username: 'be-an', email: '', password: 'cam-nho' }

async function start() {
  const app = await startTestApp()
  const administrator = await app.signedIn('administrator')
  const parent = await app.signedIn('parent')
  const create = (body: object, token = parent.token) => app.call(createChild, { token, body: { ...form, ...body } })
  const update = (id: string, body: object, token = parent.token) =>
    app.call(updateChild, { token, params: { id }, body })
  const list = async (token = parent.token, query = {}) => {
    const answer = await app.call(listChildren, { token, query })
    return (answer.body['data'] as { children: Child[] }).children
  }
  return { ...app, administrator, parent, create, update, list }
}

const childOf = (answer: Answer): Child => (answer.body['data'] as { child: Child }).child
const errorsOf = (answer: Answer) => answer.body['errors']

describe('a child', () => {
  test('is added by a parent, belongs to that parent and can sign in', async () => {
    const { create, list, call } = await start()
    const answer = await create({ username: ' Be-An ' })
    expect(answer.status).toBe(201)
    expect(answer.body['message']).toBe('Đã thêm con thành công!')
    const child = childOf(answer)
    expect(child).toEqual({
      _id: child._id,
      firstName: 'An',
      lastName: 'Lê Bảo',
      fullName: 'Lê Bảo An',
      username: 'be-an',
      email: null,
      isEmailVerified: false,
      isActive: true,
      version: 1,
      // The specification's call says nothing about consent: the parent is asked afterwards.
      needsConsent: true,
    })
    expect(await list()).toEqual([child])
    const signedIn = await call(login, { body: { email: 'be-an', password: 'cam-nho' } })
    expect(signedIn.body['data']).toMatchObject({ user: { id: child._id, role: 'student' } })
  })

  test.each([
    [{ lastName: ' ' }, 'lastName', 'Họ là bắt buộc'],
    [{ firstName: undefined }, 'firstName', 'Tên là bắt buộc'],
    [{ username: '' }, 'username', 'Tên đăng nhập là bắt buộc'],
    [{ username: 'be an' }, 'username', 'Tên đăng nhập không được có khoảng trắng hoặc ký tự @'],
    [
      { username: 'be-\u0430n' },
      'username',
      'Tên đăng nhập chỉ gồm chữ cái, chữ số và dấu thường dùng, không có ký tự lạ',
    ],
    [{ email: 'an@' }, 'email', 'Email không hợp lệ'],
    [{ password: '12345' }, 'password', 'Mật khẩu phải có ít nhất 6 ký tự'],
    [{ password: '' }, 'password', 'Mật khẩu là bắt buộc'],
  ])('with %j is refused for its %s', async (body, field, message) => {
    const { create } = await start()
    const answer = await create(body)
    expect(answer.status).toBe(422)
    expect(answer.body['message']).toBe('Validation failed')
    expect(errorsOf(answer)).toMatchObject([{ field, message }])
  })

  test('needs a username and an address that nobody has', async () => {
    const { create, update, addUser } = await start()
    await addUser({ email: 'an@test.example' })
    const first = childOf(await create({}))
    const sameName = await create({})
    expect(sameName.status).toBe(409)
    expect(errorsOf(sameName)).toMatchObject([{ field: 'username', message: 'Tên đăng nhập đã tồn tại' }])
    expect((await create({ username: 'em', email: 'AN@test.example' })).body['code']).toBe('email_taken')
    expect((await update(first._id, { email: 'an@test.example' })).body['code']).toBe('email_taken')
  })

  test('has an address of its own, also among brothers and sisters who ask at once', async () => {
    const { create, update, list } = await start()
    const ids = []
    for (const username of ['be-an', 'be-binh', 'be-chi', 'be-dung']) ids.push(childOf(await create({ username }))._id)
    const answers = await Promise.all(ids.map((id) => update(id, { email: 'con@nha.vn' })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect((await list()).filter(({ email }) => email === 'con@nha.vn')).toHaveLength(1)
  })

  test('gets another name and address, keeps the username, and an old version is told so', async () => {
    const { create, update } = await start()
    const { _id } = childOf(await create({}))
    const answer = await update(_id, { firstName: 'Ân', email: 'an@test.example', username: 'other', version: 1 })
    expect(answer.body['message']).toBe('Thông tin đã được cập nhật!')
    expect(childOf(answer)).toMatchObject({ fullName: 'Lê Bảo Ân', email: 'an@test.example', username: 'be-an' })
    const stale = await update(_id, { firstName: 'Bo', version: 1 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'stale', data: { child: { firstName: 'Ân', version: 2 } } })
    expect(childOf(await update(_id, { email: '' })).email).toBeNull()
  })

  test('gets another password, which ends what was open', async () => {
    const { create, update, call } = await start()
    const { _id } = childOf(await create({}))
    const signIn = (password: string) => call(login, { body: { email: 'be-an', password } })
    const { token } = ((await signIn('cam-nho')).body['data'] as { token: { token: string } }).token
    expect(errorsOf(await update(_id, { password: '' }))).toMatchObject([
      { field: 'password', message: 'Mật khẩu mới là bắt buộc' },
    ])
    expect((await update(_id, { password: 'tao-do' })).status).toBe(200)
    expect((await call(me, { token })).status).toBe(401)
    expect((await signIn('cam-nho')).status).toBe(401)
    expect((await signIn('tao-do')).status).toBe(200)
  })

  test('does not exist for another parent', async () => {
    const { create, update, list, signedIn, call } = await start()
    const { _id: id } = childOf(await create({}))
    const other = await signedIn('parent')
    expect(await list(other.token)).toEqual([])
    expect((await call(getChild, { token: other.token, params: { id } })).status).toBe(404)
    expect((await update(id, { password: 'tao-do' }, other.token)).status).toBe(404)
  })

  test('who is given another role is nobody’s child any more', async () => {
    const { create, update, list, call, administrator } = await start()
    const { _id: id } = childOf(await create({}))
    await call(updateUser, { token: administrator.token, params: { id }, body: { role: 'administrator' } })
    expect(await list()).toEqual([])
    expect((await update(id, { password: 'tao-do' })).status).toBe(404)
    expect((await update(id, { password: 'tao-do' }, administrator.token)).status).toBe(404)
  })
})

describe('administrators', () => {
  test('see every student with the parents beside, and find them by name', async () => {
    const { create, list, parent, administrator, addUser } = await start()
    await create({})
    await addUser({ firstName: 'Chi', lastName: 'Vũ' })
    const all = await list(administrator.token)
    expect(all.map(({ fullName }) => fullName)).toEqual(['Lê Bảo An', 'Vũ Chi'])
    expect(all[0]?.parents).toMatchObject([{ _id: parent.user.id }])
    expect(all[1]?.parentIds).toEqual([])
    expect((await list(administrator.token, { search: 'vu chi' })).map(({ firstName }) => firstName)).toEqual(['Chi'])
    expect(await list(undefined, { search: 'le bao' })).toHaveLength(1)
    expect(await list(undefined, { search: 'vu' })).toEqual([])
  })

  test('link and unlink parents; parents cannot', async () => {
    const app = await start()
    const { update, create, list, parent, administrator, signedIn } = app
    const student = await someChild(app, parent.user)
    const other = await signedIn('parent')
    expect((await update(student.id, { parentIds: [other.user.id] })).status).toBe(403)
    expect((await create({ parentIds: [other.user.id] })).status).toBe(403)
    const linked = await update(student.id, { parentIds: [other.user.id] }, administrator.token)
    expect(childOf(linked).parentIds).toEqual([other.user.id])
    expect(await list()).toEqual([])
    expect(await list(other.token)).toHaveLength(1)
    const unknown = await update(student.id, { parentIds: [student.id] }, administrator.token)
    expect(errorsOf(unknown)).toMatchObject([{ field: 'parentIds', message: 'Có phụ huynh không tồn tại' }])
    const stale = await update(student.id, { parentIds: [], version: student.version }, administrator.token)
    expect(stale.status).toBe(409)
    expect(childOf(stale).parentIds).toEqual([other.user.id])
    await update(student.id, { parentIds: [] }, administrator.token)
    expect(await list(other.token)).toEqual([])
  })

  test('find the traces, without a name in them', async () => {
    const { create, update, call, administrator } = await start()
    const { _id } = childOf(await create({}))
    await update(_id, { firstName: 'Bo', password: 'tao-do' })
    const audit = await call(listAudit, { token: administrator.token, query: { recordType: 'user' } })
    const { entries } = audit.body['data'] as { entries: { action: string; details: object }[] }
    expect(entries[0]).toMatchObject({ action: 'child.update', details: { fields: ['firstName', 'password'] } })
    expect(entries.some(({ action }) => action === 'child.create')).toBe(true)
  })
})
