import { sendFeedback } from '@lms/contracts/feedback/feedback.ts'
import { getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import { rateQuiz } from '@lms/contracts/attempts/attempts.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { describe, expect, test } from 'vitest'
import { historyOf, resultOf, startAttemptApp, viewOf } from '../../../testing/apps/attempt-app.ts'
import { minutes } from '../../platform/clock.ts'

describe('no body to a student before completion', () => {
  test('has a key, an explanation, an accepted answer or a password', async () => {
    const app = await startAttemptApp({ password: 'mo-cua-bi-mat', maxAttempts: 3, shuffleAnswers: true })
    const { show, begin, save, submit, childToken, call, get, quiz, known, sit, answersWith, result } = app
    const bodies: unknown[] = []
    const seen = (answer: { body: unknown }) => bodies.push(answer.body)
    seen(await show())
    seen(await begin({ password: 'sai' }))
    seen(await begin({ password: 'mo-cua-bi-mat' }))
    seen(await begin())
    seen(await show())
    seen(await save({ answers: { [known[0].id]: 'x' }, sequence: 1 }))
    seen(await save({ answers: { [known[0].id]: 'y' }, sequence: 1 }))
    seen(await get(quiz, childToken))
    seen(await call(listNotifications, { token: childToken }))
    seen(await submit({ answers: answersWith(2), sequence: 7 }))
    // The paper of an attempt before stays closed while the next one is running.
    const first = historyOf(await submit({ answers: answersWith(2) }))
    await begin({ password: 'mo-cua-bi-mat' })
    seen(await result(first))
    seen(await show())
    const text = JSON.stringify(bodies)
    for (const word of [
      'isCorrect',
      'explanation',
      'bí mật',
      'Hà Nội',
      'mo-cua',
      '"password"',
      'list_question_passed":["',
    ])
      expect(text).not.toContain(word)
    expect(await sit()).toBeTruthy()
  })
})

describe('a result', () => {
  test('has the figures of the specification, in both places', async () => {
    const { sit, result, known, assignment, quiz, clock, begin, submit, answersWith } = await startAttemptApp()
    await begin()
    clock.move(minutes(2))
    const id = historyOf(await submit({ answers: answersWith(3) }))
    const data = resultOf(await result(id))
    const figures = { total_score: 30, status: 'passed', submissionTime: 120, number_of_attempts: 1 }
    expect(data).toMatchObject({
      _id: id,
      ...figures,
      student_quiz: { _id: assignment, quizz: { _id: quiz, max_attempts: 2, totalPoints: 40 }, ...figures },
      list_question_passed: known.slice(0, 3).map((question) => question.id),
      student_answers: answersWith(3),
      resultsShown: true,
      keysShown: false,
    })
    const second = await sit(4)
    expect(resultOf(await result(second))).toMatchObject({
      keysShown: true,
      attempts: [
        { _id: id, number: 1, total_score: 30 },
        { _id: second, number: 2, total_score: 40 },
      ],
    })
  })

  test('shows the keys once no attempt remains', async () => {
    const { sit, result, call, parent } = await startAttemptApp()
    const first = await sit(2)
    const questionsOf = (answer: Awaited<ReturnType<typeof result>>) => resultOf(answer).student_quiz.quizz.questions
    expect(JSON.stringify(questionsOf(await result(first)))).not.toContain('isCorrect')
    await sit(4)
    expect(JSON.stringify(questionsOf(await result(first)))).toContain('"isCorrect":true')
    const other = { token: parent.token, params: { historyId: first }, query: { child_id: crypto.randomUUID() } }
    const missing = await call(getChildResult, other)
    expect(missing.status).toBe(404)
    expect(missing.body['message']).toBe('Không tìm thấy kết quả bài làm.')
  })

  test('that is withheld says nothing, in no place, until the deadline', async () => {
    const app = await startAttemptApp((inTime) => ({ showResultsImmediately: false, deadline: inTime(minutes(60)) }))
    const { begin, submit, answersWith, result, list, clock, parent, call } = app
    await begin()
    const submitted = await submit({ answers: answersWith(4) })
    expect(submitted.body['data']).toMatchObject({ resultsShown: false })
    const id = historyOf(submitted)
    expect(await list()).toMatchObject([{ last_history: { _id: id, total_score: null, status: null }, counted: null }])
    expect(resultOf(await result(id))).toMatchObject({
      total_score: null,
      status: null,
      student_quiz: { total_score: null, quizz: { questions: [] } },
      list_question_passed: [],
      student_answers: {},
      question_scores: {},
      attempts: [{ total_score: null }],
    })
    const bell = await call(listNotifications, { token: parent.token })
    expect(bell.body['data']).toMatchObject({ notifications: [{ details: { score: null, passed: null } }] })
    clock.move(minutes(61))
    expect(resultOf(await result(id))).toMatchObject({ total_score: 40, keysShown: true })
  })

  test('is not for another student or parent, and not before the end', async () => {
    const { sit, result, begin, signedIn, token } = await startAttemptApp()
    const id = await sit()
    expect((await result(id, (await signedIn('student')).token)).status).toBe(404)
    expect((await result(id, (await signedIn('parent')).token)).status).toBe(404)
    expect((await result(id, token)).status).toBe(200)
    const running = viewOf(await begin())
    expect((await result(running.attempt?._id ?? '')).status).toBe(404)
  })

  test('that is the best one counts, and the parents are told of each', async () => {
    const { sit, list, parent, call, child } = await startAttemptApp()
    await sit(4)
    const last = await sit(1)
    expect(await list()).toMatchObject([{ last_history: { total_score: 10 }, counted: { total_score: 40 } }])
    const bell = await call(listNotifications, { token: parent.token })
    expect(bell.body['data']).toMatchObject({
      unread: 2,
      notifications: [
        {
          kind: 'quiz_finished',
          details: { historyId: last, childId: child.id, child: 'Nguyễn Thị Lan', score: 10, passed: false },
        },
        { details: { score: 40, passed: true } },
      ],
    })
    expect(await list(parent.token, child.id)).toMatchObject([{ number_of_attempts: 2 }])
  })
})

test('stars are given once it is finished, may change, and make the average of the subject', async () => {
  const { call, childToken, assignment, sit, database, subject } = await startAttemptApp()
  const rate = (rating: unknown) => call(rateQuiz, { token: childToken, params: { id: assignment }, body: { rating } })
  expect((await rate(5)).body).toMatchObject({ code: 'not_finished' })
  await sit()
  expect((await rate(6)).body['errors']).toMatchObject([{ field: 'rating', message: 'Vui lòng chọn từ 1 đến 5 sao' }])
  expect((await rate(5)).status).toBe(200)
  expect((await rate(3)).status).toBe(200)
  const figures = await database
    .read()
    .selectFrom('subjects')
    .select(['rating_count', 'rating_sum'])
    .where('id', '=', subject.id)
    .executeTakeFirst()
  expect(figures).toEqual({ rating_count: 1, rating_sum: 3 })
})

test('a student may report a question that was in an attempt, and no other', async () => {
  const { call, childToken, known, begin, questions } = await startAttemptApp()
  const report = (questionId = '') =>
    call(sendFeedback, { token: childToken, params: { questionId }, body: { content: 'Đề không rõ' } })
  expect((await report(known[0].id)).status).toBe(404)
  await begin()
  const answer = await report(known[0].id)
  expect(answer.status).toBe(201)
  expect(JSON.stringify(answer.body)).not.toContain('isCorrect')
  expect((await report(questions[0])).status).toBe(404)
})
