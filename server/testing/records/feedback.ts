import { insertFeedback } from '../../src/feedback/feedback-store.ts'
import type { TestApp } from '../test-app.ts'
import type { User } from '../../src/users/user.ts'
import { someQuestion } from './question.ts'

export async function someReport(test: TestApp, author: User, reporter: User) {
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
