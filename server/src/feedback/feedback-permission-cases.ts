import * as contract from '@lms/contracts/feedback/feedback.ts'
import { type PermissionCase, everyone } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { someQuestion } from '../questions/question-permission-cases.ts'
import type { User } from '../users/user.ts'
import { insertFeedback } from './feedback-store.ts'

async function someReport(test: TestApp, author: User, reporter: User) {
  const questionId = await someQuestion(test, author)
  const { id } = await test.database.transaction((tx) =>
    insertFeedback(
      tx,
      {
        questionId,
        questionTitle: 'Phép cộng',
        questionVersion: 1,
        type: 'error',
        content: 'Đáp án sai',
        reporterId: reporter.id,
        authorId: author.id,
      },
      test.clock.now().toISOString(),
    ),
  )
  return { id, questionId }
}

const someParent = (test: TestApp): Promise<User> => test.addUser({ role: 'parent' })

const decides = { administrator: 200, parent: 200, student: 403 }
const decidesForeign = { administrator: 200, parent: 404, student: 403 }

export const feedbackPermissionCases: PermissionCase[] = [
  {
    endpoint: contract.sendFeedback,
    // A student never sees a question here, not even one that a slip of the database calls theirs.
    own: { administrator: 201, parent: 201, student: 404 },
    foreign: { administrator: 201, parent: 404, student: 404 },
    prepare: async (test, owner) => ({
      params: { questionId: await someQuestion(test, owner) },
      body: { content: 'Đáp án sai' },
    }),
  },
  {
    endpoint: contract.listQuestionFeedback,
    own: everyone(200),
    foreign: { administrator: 200, parent: 404, student: 404 },
    prepare: async (test, owner) => ({ params: await someReport(test, await someParent(test), owner) }),
  },
  { endpoint: contract.listFeedback, own: everyone(200), foreign: 'cannot be named' },
  {
    endpoint: contract.setFeedbackStatus,
    own: decides,
    foreign: decidesForeign,
    prepare: async (test, owner) => ({
      params: await someReport(test, owner, await someParent(test)),
      body: { status: 'in_review' },
    }),
  },
  {
    endpoint: contract.respondToFeedback,
    own: decides,
    foreign: decidesForeign,
    prepare: async (test, owner) => ({
      params: await someReport(test, owner, await someParent(test)),
      body: { response: 'Cảm ơn bạn' },
    }),
  },
]
