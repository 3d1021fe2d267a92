import { generateQuiz, listProcesses } from '@lms/contracts/generation/generation.ts'
import type { GenerationProcess } from '@lms/contracts/generation/generation.ts'
import { listQuizzes } from '@lms/contracts/quizzes/quizzes.ts'
import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../../testing/until.ts'
import { deliver, startModelServer } from '../../../testing/model-server.ts'
import { type ServerProcess, signIn, startProcess } from '../../../testing/server-process.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'
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

async function outcome(
  server: ServerProcess,
): Promise<{ quizzes: QuizSummary[]; process: GenerationProcess | undefined }> {
  const token = await signIn(server, 'admin')
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
    const token = await signIn(first, 'admin')
    expect((await first.call(generateQuiz, { token, body: { ...someRequest, ...counts } })).status).toBe(201)
    await until(() => expect(models.asked).toHaveLength(2))
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
    await until(async () => expect((await outcome(second)).process?.status).toBe('completed'))
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
