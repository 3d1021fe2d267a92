import * as contract from '@lms/contracts/analysis/analysis.ts'
import type { PermissionCase } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { someQuestion } from '../questions/question-permission-cases.ts'
import { someQuiz } from '../quizzes/quiz-permission-cases.ts'
import type { User } from '../users/user.ts'

const ofQuiz = async (test: TestApp, owner: User) => ({ params: { id: await someQuiz(test, owner) } })
const ofQuestion = async (test: TestApp, owner: User) => ({ params: { id: await someQuestion(test, owner) } })
const own = { administrator: 200, parent: 200, student: 403 }
const foreign = { administrator: 200, parent: 404, student: 403 }

export const analysisPermissionCases: PermissionCase[] = [
  { endpoint: contract.getQuizAnalysis, own, foreign, prepare: ofQuiz },
  { endpoint: contract.exportQuizAnalysis, own, foreign, prepare: ofQuiz },
  { endpoint: contract.getQuestionAnalysis, own, foreign, prepare: ofQuestion },
  { endpoint: contract.exportQuestionAnalysis, own, foreign, prepare: ofQuestion },
]
