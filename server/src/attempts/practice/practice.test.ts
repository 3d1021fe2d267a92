import * as contract from '@lms/contracts/attempts/practice.ts'
import { expect, test } from 'vitest'
import { startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { minutes } from '../../platform/clock.ts'

async function start(changes: object = {}) {
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
  return { ...app, make, finish }
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

test('a parent practises what they may read, and sees the keys of what they may read', async () => {
  const open = await start({ isPublic: true })
  const waiting = await open.addUser({ role: 'parent', approval: 'waiting' })
  const token = await open.tokenOf(waiting)
  const { run } = await open.make(token)
  const result = await open.finish(run?._id, open.answersWith(4), token)
  expect(result).toMatchObject({ score: 40 })
  expect(JSON.stringify(result.questionResults.map(({ question }) => question))).not.toContain('isCorrect')
  const closed = await start()
  const other = await closed.addUser({ role: 'parent', approval: 'waiting' })
  expect((await closed.make(await closed.tokenOf(other))).status).toBe(404)
})
