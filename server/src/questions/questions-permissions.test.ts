import { bulkQuestions } from '@lms/contracts/questions/question-bulk.ts'
import * as contract from '@lms/contracts/questions/questions.ts'
import { describePermissions, onceApproved } from '../../testing/permission-case.ts'
import type { Request } from '../../testing/requests.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { saveDeletion } from './question-store.ts'
import { someQuestion, someQuestionDraft } from '../../testing/records/question.ts'
import { someSubject } from '../../testing/records/subject.ts'

const byId = async (test: TestApp, owner: User): Promise<Request> => ({
  params: { id: await someQuestion(test, owner) },
})

async function deleted(test: TestApp, owner: User): Promise<Request> {
  const id = await someQuestion(test, owner)
  const now = test.clock.now().toISOString()
  await test.database.transaction((tx) => saveDeletion(tx, [id], now, now))
  return { params: { id } }
}

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }

describePermissions([
  { endpoint: contract.listQuestions, own: writers },
  { endpoint: contract.questionStats, own: writers },
  { endpoint: contract.getQuestion, own: writers, foreign: strangers, ...onceApproved(200), prepare: byId },
  { endpoint: contract.listQuestionVersions, own: writers, foreign: strangers, ...onceApproved(200), prepare: byId },
  {
    endpoint: contract.createQuestion,
    own: { administrator: 201, parent: 201, student: 403 },
    prepare: async (test, owner) => ({ body: { ...someQuestionDraft, subject: (await someSubject(test, owner)).id } }),
  },
  {
    endpoint: contract.updateQuestion,
    own: writers,
    foreign: strangers,
    ...onceApproved(403),
    prepare: async (test, owner) => ({ ...(await byId(test, owner)), body: { points: 5, version: 1 } }),
  },
  { endpoint: contract.deleteQuestion, own: writers, foreign: strangers, ...onceApproved(403), prepare: byId },
  { endpoint: contract.restoreQuestion, own: writers, foreign: strangers, prepare: deleted },
  {
    endpoint: bulkQuestions,
    own: writers,
    // Each question has its own line in the answer; those of others are not found there.
    foreign: writers,
    prepare: async (test, owner) => ({ body: { action: 'delete', questionIds: [await someQuestion(test, owner)] } }),
  },
])
