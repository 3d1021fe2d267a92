import { addCandidates } from '@lms/contracts/paper-sheets/candidates.ts'
import { savePaperMarks } from '@lms/contracts/paper-sheets/paper-marks.ts'
import { eraseChild } from '@lms/contracts/privacy/privacy.ts'
import { expect, test } from 'vitest'
import { startAttemptApp } from '../../testing/apps/attempt-app.ts'
import { everyValue, placesWith } from '../../testing/every-value.ts'
import { somePrintedPaper } from '../../testing/records/printed-paper.ts'

test('a child takes along what it wrote on paper, and nothing of it stays when the child goes', async () => {
  const app = await startAttemptApp()
  const { call, token, user, quiz, child, parent, database } = app
  const paper = await somePrintedPaper(app, user, quiz)
  await call(addCandidates, { token, body: { candidates: [{ studentId: child.id, number: '77' }] } })
  const body = { paper, studentId: child.id, code: '101', answers: { 3: 'S' } }
  expect((await call(savePaperMarks, { token, params: { id: quiz }, body })).status).toBe(200)
  const data = await app.app.http.inject({
    url: `/api/v1/children/${child.id}/data`,
    headers: { authorization: `Bearer ${parent.token}` },
  })
  expect(data.json().onPaper).toMatchObject({
    candidateNumbers: [{ number: '77' }],
    entries: [{ code: '101', score: 10, answers: { 3: 'S' } }],
  })
  await call(eraseChild, { token: parent.token, params: { id: child.id }, body: { username: child.username } })
  const left = placesWith(await everyValue(database), child.id).filter((place) => !place.startsWith('audit'))
  expect(left).toEqual([])
})
