import { listTakeableQuizzes } from '@lms/contracts/attempts/attempts.ts'
import { createQuiz, updateQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { expect, test } from 'vitest'
import { startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { someQuizDraft } from '../../../testing/records/quiz.ts'

test('of a subject a student finds what they were given and what administrators made public, while it is active', async () => {
  const app = await startAttemptApp()
  const { call, token, childToken, known, subject } = app
  const titlesFor = async (as: string): Promise<string[]> => {
    const answer = await call(listTakeableQuizzes, { token: as, params: { id: subject.id } })
    return (answer.body['data'] as { quizzes: { title: string }[] }).quizzes.map(({ title }) => title)
  }
  const add = async (title: string, changes: object): Promise<void> => {
    const questions = known.map(({ id }) => id)
    const answer = await call(createQuiz, {
      token,
      body: { ...someQuizDraft, title, subject: subject.id, questions, ...changes },
    })
    expect(answer.status).toBe(201)
  }
  await add('Công khai', { isPublic: true })
  await add('Công khai nhưng tắt', { isPublic: true, isActive: false })
  await add('Riêng tư', { isPublic: false })
  expect(await titlesFor(childToken)).toEqual(['Công khai', 'Kiểm tra giữa kỳ'])
  const stranger = await app.signedIn('student')
  expect(await titlesFor(stranger.token)).toEqual(['Công khai'])

  const off = await call(updateQuiz, { token, params: { id: app.quiz }, body: { isActive: false, version: 1 } })
  expect(off.status).toBe(200)
  expect(await titlesFor(childToken)).toEqual(['Công khai'])
})
