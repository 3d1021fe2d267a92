import { insertQuestions } from '../../src/questions/question-store.ts'
import { writtenQuestion } from '../../src/questions/written-question.ts'
import type { TestApp } from '../test-app.ts'
import type { User } from '../../src/users/user.ts'
import { someSubject } from './subject.ts'

export const someQuestionDraft = {
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
  const text = writtenQuestion({ ...someQuestionDraft, answers: [...someQuestionDraft.answers], subject, ...changes })
  const question = { ...text, authorId: owner.id, byAdministrator: owner.role === 'administrator' }
  const now = test.clock.now().toISOString()
  const [id = ''] = await test.database.transaction((tx) => insertQuestions(tx, [question], now))
  return id
}
