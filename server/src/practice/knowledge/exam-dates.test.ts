import * as progress from '@lms/contracts/practice/practice-progress.ts'
import { readToday } from '@lms/contracts/practice/practice-sessions.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import { expect, test } from 'vitest'
import { startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { days, later } from '../../platform/clock.ts'

test('before an exam the topics of its subject are asked again until they are firm, and parents are told', async () => {
  const app = await startAttemptApp({ maxAttempts: 1 })
  const { call, child, parent, clock } = app
  await app.sit(1)
  const sat = app.database.read().selectFrom('questions').select('subject_id').where('id', '=', app.known[1].id)
  const { subject_id: subject } = await sat.executeTakeFirstOrThrow()
  await someQuestion(app, parent.user, { title: 'Câu khác của môn', subject })
  clock.move(days(1))
  const today = async () =>
    (await call(readToday, { token: await app.tokenOf(child) })).body['data'] as DataOf<typeof readToday>
  expect((await today()).topics.map(({ reason }) => reason)).not.toContain('exam')

  const day = later(clock.now(), days(9)).toISOString().slice(0, 10)
  const as = { token: await app.tokenOf(parent.user), query: { child_id: child.id } }
  const body = { isOn: true, subjectIds: null, minutes: 10, revision: 0, examDates: [{ subjectId: subject, day }] }
  const saved = await call(progress.savePracticeSettings, { ...as, body })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect((await call(progress.readPracticeSettings, as)).body['data']).toMatchObject({
    settings: { examDates: body.examDates, explainsWithAi: true },
  })
  expect((await today()).topics[0]?.reason).toBe('exam')
  const { advice } = (await call(progress.readProgress, as)).body['data'] as DataOf<typeof progress.readProgress>
  expect(advice).toMatchObject({ kind: 'exam', day })
  const odd = await call(progress.savePracticeSettings, {
    ...as,
    body: { ...body, revision: 1, examDates: [{ subjectId: subject, day: '2026-02-31' }] },
  })
  expect(odd.status).toBe(422)
})
