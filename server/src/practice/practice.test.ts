import type { CheckedAnswer } from '@lms/contracts/attempts/checked-answers.ts'
import * as contract from '@lms/contracts/practice/practice-sessions.ts'
import { type PartRules } from '@lms/contracts/question-types/question-type.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { type Question, getQuestion } from '@lms/contracts/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { type Changes, startAttemptApp } from '../../testing/apps/attempt-app.ts'
import { someAssignment } from '../../testing/records/assignment.ts'
import { partDrafts, partTypes } from '../../testing/records/question-parts.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { someQuiz } from '../../testing/records/quiz.ts'
import type { Answer } from '../../testing/requests.ts'
import { days } from '../platform/clock.ts'

const sessionOf = (answer: Answer) => (answer.body['data'] as { session: contract.PracticeSession }).session
const answerOf = (answer: Answer) => answer.body['data'] as { answer: CheckedAnswer; finishedAt: string | null }

async function startPracticeApp(changes: Changes = { maxAttempts: 1 }) {
  const app = await startAttemptApp(changes)
  const token = app.childToken
  const start = (body: object, as = token) => app.call(contract.startPractice, { token: as, body })
  const read = (id: string, as = token) => app.call(contract.getPractice, { token: as, params: { id } })
  const attempt = (id: string, question: string, given: unknown, number = 1) =>
    app.call(contract.answerPractice, { token, params: { id }, body: { question, given, number } })
  const redo = (historyId: string, as = token) => start({ kind: 'mistakes', attempt_id: historyId }, as)
  const subjects = async (as = token) => {
    const answer = await app.call(contract.listPracticeSubjects, { token: as })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body['data'] as { subjects: { _id: string; counts: object }[]; unfinished: object | null }
  }
  /** What can be practised freely now, by the ids of the questions. */
  const open = async () => {
    const answer = await start({ kind: 'free', count: 20 })
    return answer.status === 409 ? [] : sessionOf(answer).questions.map(({ _id }) => _id)
  }
  return { ...app, start, read, attempt, redo, subjects, open }
}

describe('what was wrong', () => {
  test('is practised with a second try, and the key comes with the last one', async () => {
    const { sit, redo, attempt, read, known } = await startPracticeApp()
    const begun = await redo(await sit(2))
    expect(begun.status, JSON.stringify(begun.body)).toBe(201)
    const session = sessionOf(begun)
    const [, , judged, typed] = known
    expect(session.questions.map(({ _id }) => _id)).toEqual([judged.id, typed.id])
    const first = await attempt(session._id, typed.id, 'Huế')
    expect(answerOf(first)).toMatchObject({ answer: { state: 'again', key: null }, finishedAt: null })
    for (const body of [begun.body, first.body, (await read(session._id)).body])
      for (const secret of ['isCorrect', 'explanation', 'bí mật', 'Hà Nội'])
        expect(JSON.stringify(body)).not.toContain(secret)
    const second = await attempt(session._id, typed.id, 'hà nội', 2)
    expect(answerOf(second).answer).toMatchObject({
      state: 'right',
      tries: [{ isRight: false }, { isRight: true }],
      key: { explanation: '<p>Thủ đô bí mật</p>', answers: [{ text: 'Hà Nội', isCorrect: true }] },
    })
    // Where one other answer is left, a second try would be no question.
    const last = answerOf(await attempt(session._id, judged.id, judged.wrong[0]))
    expect(last).toMatchObject({ answer: { state: 'wrong', key: { _id: judged.id } }, finishedAt: expect.any(String) })
    expect(sessionOf(await read(session._id))).toMatchObject({
      kind: 'mistakes',
      attempt: { title: 'Kiểm tra giữa kỳ' },
      answers: [{ state: 'wrong' }, { state: 'right' }],
      finishedAt: expect.any(String),
    })
  })

  test('is answered the same when it is sent twice, in any order, and the first to arrive counts', async () => {
    const { sit, redo, attempt, known } = await startPracticeApp()
    const { _id } = sessionOf(await redo(await sit(0)))
    const [one, many] = known
    const chosen = await attempt(_id, many.id, many.right.slice(0, 1))
    expect(answerOf(chosen).answer.hint).toMatchObject({ count: { right: 1, of: 2 } })
    const again = await attempt(_id, many.id, many.right)
    expect(again.body).toEqual(chosen.body)
    expect((await attempt(_id, one.id, one.right[0], 2)).status).toBe(409)
    const right = await attempt(_id, one.id, one.right[0])
    expect((await attempt(_id, one.id, one.wrong[0], 2)).body).toEqual(right.body)
    expect((await attempt(_id, crypto.randomUUID(), 'x')).status).toBe(404)
  })

  test('says why a choice was wrong in the words of its author, before the key', async () => {
    const { sit, redo, attempt, known } = await startPracticeApp()
    const { _id } = sessionOf(await redo(await sit(0)))
    const { answer } = answerOf(await attempt(_id, known[1].id, known[1].wrong))
    expect(answer).toMatchObject({ state: 'again', hint: { text: 'lý do bí mật' }, key: null })
  })

  test.each([
    ['another attempt remains', { maxAttempts: 2 }],
    ['the quiz never shows keys', { maxAttempts: 1, showCorrectAnswers: false }],
    ['results are withheld', { maxAttempts: 1, showResultsImmediately: false }],
  ])('stays closed while %s', async (_, changes) => {
    const { sit, redo, open } = await startPracticeApp(changes)
    const refused = await redo(await sit(0))
    expect(refused.status).toBe(403)
    expect(refused.body['code']).toBe('keys_withheld')
    expect(await open()).toEqual([])
  })

  test('is one’s own: for others, also for a parent, the attempt does not exist', async () => {
    const { sit, redo, signedIn, parent } = await startPracticeApp()
    const history = await sit(0)
    expect((await redo(history, (await signedIn('student')).token)).status).toBe(404)
    expect((await redo(history, parent.token)).status).toBe(403)
  })

  test('has nothing to offer when all was right', async () => {
    const { sit, redo } = await startPracticeApp()
    const answer = await redo(await sit(4))
    expect(answer.status).toBe(409)
    expect(answer.body['code']).toBe('nothing_to_practise')
  })
})

describe('free practice', () => {
  test('offers what was sat and is shown, by subject and difficulty', async () => {
    const { sit, open, subjects, known, start } = await startPracticeApp()
    expect(await open()).toEqual([])
    await sit(2)
    expect((await open()).toSorted()).toEqual(known.map(({ id }) => id).toSorted())
    const { subjects: all, unfinished } = await subjects()
    expect(all.map(({ counts }) => counts)).toContainEqual({ easy: 1, medium: 0, hard: 0 })
    expect(unfinished).toMatchObject({ left: 4 })
    const chosen = sessionOf(await start({ kind: 'free', subject_id: all[0]?._id, difficulty: 'easy', count: 1 }))
    expect(chosen).toMatchObject({ subject: { _id: all[0]?._id }, difficulty: 'easy', questions: [{}] })
    expect((await start({ kind: 'free', difficulty: 'hard' })).status).toBe(409)
  })

  test('offers the bank of one’s own parents, and nothing that stands in a quiz to come', async () => {
    const app = await startPracticeApp()
    const { open, parent, child } = app
    const free = await someQuestion(app, parent.user)
    const stranger = (await app.signedIn('parent')).user
    await someQuestion(app, stranger)
    await someQuestion(app, parent.user, { class: 'LOP_9' })
    const [exam, given, drill] = [
      await someQuestion(app, parent.user),
      await someQuestion(app, parent.user),
      await someQuestion(app, parent.user),
    ]
    await someQuiz(app, parent.user, { questions: [exam], type: 'exam' })
    await someAssignment(app, await someQuiz(app, parent.user, { questions: [given], type: 'practice' }), child)
    await someQuiz(app, parent.user, { questions: [drill], type: 'practice' })
    expect((await open()).toSorted()).toEqual([free, drill].toSorted())
  })

  test('never asks what a quiz that everybody may take will ask', async () => {
    const app = await startPracticeApp()
    await app.sit(0)
    await someQuiz(app, app.user, { questions: [app.known[0].id], isPublic: true })
    expect(await app.open()).not.toContain(app.known[0].id)
  })

  test('keeps a key back that became useful after it began', async () => {
    const app = await startPracticeApp({ maxAttempts: 0 })
    const { sit, redo, begin, submit, attempt, read, known } = app
    const session = sessionOf(await redo(await sit(0)))
    await attempt(session._id, known[2].id, known[2].wrong[0])
    await begin()
    const refused = await attempt(session._id, known[0].id, known[0].wrong[0])
    expect(refused.body['code']).toBe('question_reserved')
    expect(JSON.stringify((await read(session._id)).body)).not.toContain('isCorrect')
    await submit()
    expect((await attempt(session._id, known[0].id, known[0].right[0])).status).toBe(200)
    expect(JSON.stringify((await read(session._id)).body)).toContain('isCorrect')
  })

  test('forgets yesterday’s unfinished one', async () => {
    const { sit, open, subjects, clock, tokenOf, child } = await startPracticeApp()
    await sit(0)
    await open()
    clock.move(days(1) + 1)
    expect((await subjects(await tokenOf(child))).unfinished).toBeNull()
  })
})

test('every type with parts is practised by the same rules, and no key comes early', async () => {
  const app = await startPracticeApp()
  const { call, parent, start, attempt } = app
  const ids: string[] = []
  for (const type of partTypes) {
    const draft = { answers: [], explanation: '<p>vì thế</p>', ...partDrafts[type], type }
    const id = await someQuestion(app, parent.user, draft)
    // Nobody is there to mark it.
    if (questionTypeRules[type].isMarkedByPerson !== true) ids.push(id)
  }
  const { _id, questions } = sessionOf(await start({ kind: 'free' }))
  expect(questions.map((question) => question._id).toSorted()).toEqual(ids.toSorted())
  const secrets = ['isCorrect', 'isTrue', 'tolerance', 'pairs', 'solution', 'judged', 'explanation']
  for (const { _id: question, type } of questions) {
    const first = await attempt(_id, question, type === 'numeric' ? '20' : null)
    const { answer } = answerOf(first)
    expect(answer, type).toMatchObject({ state: 'again', key: null })
    if (type === 'numeric') expect(answer.hint).toMatchObject({ needsUnit: true })
    for (const secret of secrets) expect(JSON.stringify(first.body), secret).not.toContain(secret)
    const asked = await call(getQuestion, { token: parent.token, params: { id: question } })
    const { question: whole } = asked.body['data'] as { question: Question }
    const rules: PartRules | null = questionTypeRules[type].parts
    const second = answerOf(await attempt(_id, question, type === 'numeric' ? '20 cm' : rules?.solution(whole), 2))
    expect(second.answer, type).toMatchObject({ state: 'right', key: { explanation: '<p>vì thế</p>' } })
  }
})
