import { login } from '@lms/contracts/accounts/accounts.ts'
import { joinAsGuardian } from '@lms/contracts/children/guardians.ts'
import { inviteParents, makeGroupCards } from '@lms/contracts/groups/group-cards.ts'
import type { GroupCard, GroupInvitation } from '@lms/contracts/groups/group-cards.ts'
import {
  type Group,
  type GroupMember,
  addMembers,
  groupLimits,
  listGroups,
  listMembers,
} from '@lms/contracts/groups/groups.ts'
import * as contract from '@lms/contracts/groups/student-lists.ts'
import { expect, test } from 'vitest'
import { someGroup } from '../../../testing/records/group.ts'
import { listIn, uploadList } from '../../../testing/records/student-list.ts'
import type { Answer } from '../../../testing/requests.ts'
import { type TestApp, startTestApp } from '../../../testing/test-app.ts'
import { spreadsheetContent } from '../../platform/http/files/spreadsheet.ts'
import { days } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'

const rowsIn = ({ body }: Answer) => (body['data'] as { rows: contract.ListRow[] }).rows
const groupsIn = ({ body }: Answer) => (body['data'] as { groups: Group[] }).groups
const membersIn = ({ body }: Answer) => (body['data'] as { members: GroupMember[] }).members

async function startListApp() {
  const app: TestApp = await startTestApp()
  const { user, token } = await app.signedIn('administrator')
  const at = (id: string) => ({ token, params: { id } })
  const rows = async (id: string) => rowsIn(await app.call(contract.listRows, at(id)))
  const leftOut = async (id: string) =>
    rowsIn(await app.call(contract.listRows, { ...at(id), query: { only: 'blocked' } }))
  const get = async (id: string) => listIn(await app.call(contract.getStudentList, at(id)))
  const groups = async () => groupsIn(await app.call(listGroups, { token }))
  const members = async (id: string) => membersIn(await app.call(listMembers, at(id)))
  /** Confirmed and made. */
  const save = async (id: string) => {
    const answer = await app.call(contract.confirmStudentList, at(id))
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    await app.app.jobs.runDue()
    return get(id)
  }
  return { ...app, user, token, at, rows, leftOut, get, groups, members, save }
}

const csv = `Trường Tiểu học Kim Đồng
STT;Họ và tên;Lớp;Email phụ huynh;SBD
1;Nguyễn Minh An;4A;Ba@Example.com;001
2;Trần Bảo Ngọc;4A;;002
3;Lê Gia Huy;4B;;1
`

test('a list becomes accounts, groups and candidate numbers, and is taken back whole', async () => {
  const app = await startListApp()
  const list = listIn(await uploadList(app, app.token, csv))
  expect(list).toMatchObject({ state: 'staged', counts: { total: 3, asked: 0, blocked: 0, taken: 3, done: 0 } })
  expect(await app.groups()).toEqual([])
  expect((await app.save(list._id)).counts.done).toBe(3)
  const [first, second] = await app.groups()
  expect([first?.name, first?.memberCount, second?.name, second?.memberCount]).toEqual(['4A', 2, '4B', 1])
  expect(await app.members(first?._id ?? '')).toMatchObject([
    { fullName: 'Nguyễn Minh An', username: 'nguyenminhan', candidateNumber: '001', parentEmail: 'ba@example.com' },
    { fullName: 'Trần Bảo Ngọc', candidateNumber: '002', parentEmail: null, guardians: 0 },
  ])
  expect((await app.call(contract.undoStudentList, app.at(list._id))).status).toBe(200)
  await app.app.jobs.runDue()
  expect(await app.get(list._id)).toMatchObject({ state: 'undone', kept: [], counts: { done: 0 } })
  expect(await app.groups()).toEqual([])
})

test('what is wrong with a line is said and can be mended; who is there is asked about and named', async () => {
  const app = await startListApp()
  const { id, child } = await someGroup(app, app.user)
  const [group] = await app.groups()
  const name = `${child.lastName} ${child.firstName}`
  const content = await spreadsheetContent({
    columns: ['Họ tên', 'Nhóm', 'Email', 'Số báo danh'],
    rows: [
      [name, group?.name ?? '', '', ''],
      ['Lê An', '4A', 'không phải địa chỉ', '12a'],
      ['Lê Bình', '4A', '', '12'],
      ['Lê Bình', '4A', '', '12'],
      ['', '4A', 'ai@example.com', ''],
      ['Lê Chi', group?.name ?? '', '', '7'],
    ],
  })
  const list = listIn(await uploadList(app, app.token, content, 'lop.xlsx'))
  expect(list.counts).toMatchObject({ total: 6, asked: 1, blocked: 4 })
  const codes = async () => (await app.rows(list._id)).map((row) => row.problems.map(({ code }) => code))
  expect(await codes()).toEqual([
    ['existing'],
    ['emailInvalid', 'candidateInvalid'],
    [],
    ['candidateTwice', 'sameAsLine'],
    ['nameMissing'],
    ['candidateUsed'],
  ])
  const early = await app.call(contract.confirmStudentList, app.at(list._id))
  expect([early.status, early.body['code'], early.body['message']]).toEqual([409, 'undecided', 'Còn 1 dòng chưa chọn.'])
  const change = (number: number, body: contract.RowChanges) =>
    app.call(contract.changeRow, { token: app.token, params: { id: list._id, number: String(number) }, body })
  await change(3, { parentEmail: '', candidateNumber: '13' })
  await change(5, { choice: 'skip' })
  await change(7, { candidateNumber: '8' })
  expect((await codes())[5]).toEqual([])
  await app.call(contract.chooseRows, { ...app.at(list._id), body: { choice: 'existing' } })
  expect((await app.save(list._id)).counts).toMatchObject({ done: 4, skipped: 1, blocked: 1 })
  expect((await app.members(id)).map(({ fullName }) => fullName).toSorted()).toEqual([name, 'Lê Chi'].toSorted())
})

test('twice the same list makes nobody twice, and many of one name have usernames of their own', async () => {
  const app = await startListApp()
  const many = Array.from({ length: 12 }, (_, index) => `Lê An,4A,${index + 1}`)
  const content = ['Họ và tên,Nhóm,SBD', ...many].join('\n')
  const list = listIn(await uploadList(app, app.token, content))
  expect(list.counts.asked).toBe(11)
  await app.call(contract.chooseRows, { ...app.at(list._id), body: { choice: 'new' } })
  await app.save(list._id)
  const [group] = await app.groups()
  const names = (await app.members(group?._id ?? '')).map(({ username }) => username)
  expect(new Set(names).size).toBe(12)
  const again = listIn(await uploadList(app, app.token, content))
  expect(again.counts).toMatchObject({ asked: 12 })
})

test('what is no list of students is refused with a sentence', async () => {
  const app = await startListApp()
  const said = async (content: string | Uint8Array) => {
    const { status, body } = await uploadList(app, app.token, content)
    return [status, body['message']]
  }
  expect(await said('Điểm,Môn\n1,2')).toEqual([422, expect.stringContaining('Không thấy cột họ tên')])
  expect(await said('Họ và tên,Nhóm\n')).toEqual([422, 'Danh sách không có học sinh nào.'])
  expect(await said(Buffer.from('PK\u0003\u0004 kein zip'))).toEqual([422, expect.stringContaining('Không đọc được')])
  expect(await said(`Họ và tên\n${'Lê An\n'.repeat(5200)}`)).toEqual([422, expect.stringContaining('5.000')])
})

test('cards let students in, invitations connect parents, and both work once', async () => {
  const app = await startListApp()
  const list = listIn(await uploadList(app, app.token, csv))
  await app.save(list._id)
  const [group] = await app.groups()
  const id = group?._id ?? ''
  const [an, ngoc] = await app.members(id)
  const cards = [an, ngoc].map((member) => ({ studentId: member?._id ?? '', password: `kem-dua-${member?.username}` }))
  const made = await app.call(makeGroupCards, { ...app.at(id), body: { cards } })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const [card] = (made.body['data'] as { cards: GroupCard[] }).cards
  expect(card).toMatchObject({ fullName: 'Nguyễn Minh An', username: 'nguyenminhan', candidateNumber: '001' })
  const body = { email: 'nguyenminhan', password: 'kem-dua-nguyenminhan' }
  expect((await app.call(login, { body })).status).toBe(200)
  expect((await app.members(id))[0]?.cardMadeAt).not.toBeNull()

  const studentIds = [an?._id ?? '', ngoc?._id ?? '']
  const invited = await app.call(inviteParents, { ...app.at(id), body: { studentIds } })
  const { invitations } = invited.body['data'] as { invitations: GroupInvitation[] }
  expect(invitations.map(({ sentTo }) => sentTo)).toEqual(['ba@example.com', null])
  const code = invitations[0]?.link?.split('#join=')[1] ?? ''
  const parent = await app.signedIn('parent')
  expect((await app.call(joinAsGuardian, { token: parent.token, body: { code } })).status).toBe(200)
  const second = await app.signedIn('parent')
  expect((await app.call(joinAsGuardian, { token: second.token, body: { code } })).status).toBe(422)
  expect((await app.members(id))[0]).toMatchObject({ guardians: 1, parentEmail: null })
  const kept = await app.database
    .read()
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', 'ba@example.com')
    .execute()
  expect(JSON.stringify(kept)).not.toContain(code)

  await app.call(contract.undoStudentList, app.at(list._id))
  await app.app.jobs.runDue()
  const undone = await app.get(list._id)
  expect(undone.kept.map(({ name }) => name)).toEqual(['Nguyễn Minh An'])
})

test('an invitation ends with its time, and with the standing of who made it', async () => {
  const app = await startListApp()
  const { id } = await someGroup(app, app.user)
  const other = await app.addUser({ role: 'student' })
  await app.call(addMembers, { ...app.at(id), body: { studentIds: [other.id] } })
  const link = async () => {
    const answer = await app.call(inviteParents, { ...app.at(id), body: { studentIds: [other.id] } })
    const { invitations } = answer.body['data'] as { invitations: GroupInvitation[] }
    return invitations[0]?.link?.split('#join=')[1] ?? ''
  }
  const parent = await app.signedIn('parent')
  const join = async (code: string) => (await app.call(joinAsGuardian, { token: parent.token, body: { code } })).status
  const [first, latest] = [await link(), await link()]
  expect(await join(first)).toBe(422)
  await app.database.transaction((tx) =>
    tx.updateTable('users').set({ is_active: false }).where('id', '=', app.user.id).execute(),
  )
  expect(await join(latest)).toBe(422)
  await app.database.transaction((tx) =>
    tx.updateTable('users').set({ is_active: true }).where('id', '=', app.user.id).execute(),
  )
  app.clock.move(days(15))
  expect(await join(latest)).not.toBe(200)
})

test('a list is taken back only for who is an administrator still when its turn comes', async () => {
  const app = await startListApp()
  const list = listIn(await uploadList(app, app.token, csv))
  await app.save(list._id)
  await app.call(contract.undoStudentList, app.at(list._id))
  const stand = (role: 'administrator' | 'parent') =>
    app.database.transaction((tx) => tx.updateTable('users').set({ role }).where('id', '=', app.user.id).execute())
  await stand('parent')
  await app.app.jobs.runDue()
  await stand('administrator')
  expect(await app.get(list._id)).toMatchObject({ state: 'saved', counts: { done: 3 } })
})

test('a list makes no more groups than a person may have', async () => {
  const app = await startListApp()
  const at = app.clock.now().toISOString()
  const rows = Array.from({ length: groupLimits.groups - 1 }, (_, index) => {
    const name = `nhom ${index}`
    const known = { author_id: app.user.id, class: null, version: 1, created_at: at, updated_at: at }
    return { ...known, id: newId(), name, folded_name: name, search_text: name }
  })
  await app.database.transaction((tx) => tx.insertInto('student_groups').values(rows).execute())
  const list = listIn(await uploadList(app, app.token, csv))
  expect((await app.save(list._id)).counts).toMatchObject({ total: 3, done: 2, skipped: 0, blocked: 1 })
  expect(await app.leftOut(list._id)).toMatchObject([
    { problems: [{ code: 'groupsMany', isBlocking: true }], student: null },
  ])
})

test('a number that somebody else got meanwhile keeps its line out, and says so', async () => {
  const app = await startListApp()
  const [first, second] = [listIn(await uploadList(app, app.token, csv)), listIn(await uploadList(app, app.token, csv))]
  await app.save(first._id)
  expect((await app.save(second._id)).counts).toMatchObject({ done: 0, blocked: 3 })
  expect((await app.leftOut(second._id)).map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ['candidateNow'],
    ['candidateNow'],
    ['candidateNow'],
  ])
})
