import { sendFeedback } from '@lms/contracts/feedback/feedback.ts'
import * as progress from '@lms/contracts/practice/practice-progress.ts'
import * as contract from '@lms/contracts/practice/explanations.ts'
import { type PracticeSession, answerPractice, startPractice } from '@lms/contracts/practice/practice-sessions.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startModelServer } from '../../../testing/model-server.ts'
import { someChild } from '../../../testing/records/child.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { startOwnTestApp } from '../../../testing/test-app.ts'
import { saveDecision } from '../../children/consent-store.ts'
import { days } from '../../platform/clock.ts'

const said = 'Bạn đã đếm thừa một. Hãy đếm thêm ba lần bắt đầu từ hai: ba, bốn, năm. Vậy $2 + 3 = 5$, không phải sáu.'

/** A child who practises two questions of a parent's bank, with a model beside the app. */
async function start(changes: { ai?: boolean; key?: string } = {}) {
  const models = await startModelServer()
  onTestFinished(() => models.close())
  const key = changes.key ?? 'gemini-secret'
  const app = await startOwnTestApp(key === '' ? {} : { GEMINI_API_KEY: key, GEMINI_BASE_URL: models.geminiUrl })
  const parent = await app.addUser({ role: 'parent', firstName: 'Bốtênlạ' })
  const child = await someChild(app, parent)
  await app.database.transaction((tx) =>
    saveDecision(tx, {
      childId: child.id,
      purpose: 'ai',
      isGiven: changes.ai ?? true,
      version: '1',
      childAgreement: null,
      decidedBy: parent.id,
      decidedAt: app.clock.now().toISOString(),
      closedAccount: false,
    }),
  )
  const answers = ['5', '6', '7'].map((text, index) => ({ text: `<p>${text}</p>`, isCorrect: index === 0 }))
  await someQuestion(app, parent, { answers, explanation: '<p>Đếm thêm.</p>' })
  await someQuestion(app, parent, {
    title: 'Tên em',
    content: '<p>Thủ đô của nước ta là gì?</p>',
    type: 'fill_blank',
    answers: [{ text: 'Hà Nội', isCorrect: true }],
  })
  const token = await app.tokenOf(child)
  const begun = await app.call(startPractice, { token, body: { kind: 'free' } })
  const { session } = begun.body['data'] as { session: PracticeSession }
  const params = { id: session._id }
  const questionOf = (type: string) => session.questions.find((question) => question.type === type)
  const chosen = questionOf('single_choice')
  const wrong = chosen?.answers.find(({ text }) => text.includes('6'))?._id ?? ''
  const attempt = (question: string, given: unknown, number: number) =>
    app.call(answerPractice, { token, params, body: { question, given, number } })
  const explain = (question = chosen?._id ?? '') =>
    app.call(contract.explainMistake, { token, params, body: { question } })
  const both = async (question: string, given: unknown) => {
    for (const number of [1, 2]) await attempt(question, given, number)
  }
  const costs = () => app.database.read().selectFrom('explanation_costs').selectAll().execute()
  const typed = questionOf('fill_blank')?._id ?? ''
  return {
    ...app,
    models,
    parent,
    child,
    token,
    chosen: chosen?._id ?? '',
    typed,
    wrong,
    attempt,
    both,
    explain,
    costs,
  }
}

test('a mistake is explained after both tries, once for everybody who makes it, and the child is not in it', async () => {
  const app = await start()
  const { models, attempt, explain, chosen, wrong, child, parent, costs } = app
  models.script({ text: said })
  expect((await explain()).body['code']).toBe('not_tried')
  await attempt(chosen, wrong, 1)
  expect((await explain()).body['code']).toBe('not_tried')
  expect(models.asked).toEqual([])
  await attempt(chosen, wrong, 2)
  const answer = await explain()
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { explanation } = answer.body['data'] as { explanation: { text: string; isByAi: boolean } }
  expect(explanation.isByAi).toBe(true)
  expect(explanation.text).toContain('Bạn đã đếm thừa một.')
  expect(explanation.text).toContain('data-latex="2 + 3 = 5"')
  expect((await explain()).body['data']).toEqual({ explanation })
  expect(models.asked).toHaveLength(1)
  const sent = JSON.stringify(models.asked[0])
  expect(models.asked[0]?.prompt).toContain('"right":"5"')
  expect(models.asked[0]?.prompt).toContain('"wrong":"6"')
  for (const secret of [child.id, child.username, child.firstName, child.lastName, child.email ?? '', parent.firstName])
    expect(sent, secret).not.toContain(secret)
  expect(await costs()).toMatchObject([{ requests: 1, refused: 0, input_tokens: 400, output_tokens: 900 }])
  // What a machine wrote can be reported like a question.
  const report = { type: 'error', content: 'Lời giải thích của AI sai', questionTitle: 'x' }
  const reported = await app.call(sendFeedback, { token: app.token, params: { questionId: chosen }, body: report })
  expect(reported.status, JSON.stringify(reported.body)).toBe(201)
})

test('what a child typed in words is not sent', async () => {
  const { models, both, explain, typed } = await start()
  models.script({ text: said })
  await both(typed, 'em tên là Lan ở phố Hàng Bông')
  expect((await explain(typed)).status).toBe(200)
  expect(models.asked[0]?.prompt).toContain('"wrong":null')
  expect(JSON.stringify(models.asked[0]?.body)).not.toContain('Hàng Bông')
})

test('what is not fit for a child is not shown, and is counted all the same', async () => {
  const { models, both, explain, chosen, wrong, costs } = await start()
  await both(chosen, wrong)
  models.script({ text: 'You should have counted on from two.' }, { status: 500 }, { text: said })
  for (const _ of [1, 2]) expect((await explain()).body['code']).toBe('explanation_failed')
  expect((await explain()).status).toBe(200)
  expect(await costs()).toMatchObject([{ requests: 3, refused: 2 }])
})

test('there are so many a day for a child; what was written before is not counted', async () => {
  const app = await start()
  const { models, both, explain, chosen, wrong, clock } = app
  await both(chosen, wrong)
  models.script(...Array.from({ length: contract.explanationsPerDay }, () => ({ text: 'no' })), { text: said })
  for (let count = 0; count < contract.explanationsPerDay; count += 1) await explain()
  expect((await explain()).status).toBe(429)
  clock.move(days(1) + 1000)
  const token = await app.tokenOf(app.child)
  const params = { id: (await app.database.read().selectFrom('practice_sessions').select('id').execute())[0]?.id ?? '' }
  const again = () => app.call(contract.explainMistake, { token, params, body: { question: chosen } })
  for (let count = 0; count < contract.explanationsPerDay + 2; count += 1) expect((await again()).status).toBe(200)
  expect(models.asked).toHaveLength(contract.explanationsPerDay + 1)
})

test.each([
  ['without a provider', { key: '' }],
  ['without a yes to AI', { ai: false }],
])('nothing is explained %s', async (_, changes) => {
  const { call, token, models, both, explain, chosen, wrong } = await start(changes)
  expect((await call(contract.readExplaining, { token })).body['data']).toEqual({ isOn: false })
  await both(chosen, wrong)
  expect((await explain()).status).toBe(403)
  expect(models.asked).toEqual([])
})

test('a parent switches it off', async () => {
  const { call, token, tokenOf, parent, child, models, both, explain, chosen, wrong } = await start()
  const isOn = async () => (await call(contract.readExplaining, { token })).body['data']
  expect(await isOn()).toEqual({ isOn: true })
  const body = { isOn: true, subjectIds: null, minutes: 10, examDates: [], explainsWithAi: false, revision: 0 }
  const as = { token: await tokenOf(parent), query: { child_id: child.id } }
  expect((await call(progress.savePracticeSettings, { ...as, body })).status).toBe(200)
  expect(await isOn()).toEqual({ isOn: false })
  await both(chosen, wrong)
  expect((await explain()).status).toBe(403)
  expect(models.asked).toEqual([])
})
