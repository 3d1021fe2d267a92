import type { DataOf } from '@lms/contracts/endpoint.ts'
import * as contract from '@lms/contracts/practice/practice-sessions.ts'
import { getGarden } from '@lms/contracts/garden/stickers.ts'
import { expect, test } from 'vitest'
import { type Changes, startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { someAssignment } from '../../../testing/records/assignment.ts'
import { someQuiz } from '../../../testing/records/quiz.ts'
import { days } from '../../platform/clock.ts'
import { relearn } from './learning.ts'

async function startNotebookApp(changes: Changes = { maxAttempts: 1 }) {
  const app = await startAttemptApp(changes)
  const asChild = async () => ({ token: await app.tokenOf(app.child) })
  const notebook = async () =>
    (await app.call(contract.listMistakes, await asChild())).body['data'] as DataOf<typeof contract.listMistakes>
  const titles = async () =>
    (await notebook()).subjects.flatMap(({ mistakes }) => mistakes.map((one) => one.question._id))
  const start = async (body: object) => app.call(contract.startPractice, { ...(await asChild()), body })
  const sessionOf = async (body: object) => {
    const answer = await start(body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return (answer.body['data'] as { session: contract.PracticeSession }).session
  }
  const answer = async (id: string, question: string, given: unknown) =>
    app.call(contract.answerPractice, { ...(await asChild()), params: { id }, body: { question, given, number: 1 } })
  return { ...app, asChild, notebook, titles, start, sessionOf, answer }
}

test('what was wrong stays in the notebook until it was right on two days, also when history is read again', async () => {
  const { sit, titles, notebook, sessionOf, answer, known, clock, database } = await startNotebookApp()
  await sit(3)
  const wrong = known[3]
  expect(await titles()).toEqual([wrong.id])
  const mend = async () => {
    const session = await sessionOf({ kind: 'notebook' })
    expect(session.questions.map(({ _id }) => _id)).toEqual([wrong.id])
    expect((await answer(session._id, wrong.id, wrong.right[0])).status).toBe(200)
  }
  await mend()
  expect(await notebook()).toMatchObject({
    total: 1,
    subjects: [{ mistakes: [{ wasRightOnce: true, isRightToday: true }] }],
  })
  await mend()
  expect(await titles()).toEqual([wrong.id])
  clock.move(days(1))
  await relearn(database)
  expect(await notebook()).toMatchObject({ subjects: [{ mistakes: [{ wasRightOnce: true, isRightToday: false }] }] })
  await mend()
  expect(await notebook()).toEqual({ subjects: [], total: 0 })
})

test('a mistake that a quiz does not tell yet is not told here, nor one that waits in another quiz', async () => {
  const hidden = await startNotebookApp({ maxAttempts: 1, showResultsImmediately: false })
  await hidden.sit(0)
  expect(await hidden.notebook()).toEqual({ subjects: [], total: 0 })
  expect((await hidden.start({ kind: 'notebook' })).body['code']).toBe('nothing_to_practise')
  const app = await startNotebookApp()
  await app.sit(2)
  expect((await app.titles()).length).toBe(2)
  await someAssignment(app, await someQuiz(app, app.user, { questions: [app.known[2].id] }), app.child)
  expect(await app.titles()).toEqual([app.known[3].id])
  expect((await app.start({ kind: 'notebook', subject_id: crypto.randomUUID() })).status).toBe(409)
})

test('the set of today is the same until it is begun, and another one once something else was answered', async () => {
  const { sit, clock, sessionOf, answer, known, asChild, call } = await startNotebookApp()
  await sit(2)
  clock.move(days(4))
  const today = async () =>
    (await call(contract.readToday, await asChild())).body['data'] as DataOf<typeof contract.readToday>
  const kept = await sessionOf({ kind: 'today' })
  expect((await sessionOf({ kind: 'today' }))._id).toBe(kept._id)
  expect(await today()).toMatchObject({ questions: 4, isDone: false, unfinished: null })
  clock.move(days(1))
  const next = await sessionOf({ kind: 'today' })
  expect(next._id).not.toBe(kept._id)
  // What a device kept without network is judged all the same.
  expect((await answer(kept._id, known[0].id, known[0].right[0])).status).toBe(200)
  expect(await today()).toMatchObject({ answeredToday: 1, questions: 3 })
  const other = await sessionOf({ kind: 'today' })
  expect(other._id).not.toBe(next._id)
  expect(other.questions.map(({ _id }) => _id)).not.toContain(known[0].id)
  await answer(other._id, known[1].id, null)
  expect(await today()).toMatchObject({ isDone: false, unfinished: { _id: other._id, left: 3 } })
  for (const { _id } of other.questions) await answer(other._id, _id, null)
  expect(await today()).toMatchObject({ questions: 0, isDone: true })
})

test('what becomes almost known or firm grows in the garden, and what fades stays there', async () => {
  const { sit, clock, sessionOf, answer, known, asChild, call } = await startNotebookApp()
  await sit(4)
  const garden = async () => ((await call(getGarden, await asChild())).body['data'] as DataOf<typeof getGarden>).garden
  const before = await garden()
  expect(before.saplings + before.trees).toBeGreaterThan(0)
  clock.move(days(4))
  const session = await sessionOf({ kind: 'today' })
  for (const { _id } of session.questions) {
    const right = known.find(({ id }) => id === _id)
    await answer(session._id, _id, right?.right[0] ?? null)
  }
  clock.move(days(300))
  const after = await garden()
  expect(after.saplings + after.trees).toBeGreaterThanOrEqual(before.saplings + before.trees)
})
