import { checkDraws } from '@lms/contracts/quizzes/quiz-draws.ts'
import { bulkQuizzes } from '@lms/contracts/quizzes/quiz-bulk.ts'
import { addQuizQuestions, drawQuestions } from '@lms/contracts/quizzes/quiz-questions.ts'
import { quizSchedule } from '@lms/contracts/quizzes/quiz-schedule.ts'
import * as contract from '@lms/contracts/quizzes/quizzes.ts'
import { describePermissions, everyone, onceApproved } from '../../testing/permission-case.ts'
import type { Request } from '../../testing/requests.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { saveStanding } from './quiz-store.ts'
import { someAssignment } from '../../testing/records/assignment.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { someQuiz, someQuizDraft } from '../../testing/records/quiz.ts'
import { someSubject } from '../../testing/records/subject.ts'

const byId = async (test: TestApp, owner: User): Promise<Request> => ({ params: { id: await someQuiz(test, owner) } })

async function deleted(test: TestApp, owner: User): Promise<Request> {
  const id = await someQuiz(test, owner)
  const now = test.clock.now().toISOString()
  await test.database.transaction((tx) => saveStanding(tx, [id], { deletedAt: now }, now))
  return { params: { id } }
}

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }
const makers = { administrator: 201, parent: 201, student: 403 }

describePermissions([
  { endpoint: contract.listQuizzes, own: writers },
  { endpoint: contract.quizChoices, own: writers },
  { endpoint: contract.quizStats, own: writers },
  {
    endpoint: quizSchedule,
    own: writers,
    prepare: async () => ({ query: { from: '2026-11-16T00:00:00Z', to: '2026-11-23T00:00:00Z' } }),
  },
  {
    endpoint: checkDraws,
    own: writers,
    prepare: async (test, owner) => ({
      body: { class: 'LOP_4', subject: (await someSubject(test, owner)).id, draws: [{ count: 1 }] },
    }),
  },
  { endpoint: drawQuestions, own: writers, prepare: async () => ({ body: { class: 'LOP_4', easy: 1 } }) },
  {
    endpoint: contract.getQuiz,
    own: everyone(200),
    foreign: { administrator: 200, parent: 404, student: 404 },
    ...onceApproved(200),
    // A student's own is one that was given to them.
    prepare: async (test, owner) => {
      const author = owner.role === 'student' ? await test.addUser({ role: 'parent' }) : owner
      const id = await someQuiz(test, author)
      if (owner.role === 'student') await someAssignment(test, id, owner)
      return { params: { id } }
    },
  },
  {
    endpoint: contract.createQuiz,
    own: makers,
    prepare: async (test, owner) => ({
      body: {
        ...someQuizDraft,
        subject: (await someSubject(test, owner)).id,
        questions: [await someQuestion(test, owner)],
      },
    }),
  },
  {
    endpoint: contract.updateQuiz,
    own: writers,
    foreign: strangers,
    ...onceApproved(403),
    prepare: async (test, owner) => ({ ...(await byId(test, owner)), body: { timeLimit: 45, version: 1 } }),
  },
  { endpoint: contract.deleteQuiz, own: writers, foreign: strangers, ...onceApproved(403), prepare: byId },
  { endpoint: contract.restoreQuiz, own: writers, foreign: strangers, prepare: deleted },
  {
    endpoint: contract.duplicateQuiz,
    own: makers,
    foreign: { administrator: 201, parent: 404, student: 403 },
    ...onceApproved(201),
    prepare: byId,
  },
  {
    endpoint: addQuizQuestions,
    own: writers,
    foreign: strangers,
    ...onceApproved(403),
    prepare: async (test, owner) => ({
      ...(await byId(test, owner)),
      body: { questions: [await someQuestion(test, owner)] },
    }),
  },
  {
    endpoint: bulkQuizzes,
    own: writers,
    // Each quiz has its own line in the answer; those of others are not found there.
    foreign: writers,
    prepare: async (test, owner) => ({ body: { action: 'delete', quizIds: [await someQuiz(test, owner)] } }),
  },
])
