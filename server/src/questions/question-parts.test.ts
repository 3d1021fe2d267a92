import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { type AttemptHistory, getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import { listTakeableQuizzes } from '@lms/contracts/attempts/attempts.ts'
import { listChecks } from '@lms/contracts/attempts/checked-answers.ts'
import { getDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { listPracticeSubjects, readToday, startPractice } from '@lms/contracts/practice/practice-sessions.ts'
import { questionTypeRules, questionTypes } from '@lms/contracts/question-types/registry.ts'
import { printQuiz } from '@lms/contracts/quizzes/quiz-papers.ts'
import { getQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import { type Question, createQuestion, getQuestion, updateQuestion } from '@lms/contracts/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { sheetOfHistory } from '../attempts/results/result-sheet-view.ts'
import { historyOf, resultOf, startAttemptApp, viewOf } from '../../testing/apps/attempt-app.ts'
import { secretsIn } from '../../testing/early-secrets.ts'
import { type PartType, drafts, partDrafts, partTypes, rightAnswerTo } from '../../testing/records/question-parts.ts'
import { someQuestion, someQuestionDraft } from '../../testing/records/question.ts'
import { startQuizApp } from '../../testing/apps/quiz-app.ts'

const draftOf = (type: PartType, subject: string) => ({
  ...someQuestionDraft,
  answers: [],
  ...partDrafts[type],
  type,
  subject,
})

describe('questions with parts', () => {
  test('are kept as they were written, and what stays keeps its ids', async () => {
    const { call, token, subject } = await startQuizApp()
    for (const type of partTypes) {
      const created = await call(createQuestion, { token, body: draftOf(type, subject.id) })
      expect(created.status, JSON.stringify(created.body)).toBe(201)
      const { question } = created.body['data'] as { question: Question }
      expect(question, type).toMatchObject({ ...partDrafts[type], type })
      const body = { ...partsIn(question), title: 'Tiêu đề đã đổi', version: question.version }
      const changed = await call(updateQuestion, { token, params: { id: question._id }, body })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      const { question: after } = changed.body['data'] as { question: Question }
      expect(partsIn(after), type).toEqual(partsIn(question))
      expect(after.answers, type).toEqual(question.answers)
      expect((await call(getQuestion, { token, params: { id: question._id } })).body['data']).toEqual({
        question: after,
      })
    }
  })

  test('are cleaned and held against their rules like everything that people write', async () => {
    const { call, token, subject } = await startQuizApp()
    const hostile = '<p>an toàn<script>alert(1)</script><img src="x" onerror="alert(1)"></p>'
    const body = {
      ...draftOf('matching', subject.id),
      pairs: [
        { left: hostile, right: hostile },
        { left: 'b', right: 'c' },
      ],
      extras: [hostile.replace('an', 'em')],
    }
    const created = await call(createQuestion, { token, body })
    const { question } = created.body['data'] as { question: Question }
    expect(JSON.stringify(question)).not.toMatch(/script|onerror/)
    const emptied = {
      ...body,
      pairs: [
        { left: '<script>x</script>', right: 'a' },
        { left: 'b', right: 'c' },
      ],
    }
    const refused = await call(createQuestion, { token, body: emptied })
    expect(refused.status).toBe(422)
    expect(refused.body['errors']).toMatchObject([{ field: 'pairs' }])
  })

  test('lose what belongs to another type when the type changes', async () => {
    const { call, token, user, ...app } = await startQuizApp()
    const id = await someQuestion({ ...app, call }, user, { ...partDrafts.ordering, type: 'ordering' })
    const body = { type: 'statements', statements: partDrafts.statements.statements, version: 1 }
    const changed = await call(updateQuestion, { token, params: { id }, body })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const { question } = changed.body['data'] as { question: Question }
    expect(question.items).toBeUndefined()
    expect(question.statements).toHaveLength(4)
  })
})

const secretWords = ['bí mật', 'Câu văn rõ ràng', '{{', '"9"']

/** A quiz of one question of each type and a template, given to a child. */
async function startPartsApp(changes: object = {}) {
  const ids: string[] = []
  const app = await startAttemptApp()
  const secret = { explanation: '<p>lời giải bí mật</p>', hint: '<p>gợi ý bí mật</p>', points: 10 }
  for (const type of questionTypes)
    ids.push(await someQuestion(app, app.user, { answers: [], ...drafts[type], type, ...secret }))
  const template = {
    content: '<p>Tính {{a}} + 1 bằng mấy?</p>',
    type: 'single_choice',
    answers: [
      { text: '{{a+1}}', isCorrect: true },
      { text: '{{a}}', isCorrect: false, mistake: 'nhầm bí mật' },
    ],
    template: { variables: [{ name: 'a', kind: 'whole', from: '20', to: '40' }] },
  }
  ids.push(await someQuestion(app, app.user, { ...secret, ...template }))
  const { _id } = await app.created({ questions: ids, showCorrectAnswers: true, maxAttempts: 0, ...changes })
  const given = await app.call(assignQuiz, {
    token: app.token,
    params: { id: _id },
    body: { studentId: app.child.id },
  })
  return { ...app, ids, quizId: _id, given: (given.body['data'] as { assignment: { _id: string } }).assignment._id }
}

describe('a paper of all types', () => {
  test('shows no key on any way to it, and grades each part', async () => {
    const app = await startPartsApp()
    const begun = viewOf(await app.begin({}, app.childToken, app.given))
    const asked = begun.quiz.questions
    expect(asked).toHaveLength(questionTypes.length + 1)

    const answers: Record<string, unknown> = {}
    for (const id of app.ids) {
      const read = await app.call(getQuestion, { token: app.token, params: { id } })
      const { question } = read.body['data'] as { question: Question }
      answers[id] = rightAnswerTo(question)
    }
    const saved = await app.save({ answers, sequence: 1 }, app.childToken, app.given)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const again = viewOf(await app.show(app.childToken, app.given))
    expect(again.attempt?.answers).toEqual(answers)
    expect(again.quiz.questions).toEqual(asked)

    const as = { token: app.childToken }
    const told = [
      begun,
      { ...again, attempt: null },
      saved.body,
      await app.list(),
      ...(await Promise.all([
        app.call(listChecks, { ...as, params: { id: app.given } }),
        app.call(listTakeableQuizzes, { ...as, params: { id: app.subject.id } }),
        app.call(getDashboard, as),
        app.call(listPracticeSubjects, as),
        app.call(readToday, as),
        app.call(startPractice, { ...as, body: { kind: 'free' } }),
        app.call(getQuiz, { ...as, params: { id: app.quizId } }),
      ])),
    ]
    expect(secretsIn(told, app.ids)).toEqual([])
    for (const word of secretWords) expect(JSON.stringify(told), word).not.toContain(word)

    const historyId = historyOf(await app.submit({ sequence: 1 }, app.childToken, app.given))
    const result = resultOf(await app.result(historyId))
    const essay = asked.find(({ type }) => questionTypeRules[type].isMarkedByPerson === true)?._id ?? ''
    for (const id of app.ids) expect(result.question_scores[id], id).toBe(id === essay ? undefined : 10)
    expect(result).toMatchObject({ total_score: null, status: 'pending', pending_questions: [essay] })
    const keyed = result.student_quiz.quizz.questions.find(({ type }) => type === 'matching')
    expect(keyed).toMatchObject({ solution: answers[keyed?._id ?? ''] })
    const sheet = sheetOfHistory(result, app.child.id, { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' })
    const printed = sheet.questions.flatMap(({ options }) => options.map(({ text, state }) => `${state} ${text}`))
    for (const line of ['Việt Nam → Hà Nội', 'Lào → Viêng Chăn', '12', '9', '3 + 3 = 7 → Sai'])
      expect(printed).toContain(`correct ${line}`)
    const parents = await app.call(getChildResult, { token: app.parent.token, params: { historyId } })
    expect((parents.body['data'] as AttemptHistory).student_answers).toEqual(answers)
  })

  test('keeps its keys from a result that does not show them, and from a sheet without them', async () => {
    const app = await startPartsApp({ showCorrectAnswers: false, type: 'exam' })
    await app.begin({}, app.childToken, app.given)
    const historyId = historyOf(await app.submit({}, app.childToken, app.given))
    const result = resultOf(await app.result(historyId))
    expect(secretsIn(result, app.ids)).toEqual([])
    const query = new URLSearchParams({ format: 'html', versions: '1' })
    const paper = await app.app.http.inject({
      url: `${apiBase}${printQuiz.path.replace(':id', app.quizId)}?${query.toString()}`,
      headers: { authorization: `Bearer ${app.token}` },
    })
    expect(paper.statusCode, paper.payload.slice(0, 300)).toBe(200)
    for (const word of secretWords) expect(JSON.stringify(result) + paper.payload, word).not.toContain(word)
  })
})
