import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import * as contract from '@lms/contracts/practice/practice-sessions.ts'
import * as progress from '@lms/contracts/practice/practice-progress.ts'
import { describePermissions } from '../../testing/permission-case.ts'
import { someAssignment } from '../../testing/records/assignment.ts'
import { someChild } from '../../testing/records/child.ts'
import { someQuiz } from '../../testing/records/quiz.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'

/** Of this person, with everything wrong and its keys shown. Parents have none. */
async function finished(test: TestApp, student: User): Promise<string> {
  const author = await test.addUser({ role: 'administrator' })
  const id = await someQuiz(test, author, { maxAttempts: 1 })
  await someAssignment(test, id, student)
  const as = { token: await test.tokenOf(student), params: { id } }
  await test.call(startAttempt, { ...as, body: {} })
  const answer = await test.call(submitAttempt, { ...as, body: { answers: {} } })
  return (answer.body['data'] as { _id: string } | undefined)?._id ?? crypto.randomUUID()
}

async function begun(test: TestApp, student: User) {
  const body = { kind: 'mistakes', attempt_id: await finished(test, student) }
  const answer = await test.call(contract.startPractice, { token: await test.tokenOf(student), body })
  const data = answer.body['data'] as { session: contract.PracticeSession } | undefined
  return {
    params: { id: data?.session._id ?? crypto.randomUUID() },
    question: data?.session.questions[0]?._id ?? crypto.randomUUID(),
  }
}

const own = { administrator: 200, parent: 403, student: 200 }
const foreign = { administrator: 404, parent: 403, student: 404 }

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }
const ofChild = async (test: TestApp, owner: User) => ({ query: { child_id: (await someChild(test, owner)).id } })

describePermissions([
  { endpoint: contract.listPracticeSubjects, own, foreign: 'cannot be named' },
  { endpoint: contract.readToday, own, foreign: 'cannot be named' },
  {
    endpoint: contract.startPractice,
    own: { administrator: 201, parent: 403, student: 201 },
    foreign,
    prepare: async (test, owner) => ({ body: { kind: 'mistakes', attempt_id: await finished(test, owner) } }),
  },
  {
    endpoint: contract.getPractice,
    own,
    foreign,
    prepare: async (test, owner) => ({ params: (await begun(test, owner)).params }),
  },
  {
    endpoint: contract.answerPractice,
    own,
    foreign,
    prepare: async (test, owner) => {
      const { params, question } = await begun(test, owner)
      return { params, body: { question, given: 'x', number: 1 } }
    },
  },
  { endpoint: progress.readProgress, own: writers, foreign: strangers, prepare: ofChild },
  { endpoint: progress.readPracticeSettings, own: writers, foreign: strangers, prepare: ofChild },
  {
    endpoint: progress.savePracticeSettings,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({
      ...(await ofChild(test, owner)),
      body: { isOn: true, subjectIds: null, minutes: 10, revision: 0 },
    }),
  },
])
