import { inviteParents, makeGroupCards } from '@lms/contracts/groups/group-cards.ts'
import * as contract from '@lms/contracts/groups/groups.ts'
import { administratorsOnly, describePermissions } from '../../testing/permission-case.ts'
import { someChild } from '../../testing/records/child.ts'
import { someGroup } from '../../testing/records/group.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'

const writers = (status: number) => ({ administrator: status, parent: status, student: 403 })
const strangers = { administrator: 200, parent: 404, student: 403 }

const byId = async (test: TestApp, owner: User) => ({ params: { id: (await someGroup(test, owner)).id } })

describePermissions([
  { endpoint: contract.listGroups, own: writers(200) },
  { endpoint: contract.createGroup, own: writers(201), prepare: async () => ({ body: { name: '4A' } }) },
  { endpoint: contract.getGroup, own: writers(200), foreign: strangers, prepare: byId },
  {
    endpoint: contract.updateGroup,
    own: writers(200),
    foreign: strangers,
    prepare: async (test, owner) => ({ ...(await byId(test, owner)), body: { name: '4B', version: 1 } }),
  },
  { endpoint: contract.deleteGroup, own: writers(200), foreign: strangers, prepare: byId },
  { endpoint: contract.listMembers, own: writers(200), foreign: strangers, prepare: byId },
  {
    endpoint: contract.addMembers,
    own: writers(200),
    foreign: strangers,
    prepare: async (test, owner) => ({
      ...(await byId(test, owner)),
      body: { studentIds: [(await someChild(test, owner)).id] },
    }),
  },
  {
    endpoint: contract.removeMembers,
    own: writers(200),
    foreign: strangers,
    prepare: async (test, owner) => {
      const { id, child } = await someGroup(test, owner)
      return { params: { id }, body: { studentIds: [child.id] } }
    },
  },
  {
    endpoint: contract.updateMember,
    own: writers(200),
    foreign: strangers,
    prepare: async (test, owner) => {
      const { id, child } = await someGroup(test, owner)
      return { params: { id, studentId: child.id }, body: { candidateNumber: '12' } }
    },
  },
  {
    endpoint: makeGroupCards,
    own: writers(200),
    foreign: strangers,
    prepare: async (test, owner) => {
      const { id, child } = await someGroup(test, owner)
      return { params: { id }, body: { cards: [{ studentId: child.id, password: 'Kem-dua-47' }] } }
    },
  },
  {
    endpoint: inviteParents,
    own: administratorsOnly,
    foreign: administratorsOnly,
    prepare: async (test, owner) => {
      const { id, child } = await someGroup(test, owner)
      return { params: { id }, body: { studentIds: [child.id] } }
    },
  },
])
