import { listAudit } from '@lms/contracts/audit/audit.ts'
import { deleteQuestion, updateQuestion } from '@lms/contracts/questions/questions.ts'
import { addQuizQuestions } from '@lms/contracts/quizzes/quiz-questions.ts'
import * as contract from '@lms/contracts/quizzes/quizzes.ts'
import { describe, expect, test } from 'vitest'
import { errorsOf, quizOf, startQuizApp } from '../../testing/apps/quiz-app.ts'
import { days, hours, later } from '../platform/clock.ts'
import { someQuestion } from '../../testing/records/question.ts'

const titlesOf = ({ questions }: contract.Quiz) => questions.map(({ title }) => title)

describe('changing a quiz', () => {
  test('takes any part of it, and an old version is told so', async () => {
    const { created, update, questions } = await startQuizApp()
    const { _id: id } = await created({ password: 'hoa-sen' })
    expect(errorsOf(await update(id, { timeLimit: 40 }))).toMatchObject([
      { field: 'version', message: 'The version that was read is missing' },
    ])
    const answer = await update(id, { title: 'Phân số bằng nhau', questions: questions.toReversed(), version: 1 })
    expect(answer.body['message']).toBe('Quiz updated successfully')
    expect(quizOf(answer)).toMatchObject({ title: 'Phân số bằng nhau', timeLimit: 30, version: 2, password: 'hoa-sen' })
    expect(titlesOf(quizOf(answer))).toEqual(['Câu thứ hai', 'Câu thứ nhất'])
    const stale = await update(id, { timeLimit: 40, version: 1 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'stale', data: { quiz: { version: 2 } } })
    expect(quizOf(await update(id, { title: 'Phân số bằng nhau', version: 2 })).version).toBe(2)
    expect(quizOf(await update(id, { password: '', version: 2 })).password).toBeNull()
  })

  test.each([
    [{ title: '' }, 'title', 'Tên bài kiểm tra là bắt buộc'],
    [{ title: 'Toán' }, 'title', 'Tên bài kiểm tra phải có ít nhất 5 ký tự'],
    [{ title: 'a'.repeat(201) }, 'title', 'Tên bài kiểm tra không được quá 200 ký tự'],
    [{ description: '' }, 'description', 'Mô tả là bắt buộc'],
    [{ description: 'Ngắn' }, 'description', 'Mô tả phải có ít nhất 10 ký tự'],
    [{ subject: '' }, 'subject', 'Chủ đề là bắt buộc'],
    [{ type: 'test' }, 'type', 'Loại bài kiểm tra là bắt buộc'],
    [{ difficulty: '' }, 'difficulty', 'Độ khó là bắt buộc'],
    [{ timeLimit: 4 }, 'timeLimit', 'Thời gian làm bài phải từ 5 đến 480 phút'],
    [{ timeLimit: 481 }, 'timeLimit', 'Thời gian làm bài phải từ 5 đến 480 phút'],
    [{ passingScore: 101 }, 'passingScore', 'Điểm đạt phải từ 0 đến 100'],
    [{ questions: [] }, 'questions', 'Vui lòng chọn ít nhất 1 câu hỏi'],
  ])('to %j is refused for its %s', async (body, field, message) => {
    const { created, update } = await startQuizApp()
    const { _id } = await created()
    const answer = await update(_id, { ...body, version: 1 })
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toMatchObject([{ field, message }])
  })

  test('leaves alone what the wizard allowed and the edit form would not, while it stays the same', async () => {
    const { created, update } = await startQuizApp()
    const { _id } = await created({ title: 'Toán', description: '', timeLimit: 3 })
    const same = { title: 'Toán', description: '', timeLimit: 3 }
    expect(quizOf(await update(_id, { ...same, passingScore: 50, version: 1 })).passingScore).toBe(50)
    expect((await update(_id, { ...same, timeLimit: 4, version: 2 })).status).toBe(422)
  })

  test('looks at the release date only when it changes, and at the deadline with it', async () => {
    const { created, update, clock } = await startQuizApp()
    const at = (milliseconds: number) => later(clock.now(), milliseconds).toISOString()
    const { _id } = await created({ releaseDate: at(hours(1)), deadline: at(days(2)) })
    clock.move(hours(12))
    expect((await update(_id, { timeLimit: 45, version: 1 })).status).toBe(200)
    expect(errorsOf(await update(_id, { releaseDate: at(-hours(1)), version: 2 }))).toMatchObject([
      { message: 'Ngày phát hành không được nhỏ hơn ngày hiện tại.' },
    ])
    expect(errorsOf(await update(_id, { deadline: at(-days(2)), version: 2 }))).toMatchObject([
      { field: 'deadline', message: 'Hạn chót phải sau thời điểm hiện tại.' },
    ])
    const swapped = { releaseDate: at(days(3)), deadline: at(days(2)), version: 2 }
    expect(errorsOf(await update(_id, swapped))).toMatchObject([
      { field: 'releaseDate', message: 'Ngày phát hành không được lớn hơn hạn chót.' },
    ])
    expect(quizOf(await update(_id, { releaseDate: null, deadline: null, version: 2 }))).toMatchObject({
      releaseDate: null,
      deadline: null,
    })
  })

  test('keeps what the bank has deleted since, and follows its points', async () => {
    const { created, update, get, call, token, questions } = await startQuizApp()
    const [first = '', second = ''] = questions
    const { _id } = await created()
    await call(updateQuestion, { token, params: { id: second }, body: { points: 20, version: 1 } })
    await call(deleteQuestion, { token, params: { id: first } })
    const kept = quizOf(await get(_id))
    expect(kept).toMatchObject({ totalPoints: 30, questionCount: 2 })
    expect(kept.questions[0]?.deletedAt).not.toBeNull()
    expect((await update(_id, { questions: [second, first], version: 1 })).status).toBe(200)
    await update(_id, { questions: [second], version: 2 })
    expect((await update(_id, { questions: [second, first], version: 3 })).status).toBe(422)
  })

  test('adds questions at the end, each once', async () => {
    const app = await startQuizApp()
    const { call, token, created, questions, user } = app
    const { _id: id } = await created({ questions: [questions[1]] })
    const third = await someQuestion(app, user, { title: 'Câu thứ ba' })
    const add = (body: object) => call(addQuizQuestions, { token, params: { id }, body })
    const answer = await add({ questions: [third, ...questions] })
    expect(titlesOf(quizOf(answer))).toEqual(['Câu thứ hai', 'Câu thứ ba', 'Câu thứ nhất'])
    expect(quizOf(answer)).toMatchObject({ questionCount: 3, version: 2 })
    expect(quizOf(await add({ questions })).version).toBe(2)
    expect((await add({ questions, version: 1 })).status).toBe(409)
    expect(errorsOf(await add({ questions: [] }))).toMatchObject([{ field: 'questions' }])
    expect(errorsOf(await add({ questions: [crypto.randomUUID()] }))).toMatchObject([{ field: 'questions' }])
  })

  test('is undone after a deletion, and every act leaves its trace', async () => {
    const { created, update, call, token, titles, get } = await startQuizApp()
    const { _id: id } = await created()
    const deleted = await call(contract.deleteQuiz, { token, params: { id } })
    expect(deleted.body['message']).toBe('Quiz deleted successfully')
    expect(await titles()).toEqual([])
    expect(await titles({ deleted: 'true' })).toEqual(['Ôn tập phân số'])
    expect((await update(id, { timeLimit: 40, version: 2 })).status).toBe(404)
    expect((await call(contract.deleteQuiz, { token, params: { id } })).body['message']).toBe('Quiz not found')
    expect(quizOf(await get(id)).deletedAt).not.toBeNull()
    expect(quizOf(await call(contract.restoreQuiz, { token, params: { id } })).deletedAt).toBeNull()
    expect(await titles()).toEqual(['Ôn tập phân số'])
    const audit = await call(listAudit, { token, query: { recordType: 'quiz' } })
    const { entries } = audit.body['data'] as { entries: { action: string }[] }
    expect(entries.map(({ action }) => action)).toEqual(['quiz.restore', 'quiz.delete', 'quiz.create'])
  })
})
