import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { type AttemptHistory, getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import { type Question, createQuestion, getQuestion, updateQuestion } from '@lms/contracts/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { sheetOfHistory } from '../attempts/results/result-sheet-view.ts'
import { historyOf, resultOf, startAttemptApp, viewOf } from '../../testing/apps/attempt-app.ts'
import { type PartType, partDrafts, partTypes } from '../../testing/records/question-parts.ts'
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

/** A quiz of one question of each type, given to a child. */
async function startPartsApp() {
  const ids: string[] = []
  const app = await startAttemptApp()
  for (const type of partTypes)
    ids.push(await someQuestion(app, app.user, { answers: [], ...partDrafts[type], type, points: 10 }))
  const { _id } = await app.created({ questions: ids, showCorrectAnswers: true, maxAttempts: 0 })
  const given = await app.call(assignQuiz, {
    token: app.token,
    params: { id: _id },
    body: { studentId: app.child.id },
  })
  return { ...app, ids, given: (given.body['data'] as { assignment: { _id: string } }).assignment._id }
}

describe('a paper of all types', () => {
  test('shows no key, orders nothing as the author did, and grades each part', async () => {
    const app = await startPartsApp()
    const begun = viewOf(await app.begin({}, app.childToken, app.given))
    const asked = begun.quiz.questions
    expect(asked).toHaveLength(partTypes.length)
    const paper = JSON.stringify(asked)
    for (const secret of ['isCorrect', 'isTrue', 'rubric', 'tolerance', 'pairs', 'solution', 'Câu văn rõ ràng', '"9"'])
      expect(paper, secret).not.toContain(secret)

    const answers: Record<string, unknown> = {}
    for (const id of app.ids) {
      const read = await app.call(getQuestion, { token: app.token, params: { id } })
      const { question } = read.body['data'] as { question: Question }
      const solution = questionTypeRules[question.type].parts?.solution(question) ?? null
      const shown = asked.find(({ _id }) => _id === id)
      if (question.type === 'ordering') expect(shown?.answers.map(({ _id }) => _id)).not.toEqual(question.itemIds)
      answers[id] =
        question.type === 'numeric' ? '20,4 cm' : question.type === 'essay' ? '<p>Nhà em có mèo.</p>' : solution
    }
    const saved = await app.save({ answers, sequence: 1 }, app.childToken, app.given)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const again = viewOf(await app.show(app.childToken, app.given))
    expect(again.attempt?.answers).toEqual(answers)
    expect(again.quiz.questions).toEqual(asked)

    const historyId = historyOf(await app.submit({ sequence: 1 }, app.childToken, app.given))
    const result = resultOf(await app.result(historyId))
    const essay = app.ids.at(-1) ?? ''
    for (const id of app.ids) expect(result.question_scores[id], id).toBe(id === essay ? undefined : 10)
    expect(result).toMatchObject({ total_score: null, status: 'pending', pending_questions: [essay] })
    const keyed = result.student_quiz.quizz.questions.find(({ type }) => type === 'matching')
    expect(keyed).toMatchObject({ solution: answers[keyed?._id ?? ''] })
    const sheet = sheetOfHistory(result, app.child.id, { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' })
    const printed = sheet.questions.map(({ options }) => options.map(({ text, state }) => `${state} ${text}`))
    expect(printed[1]).toContain('correct Lào → Viêng Chăn')
    expect(printed[2]?.[0]).toBe('correct <p>12</p>')
    expect(printed[3]).toContain('correct (2) → 9')
    expect(printed[4]).toContain('correct 3 + 3 = 7 → Sai')
    const parents = await app.call(getChildResult, { token: app.parent.token, params: { historyId } })
    expect((parents.body['data'] as AttemptHistory).student_answers).toEqual(answers)
  })
})
