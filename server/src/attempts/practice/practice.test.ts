import * as contract from '@lms/contracts/attempts/practice.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { describe, expect, test } from 'vitest'
import { type Changes, startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { readPdf } from '../../../testing/samples/pdf-text.ts'
import { days, minutes } from '../../platform/clock.ts'

async function start(changes: Changes = {}) {
  const app = await startAttemptApp(changes)
  const { call, token, quiz } = app
  const make = async (as = token) => {
    const answer = await call(contract.makePractice, { token: as, params: { id: quiz } })
    return {
      status: answer.status,
      run: (answer.body['data'] as { history: contract.PracticeRun } | undefined)?.history,
    }
  }
  const finish = async (historyId: string | undefined, answers: object, as = token) => {
    const answer = await call(contract.submitPractice, {
      token: as,
      body: { historyId, answers, submissionTime: 3, flagged: [app.known[1].id] },
    })
    return (answer.body['data'] as { result: contract.PracticeResult }).result
  }
  /** A whole run by the parent of the child. */
  const tryOut = async (right: number) =>
    finish((await make(app.parent.token)).run?._id, app.answersWith(right), app.parent.token)
  const pdfOf = async (id: string) => {
    const headers = { authorization: `Bearer ${app.parent.token}` }
    const url = `${apiBase}/quizzes/results/${id}/download`
    return readPdf((await app.app.http.inject({ method: 'GET', url, headers })).rawPayload)
      .pages.join(' ')
      .replaceAll(/\s+/g, ' ')
  }
  return { ...app, make, finish, tryOut, pdfOf }
}

test('a practice run is graded, shown with its keys, and counts nowhere', async () => {
  const { make, finish, answersWith, call, token, quiz, known, clock, figures, list, child } = await start()
  const { run } = await make()
  expect(run).toMatchObject({ quiz: { _id: quiz, questionCount: 4 } })
  expect(JSON.stringify(run)).not.toContain('isCorrect')
  clock.move(minutes(45))
  const result = await finish(run?._id, answersWith(3))
  expect(result).toMatchObject({
    attemptId: run?._id,
    score: 30,
    totalPoints: 40,
    correctAnswers: 3,
    totalQuestions: 4,
    timeSpent: 2700,
    percentage: 75,
    passed: true,
    flaggedQuestions: [known[1].id],
  })
  expect(result.questionResults.map(({ isCorrect }) => isCorrect)).toEqual([true, true, true, false])
  expect(JSON.stringify(result.questionResults)).toContain('"isCorrect":true')
  const read = await call(contract.getPracticeResult, { token, params: { id: result.attemptId } })
  expect(read.body['data']).toEqual({ result })
  expect(await finish(run?._id, answersWith(4))).toEqual(result)
  const history = await call(contract.listPractice, { token, params: { id: quiz } })
  expect(history.body['data']).toMatchObject({
    history: [{ _id: run?._id, score: 30, percentage: 75 }],
    pagination: { total: 1 },
  })
  expect(await list(token, child.id)).toMatchObject([{ number_of_attempts: 0, status: 'not_started' }])
  expect(await figures()).toMatchObject({ students: 1 })
})

test('another run drops the one that was left', async () => {
  const { make, finish, database } = await start()
  const first = await make()
  const second = await make()
  expect(second.run?._id).not.toBe(first.run?._id)
  await finish(second.run?._id, {})
  const rows = await database.read().selectFrom('attempts').select('id').execute()
  expect(rows).toEqual([{ id: second.run?._id }])
})

describe('somebody else’s quiz', () => {
  test('is not for a parent who waits for approval, also where it is public', async () => {
    const open = await start({ isPublic: true })
    const waiting = await open.addUser({ role: 'parent', approval: 'waiting' })
    const refused = await open.call(contract.makePractice, {
      token: await open.tokenOf(waiting),
      params: { id: open.quiz },
    })
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({
      code: 'not_approved',
      message: 'Bạn làm thử được bài của người khác sau khi tài khoản của bạn được duyệt.',
    })
  })

  test('that is private does not exist for a parent who waits for approval', async () => {
    const closed = await start()
    const other = await closed.addUser({ role: 'parent', approval: 'waiting' })
    expect((await closed.make(await closed.tokenOf(other))).status).toBe(404)
  })

  test('is tried only once it is released', async () => {
    const hidden = await start((inTime) => ({ releaseDate: inTime(minutes(60)) }))
    expect((await hidden.make(hidden.parent.token)).status).toBe(403)
    expect((await hidden.make()).status).toBe(200)
    hidden.clock.move(minutes(61))
    expect((await hidden.make(hidden.parent.token)).status).toBe(200)
  })

  test('is not tried while it is a draft', async () => {
    const draft = await start({ isActive: false })
    expect((await draft.make(draft.parent.token)).status).toBe(403)
  })

  test('is tried with its password, which nobody guesses for long', async () => {
    const locked = await start({ password: 'mo-cua' })
    const { call, quiz, parent } = locked
    const tried = (password?: string) =>
      call(contract.makePractice, {
        token: parent.token,
        params: { id: quiz },
        ...(password && { body: { password } }),
      })
    for (const password of [undefined, 'sai'])
      expect((await tried(password)).body).toMatchObject({ code: 'quiz_password_wrong' })
    expect((await tried('mo-cua')).status).toBe(200)
    for (let wrong = 0; wrong < 19; wrong += 1) expect((await tried(`sai-${wrong}`)).status).toBe(403)
    const late = await tried('mo-cua')
    expect(late.status).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(60)
    expect((await locked.make()).status).toBe(200)
  })

  test('is tried five times a day; one’s own and administrators’ work has no limit', async () => {
    const { make, parent, clock, quiz, call, token, tokenOf } = await start()
    // At the same moment one run may drop another before it begins; those do not count.
    const together = await Promise.all(Array.from({ length: 6 }, () => make(parent.token)))
    let begun = together.filter(({ status }) => status === 200).length
    while (begun < 5 && (await make(parent.token)).status === 200) begun += 1
    expect(begun).toBe(5)
    const refused = await call(contract.makePractice, { token: parent.token, params: { id: quiz } })
    expect(refused.body).toMatchObject({
      code: 'practice_limit',
      message: 'Bạn đã làm thử bài này 5 lần trong một ngày. Hãy quay lại vào ngày mai.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600)
    for (let run = 0; run < 7; run += 1) expect((await make(token)).status).toBe(200)
    clock.move(days(1))
    expect((await make(await tokenOf(parent.user))).status).toBe(200)
  })

  test('shows its keys once a child with as many attempts would see them', async () => {
    const twice = await start()
    const try1 = await twice.tryOut(3)
    expect(try1).toMatchObject({ score: 30, correctAnswers: 3, resultsShown: true, keysShown: false })
    expect(try1.questionResults.map(({ isCorrect }) => isCorrect)).toEqual([true, true, true, false])
    expect(keysIn(try1)).toBe(false)
    expect(keysIn(await twice.tryOut(3))).toBe(true)
  })

  test('that never shows keys to children shows them once it is closed', async () => {
    const silent = await start({ maxAttempts: 1, showCorrectAnswers: false })
    expect(keysIn(await silent.tryOut(4))).toBe(false)
    expect((await silent.update(silent.quiz, { version: 1, isActive: false })).status).toBe(200)
    expect(keysIn(await silent.tryOut(4))).toBe(true)
  })

  test('that withholds its results tells nothing', async () => {
    const withheld = await start({ maxAttempts: 1, showResultsImmediately: false })
    const nothing = await withheld.tryOut(4)
    expect(nothing).toMatchObject({
      score: null,
      percentage: null,
      passed: null,
      correctAnswers: null,
      questionResults: [],
      resultsShown: false,
      keysShown: false,
    })
    const { call, parent, quiz } = withheld
    const history = await call(contract.listPractice, { token: parent.token, params: { id: quiz } })
    expect(history.body['data']).toMatchObject({ history: [{ score: null, percentage: null, passed: null }] })
    expect(await withheld.pdfOf(nothing.attemptId)).toContain('Kết quả sẽ được công bố sau.')
    expect(await withheld.pdfOf(nothing.attemptId)).not.toContain('40')
  })
})

function keysIn({ questionResults, keysShown }: contract.PracticeResult): boolean {
  const text = JSON.stringify(questionResults.map(({ question }) => question))
  expect(text.includes('isCorrect')).toBe(keysShown)
  return keysShown
}
