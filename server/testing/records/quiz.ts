import { QuizDraft, type QuizDraftInput } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { insertQuiz } from '../../src/quizzes/quiz-store.ts'
import type { TestApp } from '../test-app.ts'
import type { User } from '../../src/users/user.ts'
import { someQuestion } from './question.ts'
import { someSubject } from './subject.ts'

export const someQuizDraft = {
  title: 'Ôn tập phân số',
  description: 'Bài ôn tập cuối tuần về phân số.',
  class: 'LOP_4',
  timeLimit: 30,
  passingScore: 70,
  maxAttempts: 2,
} as const

type Changes = Partial<QuizDraftInput>

/** Written by this person, whatever their role would let them do; private unless told otherwise. */
export async function someQuiz(test: TestApp, owner: User, changes: Changes = {}): Promise<string> {
  const subject = changes.subject ?? (await someSubject(test, owner)).id
  const given = changes.questions ?? [await someQuestion(test, owner)]
  const draft = QuizDraft.parse({ ...someQuizDraft, isPublic: false, ...changes, subject, questions: given })
  const { subject: subjectId, questions, ...fields } = draft
  const quiz = { ...fields, subjectId, authorId: owner.id, byAdministrator: owner.role === 'administrator' }
  const now = test.clock.now().toISOString()
  return (await test.database.transaction((tx) => insertQuiz(tx, quiz, questions, now))).id
}
