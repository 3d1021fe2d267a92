import { cancelProcess, retryProcess } from '@lms/contracts/generation/generation.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { listQuestions, type QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { until } from '../../../testing/until.ts'
import { processOf, startGenerationApp } from '../../../testing/apps/generation-app.ts'
import { deliver } from '../../../testing/model-server.ts'
import { minutes, seconds } from '../../platform/clock.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { someRequest } from '../../../testing/records/generation.ts'

const nothing = { quizzes: 0, questions: 0, subjects: 0 }

describe('a process', () => {
  test('makes an inactive draft with its questions, marked as made by AI, in a new subject', async () => {
    const { made, quizOf, models, call, token, database } = await startGenerationApp()
    const process = await made({
      totalQuestions: 10,
      easyQuestions: 5,
      mediumQuestions: 3,
      hardQuestions: 2,
      instructions: 'Không dùng máy tính.',
      showAnswersImmediately: true,
    })
    expect(process).toMatchObject({ status: 'completed', progress: 100, step: null, reason: null, promptVersion: 2 })
    expect(process.tokens).toEqual({ input: 400, output: 900, requests: 1 })
    const quiz = await quizOf(process.quiz)
    expect(quiz).toMatchObject({
      title: someRequest.title,
      description: someRequest.description,
      instructions: 'Không dùng máy tính.',
      isActive: false,
      isPublic: false,
      status: 'draft',
      class: 'LOP_4',
      subject: { name: 'Toán' },
      timeLimit: 60,
      passingScore: 50,
      maxAttempts: 1,
      shuffleAnswers: true,
      showCorrectAnswers: true,
      totalPoints: 100,
    })
    const difficulties = quiz.questions.map(({ difficulty }) => difficulty)
    expect(difficulties).toEqual([...Array(5).fill('easy'), ...Array(3).fill('medium'), 'hard', 'hard'])
    expect(quiz.questions.every(({ isAiMade }) => isAiMade)).toBe(true)
    const bank = await call(listQuestions, { token, query: { search: 'AI', class: 'LOP_4' } })
    expect((bank.body['data'] as { questions: QuestionSummary[] }).questions).toHaveLength(10)
    const subject = await database.read().selectFrom('subjects').select(['code', 'total_courses']).execute()
    expect(subject).toEqual([{ code: 'TOAN', total_courses: 1 }])
    expect(models.asked).toHaveLength(1)
    const bell = await call(listNotifications, { token })
    expect(bell.body['data']).toMatchObject({
      notifications: [{ kind: 'generation_done', details: { processId: process._id, quizId: process.quiz } }],
    })
  })

  test('uses the subject of that name that the class has', async () => {
    const { made, quizOf, database } = await startGenerationApp()
    const first = await quizOf((await made({ subject: 'Toán học' })).quiz)
    const second = await quizOf((await made({ subject: ' toan  HOC' })).quiz)
    expect(second.subject._id).toBe(first.subject._id)
    const other = await quizOf((await made({ subject: 'Toán học', class: 'LOP_5' })).quiz)
    expect(other.subject._id).not.toBe(first.subject._id)
    const codes = await database.read().selectFrom('subjects').select('code').orderBy('id').execute()
    expect(codes.map(({ code }) => code)).toEqual(['TOAN_HOC', 'TOAN_HOC2'])
  })

  test('asks only for what is missing, records what it did not take, and ignores surplus', async () => {
    const { made, models, quizOf } = await startGenerationApp()
    const [bad] = deliver({ easy: 1, medium: 0, hard: 0 })
    models.script(
      { questions: [{ ...bad, answers: [] }, ...deliver({ easy: 0, medium: 4, hard: 0 })] },
      { questions: [...deliver({ easy: 1, medium: 1, hard: 0 })] },
    )
    const process = await made()
    expect(process.status).toBe('completed')
    expect(process.rejections).toMatchObject([
      { round: 1, title: bad?.title, difficulty: 'easy', reason: 'answers_few' },
    ])
    expect(models.asked.map(({ counts }) => counts)).toEqual([
      { easy: 1, medium: 1, hard: 1 },
      { easy: 1, medium: 0, hard: 1 },
      { easy: 0, medium: 0, hard: 1 },
    ])
    expect(models.asked[1]?.prompt).toContain('already_there')
    expect((await quizOf(process.quiz)).questions.map(({ difficulty }) => difficulty)).toEqual([
      'easy',
      'medium',
      'hard',
    ])
  })

  test('fails after three requests, says what is missing, and leaves nothing half-made', async () => {
    const { made, models, left, read, call, token, app, quizOf } = await startGenerationApp()
    const easyOnly = { questions: deliver({ easy: 1, medium: 0, hard: 0 }) }
    models.script(easyOnly, { text: 'Xin lỗi' }, { questions: [] })
    const process = await made()
    expect(process).toMatchObject({ status: 'failed', reason: 'incomplete', missing: { easy: 0, medium: 1, hard: 1 } })
    expect(process.rejections).toMatchObject([{ round: 2, reason: 'malformed_answer' }])
    expect(models.asked).toHaveLength(3)
    expect(await left()).toEqual(nothing)
    // Another try goes on from what was good.
    const again = await call(retryProcess, { token, params: { id: process._id } })
    expect(processOf(again)).toMatchObject({
      status: 'not_started',
      reason: null,
      missing: { easy: 0, medium: 0, hard: 0 },
    })
    await app.jobs.runDue()
    expect(models.asked.at(-1)?.counts).toEqual({ easy: 0, medium: 1, hard: 1 })
    const done = await read(process._id)
    expect(done.status).toBe('completed')
    expect((await quizOf(done.quiz)).questionCount).toBe(3)
    expect((await call(retryProcess, { token, params: { id: process._id } })).status).toBe(409)
  })

  test('takes no question that the bank has already', async () => {
    const app = await startGenerationApp()
    await someQuestion(app, app.user, { content: '<p>Thủ đô của nước ta là <b>thành phố</b> nào?</p>' })
    const [twin] = deliver({ easy: 1, medium: 0, hard: 0 }, { content: 'thủ đô của nước ta là thành phố nào?' })
    app.models.script({ questions: [twin, ...deliver({ easy: 0, medium: 1, hard: 1 })] })
    const process = await app.made()
    expect(process.status).toBe('completed')
    expect(process.rejections).toMatchObject([{ round: 1, reason: 'duplicate_in_bank' }])
    expect(app.models.asked[1]?.counts).toEqual({ easy: 1, medium: 0, hard: 0 })
    // What a stranger wrote is not this parent's bank, and tells them nothing.
    const parent = await app.signedIn('parent')
    await someQuestion(app, await app.addUser({ role: 'parent' }), { content: 'Một con vịt xòe ra hai cái gì?' })
    const [same] = deliver({ easy: 1, medium: 0, hard: 0 }, { content: 'Một con vịt xòe ra hai cái gì?' })
    app.models.script({ questions: [same, ...deliver({ easy: 0, medium: 1, hard: 1 })] })
    expect((await app.made({}, parent.token)).rejections).toEqual([])
  })

  test('uses what was whole of an answer that broke off', async () => {
    const { made, models, quizOf } = await startGenerationApp()
    const whole = JSON.stringify({ questions: deliver({ easy: 1, medium: 1, hard: 1 }) })
    models.script({ text: whole.slice(0, -80), isCut: true })
    const process = await made()
    expect(process).toMatchObject({ status: 'completed', rejections: [{ reason: 'truncated_answer', title: '' }] })
    expect(models.asked[1]?.counts).toEqual({ easy: 0, medium: 0, hard: 1 })
    expect((await quizOf(process.quiz)).totalPoints).toBe(100)
  })
})

describe('when the provider does not deliver', () => {
  test('a block, a refused key and a refused request end the process with that reason', async () => {
    const { made, models, left, call, token } = await startGenerationApp()
    models.script({ blocked: 'prompt' }, { status: 401 }, { status: 404 })
    for (const reason of ['blocked', 'key_refused', 'request_refused']) {
      const tokens = { input: reason === 'blocked' ? 400 : 0, output: 0, requests: reason === 'blocked' ? 1 : 0 }
      expect(await made()).toMatchObject({ status: 'failed', reason, quiz: null, tokens })
    }
    expect(await left()).toEqual(nothing)
    const bell = await call(listNotifications, { token })
    expect(bell.body['data']).toMatchObject({ notifications: [{ details: { quizId: null } }, {}, {}] })
  })

  test('one that is busy is asked again when it said, and not before', async () => {
    const { made, models, app, clock, read } = await startGenerationApp()
    models.script({ status: 429, retryAfter: '40' })
    const process = await made()
    expect(process).toMatchObject({ status: 'in_progress', step: 'waiting', reason: null })
    const wait = Date.parse(process.resumesAt ?? '') - Date.parse(process.updatedAt)
    // Both are written in the same act, the one an instant before the other.
    expect(wait).toBeGreaterThan(seconds(39))
    expect(wait).toBeLessThanOrEqual(seconds(40))
    clock.move(seconds(35))
    await app.jobs.runDue()
    expect(models.asked).toHaveLength(1)
    clock.move(seconds(6))
    await app.jobs.runDue()
    expect(await read(process._id)).toMatchObject({ status: 'completed', resumesAt: null })
  })

  test('one that stays broken is given up after a few tries', async () => {
    const { made, models, app, clock, read, left } = await startGenerationApp()
    models.script(...Array.from({ length: 6 }, () => ({ status: 500 })))
    const process = await made()
    for (let tries = 0; tries < 5; tries += 1) {
      clock.move(minutes(5))
      await app.jobs.runDue()
    }
    expect(await read(process._id)).toMatchObject({ status: 'failed', reason: 'unavailable' })
    expect(models.asked).toHaveLength(6)
    expect(await left()).toEqual(nothing)
  })

  test('one that asks for more patience than anybody has ends the process', async () => {
    const { made, models } = await startGenerationApp()
    models.script({ status: 429, retryAfter: '86400' })
    expect(await made()).toMatchObject({ status: 'failed', reason: 'busy' })
  })

  test('one that hangs is given up and asked again', async () => {
    const { made, models, app, clock, read } = await startGenerationApp()
    models.script({ hang: true })
    const process = await made()
    expect(process).toMatchObject({ status: 'in_progress', step: 'waiting' })
    clock.move(minutes(1))
    await app.jobs.runDue()
    expect((await read(process._id)).status).toBe('completed')
  })
})

describe('cancelling', () => {
  test('ends the request at once, and what still comes changes nothing', async () => {
    const { started, models, app, call, token, read, left } = await startGenerationApp(() => ({
      TEST_MODEL_TIMEOUT: '600000',
    }))
    models.script({ hang: true })
    const id = await started()
    const running = app.jobs.runDue()
    await until(() => expect(models.asked).toHaveLength(1))
    const answer = await call(cancelProcess, { token, params: { id } })
    expect(processOf(answer)).toMatchObject({ status: 'failed', reason: 'cancelled', step: null })
    // The model hangs, and would be waited for longer than this test lasts: only the cancelling ends it.
    await running
    await app.jobs.runDue()
    expect(await read(id)).toMatchObject({ status: 'failed', reason: 'cancelled' })
    expect(await left()).toEqual(nothing)
    expect((await call(cancelProcess, { token, params: { id } })).status).toBe(409)
  })

  test('and trying again while the first answer is on its way makes one quiz', async () => {
    const { started, models, app, call, token, read, left } = await startGenerationApp()
    const gate = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    models.script(async ({ counts }) => {
      arrived.resolve()
      await gate.promise
      return { questions: deliver(counts) }
    })
    const id = await started()
    const first = app.jobs.runDue()
    await arrived.promise
    await call(cancelProcess, { token, params: { id } })
    await call(retryProcess, { token, params: { id } })
    gate.resolve()
    await first
    await app.jobs.runDue()
    expect((await read(id)).status).toBe('completed')
    expect(await left()).toMatchObject({ quizzes: 1, questions: 3 })
  })
})
