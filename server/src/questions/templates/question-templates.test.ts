import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { regradeQuiz } from '@lms/contracts/attempts/quiz-attempts.ts'
import type { PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import {
  type Question,
  type QuestionSummary,
  createQuestion,
  listQuestions,
  updateQuestion,
} from '@lms/contracts/questions/questions.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type QuestionAnalysis, getQuestionAnalysis } from '@lms/contracts/analysis/analysis.ts'
import { getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import { expect, test } from 'vitest'
import { historyOf, resultOf, startAttemptApp, viewOf } from '../../../testing/apps/attempt-app.ts'
import { startQuizApp } from '../../../testing/apps/quiz-app.ts'
import { someChild } from '../../../testing/records/child.ts'
import { sheetOfHistory } from '../../attempts/results/result-sheet-view.ts'
import type { Paper } from '../../attempts/rules/paper.ts'
import { json } from '../../platform/database/tables.ts'
import { someQuestion, someQuestionDraft } from '../../../testing/records/question.ts'

const product = {
  title: 'Nhân hai số có hai chữ số',
  content: '<p>Tính {{a}} × {{b}} = ?</p>',
  explanation: '<p>{{a}} × {{b}} = {{a*b}}</p>',
  template: {
    variables: [
      { name: 'a', kind: 'whole', from: '11', to: '99' },
      { name: 'b', kind: 'whole', from: '11', to: '99' },
    ],
    constraints: ['a != b'],
  },
}
const choices = {
  ...product,
  answers: [
    { text: '{{plain(a*b)}}', isCorrect: true },
    { text: '{{plain(a+b)}}', isCorrect: false, mistake: 'cộng thay vì nhân' },
    { text: '{{plain(a*b+10)}}', isCorrect: false, mistake: 'quên nhớ' },
  ],
}
const typed = { ...product, type: 'numeric', answers: [{ text: '{{a*b}}', isCorrect: true }] }

const numbersIn = ({ content }: Pick<PaperQuestion, 'content'>): [number, number] => {
  const [, a, b] = /Tính (\d+) × (\d+)/.exec(textOf(content)) ?? []
  return [Number(a), Number(b)]
}

/** A quiz of a template that is chosen from and one that is typed, given to a child. */
async function startTemplateApp() {
  const app = await startAttemptApp()
  const ids = [
    await someQuestion(app, app.user, { ...choices, points: 10 }),
    await someQuestion(app, app.user, { ...typed, points: 10 }),
  ]
  const { _id: quiz } = await app.created({ questions: ids, showCorrectAnswers: true, maxAttempts: 0 })
  const give = async (studentId: string) => {
    const given = await app.call(assignQuiz, { token: app.token, params: { id: quiz }, body: { studentId } })
    return (given.body['data'] as { assignment: { _id: string } }).assignment._id
  }
  return { ...app, ids, templateQuiz: quiz, give, given: await give(app.child.id) }
}

test('a template is kept as it was written, and lists show a sample of it', async () => {
  const { call, token, subject } = await startQuizApp()
  const body = { ...someQuestionDraft, ...choices, subject: subject.id }
  const created = await call(createQuestion, { token, body })
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  const { question } = created.body['data'] as { question: Question }
  expect(question).toMatchObject({ content: product.content, template: { constraints: ['a != b'] } })
  expect(question.answers[1]).toMatchObject({ text: '{{plain(a+b)}}', mistake: 'cộng thay vì nhân' })
  const listed = await call(listQuestions, { token, query: { search: 'Nhân hai số' } })
  const [line] = (listed.body['data'] as { questions: QuestionSummary[] }).questions
  expect(line?.sample).toMatch(/^Tính \d+ × \d+ = \?$/)

  const broken = await call(createQuestion, { token, body: { ...body, content: '<p>Tính {{a * c}} = ?</p>' } })
  expect(broken.status).toBe(422)
  expect(broken.body['errors']).toMatchObject([{ field: 'content', key: 'templates.unknownName' }])
  const plain = { template: null, content: '<p>Hai cộng ba bằng mấy?</p>', version: question.version }
  const answers = someQuestionDraft.answers.map((answer) => ({ ...answer }))
  const changed = await call(updateQuestion, { token, params: { id: question._id }, body: { ...plain, answers } })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  expect(changed.body['data']).toMatchObject({ question: { template: null, sample: null, version: 2 } })
})

test('a template gives every child its own numbers, and every screen of theirs the same', async () => {
  const app = await startTemplateApp()
  const begun = viewOf(await app.begin({}, app.childToken, app.given)).quiz.questions
  const paper = JSON.stringify(begun)
  for (const secret of ['{{', 'template', 'mistake', 'isCorrect', 'drawn', 'variables'])
    expect(paper).not.toContain(secret)
  expect(viewOf(await app.show(app.childToken, app.given)).quiz.questions).toEqual(begun)
  const other = await someChild(app, app.parent.user)
  const otherToken = await app.tokenOf(other)
  const others = viewOf(await app.begin({}, otherToken, await app.give(other.id))).quiz.questions
  expect([...begun, ...others].map(numbersIn)).not.toEqual([...others, ...begun].map(numbersIn))

  const [chosen, written] = begun
  if (!chosen || !written) throw new Error('two are asked')
  const [a, b] = numbersIn(chosen)
  const option = (value: number) => chosen.answers.find(({ text }) => textOf(text) === String(value))?._id ?? ''
  const [c, d] = numbersIn(written)
  const answers = { [chosen._id]: option(a + b), [written._id]: String(c * d) }
  const historyId = historyOf(await app.submit({ answers }, app.childToken, app.given))
  const result = resultOf(await app.result(historyId))
  expect(result.question_scores).toEqual({ [chosen._id]: 0, [written._id]: 10 })
  const [keyed] = result.student_quiz.quizz.questions
  expect(keyed).toMatchObject({ content: chosen.content, explanation: `<p>${a} × ${b} = ${shown(a * b)}</p>` })
  expect(JSON.stringify(keyed)).toContain('cộng thay vì nhân')
})

test('a template is graded again with the numbers that were asked, also when the template has changed', async () => {
  const app = await startTemplateApp()
  const [chosen, written] = viewOf(await app.begin({}, app.childToken, app.given)).quiz.questions
  if (!chosen || !written) throw new Error('two are asked')
  const [a, b] = numbersIn(written)
  const historyId = historyOf(
    await app.submit({ answers: { [written._id]: String(a + b) } }, app.childToken, app.given),
  )
  const regrade = () =>
    app.call(regradeQuiz, { token: app.token, params: { id: app.templateQuiz }, body: { dryRun: false } })
  const change = (version: number, body: object) =>
    app.call(updateQuestion, { token: app.token, params: { id: written._id }, body: { ...body, version } })
  const score = async () => resultOf(await app.result(historyId)).question_scores[written._id]
  expect(await score()).toBe(0)
  // The key was wrong: the same numbers, another answer.
  expect((await change(1, { answers: [{ text: '{{a+b}}', isCorrect: true }] })).status).toBe(200)
  expect((await regrade()).status).toBe(200)
  expect(await score()).toBe(10)
  // Other variables have no place for the numbers of before: it counts as it was asked, with its own key.
  const renamed = {
    content: '<p>Tính {{x}} + {{y}} = ?</p>',
    explanation: '',
    answers: [{ text: '{{x+y}}', isCorrect: true }],
    template: {
      variables: product.template.variables.map((one, index) => ({ ...one, name: index === 0 ? 'x' : 'y' })),
    },
  }
  expect((await change(2, renamed)).status).toBe(200)
  expect((await regrade()).status).toBe(200)
  expect(await score()).toBe(0)
  const [, seen] = resultOf(await app.result(historyId)).student_quiz.quizz.questions
  expect(seen?.content).toBe(written.content)
})

test('what a draw made is kept with the paper, and nothing that shows or grades it calculates it again', async () => {
  const app = await startTemplateApp()
  const begun = viewOf(await app.begin({}, app.childToken, app.given)).quiz.questions
  const [chosen, written] = begun
  if (!chosen || !written) throw new Error('two are asked')
  const changePapers = (change: (item: Paper[number]) => Paper[number]) =>
    app.database.transaction(async (tx) => {
      for (const { attempt_id, paper } of await tx.selectFrom('attempt_papers').selectAll().execute())
        await tx
          .updateTable('attempt_papers')
          .set({ paper: json(paper.map(change)) })
          .where('attempt_id', '=', attempt_id)
          .execute()
    })
  // No numbers make these: whoever shows them has them from the paper.
  await changePapers(({ made, ...item }) => ({ ...item, made: { ...made, 'html a': '111', 'key a*b': '222' } }))
  const [, shownNow] = viewOf(await app.show(app.childToken, app.given)).quiz.questions
  expect(shownNow?.content).toBe(written.content.replace(/\d+/, '111'))
  expect(viewOf(await app.begin({}, app.childToken, app.given)).quiz.questions[1]).toEqual(shownNow)
  const first = historyOf(await app.submit({ answers: { [written._id]: '222' } }, app.childToken, app.given))
  const result = resultOf(await app.result(first))
  expect(result.question_scores[written._id]).toBe(10)
  expect(result.student_quiz.quizz.questions[1]).toMatchObject({
    content: shownNow?.content,
    answers: [{ text: '222' }],
  })

  // Papers that were drawn before hold their numbers alone.
  const next = viewOf(await app.begin({}, app.childToken, app.given)).quiz.questions
  await changePapers(({ questionId, version, order, drawn = {} }) => ({ questionId, version, order, drawn }))
  expect(viewOf(await app.show(app.childToken, app.given)).quiz.questions).toEqual(next)
  const [a, b] = numbersIn(next[1] as PaperQuestion)
  const second = historyOf(await app.submit({ answers: { [written._id]: String(a * b) } }, app.childToken, app.given))
  expect(resultOf(await app.result(second)).question_scores[written._id]).toBe(10)
})

test('what children chose or typed is counted by the numbers that each was asked, and mistakes are named', async () => {
  const app = await startTemplateApp()
  const sit = async (token: string, assigned: string, mistaken: boolean): Promise<string> => {
    const [chosen, written] = viewOf(await app.begin({}, token, assigned)).quiz.questions
    if (!chosen || !written) throw new Error('two are asked')
    const [a, b] = numbersIn(chosen)
    const option = chosen.answers.find(({ text }) => textOf(text) === String(mistaken ? a + b : a * b))?._id ?? ''
    const [c, d] = numbersIn(written)
    return historyOf(
      await app.submit({ answers: { [chosen._id]: option, [written._id]: String(c * d) } }, token, assigned),
    )
  }
  const historyId = await sit(app.childToken, app.given, true)
  for (const mistaken of [true, false, false, false]) {
    const student = await someChild(app, app.parent.user)
    await sit(await app.tokenOf(student), await app.give(student.id), mistaken)
  }
  app.clock.move(60_000)
  await app.app.jobs.runDue()
  const [chosen = '', written = ''] = app.ids
  const analysisOf = async (id: string) => {
    const answer = await app.call(getQuestionAnalysis, { token: app.token, params: { id } })
    return (answer.body['data'] as { analysis: QuestionAnalysis }).analysis.item
  }
  expect((await analysisOf(chosen)).options).toMatchObject([
    { isCorrect: true, count: 3 },
    { mistake: 'cộng thay vì nhân', count: 2 },
    { mistake: 'quên nhớ', count: 0 },
  ])
  expect(await analysisOf(written)).toMatchObject({ options: [{ count: 5 }], otherCount: 0 })
  const file = await app.app.http.inject({
    url: `/api/v1/questions/${chosen}/analysis/export`,
    headers: { authorization: `Bearer ${app.token}` },
  })
  expect(file.payload).toContain('cộng thay vì nhân')
  const result = await app.call(getChildResult, { token: app.parent.token, params: { historyId } })
  const sheet = sheetOfHistory(resultOf(result), app.parent.user.id, { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' })
  const words = sheet.questions.flatMap(({ options }) => options.flatMap((option) => option.words))
  expect(words).toContain('Có thể đã nhầm: cộng thay vì nhân')
})

function shown(value: number): string {
  return String(value).replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, '\u00a0')
}
