import { getChildResult, getOwnResult } from '@lms/contracts/attempts/attempt-results.ts'
import { listAssignedQuizzes, startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { getChildProgress, listChildResults } from '@lms/contracts/attempts/child-results.ts'
import { listQuizAttempts } from '@lms/contracts/attempts/quiz-attempts.ts'
import { getDashboard, getEducation } from '@lms/contracts/dashboard/dashboard.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { sendFeedback } from '@lms/contracts/feedback/feedback.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { getQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { describe, expect, test } from 'vitest'
import { type Changes, historyOf, resultOf, startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { readPdf } from '../../../testing/samples/pdf-text.ts'
import { someAssignment } from '../../../testing/records/assignment.ts'
import { someChild } from '../../../testing/records/child.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { someQuiz } from '../../../testing/records/quiz.ts'
import { minutes } from '../../platform/clock.ts'
import type { User } from '../../users/user.ts'

async function start(changes: Changes = {}) {
  const app = await startAttemptApp(changes)
  const { call, parent, child, quiz } = app
  const read = async (historyId: string, as = parent.token, childId = child.id) => {
    const query = { child_id: childId }
    const answer = await call(getChildResult, { token: as, params: { historyId }, query })
    expect(answer.status).toBe(200)
    return resultOf(answer)
  }
  const keysFor = async (historyId: string) => (await read(historyId)).keysShown
  const close = async () => {
    expect((await app.update(quiz, { version: 1, isActive: false })).status).toBe(200)
  }
  return { ...app, read, keysFor, close }
}

test('parents are told how long each question took, the child is not shown a clock', async () => {
  const { begin, save, submit, read, result, known, clock } = await start({ maxAttempts: 1 })
  const [one, many] = known
  await begin()
  clock.move(minutes(2))
  await save({ answers: { [one.id]: one.wrong[0] }, seconds: { [one.id]: 30, [many.id]: 5 }, sequence: 1 })
  const answers = { [one.id]: one.right[0] }
  const historyId = historyOf(await submit({ answers, seconds: { [one.id]: 45, [many.id]: 100_000 }, sequence: 2 }))
  expect((await read(historyId)).question_steps).toEqual({
    [one.id]: { seconds: 45, changes: 1 },
    [many.id]: { seconds: 120, changes: 0 },
  })
  expect(resultOf(await result(historyId)).question_steps).toEqual({})
})

const secrets = ['isCorrect":', 'explanation', 'bí mật', 'Hà Nội', 'Đáp án đúng ·', 'Giải thích']

describe('a parent who waits for approval', () => {
  test('finds no key of a closed quiz by any road, as the child finds none', async () => {
    const app = await start({ isPublic: true, maxAttempts: 1, showCorrectAnswers: false })
    const { call, addUser, tokenOf, quiz, known } = app
    const sham = await addUser({ role: 'parent', approval: 'waiting' })
    const token = await tokenOf(sham)
    const puppet = await someChild(app, sham)
    const at = { token: await tokenOf(puppet), params: { id: quiz } }
    await call(startAttempt, { ...at, body: {} })
    const historyId = historyOf(await call(submitAttempt, { ...at, body: { answers: {} } }))
    await app.app.jobs.runDue()
    await app.close()
    const ofChild = { token, params: { id: puppet.id } }
    const answers = [
      await call(getChildResult, { token, params: { historyId }, query: { child_id: puppet.id } }),
      await call(getOwnResult, { token, params: { historyId } }),
      await call(listChildResults, ofChild),
      await call(getChildProgress, ofChild),
      await call(listAssignedQuizzes, ofChild),
      await call(listQuizAttempts, { token, params: { id: quiz } }),
      await call(getDashboard, { token }),
      await call(getEducation, { token }),
      await call(listNotifications, { token }),
      await call(getQuiz, { token, params: { id: quiz } }),
      await call(sendFeedback, { token, params: { questionId: known[3].id }, body: { content: 'Đề chưa rõ' } }),
    ]
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(300)
    const fileOf = (url: string) =>
      app.app.http.inject({ method: 'GET', url: apiBase + url, headers: { authorization: `Bearer ${token}` } })
    const pdf = await fileOf(`/quizzes/results/${historyId}/download`)
    const data = await fileOf(`/children/${puppet.id}/data`)
    expect([pdf.statusCode, data.statusCode]).toEqual([200, 200])
    const texts = [JSON.stringify(answers), readPdf(pdf.rawPayload).pages.join(' '), data.body]
    for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret)
    for (const url of [`/quizzes/${quiz}/paper`, `/quizzes/${quiz}/export?format=csv`])
      expect((await fileOf(url)).statusCode, url).toBeGreaterThanOrEqual(400)
    expect(await app.read(historyId, token, puppet.id)).toMatchObject({ keysShown: false, resultsShown: true })
  })

  test('sees the keys that the child sees', async () => {
    const app = await start({ maxAttempts: 1 })
    const parent = await app.addUser({ role: 'parent', approval: 'waiting' })
    const child = await someChild(app, parent)
    await someAssignment(app, app.quiz, child)
    const token = await app.tokenOf(child)
    await app.begin({}, token, app.quiz)
    const historyId = historyOf(await app.submit({}, token, app.quiz))
    expect(resultOf(await app.result(historyId, token))).toMatchObject({ keysShown: true })
    expect(await app.read(historyId, await app.tokenOf(parent), child.id)).toMatchObject({ keysShown: true })
  })

  test('sees the keys of a quiz of their own', async () => {
    const app = await start()
    const { call, addUser, tokenOf, read } = app
    const author = await addUser({ role: 'parent', approval: 'waiting' })
    const own = await attemptOf(app, author)
    expect(await read(own.historyId, await tokenOf(author), own.child.id)).toMatchObject({ keysShown: true })
    expect((await call(getChildResult, { token: app.parent.token, params: { historyId: own.historyId } })).status).toBe(
      404,
    )
  })
})

/** A child of this person sits a quiz that this person wrote. */
async function attemptOf(app: Awaited<ReturnType<typeof start>>, author: User) {
  const id = await someQuiz(app, author, { questions: [await someQuestion(app, author)] })
  const child = await someChild(app, author)
  await someAssignment(app, id, child)
  const at = { token: await app.tokenOf(child), params: { id } }
  await app.call(startAttempt, { ...at, body: {} })
  return { historyId: historyOf(await app.call(submitAttempt, { ...at, body: { answers: {} } })), child }
}

describe('an approved parent', () => {
  test('sees what was given and which of it was right at once, and keys when the child does', async () => {
    const { sit, read, known, answersWith } = await start()
    const first = await sit(2)
    const early = await read(first)
    expect(early).toMatchObject({
      total_score: 20,
      list_question_passed: [known[0].id, known[1].id],
      student_answers: answersWith(2),
      keysShown: false,
    })
    expect(early.student_quiz.quizz.questions).toHaveLength(4)
    for (const secret of secrets) expect(JSON.stringify(early)).not.toContain(secret)
    await sit(4)
    const late = await read(first)
    expect(late.keysShown).toBe(true)
    expect(JSON.stringify(late)).toContain('Thủ đô bí mật')
  })

  test('sees no keys while the child sits again', async () => {
    const { sit, begin, keysFor } = await start({ maxAttempts: 0 })
    const first = await sit(2)
    expect(await keysFor(first)).toBe(true)
    await begin()
    expect(await keysFor(first)).toBe(false)
  })

  test('of a quiz that never shows keys to students sees them once it is deactivated', async () => {
    const { sit, keysFor, close } = await start({ maxAttempts: 1, showCorrectAnswers: false })
    const first = await sit(2)
    expect(await keysFor(first)).toBe(false)
    await close()
    expect(await keysFor(first)).toBe(true)
  })

  test('of a quiz that withholds its results sees nothing of them before the deadline, and keys after it', async () => {
    const { sit, read, clock } = await start((inTime) => ({
      maxAttempts: 1,
      showResultsImmediately: false,
      showCorrectAnswers: false,
      deadline: inTime(minutes(60)),
    }))
    const first = await sit(3)
    const early = await read(first)
    expect(early).toMatchObject({ total_score: null, status: null, question_scores: {}, list_question_passed: [] })
    expect(early).toMatchObject({ student_answers: {}, resultsShown: false, keysShown: false })
    clock.move(minutes(61))
    expect(await read(first)).toMatchObject({ total_score: 30, keysShown: true })
  })
})
