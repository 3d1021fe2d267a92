import * as review from '@lms/contracts/generation/generation-review.ts'
import * as contract from '@lms/contracts/generation/generation.ts'
import type { PermissionCase } from '../../testing/permission-case.ts'
import type { Request } from '../../testing/requests.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { someQuestion } from '../questions/question-permission-cases.ts'
import { someQuiz } from '../quizzes/quiz-permission-cases.ts'
import type { User } from '../users/user.ts'
import { insertGenerated } from './generated-question-store.ts'
import type { Process } from './generation.ts'
import { insertProcess, saveProcess } from './process/process-store.ts'

export const someRequest = {
  title: 'Ôn tập phép cộng',
  description: 'Bài ôn tập ngắn.',
  class: 'LOP_4',
  provider: 'gemini',
  model: 'gemini-2.0-flash',
  subject: 'Toán',
  subject_id: null,
  totalQuestions: 3,
  easyQuestions: 1,
  mediumQuestions: 1,
  hardQuestions: 1,
  totalPoints: 100,
  shuffleQuestions: false,
  shuffleAnswers: true,
  showAnswersImmediately: false,
  instructions: '',
  timeLimit: 60,
  passingScore: 50,
  maxAttempts: 1,
} as const

/** A process of this person that stands like this; nothing works on it. */
async function someProcess(test: TestApp, owner: User, changes: Partial<Process> = {}): Promise<string> {
  const now = test.clock.now().toISOString()
  const { title, subject, class: code, provider, model, ...request } = contract.GenerationRequest.parse(someRequest)
  return test.database.transaction(async (tx) => {
    const owned = { authorId: owner.id, byAdministrator: owner.role === 'administrator' }
    const asked = { title, subject, class: code, provider, model, request, totalQuestions: 3, promptVersion: 1 }
    const process = await insertProcess(tx, { ...owned, ...asked }, now)
    return (await saveProcess(tx, { ...process, ...changes }, now)).id
  })
}

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

export const generationPermissionCases: PermissionCase[] = [
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
]
