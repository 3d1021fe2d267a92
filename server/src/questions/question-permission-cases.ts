import { bulkQuestions } from '@lms/contracts/questions/question-bulk.ts'
import * as contract from '@lms/contracts/questions/questions.ts'
import type { PermissionCase } from '../../testing/permission-case.ts'
import type { Request } from '../../testing/requests.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { someSubject } from '../subjects/subject-permission-cases.ts'
import type { User } from '../users/user.ts'
import { insertQuestions, saveDeletion } from './question-store.ts'
import { writtenQuestion } from './question-writing.ts'

export const someDraft = {
  title: 'Phép cộng đơn giản',
  content: '<p>Hai cộng ba bằng mấy?</p>',
  type: 'single_choice',
  class: 'LOP_4',
  difficulty: 'easy',
  points: 10,
  answers: [
    { text: '<p>5</p>', isCorrect: true },
    { text: '<p>6</p>', isCorrect: false },
  ],
} as const

/** Written by this person, whatever their role would let them do. */
export async function someQuestion(test: TestApp, owner: User, changes: object = {}): Promise<string> {
  const { id: subject } = await someSubject(test, owner)
  const text = writtenQuestion({ ...someDraft, answers: [...someDraft.answers], subject, ...changes })
  const question = { ...text, authorId: owner.id, byAdministrator: owner.role === 'administrator' }
  const now = test.clock.now().toISOString()
  const [id = ''] = await test.database.transaction((tx) => insertQuestions(tx, [question], now))
  return id
}

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

export const questionPermissionCases: PermissionCase[] = [
  { endpoint: contract.listQuestions, own: writers },
  { endpoint: contract.questionStats, own: writers },
  { endpoint: contract.getQuestion, own: writers, foreign: strangers, prepare: byId },
  { endpoint: contract.listQuestionVersions, own: writers, foreign: strangers, prepare: byId },
  {
    endpoint: contract.createQuestion,
    own: { administrator: 201, parent: 201, student: 403 },
    prepare: async (test, owner) => ({ body: { ...someDraft, subject: (await someSubject(test, owner)).id } }),
  },
  {
    endpoint: contract.updateQuestion,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({ ...(await byId(test, owner)), body: { points: 5, version: 1 } }),
  },
  { endpoint: contract.deleteQuestion, own: writers, foreign: strangers, prepare: byId },
  { endpoint: contract.restoreQuestion, own: writers, foreign: strangers, prepare: deleted },
  {
    endpoint: bulkQuestions,
    own: writers,
    // Each question has its own line in the answer; those of others are not found there.
    foreign: writers,
    prepare: async (test, owner) => ({ body: { action: 'delete', questionIds: [await someQuestion(test, owner)] } }),
  },
]
