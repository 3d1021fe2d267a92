import { login } from '@lms/contracts/accounts/accounts.ts'
import { generateQuiz, listProcesses } from '@lms/contracts/generation/generation.ts'
import type { GenerationProcess } from '@lms/contracts/generation/generation.ts'
import { listQuizzes } from '@lms/contracts/quizzes/quizzes.ts'
import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startGenerationApp } from '../../../testing/apps/generation-app.ts'
import { deliver, startModelServer } from '../../../testing/model-server.ts'
import { type ServerProcess, startProcess } from '../../../testing/server-process.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { minutes } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { someRequest } from '../../../testing/records/generation.ts'

const counts = { totalQuestions: 4, easyQuestions: 2, mediumQuestions: 1, hardQuestions: 1 }

async function product(where: Awaited<ReturnType<typeof emptyDatabase>>, geminiUrl: string): Promise<ServerProcess> {
  return startProcess({
    DATA_DIR: where.directory,
    DATABASE_URL: where.url,
    GEMINI_API_KEY: 'gemini-secret',
    GEMINI_BASE_URL: geminiUrl,
    LOG_LEVEL: 'debug',
  })
}

async function signIn(server: ServerProcess): Promise<string> {
  const { body } = await server.call(login, { body: { email: 'admin', password: 'Demo1234' } })
  return (body.data['token'] as { token: string }).token
}

async function outcome(
  server: ServerProcess,
): Promise<{ quizzes: QuizSummary[]; process: GenerationProcess | undefined }> {
  const token = await signIn(server)
  const quizzes = (await server.call(listQuizzes, { token })).body.data['quizzes'] as QuizSummary[]
  const processes = (await server.call(listProcesses, { token })).body.data as unknown as GenerationProcess[]
  return { quizzes: quizzes.filter(({ title }) => title === someRequest.title), process: processes[0] }
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a product that ends with %s in the middle of a process makes exactly one quiz of it',
  { timeout: 60_000 },
  async (signal) => {
    const models = await startModelServer()
    onTestFinished(() => models.close())
    const where = await emptyDatabase()
    // The first request brings a part, the second never ends.
    models.script({ questions: deliver({ easy: 2, medium: 0, hard: 0 }) }, { hang: true })
    const first = await product(where, models.geminiUrl)
    const token = await signIn(first)
    expect((await first.call(generateQuiz, { token, body: { ...someRequest, ...counts } })).status).toBe(201)
    await vi.waitFor(() => expect(models.asked).toHaveLength(2), { timeout: 15_000 })
    first.child.kill(signal)
    await first.exited
    expect(first.lines.join('\n')).not.toContain('gemini-secret')
    if (signal === 'SIGKILL') {
      // Nobody put the job back: it is taken up when its lease has ended, which is now.
      const database = openDatabase(where, () => {})
      await database.transaction((tx) =>
        tx
          .updateTable('jobs')
          .set({ run_at: new Date(0).toISOString() })
          .where('claim', 'is not', null)
          .execute(),
      )
      await database.close()
    }
    const second = await product(where, models.geminiUrl)
    await vi.waitFor(async () => expect((await outcome(second)).process?.status).toBe('completed'), {
      timeout: 20_000,
      interval: 200,
    })
    const { quizzes, process } = await outcome(second)
    expect(quizzes).toMatchObject([{ _id: process?.quiz, questionCount: 4, isActive: false }])
    // What the first product had was not asked for again.
    expect(models.asked.map((asked) => asked.counts)).toEqual([
      { easy: 2, medium: 1, hard: 1 },
      { easy: 0, medium: 1, hard: 1 },
      { easy: 0, medium: 1, hard: 1 },
    ])
  },
)

test('an answer that comes after somebody else has taken the job over changes nothing', async () => {
  const { started, models, app, clock, read, left } = await startGenerationApp()
  const gate = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  models.script(async (asked) => {
    arrived.resolve()
    await gate.promise
    return { questions: deliver(asked.counts) }
  })
  // What else is due by then has its turn before, for a runner takes up a few at a time only.
  clock.move(minutes(15))
  await app.jobs.runDue()
  const id = await started()
  const slow = app.jobs.runDue()
  await arrived.promise
  clock.move(minutes(2))
  const quick = app.jobs.runDue()
  await vi.waitFor(async () => expect((await read(id)).status).toBe('completed'))
  const { quiz } = await read(id)
  gate.resolve()
  await Promise.all([slow, quick])
  expect(await read(id)).toMatchObject({ status: 'completed', quiz })
  expect(await left()).toMatchObject({ quizzes: 1, questions: 3 })
})

test('a job that ends its server every time gives the process up', async () => {
  const { started, app, database, read, left } = await startGenerationApp()
  const id = await started()
  await database.transaction((tx) =>
    tx
      .updateTable('jobs')
      .set({ tries: 5, claim: 'a dead process' })
      .where('kind', '=', 'generation:process')
      .execute(),
  )
  await app.jobs.runDue()
  expect(await read(id)).toMatchObject({ status: 'failed', reason: 'interrupted' })
  expect(await left()).toMatchObject({ quizzes: 0, questions: 0 })
})
