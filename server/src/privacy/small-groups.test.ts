import * as contract from '@lms/contracts/analysis/analysis.ts'
import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { eraseChild } from '@lms/contracts/privacy/privacy.ts'
import { expect, test } from 'vitest'
import { someAssignment } from '../../testing/records/assignment.ts'
import { someChild } from '../../testing/records/child.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { someQuiz } from '../../testing/records/quiz.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { seconds } from '../platform/clock.ts'
import type { User } from '../users/user.ts'

/** A parent's quiz of one question, which an administrator gives to whom they like. */
async function start() {
  const test = await startTestApp()
  const { call, app, clock, tokenOf } = test
  const author = await test.signedIn('parent')
  const question = await someQuestion(test, author.user)
  const quiz = await someQuiz(test, author.user, { questions: [question] })
  const sit = async (student: User, id = quiz) => {
    await someAssignment(test, id, student)
    const at = { token: await tokenOf(student), params: { id } }
    await call(startAttempt, { ...at, body: {} })
    expect((await call(submitAttempt, { ...at, body: { answers: {} } })).status).toBe(200)
  }
  const strangers = async (count: number, id = quiz) => {
    for (let number = 0; number < count; number += 1) await sit(await test.addUser(), id)
  }
  const counted = async () => {
    clock.move(seconds(16))
    await app.jobs.runDue()
  }
  const ofQuiz = async (token = author.token) => {
    const answer = await call(contract.getQuizAnalysis, { token, params: { id: quiz } })
    return (answer.body['data'] as { analysis: contract.QuizAnalysis }).analysis
  }
  const ofQuestion = async (token = author.token) => {
    const answer = await call(contract.getQuestionAnalysis, { token, params: { id: question } })
    return (answer.body['data'] as { analysis: contract.QuestionAnalysis }).analysis
  }
  const file = async (path: string) => {
    const headers = { authorization: `Bearer ${author.token}` }
    return (await app.http.inject({ url: `${apiBase}${path}/analysis/export`, headers })).body.split('\r\n')[1] ?? ''
  }
  return { ...test, author, question, quiz, sit, strangers, counted, ofQuiz, ofQuestion, file }
}

const nobody = { people: 0, answered: 0, right: 0, facility: null, discrimination: null, medianSeconds: null }

test('figures of fewer than five people are not shown to an author who is not their parent', async () => {
  const { strangers, counted, ofQuiz, ofQuestion, file, signedIn, quiz, question } = await start()
  await strangers(4)
  await counted()
  const few = await ofQuiz()
  expect(few).toMatchObject({ isWithheld: true, people: 0, passed: 0, averageShare: null })
  expect(few.items).toMatchObject([{ isWithheld: true, figures: nobody, options: [{ count: 0 }, { count: 0 }] }])
  expect(await ofQuestion()).toMatchObject({
    item: { isWithheld: true, figures: nobody },
    quizzes: [{ isWithheld: true, figures: nobody }],
  })
  for (const path of [`/quizzes/${quiz}`, `/questions/${question}`]) expect(await file(path)).toMatch(/easy,,,,,,,/)
  const { token } = await signedIn('administrator')
  expect(await ofQuiz(token)).toMatchObject({ isWithheld: false, people: 4, items: [{ figures: { people: 4 } }] })

  await strangers(1)
  await counted()
  expect(await ofQuiz()).toMatchObject({ isWithheld: false, people: 5, items: [{ figures: { people: 5 } }] })
  expect(await ofQuestion()).toMatchObject({ item: { isWithheld: false, figures: { people: 5 } } })
})

test('those of one’s own children alone are shown, until there is somebody else among them', async () => {
  const app = await start()
  const { sit, counted, ofQuiz, author, strangers } = app
  const child = await someChild(app, author.user)
  await sit(child)
  await counted()
  expect(await ofQuiz()).toMatchObject({ isWithheld: false, people: 1, items: [{ figures: { people: 1 } }] })
  await strangers(1)
  // Also before they are counted: what is counted next may be looked at the moment after.
  expect(await ofQuiz()).toMatchObject({ isWithheld: true, people: 0 })
})

test('somebody who is gone for good is a stranger too', async () => {
  const app = await start()
  const { sit, counted, ofQuiz, call, signedIn } = app
  const other = await signedIn('parent')
  const child = await someChild(app, other.user)
  await sit(child)
  await call(eraseChild, { token: other.token, params: { id: child.id }, body: { username: child.username } })
  await counted()
  expect(await ofQuiz()).toMatchObject({ isWithheld: true, people: 0 })
})

test('few people of one quiz are not found by taking the others from the sum', async () => {
  const app = await start()
  const { strangers, counted, ofQuestion, question, author } = app
  const second = await someQuiz(app, author.user, { questions: [question] })
  await strangers(6)
  await strangers(2, second)
  await counted()
  expect(await ofQuestion()).toMatchObject({
    item: { isWithheld: false, figures: { people: 6 } },
    quizzes: [{ figures: { people: 6 } }, { isWithheld: true, figures: nobody }],
  })
})
