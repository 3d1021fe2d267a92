import * as review from '@lms/contracts/generation/generation-review.ts'
import * as contract from '@lms/contracts/generation/generation.ts'
import { describePermissions } from '../../testing/permission-case.ts'
import type { Request } from '../../testing/requests.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { insertGenerated } from './generated-question-store.ts'
import type { Process } from './generation.ts'
import { someProcess, someRequest } from '../../testing/records/generation.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { someQuiz } from '../../testing/records/quiz.ts'

const withProcess =
  (changes: Partial<Process> = {}) =>
  async (test: TestApp, owner: User): Promise<Request> => ({ params: { id: await someProcess(test, owner, changes) } })

async function reviewable(test: TestApp, owner: User): Promise<Request> {
  const questions = [await someQuestion(test, owner), await someQuestion(test, owner)]
  const quizId = await someQuiz(test, owner, { isActive: false, questions })
  const id = await someProcess(test, owner, { status: 'completed', quizId })
  const [questionId = ''] = questions
  const made = { processId: id, questionId, notes: [], rejections: [] }
  await test.database.transaction((tx) => insertGenerated(tx, [made]))
  return { params: { id, questionId } }
}

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }

describePermissions([
  { endpoint: contract.generationOptions, own: writers },
  {
    endpoint: contract.generateQuiz,
    // No key is set here: who may ask is told so, and nothing is made.
    own: { administrator: 409, parent: 409, student: 403 },
    prepare: async () => ({ body: someRequest }),
  },
  { endpoint: contract.listProcesses, own: writers },
  { endpoint: contract.getProcess, own: writers, foreign: strangers, prepare: withProcess() },
  {
    endpoint: contract.retryProcess,
    own: { administrator: 409, parent: 409, student: 403 },
    foreign: { administrator: 409, parent: 404, student: 403 },
    prepare: withProcess({ status: 'failed', reason: 'timeout' }),
  },
  { endpoint: contract.cancelProcess, own: writers, foreign: strangers, prepare: withProcess() },
  { endpoint: review.reviewProcess, own: writers, foreign: strangers, prepare: reviewable },
  {
    endpoint: review.decideQuestion,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({ ...(await reviewable(test, owner)), body: { decision: 'kept' } }),
  },
  {
    endpoint: review.replaceQuestion,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({ ...(await reviewable(test, owner)), body: { wish: 'Dễ hơn' } }),
  },
  { endpoint: review.dropQuestion, own: writers, foreign: strangers, prepare: reviewable },
  { endpoint: review.dealPoints, own: writers, foreign: strangers, prepare: reviewable },
])
