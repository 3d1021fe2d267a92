import * as contract from '@lms/contracts/assignments/assignments.ts'
import { describePermissions, onceApproved } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { someAssignment } from '../../testing/records/assignment.ts'
import { someChild } from '../../testing/records/child.ts'
import { someQuiz } from '../../testing/records/quiz.ts'

/** This person's quiz, given to this person's child. */
async function given(test: TestApp, owner: User) {
  const id = await someQuiz(test, owner)
  const child = await someChild(test, owner)
  await someAssignment(test, id, child)
  return { params: { id, studentId: child.id } }
}

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }

describePermissions([
  {
    endpoint: contract.assignQuiz,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({
      params: { id: await someQuiz(test, owner) },
      body: { studentId: (await someChild(test, owner)).id },
    }),
  },
  { endpoint: contract.listAssignments, own: writers, foreign: strangers, ...onceApproved(200), prepare: given },
  {
    endpoint: contract.listGivable,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({ params: { id: (await someChild(test, owner)).id } }),
  },
  { endpoint: contract.withdrawAssignment, own: writers, foreign: strangers, prepare: given },
])
