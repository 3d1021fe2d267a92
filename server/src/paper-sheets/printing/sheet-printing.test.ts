import { listPrintedPapers } from '@lms/contracts/paper-sheets/paper-marks.ts'
import { printQuiz } from '@lms/contracts/quizzes/quiz-papers.ts'
import { expect, test } from 'vitest'
import { startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { someChild } from '../../../testing/records/child.ts'
import { someGroup } from '../../../testing/records/group.ts'
import { pathOf } from '@lms/contracts/call.ts'

test('a paper with sheets is kept before it leaves, for nobody but one’s own children, and in PDF only', async () => {
  const app = await startAttemptApp()
  const { call, token, quiz, child, parent } = app
  const params = { id: quiz }
  const print = (query: object, as = token) =>
    app.app.http.inject({
      url: `/api/v1${pathOf(printQuiz, { params, query: { sheet: true, ...query } })}`,
      headers: { authorization: `Bearer ${as}` },
    })
  const kept = async () =>
    ((await call(listPrintedPapers, { token, params })).body['data'] as { papers: object[] }).papers
  const pdf = await print({ children: [child.id], versions: 2, size: 'A5', per_page: 2 })
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect(await kept()).toMatchObject([{ codes: ['101', '102'], size: 'A5', sheets: 1 }])
  expect((await print({ format: 'docx' })).statusCode).toBe(422)
  const stranger = await someChild(app, (await app.signedIn('parent')).user)
  expect((await print({ children: [child.id, stranger.id] }, parent.token)).statusCode).toBe(404)
  expect((await print({ candidates: true })).statusCode).toBe(422)
  expect(await kept()).toHaveLength(1)
})

test('a group’s students get a sheet each, nobody twice, and only who may see the group prints for it', async () => {
  const app = await startAttemptApp()
  const { call, token, quiz, child, parent } = app
  const params = { id: quiz }
  const print = (query: object, as = token) =>
    app.app.http.inject({
      url: `/api/v1${pathOf(printQuiz, { params, query: { sheet: true, sheetsOnly: true, ...query } })}`,
      headers: { authorization: `Bearer ${as}` },
    })
  const group = await someGroup(app, parent.user)
  expect((await print({ group: group.id, children: [child.id, group.child.id] })).statusCode).toBe(200)
  const { papers } = (await call(listPrintedPapers, { token, params })).body['data'] as { papers: object[] }
  expect(papers).toMatchObject([{ sheets: 2 }])
  const stranger = await app.signedIn('parent')
  expect((await print({ group: group.id }, stranger.token)).statusCode).toBe(404)
  expect((await print({ group: crypto.randomUUID() })).statusCode).toBe(404)
})
