import * as contract from '@lms/contracts/assignments/assignments.ts'
import { getQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { type PermissionCase, everyone } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { someChild } from '../children/child-permission-cases.ts'
import { someQuiz } from '../quizzes/quiz-permission-cases.ts'
import type { User } from '../users/user.ts'
import { insertAssignments } from './assignment-store.ts'

export async function giveQuiz({ database, clock }: TestApp, quizId: string, student: User): Promise<void> {
  const assignment = { quizId, studentIds: [student.id], assignedBy: null }
  await database.transaction((tx) => insertAssignments(tx, assignment, clock.now().toISOString()))
}

/** This person's quiz, given to this person's child. */
async function given(test: TestApp, owner: User) {
  const id = await someQuiz(test, owner)
  const child = await someChild(test, owner)
  await giveQuiz(test, id, child)
  return { params: { id, studentId: child.id } }
}

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }

export const assignmentPermissionCases: PermissionCase[] = [
  {
    endpoint: getQuiz,
    own: everyone(200),
    foreign: { administrator: 200, parent: 404, student: 404 },
    // A student's own is one that was given to them.
    prepare: async (test, owner) => {
      const author = owner.role === 'student' ? await test.addUser({ role: 'parent' }) : owner
      const id = await someQuiz(test, author)
      if (owner.role === 'student') await giveQuiz(test, id, owner)
      return { params: { id } }
    },
  },
  {
    endpoint: contract.assignQuiz,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({
      params: { id: await someQuiz(test, owner) },
      body: { studentId: (await someChild(test, owner)).id },
    }),
  },
  { endpoint: contract.listAssignments, own: writers, foreign: strangers, prepare: given },
  { endpoint: contract.withdrawAssignment, own: writers, foreign: strangers, prepare: given },
]
