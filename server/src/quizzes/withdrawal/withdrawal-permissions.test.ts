import { questionUsage, withdrawQuestion } from '@lms/contracts/quizzes/question-withdrawal.ts'
import { describePermissions, onceApproved } from '../../../testing/permission-case.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import type { Request } from '../../../testing/requests.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { User } from '../../users/user.ts'

const byId = async (test: TestApp, owner: User): Promise<Request> => ({
  params: { id: await someQuestion(test, owner) },
  body: {},
})

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }

describePermissions([
  { endpoint: questionUsage, own: writers, foreign: strangers, ...onceApproved(200), prepare: byId },
  { endpoint: withdrawQuestion, own: writers, foreign: strangers, ...onceApproved(403), prepare: byId },
])
