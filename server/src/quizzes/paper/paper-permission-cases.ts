import { printDraft, printQuiz } from '@lms/contracts/quizzes/quiz-papers.ts'
import type { PermissionCase } from '../../../testing/permission-case.ts'
import { someQuestion } from '../../questions/question-permission-cases.ts'
import { someQuiz } from '../quiz-permission-cases.ts'

const writers = { administrator: 200, parent: 200, student: 403 }

export const paperPermissionCases: PermissionCase[] = [
  {
    endpoint: printQuiz,
    own: writers,
    foreign: { administrator: 200, parent: 404, student: 403 },
    prepare: async (test, owner) => ({ params: { id: await someQuiz(test, owner) }, query: { format: 'html' } }),
  },
  {
    endpoint: printDraft,
    own: writers,
    // A question of somebody else is as good as unknown.
    foreign: { administrator: 200, parent: 422, student: 403 },
    prepare: async (test, owner) => ({
      body: { title: 'Ôn tập', class: 'LOP_4', questions: [await someQuestion(test, owner)], format: 'html' },
    }),
  },
]
