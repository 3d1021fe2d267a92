import { inviteParents, makeGroupCards } from '@lms/contracts/groups/group-cards.ts'
import { listGroupActs, startGroupAct } from '@lms/contracts/groups/group-acts.ts'
import * as results from '@lms/contracts/groups/group-results.ts'
import * as contract from '@lms/contracts/groups/groups.ts'
import { administratorsOnly, describePermissions } from '../../testing/permission-case.ts'
import { someChild } from '../../testing/records/child.ts'
import { someGroup } from '../../testing/records/group.ts'
import { someAssignment } from '../../testing/records/assignment.ts'
import { someQuiz } from '../../testing/records/quiz.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'

const writers = (status: number) => ({ administrator: status, parent: status, student: 403 })
const strangers = { administrator: 200, parent: 404, student: 403 }

const byId = async (test: TestApp, owner: User) => ({ params: { id: (await someGroup(test, owner)).id } })

/** A quiz that a child of the group has. */
async function withQuiz(test: TestApp, owner: User) {
  const { id, child } = await someGroup(test, owner)
  const quizId = await someQuiz(test, owner)
  await someAssignment(test, quizId, child)
  return { params: { id }, query: { quizId } }
}

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
    endpoint: startGroupAct,
    own: writers(201),
    foreign: { administrator: 201, parent: 404, student: 403 },
    prepare: async (test, owner) => {
      const { params, query } = await withQuiz(test, owner)
      return { params, body: { kind: 'assign', quizId: query.quizId } }
    },
  },
  { endpoint: listGroupActs, own: writers(200), foreign: strangers, prepare: byId },
  { endpoint: results.listGroupQuizzes, own: writers(200), foreign: strangers, prepare: byId },
  { endpoint: results.getGroupResults, own: writers(200), foreign: strangers, prepare: withQuiz },
  { endpoint: results.getGroupSummary, own: writers(200), foreign: strangers, prepare: withQuiz },
  { endpoint: results.exportGroupResults, own: writers(200), foreign: strangers, prepare: withQuiz },
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
