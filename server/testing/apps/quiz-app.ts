import type { Quiz, QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import * as contract from '@lms/contracts/quizzes/quizzes.ts'
import { expect } from 'vitest'
import { someQuestion } from '../records/question.ts'
import { someQuizDraft } from '../records/quiz.ts'
import { someSubject } from '../records/subject.ts'
import type { Answer, Request } from '../requests.ts'
import { startTestApp } from '../test-app.ts'

/** An app with an administrator, a subject and two questions, and the calls of a quiz. */
export async function startQuizApp() {
  const test = await startTestApp()
  const administrator = await test.signedIn('administrator')
  const { token, user } = administrator
  const subject = await someSubject(test, user)
  const questions = [
    await someQuestion(test, user, { title: 'Câu thứ nhất', points: 10 }),
    await someQuestion(test, user, { title: 'Câu thứ hai', points: 15, difficulty: 'hard' }),
  ]
  const create = (body: object = {}, as = token) =>
    test.call(contract.createQuiz, {
      token: as,
      body: { ...someQuizDraft, isPublic: true, subject: subject.id, questions, ...body },
    })
  const created = async (body: object = {}, as = token): Promise<Quiz> => {
    const answer = await create(body, as)
    expect(answer.body['errors']).toBeUndefined()
    return quizOf(answer)
  }
  const get = (id: string, as = token) => test.call(contract.getQuiz, { token: as, params: { id } })
  const update = (id: string, body: object, as = token) =>
    test.call(contract.updateQuiz, { token: as, params: { id }, body })
  const titles = async (query: Request['query'] = {}, as = token) => {
    const answer = await test.call(contract.listQuizzes, { token: as, query })
    expect(answer.status).toBe(200)
    return (answer.body['data'] as { quizzes: QuizSummary[] }).quizzes.map(({ title }) => title)
  }
  const figures = async (id = subject.id) =>
    test.database
      .read()
      .selectFrom('subjects')
      .select(['total_courses as courses', 'total_students as students'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  return { ...test, administrator, token, user, subject, questions, create, created, get, update, titles, figures }
}

export const quizOf = (answer: Answer): Quiz => (answer.body['data'] as { quiz: Quiz }).quiz
export const errorsOf = (answer: Answer) => answer.body['errors']
