import {
  type GenerationOptions,
  type GenerationProcess,
  generateQuiz,
  generationOptions,
  listProcesses,
} from '@lms/contracts/generation/generation.ts'
import { updateSettings } from '@lms/contracts/settings/settings.ts'
import { describe, expect, test } from 'vitest'
import { startGenerationApp } from '../../testing/apps/generation-app.ts'
import { deliver } from '../../testing/model-server.ts'
import { minutes } from '../platform/clock.ts'
import { someRequest } from '../../testing/records/generation.ts'

const nothing = { quizzes: 0, questions: 0, subjects: 0 }

describe('limits', () => {
  test('hold per person and hour, and for everybody together per day', async () => {
    const { call, token, start, signedIn, clock } = await startGenerationApp()
    const limits = { generationsPerHour: 2, generationsPerDay: 3, version: 0 }
    expect((await call(updateSettings, { token, body: limits })).status).toBe(200)
    const options = async (as = token) =>
      (await call(generationOptions, { token: as })).body['data'] as GenerationOptions
    expect((await options()).left).toEqual({ thisHour: 2, today: 3 })
    expect([(await start()).status, (await start()).status]).toEqual([201, 201])
    const third = await start()
    expect(third.status).toBe(429)
    expect(third.body['code']).toBe('generation_hourly_limit')
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(3000)
    const parent = await signedIn('parent')
    expect((await start({}, parent.token)).status).toBe(201)
    const beyond = await start({}, parent.token)
    expect(beyond.body['code']).toBe('generation_daily_limit')
    expect((await options(parent.token)).left).toEqual({ thisHour: 1, today: 0 })
    clock.move(minutes(61))
    expect((await start()).body['code']).toBe('generation_daily_limit')
    clock.move(minutes(60 * 24))
    expect((await start({}, (await signedIn('parent')).token)).status).toBe(201)
  })

  test('are not used up by what is refused', async () => {
    const { start, call, token } = await startGenerationApp()
    expect((await start({ model: 'gpt-5' })).body['errors']).toMatchObject([
      { field: 'model', message: 'Nhà cung cấp này không có mô hình đó' },
    ])
    expect((await start({ provider: 'openai', model: 'gpt-4' })).status).toBe(409)
    expect((await start({ totalQuestions: 4 })).status).toBe(422)
    const { left } = (await call(generationOptions, { token })).body['data'] as GenerationOptions
    expect(left).toEqual({ thisHour: 10, today: 200 })
  })
})

describe('the calls', () => {
  test('without a key the options say so, and nothing pretends', async () => {
    const { start, call, token, left } = await startGenerationApp(() => ({ GEMINI_API_KEY: '' }))
    const options = await call(generationOptions, { token })
    expect(options.body['data']).toMatchObject({ providers: [{ provider: 'gemini', isAvailable: false }] })
    const refused = await start()
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'provider_unavailable' })
    expect(refused.body['message']).toContain('chưa có khóa')
    expect(await left()).toEqual(nothing)
    expect((await call(listProcesses, { token })).body['data']).toEqual([])
  })

  test('an OpenAI-compatible server of one’s own works without a key, by its address', async () => {
    const { made, models, quizOf } = await startGenerationApp(({ openaiUrl }) => ({
      OPENAI_BASE_URL: openaiUrl,
      OPENAI_MODELS: 'qwen3',
    }))
    const process = await made({ provider: 'openai', model: 'qwen3' })
    expect(process).toMatchObject({ provider: 'openai', modelName: 'qwen3', status: 'completed' })
    expect(models.asked).toMatchObject([{ protocol: 'openai', model: 'qwen3', key: undefined }])
    expect((await quizOf(process.quiz)).questionCount).toBe(3)
  })

  test('the messages of the form are the specification’s', async () => {
    const { call, token } = await startGenerationApp()
    const answer = await call(generateQuiz, {
      token,
      body: { title: '', class: '', model: '', subject: '', totalQuestions: 0, totalPoints: 90 },
    })
    expect(answer.status).toBe(422)
    expect(answer.body['errors']).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ field: 'title', message: 'Tiêu đề là bắt buộc' }),
        expect.objectContaining({ field: 'class', message: 'Lớp là bắt buộc' }),
        expect.objectContaining({ field: 'model', message: 'Mô hình là bắt buộc' }),
        expect.objectContaining({ field: 'subject', message: 'Chủ đề là bắt buộc' }),
        expect.objectContaining({ field: 'totalQuestions', message: 'Tổng số câu phải lớn hơn 0' }),
        expect.objectContaining({ field: 'totalPoints', message: 'Tổng điểm phải bằng 100' }),
      ]),
    )
    const long = await call(generateQuiz, { token, body: { ...someRequest, title: 'a'.repeat(301) } })
    expect(long.body['errors']).toMatchObject([{ field: 'title', message: 'Tiêu đề không được quá 300 ký tự' }])
    const sum = await call(generateQuiz, { token, body: { ...someRequest, totalQuestions: 5 } })
    expect(sum.body['errors']).toMatchObject([
      { field: 'totalQuestions', message: 'Tổng số câu hỏi phải bằng tổng số câu dễ, vừa và khó.' },
    ])
    const many = { totalQuestions: 51, easyQuestions: 50, mediumQuestions: 1, hardQuestions: 0 }
    expect((await call(generateQuiz, { token, body: { ...someRequest, ...many } })).body['errors']).toMatchObject([
      { field: 'totalQuestions', message: 'Tổng số câu không được quá 50' },
    ])
    const missing = { totalQuestions: undefined, totalPoints: undefined }
    expect((await call(generateQuiz, { token, body: { ...someRequest, ...missing } })).body['errors']).toMatchObject([
      { field: 'totalQuestions', message: 'Tổng số câu là bắt buộc' },
      { field: 'totalPoints', message: 'Tổng điểm là bắt buộc' },
    ])
  })

  test('the list has the array in data and the pagination beside it, filtered, newest first', async () => {
    const { made, models, call, token, signedIn } = await startGenerationApp()
    await made({ title: 'Đạo hàm cơ bản', subject: 'Giải tích' })
    models.script({ blocked: 'answer' })
    await made({ title: 'Hình học', model: 'gemini-2.5-flash' })
    const parent = await signedIn('parent')
    await made({ title: 'Của phụ huynh' }, parent.token)
    const list = async (query: Record<string, string> = {}, as = token) => {
      const { body } = await call(listProcesses, { token: as, query })
      return body as { data: GenerationProcess[]; pagination: object; success: boolean; status: string }
    }
    const all = await list()
    expect(all).toMatchObject({ success: true, status: 'success' })
    expect(all.data.map(({ title }) => title)).toEqual(['Của phụ huynh', 'Hình học', 'Đạo hàm cơ bản'])
    expect(all.pagination).toEqual({ page: 1, limit: 10, total: 3, totalPages: 1 })
    const titles = async (query: Record<string, string>) => (await list(query)).data.map(({ title }) => title)
    expect(await titles({ search: 'dao ham' })).toEqual(['Đạo hàm cơ bản'])
    expect(await titles({ search: 'giai tich' })).toEqual(['Đạo hàm cơ bản'])
    expect(await titles({ status: 'failed' })).toEqual(['Hình học'])
    expect(await titles({ modelName: 'gemini-2.5-flash' })).toEqual(['Hình học'])
    expect(await titles({ modelName: 'gemini' })).toHaveLength(3)
    expect(await titles({ modelName: 'openai' })).toEqual([])
    expect((await list({ limit: '2', page: '2' })).data.map(({ title }) => title)).toEqual(['Đạo hàm cơ bản'])
    // A parent sees their own, and not what it cost.
    const own = await list({}, parent.token)
    expect(own.data.map(({ title }) => title)).toEqual(['Của phụ huynh'])
    expect(own.data[0]).not.toHaveProperty('tokens')
    expect(all.data[0]?.tokens).toEqual({ input: 400, output: 900, requests: 1 })
  })

  test('no answer and no row holds the key, nor questions that wait for the rest', async () => {
    const { started, models, app, read, database } = await startGenerationApp()
    models.script({ questions: deliver({ easy: 1, medium: 0, hard: 0 }) }, { status: 429, retryAfter: '60' })
    const id = await started()
    await app.jobs.runDue()
    expect(JSON.stringify(await read(id))).not.toContain('isCorrect')
    const rows = [
      await database.read().selectFrom('generation_processes').selectAll().execute(),
      await database.read().selectFrom('jobs').selectAll().execute(),
      await database.read().selectFrom('audit').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain('gemini-secret')
    expect(rows[0]).toHaveLength(1)
  })
})
