import type { GenerationReview } from '@lms/contracts/generation/generation-review.ts'
import * as review from '@lms/contracts/generation/generation-review.ts'
import type { GenerationDetail } from '@lms/contracts/generation/generation.ts'
import * as contract from '@lms/contracts/generation/generation.ts'
import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import { getQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { expect, onTestFinished } from 'vitest'
import { someRequest } from '../records/generation.ts'
import { type ModelServer, startModelServer } from '../model-server.ts'
import type { Answer } from '../requests.ts'
import { startOwnTestApp } from '../test-app.ts'

/** The app with a model server beside it, an administrator, and the calls of a process. */
export async function startGenerationApp(environment: (models: ModelServer) => NodeJS.ProcessEnv = () => ({})) {
  const models = await startModelServer()
  onTestFinished(() => models.close())
  const test = await startOwnTestApp({
    GEMINI_API_KEY: 'gemini-secret',
    GEMINI_BASE_URL: models.geminiUrl,
    ...environment(models),
  })
  const { token, user } = await test.signedIn('administrator')
  const start = (body: object = {}, as = token) =>
    test.call(contract.generateQuiz, { token: as, body: { ...someRequest, ...body } })
  const started = async (body: object = {}, as = token): Promise<string> => {
    const answer = await start(body, as)
    expect(answer.body['errors']).toBeUndefined()
    expect(answer.status).toBe(201)
    return processOf(answer)._id
  }
  const read = async (id: string, as = token): Promise<GenerationDetail> =>
    processOf(await test.call(contract.getProcess, { token: as, params: { id } }))
  /** Asks, lets the jobs work, and answers what became of it. */
  const made = async (body: object = {}, as = token): Promise<GenerationDetail> => {
    const id = await started(body, as)
    await test.app.jobs.runDue()
    return read(id, as)
  }
  const quizOf = async (id: string | null, as = token): Promise<Quiz> => {
    const answer = await test.call(getQuiz, { token: as, params: { id: id ?? '' } })
    expect(answer.status).toBe(200)
    return (answer.body['data'] as { quiz: Quiz }).quiz
  }
  const shown = (id: string, as = token) => test.call(review.reviewProcess, { token: as, params: { id } })
  /** How much there is of everything that a process could leave behind. */
  const left = async () => {
    const count = async (table: 'quizzes' | 'questions' | 'subjects') => {
      const rows = await test.database.read().selectFrom(table).select('id').execute()
      return rows.length
    }
    return { quizzes: await count('quizzes'), questions: await count('questions'), subjects: await count('subjects') }
  }
  return { ...test, models, token, user, start, started, read, made, quizOf, shown, left }
}

export const processOf = (answer: Answer): GenerationDetail =>
  (answer.body['data'] as { process: GenerationDetail }).process
export const reviewOf = (answer: Answer): GenerationReview => answer.body['data'] as GenerationReview
