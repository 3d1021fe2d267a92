import { printDraft, printQuiz } from '@lms/contracts/quizzes/quiz-papers.ts'
import { describePermissions, onceApproved } from '../../../testing/permission-case.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { someQuiz } from '../../../testing/records/quiz.ts'

const writers = { administrator: 200, parent: 200, student: 403 }

describePermissions([
  {
    endpoint: printQuiz,
    own: writers,
    foreign: { administrator: 200, parent: 404, student: 403 },
    ...onceApproved(200),
    prepare: async (test, owner) => ({ params: { id: await someQuiz(test, owner) }, query: { format: 'html' } }),
  },
  {
    endpoint: printDraft,
    own: writers,
    // A question of somebody else is as good as unknown.
    foreign: { administrator: 200, parent: 422, student: 403 },
    ...onceApproved(200, 422),
    prepare: async (test, owner) => ({
      body: { title: 'Ôn tập', class: 'LOP_4', questions: [await someQuestion(test, owner)], format: 'html' },
    }),
  },
])
