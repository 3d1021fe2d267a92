import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { getOwnResult, getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import * as marking from '@lms/contracts/attempts/marking.ts'
import { getDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { checkQuizExport } from '@lms/contracts/exchange/exports.ts'
import { giveSticker, listChildStickers, removeSticker } from '@lms/contracts/garden/stickers.ts'
import { readPracticeSettings, readProgress, savePracticeSettings } from '@lms/contracts/practice/practice-progress.ts'
import { answerPractice, getPractice, startPractice } from '@lms/contracts/practice/practice-sessions.ts'
import {
  createQuestion,
  getQuestion,
  listQuestionVersions,
  updateQuestion,
} from '@lms/contracts/questions/questions.ts'
import { checkDraws } from '@lms/contracts/quizzes/quiz-draws.ts'
import { createTopic, deleteTopic, updateTopic } from '@lms/contracts/subjects/topics.ts'
import { expect, test } from 'vitest'
import { startQuizApp } from '../testing/apps/quiz-app.ts'
import { someChild } from '../testing/records/child.ts'
import { partDrafts } from '../testing/records/question-parts.ts'
import { someQuestion, someQuestionDraft } from '../testing/records/question.ts'
import { someSubject } from '../testing/records/subject.ts'
import type { Answer } from '../testing/requests.ts'

const secret = 'bí mật của nhà bên'
const essay = {
  ...partDrafts.essay,
  type: 'essay',
  answers: [],
  hint: secret,
  explanation: secret,
  rubric: [{ text: secret, points: 5 }],
}
const idIn = (answer: Answer, name: string): string => {
  const record = (answer.body['data'] as Record<string, { _id: string }> | undefined)?.[name]
  if (record === undefined) throw new Error(JSON.stringify(answer.body))
  return record._id
}

/** A family with a subject, a topic, questions and an essay that was handed in; and another one, and one that waits. */
async function startTwoFamilies() {
  const app = await startQuizApp()
  const { call } = app
  const family = async (approval: 'approved' | 'waiting' = 'approved') => {
    const user = await app.addUser({ role: 'parent', approval })
    const child = await someChild(app, user)
    return { user, token: await app.tokenOf(user), child, childToken: await app.tokenOf(child) }
  }
  const [own, other, waiting] = [await family(), await family(), await family('waiting')]
  const subject = await someSubject(app, own.user)
  const topic = await call(createTopic, { token: own.token, params: { id: subject.id }, body: { name: 'Phân số' } })
  const topicId = idIn(topic, 'topic')
  const common = { subject: subject.id, topicId, tags: ['kín'] }
  const question = await someQuestion(app, own.user, { ...common, hint: secret, explanation: secret })
  const written = await someQuestion(app, own.user, { ...common, ...essay })
  const quiz = (await app.created({ subject: subject.id, questions: [question, written] }, own.token))._id
  const hand = async (quizId: string, by: typeof own, answers: object) => {
    const at = { token: by.childToken, params: { id: quizId } }
    const begun = await call(startAttempt, { ...at, body: {} })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect(JSON.stringify(begun.body)).not.toContain(secret)
    const sent = await call(submitAttempt, { ...at, body: { answers, submissionTime: 1 } })
    return (sent.body['data'] as { _id: string })._id
  }
  await call(assignQuiz, { token: own.token, params: { id: quiz }, body: { studentId: own.child.id } })
  const attempt = await hand(quiz, own, { [written]: '<p>Bài của em.</p>' })
  return { ...app, own, other, waiting, subject, topicId, question, written, quiz, attempt, hand }
}

test('another family gets nothing of what a family wrote, was asked, gave or is taught', async () => {
  const app = await startTwoFamilies()
  const { call, own, other, waiting, subject, topicId, question, written, quiz, attempt } = app
  const strangers = [other.token, other.childToken, waiting.token, waiting.childToken]
  const settings = await call(readPracticeSettings, { token: own.token, query: { child_id: own.child.id } })
  const sticker = await call(giveSticker, {
    token: own.token,
    params: { id: own.child.id },
    body: { picture: 'star', message: 'Giỏi lắm' },
  })
  const ofChild = { query: { child_id: own.child.id } }
  const body = { ...someQuestionDraft, answers: [...someQuestionDraft.answers] }
  const denied: [string, (token: string) => Promise<Answer>][] = [
    ['question', (token) => call(getQuestion, { token, params: { id: written } })],
    ['versions', (token) => call(listQuestionVersions, { token, params: { id: written } })],
    ['change', (token) => call(updateQuestion, { token, params: { id: question }, body: { hint: 'x', version: 1 } })],
    ['foreign subject', (token) => call(createQuestion, { token, body: { ...body, subject: subject.id } })],
    ['new topic', (token) => call(createTopic, { token, params: { id: subject.id }, body: { name: 'Của tôi' } })],
    ['topic', (token) => call(updateTopic, { token, params: { id: topicId }, body: { name: 'Của tôi' } })],
    ['no topic', (token) => call(deleteTopic, { token, params: { id: topicId } })],
    [
      'mark',
      (token) =>
        call(marking.markAnswer, {
          token,
          params: { attemptId: attempt, questionId: written },
          body: { points: 10, revision: 0 },
        }),
    ],
    ['result', (token) => call(getChildResult, { token, params: { historyId: attempt } })],
    ['own result', (token) => call(getOwnResult, { token, params: { historyId: attempt } })],
    ['mistakes', (token) => call(startPractice, { token, body: { kind: 'mistakes', attempt_id: attempt } })],
    ['progress', (token) => call(readProgress, { token, ...ofChild })],
    ['settings', (token) => call(readPracticeSettings, { token, ...ofChild })],
    [
      'changed settings',
      (token) =>
        call(savePracticeSettings, {
          token,
          ...ofChild,
          body: (settings.body['data'] as { settings: object }).settings,
        }),
    ],
    ['stickers', (token) => call(listChildStickers, { token, params: { id: own.child.id } })],
    [
      'sticker',
      (token) =>
        call(giveSticker, { token, params: { id: own.child.id }, body: { picture: 'star', message: 'Xin chào' } }),
    ],
    [
      'no sticker',
      (token) => call(removeSticker, { token, params: { id: own.child.id, stickerId: idIn(sticker, 'sticker') } }),
    ],
    ['file', (token) => call(checkQuizExport, { token, params: { id: quiz }, query: { format: 'json' } })],
  ]
  for (const [name, ask] of denied)
    for (const token of strangers) {
      const answer = await ask(token)
      expect([403, 404, 422], `${name}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
      expect(JSON.stringify(answer.body), name).not.toContain(secret)
    }
  // The child who wrote it does not mark it, nor reads by what it is marked.
  const params = { attemptId: attempt, questionId: written }
  const itself = await call(marking.markAnswer, { token: own.childToken, params, body: { points: 10, revision: 0 } })
  expect(itself.status).toBe(403)
  expect((await call(getQuestion, { token: own.childToken, params: { id: written } })).status).toBe(403)

  for (const { token } of [other, waiting]) {
    const query = { attemptId: attempt, status: 'all' }
    const listed = await call(marking.listMarkedAnswers, { token, query })
    expect(listed.body['data']).toMatchObject({ answers: [] })
    const wish = (draw: object) =>
      call(checkDraws, { token, body: { class: 'LOP_4', subject: subject.id, draws: [{ count: 1, ...draw }] } })
    for (const draw of [{}, { topic: topicId }, { tag: 'kín' }, { subject: subject.id }]) {
      const found = await wish(draw)
      if (found.status === 200)
        expect(found.body['data'], JSON.stringify(draw)).toMatchObject({ draws: [{ found: 0 }] })
    }
    const home = await call(getDashboard, { token })
    expect(home.body['data']).toMatchObject({ dashboard: { essays: { total: 0 } } })
  }
})

test('a parent who waits for approval marks nothing of the house, whose criteria are keys', async () => {
  const app = await startTwoFamilies()
  const { call, waiting, user, token } = app
  const asked = await someQuestion(app, user, essay)
  const quiz = (await app.created({ questions: [asked] }))._id
  await call(assignQuiz, { token, params: { id: quiz }, body: { studentId: waiting.child.id } })
  const attempt = await app.hand(quiz, waiting, { [asked]: '<p>Bài của em.</p>' })
  const listed = await call(marking.listMarkedAnswers, { token: waiting.token, query: { status: 'all' } })
  expect(listed.body['data']).toMatchObject({ answers: [] })
  const params = { attemptId: attempt, questionId: asked }
  const marked = await call(marking.markAnswer, { token: waiting.token, params, body: { points: 5, revision: 0 } })
  expect(marked.status).toBe(404)
})

test('practice is its child’s own, takes no question that it did not ask, and none that waits in a quiz', async () => {
  const app = await startTwoFamilies()
  const { call, own, other, subject, quiz } = app
  const free = await someQuestion(app, own.user, { subject: subject.id, title: 'Câu để luyện' })
  const held = await someQuestion(app, own.user, { subject: subject.id, title: 'Câu còn chờ' })
  const next = (await app.created({ subject: subject.id, questions: [held] }, own.token))._id
  await call(assignQuiz, { token: own.token, params: { id: next }, body: { studentId: own.child.id } })
  const begun = await call(startPractice, { token: own.childToken, body: { kind: 'free', subject_id: subject.id } })
  const session = idIn(begun, 'session')
  const told = JSON.stringify(begun.body)
  expect(told).toContain(free)
  expect(told).not.toContain(held)
  expect(told).not.toContain(secret)
  const attempt = (token: string, question: string) =>
    call(answerPractice, { token, params: { id: session }, body: { question, given: 'x', number: 1 } })
  const unknown = free.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  for (const question of [held, quiz, unknown])
    expect((await attempt(own.childToken, question)).status, question).toBe(404)
  for (const token of [other.childToken, other.token, own.token]) {
    expect([403, 404]).toContain((await call(getPractice, { token, params: { id: session } })).status)
    expect([403, 404]).toContain((await attempt(token, free)).status)
  }
  const abroad = await call(startPractice, { token: other.childToken, body: { kind: 'free', subject_id: subject.id } })
  expect(abroad.status).toBe(409)
})
