import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { markAnswer } from '@lms/contracts/attempts/marking.ts'
import { eraseChild } from '@lms/contracts/privacy/privacy.ts'
import { questionTypes } from '@lms/contracts/question-types/registry.ts'
import { type Question, getQuestion } from '@lms/contracts/questions/questions.ts'
import { expect, test } from 'vitest'
import { startQuizApp } from '../../testing/apps/quiz-app.ts'
import { someChild } from '../../testing/records/child.ts'
import { drafts, rightAnswerTo } from '../../testing/records/question-parts.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { createPapers } from '../attempts/papers.ts'
import { childPage } from './child-page.ts'
import { readChildData } from './child-data.ts'

test('what a child gave to a question of any type is told in words, and goes with the child', async () => {
  const app = await startQuizApp()
  const { call, token, user, database } = app
  const ids = await Promise.all(
    questionTypes.map((type) => someQuestion(app, user, { answers: [], ...drafts[type], type })),
  )
  const { _id } = await app.created({ questions: ids })
  const parent = await app.signedIn('parent')
  const child = await someChild(app, parent.user)
  const childToken = await app.tokenOf(child)
  await call(assignQuiz, { token, params: { id: _id }, body: { studentId: child.id } })
  const answers: Record<string, unknown> = {}
  for (const id of ids) {
    const { question } = (await call(getQuestion, { token, params: { id } })).body['data'] as { question: Question }
    answers[id] = question.rubric ? '<p>Mèo &lt;mướp&gt;</p>' : rightAnswerTo(question)
  }
  await call(startAttempt, { token: childToken, params: { id: _id }, body: {} })
  const sent = await call(submitAttempt, {
    token: childToken,
    params: { id: _id },
    body: { answers, submissionTime: 1 },
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const [mark] = await database.read().selectFrom('answer_marks').select(['attempt_id', 'question_id']).execute()
  const rubric = (await call(getQuestion, { token, params: { id: ids[questionTypes.indexOf('essay')] ?? '' } })).body[
    'data'
  ] as {
    question: Question
  }
  const marked = await call(markAnswer, {
    token,
    params: { attemptId: mark?.attempt_id ?? '', questionId: mark?.question_id ?? '' },
    body: {
      criteria: Object.fromEntries((rubric.question.rubric ?? []).map(({ _id: criterion }) => [criterion, 2.5])),
      comment: 'Viết <b>gọn</b>',
      revision: 0,
    },
  })
  expect(marked.status, JSON.stringify(marked.body)).toBe(200)
  const data = await readChildData(
    database.read(),
    createPapers(),
    { id: user.id, role: 'administrator' },
    child,
    app.clock.now(),
  )
  const page = childPage(
    { ...data, exportedAt: app.clock.now().toISOString() },
    { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh', pictures: new Set() },
  )
  expect(page).toContain('Lào → Viêng Chăn')
  expect(page).toContain('2 + 2 = 4 → Đúng')
  expect(page).toContain('Mèo &lt;mướp&gt;')
  expect(page).toContain('Nhận xét của người chấm: Viết &lt;b&gt;gọn&lt;/b&gt;')
  expect(page).not.toContain('[object')
  const erased = await call(eraseChild, {
    token: parent.token,
    params: { id: child.id },
    body: { username: child.username },
  })
  expect(erased.status, JSON.stringify(erased.body)).toBe(200)
  for (const table of ['answer_marks', 'attempts', 'attempt_papers'] as const)
    expect(await database.read().selectFrom(table).selectAll().execute(), table).toEqual([])
})
