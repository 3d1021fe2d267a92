import * as contract from '@lms/contracts/analysis/analysis.ts'
import { describePermissions, onceApproved } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { someQuiz } from '../../testing/records/quiz.ts'

const ofQuiz = async (test: TestApp, owner: User) => ({ params: { id: await someQuiz(test, owner) } })
const ofQuestion = async (test: TestApp, owner: User) => ({ params: { id: await someQuestion(test, owner) } })
const own = { administrator: 200, parent: 200, student: 403 }
const foreign = { administrator: 200, parent: 404, student: 403 }

describePermissions([
  { endpoint: contract.getQuizAnalysis, own, foreign, ...onceApproved(403), prepare: ofQuiz },
  { endpoint: contract.exportQuizAnalysis, own, foreign, ...onceApproved(403), prepare: ofQuiz },
  { endpoint: contract.getQuestionAnalysis, own, foreign, ...onceApproved(403), prepare: ofQuestion },
  { endpoint: contract.exportQuestionAnalysis, own, foreign, ...onceApproved(403), prepare: ofQuestion },
])
