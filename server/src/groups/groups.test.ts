import { listAudit } from '@lms/contracts/audit/audit.ts'
import { pathOf } from '@lms/contracts/call.ts'
import { updateChild } from '@lms/contracts/children/children.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import * as contract from '@lms/contracts/groups/groups.ts'
import { exportChildData } from '@lms/contracts/privacy/privacy.ts'
import { purgeUser } from '@lms/contracts/users/users.ts'
import { expect, test } from 'vitest'
import { someChild } from '../../testing/records/child.ts'
import { someGroup } from '../../testing/records/group.ts'
import type { Answer } from '../../testing/requests.ts'
import { startTestApp } from '../../testing/test-app.ts'

const groupIn = ({ body }: Answer) => (body['data'] as { group: contract.Group }).group
const membersIn = ({ body }: Answer) => (body['data'] as { members: contract.GroupMember[] }).members

test('a group has a name of its own, and nobody overwrites what somebody else changed meanwhile', async () => {
  const { call, signedIn } = await startTestApp()
  const { token } = await signedIn('administrator')
  const made = await call(contract.createGroup, { token, body: { name: ' 4A ', class: 'LOP_4' } })
  expect(groupIn(made)).toMatchObject({ name: '4A', class: 'LOP_4', memberCount: 0, isOwn: true, version: 1 })
  const again = await call(contract.createGroup, { token, body: { name: '4a' } })
  expect([again.status, again.body['code']]).toEqual([409, 'name_taken'])
  const params = { id: groupIn(made)._id }
  const named = await call(contract.updateGroup, { token, params, body: { name: '4B', class: '', version: 1 } })
  expect(groupIn(named)).toMatchObject({ name: '4B', class: null, version: 2 })
  const late = await call(contract.updateGroup, { token, params, body: { name: '4C', version: 1 } })
  expect([late.status, groupIn(late).name]).toEqual([409, '4B'])
  const found = await call(contract.listGroups, { token, query: { search: '4b' } })
  expect((found.body['data'] as { groups: contract.Group[] }).groups.map(({ name }) => name)).toEqual(['4B'])
  expect((await call(contract.deleteGroup, { token, params })).status).toBe(200)
  expect((await call(contract.getGroup, { token, params })).status).toBe(404)
  const audit = await call(listAudit, { token, query: { recordType: 'group' } })
  const { entries } = audit.body['data'] as { entries: { action: string }[] }
  expect(entries.map(({ action }) => action)).toEqual(['group.delete', 'group.update', 'group.create'])
})

test('a parent gathers their own children only, and sees one no more who is theirs no more', async () => {
  const app = await startTestApp()
  const { call, signedIn } = app
  const own = await signedIn('parent')
  const other = await signedIn('parent')
  const administrator = await signedIn('administrator')
  const { id, child } = await someGroup(app, own.user)
  const foreign = await someChild(app, other.user)
  const at = { token: own.token, params: { id } }
  expect((await call(contract.addMembers, { ...at, body: { studentIds: [foreign.id] } })).status).toBe(404)
  const added = await call(contract.addMembers, {
    ...at,
    token: administrator.token,
    body: { studentIds: [foreign.id] },
  })
  expect(groupIn(added).memberCount).toBe(2)
  expect(membersIn(await call(contract.listMembers, at)).map(({ _id }) => _id)).toEqual([child.id])
  expect(groupIn(await call(contract.getGroup, at)).memberCount).toBe(1)
  const unlinked = { token: administrator.token, params: { id: child.id }, body: { parentIds: [other.user.id] } }
  expect((await call(updateChild, unlinked)).status).toBe(200)
  expect(membersIn(await call(contract.listMembers, at))).toEqual([])
})

test('a candidate number belongs to one student of a group', async () => {
  const app = await startTestApp()
  const { call } = app
  const { user, token } = await app.signedIn('administrator')
  const { id } = await someGroup(app, user)
  const second = await app.addUser({ role: 'student' })
  await call(contract.addMembers, { token, params: { id }, body: { studentIds: [second.id] } })
  const params = { id, studentId: second.id }
  const taken = await call(contract.updateMember, { token, params, body: { candidateNumber: '7' } })
  expect([taken.status, taken.body['message']]).toEqual([422, 'Số báo danh này đã có trong nhóm'])
  await call(contract.updateMember, { token, params, body: { candidateNumber: '10' } })
  const listed = await call(contract.listMembers, { token, params: { id }, query: { sortBy: 'candidateNumber' } })
  expect(membersIn(listed).map(({ candidateNumber }) => candidateNumber)).toEqual(['7', '10'])
})

test('what is exported of a child names the groups, and a parent who goes for good takes theirs along', async () => {
  const app = await startTestApp()
  const { call } = app
  const { user, token } = await app.signedIn('parent')
  const { id, child } = await someGroup(app, user)
  const file = await app.app.http.inject({
    url: `${apiBase}${pathOf(exportChildData, { params: { id: child.id } })}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(file.payload).toMatch(/"candidateNumber":\s*"7"/)
  const administrator = await app.signedIn('administrator')
  await app.database.transaction(async (tx) => {
    await tx.updateTable('users').set({ deleted_at: '2020-01-01T00:00:00.000Z' }).where('id', '=', user.id).execute()
  })
  await call(purgeUser, { token: administrator.token, params: { id: user.id } })
  expect((await call(contract.getGroup, { token: administrator.token, params: { id } })).status).toBe(404)
})
