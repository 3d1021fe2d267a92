import { listAudit } from '@lms/contracts/audit/audit.ts'
import { getQuestion, updateQuestion } from '@lms/contracts/questions/questions.ts'
import * as contract from '@lms/contracts/attempts/quiz-attempts.ts'
import { expect, test } from 'vitest'
import { type Changes, resultOf, startAttemptApp, viewOf } from '../../../testing/apps/attempt-app.ts'
import { quizOf } from '../../../testing/apps/quiz-app.ts'
import { someChild } from '../../../testing/records/child.ts'
import { minutes } from '../../platform/clock.ts'

async function start(changes: Changes = {}) {
  const app = await startAttemptApp(changes)
  const { call, token, quiz } = app
  const at = { token, params: { id: quiz } }
  const attempts = async (as = token) => {
    const answer = await call(contract.listQuizAttempts, { ...at, token: as })
    return answer.body['data'] as { attempts: contract.QuizAttempt[]; results: object }
  }
  const extraTime = (body: object, as = token) => call(contract.giveExtraTime, { ...at, token: as, body })
  const regrade = async (dryRun: boolean) => {
    const answer = await call(contract.regradeQuiz, { ...at, body: { dryRun } })
    return (answer.body['data'] as { regrade: { total: number; changed: number; changes: contract.RegradeChange[] } })
      .regrade
  }
  const release = () => call(contract.releaseResults, at)
  /** Another option of the first question becomes the right one. */
  const turnKey = async () => {
    const { id } = app.known[0]
    const answer = await call(getQuestion, { token, params: { id } })
    const { question } = answer.body['data'] as {
      question: { version: number; answers: { _id: string; text: string; isCorrect: boolean }[] }
    }
    const answers = question.answers.map((option) => ({ ...option, isCorrect: !option.isCorrect }))
    await call(updateQuestion, { token, params: { id }, body: { answers, version: question.version } })
  }
  return { ...app, attempts, extraTime, regrade, release, turnKey }
}

test('the author sees the attempts, newest first; a parent those of their own children', async () => {
  const app = await start()
  const { sit, begin, attempts, child, parent, signedIn } = app
  const first = await sit(3)
  await begin()
  const { attempts: all } = await attempts()
  expect(all).toMatchObject([
    { number: 2, status: 'in_progress', total_score: null, outcome: null, answered: 0, extraTime: 0 },
    { _id: first, number: 1, status: 'completed', total_score: 30, totalPoints: 40, outcome: 'passed', answered: 4 },
  ])
  expect(all[0]?.student).toMatchObject({ _id: child.id, name: 'Nguyễn Thị Lan' })
  expect((await attempts(parent.token)).attempts).toHaveLength(2)
  const other = await signedIn('parent')
  await someChild(app, other.user)
  expect((await attempts(other.token)).attempts).toEqual([])
})

test('extra time reaches a running attempt at once, and the next one from its start', async () => {
  const { begin, show, submit, extraTime, child, clock, attempts, signedIn, list } = await start()
  const before = viewOf(await begin()).attempt
  clock.move(minutes(29))
  const answer = await extraTime({ studentId: child.id, minutes: 10 })
  const endsAt = new Date(Date.parse(before?.endsAt ?? '') + minutes(10)).toISOString()
  expect(answer.body['data']).toEqual({ extraTime: { studentId: child.id, minutes: 10, endsAt } })
  expect(viewOf(await show()).attempt).toMatchObject({ endsAt })
  clock.move(minutes(5))
  expect((await submit()).status).toBe(200)
  const next = viewOf(await begin()).attempt
  expect(next?.secondsLeft).toBeGreaterThan(39 * 60)
  expect((await attempts()).attempts[0]).toMatchObject({ extraTime: 10 })
  expect(await list()).toHaveLength(1)
  expect((await extraTime({ studentId: child.id, minutes: 481 })).status).toBe(422)
  const stranger = await signedIn('student')
  expect((await extraTime({ studentId: stranger.user.id, minutes: 5 })).status).toBe(404)
})

test('extra time does not go beyond the deadline', async () => {
  const { begin, extraTime, child, show, get, quiz } = await start((inTime) => ({ deadline: inTime(minutes(35)) }))
  await begin()
  await extraTime({ studentId: child.id, minutes: 60 })
  const { deadline } = quizOf(await get(quiz))
  expect(viewOf(await show()).attempt).toMatchObject({ endsAt: deadline })
})

test('a regrade first says what would change, then changes it, and keeps the old score', async () => {
  const { sit, regrade, turnKey, list, result, attempts, child, call, token, database } = await start()
  const id = await sit(4)
  expect(await regrade(true)).toMatchObject({ total: 1, changed: 0, changes: [] })
  await turnKey()
  expect(resultOf(await result(id))).toMatchObject({ total_score: 40 })
  const change = {
    attemptId: id,
    student: { _id: child.id },
    number: 1,
    oldScore: 40,
    newScore: 30,
    oldOutcome: 'passed',
    newOutcome: 'passed',
  }
  expect(await regrade(true)).toMatchObject({ total: 1, changed: 1, changes: [change] })
  expect(await list()).toMatchObject([{ last_history: { total_score: 40 } }])
  expect(await regrade(false)).toMatchObject({ changed: 1, changes: [change] })
  expect(await list()).toMatchObject([{ last_history: { total_score: 30 }, counted: { total_score: 30 } }])
  expect((await attempts()).attempts).toMatchObject([{ total_score: 30, previousScore: 40 }])
  expect(await regrade(false)).toMatchObject({ changed: 0 })
  const kept = await database.read().selectFrom('attempt_regrades').select(['old_result', 'new_result']).execute()
  expect(kept).toMatchObject([{ old_result: { score: 40 }, new_result: { score: 30 } }])
  const audit = await call(listAudit, { token, query: { search: 'regrade' } })
  expect(audit.status).toBe(200)
})

test('after a regrade the key that is shown is the one that counted', async () => {
  const { sit, regrade, turnKey, result, known } = await start({ maxAttempts: 1 })
  const id = await sit(4)
  await turnKey()
  await regrade(false)
  const { quizz } = resultOf(await result(id)).student_quiz
  const question = quizz.questions.find(({ _id }) => _id === known[0].id)
  const right = question?.answers.filter((option) => 'isCorrect' in option && option.isCorrect)
  expect(right?.map(({ _id }) => _id)).toEqual(known[0].wrong)
})

test('results that are withheld open when the author releases them', async () => {
  const { sit, result, release, attempts } = await start({ showResultsImmediately: false, maxAttempts: 1 })
  const id = await sit(4)
  expect(resultOf(await result(id)).total_score).toBeNull()
  expect((await attempts()).results).toEqual({ areShown: false, releasedAt: null })
  const first = await release()
  expect(first.body['message']).toBe('Đã công bố kết quả')
  expect((await release()).body['data']).toEqual(first.body['data'])
  expect(resultOf(await result(id))).toMatchObject({ total_score: 40, keysShown: true })
  expect((await attempts()).results).toMatchObject({ areShown: true })
})
