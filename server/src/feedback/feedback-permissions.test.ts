import * as contract from '@lms/contracts/feedback/feedback.ts'
import { describePermissions, everyone, onceApproved } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { someReport } from '../../testing/records/feedback.ts'
import { someQuestion } from '../../testing/records/question.ts'

const someParent = (test: TestApp): Promise<User> => test.addUser({ role: 'parent' })

const decides = { administrator: 200, parent: 200, student: 403 }
const decidesForeign = { administrator: 200, parent: 404, student: 403 }

describePermissions([
  {
    endpoint: contract.sendFeedback,
    // A student never sees a question here, not even one that a slip of the database calls theirs.
    own: { administrator: 201, parent: 201, student: 404 },
    foreign: { administrator: 201, parent: 404, student: 404 },
    ...onceApproved(201),
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
])
