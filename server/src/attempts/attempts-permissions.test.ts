import { downloadResult, getChildResult, getOwnResult } from '@lms/contracts/attempts/attempt-results.ts'
import * as contract from '@lms/contracts/attempts/attempts.ts'
import { checkAnswer, listChecks } from '@lms/contracts/attempts/checked-answers.ts'
import * as family from '@lms/contracts/attempts/child-results.ts'
import * as marking from '@lms/contracts/attempts/marking.ts'
import * as practice from '@lms/contracts/attempts/practice.ts'
import * as author from '@lms/contracts/attempts/quiz-attempts.ts'
import { describePermissions, everyone, onceApproved } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { someAssignment } from '../../testing/records/assignment.ts'
import { someChild } from '../../testing/records/child.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { someQuiz } from '../../testing/records/quiz.ts'

/** Somebody's private quiz, given to this person. */
async function given(test: TestApp, student: User, type: 'quiz' | 'practice' = 'quiz') {
  const author = await test.addUser({ role: 'administrator' })
  const id = await someQuiz(test, author, { type })
  await someAssignment(test, id, student)
  return { params: { id } }
}

async function started(test: TestApp, student: User, type: 'quiz' | 'practice' = 'quiz') {
  const request = await given(test, student, type)
  await test.call(contract.startAttempt, { ...request, token: await test.tokenOf(student), body: {} })
  return request
}

async function finished(test: TestApp, student: User) {
  const request = await started(test, student)
  const answer = await test.call(contract.submitAttempt, {
    ...request,
    token: await test.tokenOf(student),
    body: { answers: {} },
  })
  const data = answer.body['data'] as { _id: string } | undefined
  return { ...request, historyId: data?._id ?? crypto.randomUUID() }
}

/** A result of this person, or of this parent's child. */
async function result(test: TestApp, owner: User) {
  const student = owner.role === 'parent' ? await someChild(test, owner) : owner
  const { historyId } = await finished(test, student)
  return { params: { historyId } }
}

/** This student, or a child of this person. */
async function child(test: TestApp, owner: User) {
  return { params: { id: (owner.role === 'student' ? owner : await someChild(test, owner)).id } }
}

async function practised(test: TestApp, owner: User) {
  const quizId = await someQuiz(test, owner)
  const token = await test.tokenOf(owner)
  const answer = await test.call(practice.makePractice, { token, params: { id: quizId } })
  const data = answer.body['data'] as { history: { _id: string } } | undefined
  return { token, historyId: data?.history._id ?? crypto.randomUUID() }
}

/** This person's quiz, given to this person's child. */
async function toChild(test: TestApp, owner: User) {
  const id = await someQuiz(test, owner)
  const child = await someChild(test, owner)
  await someAssignment(test, id, child)
  return { params: { id }, child }
}

/** What this person, or this person's child, wrote in a quiz of the author's. */
async function someWritten(test: TestApp, owner: User, asker: User) {
  const student = owner.role === 'student' ? owner : await someChild(test, owner)
  const questionId = await someQuestion(test, asker, { type: 'essay', answers: [] })
  const id = await someQuiz(test, asker, { questions: [questionId] })
  await someAssignment(test, id, student)
  const request = { params: { id }, token: await test.tokenOf(student) }
  await test.call(contract.startAttempt, { ...request, body: {} })
  const answers = { [questionId]: '<p>Con mèo.</p>' }
  const answer = await test.call(contract.submitAttempt, { ...request, body: { answers } })
  const data = answer.body['data'] as { _id: string } | undefined
  return { attemptId: data?._id ?? crypto.randomUUID(), questionId }
}

const ofQuiz = async (test: TestApp, owner: User) => ({ params: (await toChild(test, owner)).params })

const sitters = { administrator: 200, parent: 403, student: 200 }
const others = { administrator: 404, parent: 403, student: 404 }
const readers = { administrator: 200, parent: 404, student: 404 }
const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }
const nobodyElse = { administrator: 404, parent: 404, student: 403 }

describePermissions([
  {
    endpoint: contract.listAssignedQuizzes,
    own: everyone(200),
    foreign: readers,
    prepare: async (_, owner) => ({ params: { id: owner.id } }),
  },
  {
    endpoint: contract.listTakeableQuizzes,
    own: sitters,
    foreign: 'cannot be named',
    prepare: async () => ({ params: { id: crypto.randomUUID() } }),
  },
  { endpoint: contract.showStudentQuiz, own: sitters, foreign: others, prepare: (test, owner) => given(test, owner) },
  {
    endpoint: contract.startAttempt,
    own: sitters,
    foreign: others,
    prepare: async (test, owner) => ({ ...(await given(test, owner)), body: {} }),
  },
  {
    endpoint: contract.saveAnswers,
    own: sitters,
    foreign: others,
    prepare: async (test, owner) => ({ ...(await started(test, owner)), body: { answers: {}, sequence: 1 } }),
  },
  {
    endpoint: contract.submitAttempt,
    own: sitters,
    foreign: others,
    prepare: async (test, owner) => ({ ...(await started(test, owner)), body: { answers: {} } }),
  },
  { endpoint: listChecks, own: sitters, foreign: others, prepare: (test, owner) => started(test, owner, 'practice') },
  {
    endpoint: checkAnswer,
    own: sitters,
    foreign: others,
    prepare: async (test, owner) => {
      const request = await started(test, owner, 'practice')
      const shown = await test.call(contract.showStudentQuiz, { ...request, token: await test.tokenOf(owner) })
      const question = (shown.body['data'] as contract.SittingView | undefined)?.quiz.questions[0]?._id
      return { ...request, body: { question: question ?? crypto.randomUUID(), given: 'x', number: 1 } }
    },
  },
  {
    endpoint: contract.rateQuiz,
    own: sitters,
    foreign: others,
    prepare: async (test, owner) => ({ params: (await finished(test, owner)).params, body: { rating: 5 } }),
  },
  { endpoint: getOwnResult, own: everyone(200), foreign: readers, prepare: result },
  { endpoint: getChildResult, own: everyone(200), foreign: readers, prepare: result },
  {
    endpoint: downloadResult,
    own: everyone(200),
    foreign: readers,
    prepare: async (test, owner) => ({ params: { id: (await result(test, owner)).params.historyId } }),
  },
  { endpoint: family.listChildResults, own: everyone(200), foreign: readers, prepare: child },
  { endpoint: family.getChildProgress, own: everyone(200), foreign: readers, prepare: child },
  {
    endpoint: practice.makePractice,
    own: writers,
    foreign: strangers,
    ...onceApproved(200),
    prepare: async (test, owner) => ({ params: { id: await someQuiz(test, owner) } }),
  },
  {
    // What is public one may know of before approval, but not try.
    endpoint: practice.makePractice,
    own: writers,
    foreign: strangers,
    ...onceApproved(200, 403),
    prepare: async (test, owner) => ({ params: { id: await someQuiz(test, owner, { isPublic: true }) } }),
  },
  {
    endpoint: practice.submitPractice,
    own: writers,
    foreign: nobodyElse,
    prepare: async (test, owner) => ({
      body: { historyId: (await practised(test, owner)).historyId, answers: {} },
    }),
  },
  {
    endpoint: practice.getPracticeResult,
    own: writers,
    foreign: nobodyElse,
    prepare: async (test, owner) => {
      const { token, historyId } = await practised(test, owner)
      await test.call(practice.submitPractice, { token, body: { historyId, answers: {} } })
      return { params: { id: historyId } }
    },
  },
  {
    endpoint: practice.listPractice,
    own: writers,
    foreign: strangers,
    ...onceApproved(200),
    prepare: async (test, owner) => ({ params: { id: await someQuiz(test, owner) } }),
  },
  {
    endpoint: author.countSitting,
    own: writers,
    foreign: writers,
    prepare: async (test, owner) => ({ query: { ids: await someQuiz(test, owner) } }),
  },
  { endpoint: author.listQuizAttempts, own: writers, foreign: strangers, ...onceApproved(200), prepare: ofQuiz },
  {
    endpoint: author.giveExtraTime,
    own: writers,
    foreign: strangers,
    ...onceApproved(403),
    prepare: async (test, owner) => {
      const { params, child } = await toChild(test, owner)
      return { params, body: { studentId: child.id, minutes: 10 } }
    },
  },
  {
    endpoint: author.regradeQuiz,
    own: writers,
    foreign: strangers,
    ...onceApproved(403),
    prepare: async (test, owner) => ({ ...(await ofQuiz(test, owner)), body: { dryRun: true } }),
  },
  { endpoint: marking.listMarkingGroups, own: writers, foreign: 'cannot be named' },
  { endpoint: marking.listMarkedAnswers, own: writers, foreign: 'cannot be named' },
  {
    // What an administrator asked: its criteria open to parents who are approved.
    endpoint: marking.markAnswer,
    own: writers,
    foreign: strangers,
    waiting: { own: 404 },
    prepare: async (test, owner) => ({
      params: await someWritten(test, owner, await test.addUser({ role: 'administrator' })),
      body: { points: 5, revision: 0 },
    }),
  },
  {
    // What a parent asked their own child.
    endpoint: marking.markAnswer,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({
      params: await someWritten(test, owner, owner),
      body: { points: 5, revision: 0 },
    }),
  },
  { endpoint: author.releaseResults, own: writers, foreign: strangers, ...onceApproved(403), prepare: ofQuiz },
])
