import * as contract from '@lms/contracts/groups/group-results.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { pathOf } from '@lms/contracts/call.ts'
import { expect, test } from 'vitest'
import { startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { someGroup } from '../../../testing/records/group.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { days, later } from '../../platform/clock.ts'
import { insertMembers } from '../member-store.ts'

async function startResultApp() {
  const app = await startAttemptApp()
  const { id } = await someGroup(app, app.user)
  await app.database.transaction((tx) =>
    insertMembers(tx, id, [{ studentId: app.child.id, candidateNumber: '3' }], app.clock.now().toISOString()),
  )
  const table = async (query: Record<string, string> = {}, token = app.token, group = id) => {
    const { body } = await app.call(contract.getGroupResults, {
      token,
      params: { id: group },
      query: { quizId: app.quiz, ...query },
    })
    return body['data'] as { questions: contract.ResultQuestion[]; rows: contract.ResultRow[] }
  }
  return { ...app, group: id, table }
}

test('the table has every student and every question; what sorts it is what one asks for', async () => {
  const app = await startResultApp()
  await app.sit(3)
  const { questions, rows } = await app.table({ sortBy: 'score', sortOrder: 'desc' })
  expect(questions.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(rows.map(({ _id, status, percent }) => [_id === app.child.id, status, percent])).toEqual([
    [true, 'completed', 75],
    [false, 'not_assigned', null],
  ])
  expect(rows[0]?.cells).toEqual([10, 10, 10, 0].map((marks) => ({ marks, points: 10 })))
  const last = questions[3]?._id ?? ''
  const byQuestion = await app.table({ sortBy: 'question', question: last })
  expect(byQuestion.rows.map(({ status }) => status)).toEqual(['completed', 'not_assigned'])
  const summary = await app.call(contract.getGroupSummary, {
    token: app.token,
    params: { id: app.group },
    query: { quizId: app.quiz },
  })
  expect(summary.body['data']).toMatchObject({
    summary: {
      students: 2,
      completed: 1,
      graded: 1,
      mean: 75,
      median: 75,
      distribution: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
      questions: [{ percent: 100 }, { percent: 100 }, { percent: 100 }, { percent: 0, answered: 1 }],
      topics: [{ questions: 4, percent: 75 }],
    },
  })
  const quizzes = await app.call(contract.listGroupQuizzes, { token: app.token, params: { id: app.group } })
  expect(quizzes.body['data']).toMatchObject({ quizzes: [{ title: 'Kiểm tra giữa kỳ', assigned: 1, completed: 1 }] })
})

test('the table can be taken along as a file', async () => {
  const app = await startResultApp()
  await app.sit(4)
  const file = (format: string) =>
    app.app.http.inject({
      url: apiBase + pathOf(contract.exportGroupResults, { params: { id: app.group } }),
      query: { quizId: app.quiz, format },
      headers: { authorization: `Bearer ${app.token}` },
    })
  const csv = await file('csv')
  const [head = '', ...lines] = csv.payload.split('\r\n')
  expect(head).toContain('Câu 4')
  expect(lines.find((line) => line.includes(app.child.username))).toContain(',3,Đã nộp,40,40,100,Đạt,10,10,10,10')
  expect((await file('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('a parent reads the results of their own children only', async () => {
  const app = await startResultApp()
  await app.sit(2)
  const own = await someGroup(app, app.parent.user)
  const at = app.clock.now().toISOString()
  const stranger = await app.addUser({ role: 'student' })
  await app.database.transaction((tx) =>
    insertMembers(tx, own.id, [{ studentId: app.child.id }, { studentId: stranger.id }], at),
  )
  const { rows } = await app.table({}, app.parent.token, own.id)
  expect(rows.map(({ _id }) => _id).toSorted()).toEqual([app.child.id, own.child.id].toSorted())
  const other = await app.signedIn('parent')
  const others = await someGroup(app, other.user)
  const seen = await app.table({}, other.token, others.id)
  expect(seen.rows.map(({ _id, status }) => [_id, status])).toEqual([[others.child.id, 'not_assigned']])
})

test('a parent who waits for approval reads no questions of an exam that is public and not released', async () => {
  const app = await startResultApp()
  const { call, clock, addUser, tokenOf } = app
  const secret = { isPublic: true, password: 'mo-ra-di', releaseDate: later(clock.now(), days(1)).toISOString() }
  const { _id: quiz } = await app.created({
    ...secret,
    questions: [await someQuestion(app, app.user, { title: 'Câu bí mật' })],
  })
  const parent = await addUser({ role: 'parent', approval: 'waiting' })
  const { id } = await someGroup(app, parent)
  const token = await tokenOf(parent)
  expect((await app.get(quiz, token)).body['data']).toMatchObject({ quiz: { questions: [] } })
  const at = { token, params: { id }, query: { quizId: quiz } }
  expect((await call(contract.getGroupResults, at)).body['data']).toMatchObject({ questions: [] })
  expect((await call(contract.getGroupSummary, at)).body['data']).toMatchObject({
    summary: { questions: [], topics: [] },
  })
  const csv = await app.app.http.inject({
    url: apiBase + pathOf(contract.exportGroupResults, at),
    query: { quizId: quiz, format: 'csv' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect([csv.statusCode, csv.payload.includes('bí mật')]).toEqual([200, false])
  const approved = await app.signedIn('parent')
  const own = await someGroup(app, approved.user)
  const seen = await app.table({ quizId: quiz }, approved.token, own.id)
  expect(seen.questions).toMatchObject([{ title: 'Câu bí mật' }])
})
