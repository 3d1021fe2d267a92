import { bulkQuizzes } from '@lms/contracts/quizzes/quiz-bulk.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import { listQuestions } from '@lms/contracts/questions/questions.ts'
import { drawQuestions } from '@lms/contracts/quizzes/quiz-questions.ts'
import { questionUsage } from '@lms/contracts/quizzes/question-withdrawal.ts'
import { type ScheduleEntry, quizSchedule } from '@lms/contracts/quizzes/quiz-schedule.ts'
import { type QuizChoice, type QuizSummary, listQuizzes, quizChoices } from '@lms/contracts/quizzes/quizzes.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../testing/requests.ts'
import { errorsOf, quizOf, startQuizApp } from '../../testing/apps/quiz-app.ts'
import { days, hours, later } from '../platform/clock.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { draw } from './question-draw.ts'
import { someQuiz } from '../../testing/records/quiz.ts'

describe('the list of quizzes', () => {
  async function filled() {
    const app = await startQuizApp()
    await app.created({ title: 'Đạo hàm cơ bản', tags: ['giải tích'] })
    await app.created({ title: 'Phân số', isActive: false })
    await app.created({ title: 'Chu vi 100%', description: 'Hình vuông và hình chữ nhật' })
    return app
  }

  test('comes newest first, ten at a time, with what the table shows and no secrets', async () => {
    const { call, token } = await filled()
    const { body } = await call(listQuizzes, { token, query: { limit: '2' } })
    const { quizzes, pagination } = body['data'] as { quizzes: QuizSummary[]; pagination: object }
    expect(quizzes.map(({ title }) => title)).toEqual(['Chu vi 100%', 'Phân số'])
    expect(pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 })
    expect(quizzes[0]).toMatchObject({ subject: { name: 'Toán' }, class: 'LOP_4', isActive: true, questionCount: 2 })
    for (const field of ['questions', 'password', 'description']) expect(quizzes[0]).not.toHaveProperty(field)
  })

  test('is filtered by class, subject and status, and sorted by title', async () => {
    const { titles, subject } = await filled()
    expect(await titles({ class: 'LOP_4', subject: subject.id })).toHaveLength(3)
    expect(await titles({ class: 'LOP_5' })).toEqual([])
    expect(await titles({ isActive: 'false' })).toEqual(['Phân số'])
    expect(await titles({ isActive: 'true', class: '' })).toEqual(['Chu vi 100%', 'Đạo hàm cơ bản'])
    expect(await titles({ sortBy: 'title', sortOrder: 'asc' })).toEqual(['Chu vi 100%', 'Đạo hàm cơ bản', 'Phân số'])
  })

  test('is filtered by the time of creation, by the moment or by the day', async () => {
    const { titles, created, clock, call, token } = await filled()
    const before = later(clock.now(), hours(1)).toISOString()
    clock.move(hours(2))
    await created({ title: 'Bài mới nhất' })
    expect(await titles({ createdFrom: before })).toEqual(['Bài mới nhất'])
    expect(await titles({ createdTo: before })).toHaveLength(3)
    // The day as it is in Viet Nam.
    const today = later(clock.now(), hours(7)).toISOString().slice(0, 10)
    expect(await titles({ createdFrom: today, createdTo: today })).toContain('Bài mới nhất')
    expect(await titles({ createdTo: '2020-01-01' })).toEqual([])
    const counted = await call(listQuizzes, { token, query: { createdFrom: before } })
    expect(counted.body['data']).toMatchObject({ pagination: { total: 1 } })
    expect((await call(listQuizzes, { token, query: { createdFrom: 'hôm qua' } })).status).toBe(422)
  })

  test('is searched without accents in title, description and tags; no sign means anything', async () => {
    const { titles } = await filled()
    expect(await titles({ search: 'dao ham' })).toEqual(['Đạo hàm cơ bản'])
    expect(await titles({ search: 'GIAI TICH' })).toEqual(['Đạo hàm cơ bản'])
    expect(await titles({ search: 'hình vuông' })).toEqual(['Chu vi 100%'])
    expect(await titles({ search: '100%' })).toEqual(['Chu vi 100%'])
    expect(await titles({ search: '1_0' })).toEqual([])
    expect(await titles({ search: 'vi', isActive: 'false' })).toEqual([])
    expect(await titles({ search: 'chu', sortBy: 'title' })).toEqual(['Chu vi 100%'])
  })

  test('has a short form to choose from', async () => {
    const { call, token } = await filled()
    const { body } = await call(quizChoices, { token, query: { isActive: 'true' } })
    expect((body['data'] as QuizChoice[]).map(({ title }) => title)).toEqual(['Chu vi 100%', 'Đạo hàm cơ bản'])
  })
})

describe('many quizzes at once', () => {
  const messagesOf = (answer: Answer) =>
    (answer.body['data'] as { results: { message: string }[] }).results.map(({ message }) => message)
  const summaryOf = (answer: Answer) => (answer.body['data'] as { summary: object }).summary

  test('are activated, deactivated, deleted and brought back', async () => {
    const { call, token, created, get, figures } = await startQuizApp()
    const quizIds = [(await created({ isActive: false }))._id, (await created())._id]
    const [first = ''] = quizIds
    const bulk = (action: string, ids = quizIds) => call(bulkQuizzes, { token, body: { action, quizIds: ids } })
    const activated = await bulk('activate', [...quizIds, first, crypto.randomUUID()])
    expect(messagesOf(activated)).toEqual([
      'Quiz activated successfully',
      'Quiz activated successfully',
      'Quiz not found',
    ])
    expect(summaryOf(activated)).toEqual({ total: 3, successful: 2, failed: 1 })
    expect(quizOf(await get(first))).toMatchObject({ isActive: true, status: 'published', version: 2 })
    await bulk('deactivate')
    expect(quizOf(await get(first))).toMatchObject({ isActive: false, status: 'published' })
    expect(summaryOf(await bulk('delete'))).toMatchObject({ successful: 2 })
    expect(await figures()).toMatchObject({ courses: 0 })
    expect(summaryOf(await bulk('activate'))).toMatchObject({ failed: 2 })
    expect(summaryOf(await bulk('restore'))).toMatchObject({ successful: 2 })
    expect(await figures()).toMatchObject({ courses: 2 })
  })

  test('must be named, and the act must be known', async () => {
    const { call, token } = await startQuizApp()
    const bulk = (body: object) => call(bulkQuizzes, { token, body })
    expect(errorsOf(await bulk({ action: 'delete', quizIds: [] }))).toMatchObject([
      { field: 'quizIds', message: 'Please select quizzes first' },
    ])
    expect(errorsOf(await bulk({ action: 'explode', quizIds: [crypto.randomUUID()] }))).toMatchObject([
      { field: 'action' },
    ])
  })

  test("a parent changes only their own; the administrators' stay, and another parent's do not exist", async () => {
    const app = await startQuizApp()
    const { call, user, signedIn } = app
    const [one, two] = [await signedIn('parent'), await signedIn('parent')]
    const quizIds = [await someQuiz(app, user), await someQuiz(app, two.user), await someQuiz(app, one.user)]
    const answer = await call(bulkQuizzes, { token: one.token, body: { action: 'delete', quizIds } })
    expect(messagesOf(answer)).toEqual([
      'You can only change your own quizzes',
      'Quiz not found',
      'Quiz deleted successfully',
    ])
  })
})

describe('the schedule', () => {
  test('has what begins and what ends in a span of time', async () => {
    const { call, token, created, clock } = await startQuizApp()
    const at = (milliseconds: number) => later(clock.now(), milliseconds).toISOString()
    await created({ title: 'Trong tuần', releaseDate: at(days(1)), deadline: at(days(3)) })
    await created({ title: 'Sang tuần', releaseDate: at(days(2)), deadline: at(days(12)) })
    const read = async (query: Record<string, string>) => {
      const answer = await call(quizSchedule, { token, query })
      const { entries } = answer.body['data'] as { entries: ScheduleEntry[] }
      return entries.map(({ kind, quiz }) => `${kind} ${quiz.title}`)
    }
    const week = { from: at(0), to: at(days(7)) }
    expect(await read(week)).toEqual(['release Trong tuần', 'release Sang tuần', 'deadline Trong tuần'])
    expect(await read({ ...week, class: 'LOP_5' })).toEqual([])
    const year = await call(quizSchedule, { token, query: { from: at(0), to: at(days(365)) } })
    expect(errorsOf(year)).toMatchObject([{ field: 'to', message: 'Chỉ xem được tối đa 62 ngày một lần' }])
  })
})

describe('questions for a quiz', () => {
  test('are drawn by difficulty out of those that one may read, without those that are chosen', async () => {
    const app = await startQuizApp()
    const { call, token, signedIn, user, questions, addUser, tokenOf } = app
    const parent = await signedIn('parent')
    for (let number = 0; number < 4; number += 1)
      await someQuestion(app, user, { title: `Câu vừa ${number}`, difficulty: 'medium' })
    const own = await someQuestion(app, parent.user, { difficulty: 'medium' })
    const drawn = async (body: object, as = token) => {
      const answer = await call(drawQuestions, { token: as, body: { class: 'LOP_4', ...body } })
      const data = answer.body['data'] as { questions: { _id: string; difficulty: string }[]; missing: object }
      return { ...data, difficulties: data.questions.map(({ difficulty }) => difficulty) }
    }
    const some = await drawn({ medium: 3, hard: 2, exclude: [questions[0]] })
    expect(some.difficulties).toEqual(['medium', 'medium', 'medium', 'hard'])
    expect(new Set(some.questions.map(({ _id }) => _id)).size).toBe(4)
    expect(some.missing).toEqual({ easy: 0, medium: 0, hard: 1 })
    expect((await drawn({ easy: 1, exclude: [questions[0]] })).missing).toMatchObject({ easy: 1 })
    const stranger = await signedIn('parent')
    const ids = (await drawn({ medium: 50 }, stranger.token)).questions.map(({ _id }) => _id)
    expect(ids).toHaveLength(4)
    expect(ids).not.toContain(own)
    const waiting = await tokenOf(await addUser({ role: 'parent', approval: 'waiting' }))
    expect((await drawn({ medium: 5 }, waiting)).questions).toEqual([])
    const nothing = await call(drawQuestions, { token, body: { class: 'LOP_4' } })
    expect(errorsOf(nothing)).toMatchObject([{ message: 'Vui lòng nhập số câu hỏi cần lấy (1 đến 200)' }])
  })

  test('come in random order, each once, as the dice fall', () => {
    const dice = [0.99, 0, 0.5]
    expect(draw(['a', 'b', 'c', 'd'], 3, () => dice.shift() ?? 0)).toEqual(['c', 'b', 'a'])
    expect(draw(['a'], 3, () => 0)).toEqual(['a'])
  })

  test('are found that no quiz has ever had', async () => {
    const { call, token, created, update } = await startQuizApp()
    const unused = async () => {
      const answer = await call(listQuestions, { token, query: { unused: 'true' } })
      const { questions, pagination } = answer.body['data'] as DataOf<typeof listQuestions>
      expect(pagination.total).toBe(questions.length)
      return questions.map(({ title }) => title)
    }
    const both = await call(listQuestions, { token })
    const [second, first] = (both.body['data'] as DataOf<typeof listQuestions>).questions
    expect(await unused()).toEqual(['Câu thứ hai', 'Câu thứ nhất'])
    const { _id } = await created({ questions: [first?._id] })
    expect(await unused()).toEqual(['Câu thứ hai'])
    await update(_id, { questions: [second?._id], version: 1 })
    expect(await unused()).toEqual([])
  })

  test('know the quizzes that use them: those that one may see, and how many there are', async () => {
    const app = await startQuizApp()
    const { call, token, signedIn, created, questions } = app
    const [first = ''] = questions
    await created({ title: 'Của nhà' })
    const [parent, stranger] = [await signedIn('parent'), await signedIn('parent')]
    await someQuiz(app, parent.user, { title: 'Của phụ huynh', questions })
    const uses = async (as: string) => {
      const answer = await call(questionUsage, { token: as, params: { id: first } })
      const { quizzes, total } = answer.body['data'] as { quizzes: QuizChoice[]; total: number }
      return { titles: quizzes.map(({ title }) => title), total }
    }
    expect(await uses(token)).toEqual({ titles: ['Của phụ huynh', 'Của nhà'], total: 2 })
    expect(await uses(stranger.token)).toEqual({ titles: ['Của nhà'], total: 2 })
  })
})
