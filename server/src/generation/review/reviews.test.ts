import * as review from '@lms/contracts/generation/generation-review.ts'
import { getQuestion, listQuestions, updateQuestion } from '@lms/contracts/questions/questions.ts'
import { updateQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { describe, expect, test } from 'vitest'
import { reviewOf, startGenerationApp } from '../../../testing/apps/generation-app.ts'
import { deliver } from '../../../testing/model-server.ts'
import { seconds } from '../../platform/clock.ts'
import { someQuiz } from '../../../testing/records/quiz.ts'

async function openReview() {
  const test = await startGenerationApp()
  const process = await test.made()
  const id = process._id
  const now = async () => reviewOf(await test.shown(id))
  const questions = (await now()).questions.map(({ question }) => question)
  const [first, second, third] = questions
  if (!first || !second || !third) throw new Error('The quiz has three questions')
  const params = (questionId: string) => ({ id, questionId })
  const replace = (questionId: string, wish?: string) =>
    test.call(review.replaceQuestion, { token: test.token, params: params(questionId), body: { wish } })
  const drop = (questionId: string) => test.call(review.dropQuestion, { token: test.token, params: params(questionId) })
  const decide = (questionId: string, decision: string) =>
    test.call(review.decideQuestion, { token: test.token, params: params(questionId), body: { decision } })
  return { ...test, process, id, now, first, second, third, replace, drop, decide }
}

describe('a review', () => {
  test('goes through the questions with their keys, and remembers what was decided', async () => {
    const { now, first, second, decide, call, token } = await openReview()
    const before = await now()
    expect(before.quiz).toMatchObject({ isActive: false, totalPoints: 100 })
    expect(before.questions.map(({ decision }) => decision)).toEqual(['open', 'open', 'open'])
    expect(before.questions[0]?.question.answers.filter(({ isCorrect }) => isCorrect)).toHaveLength(1)
    expect((await decide(first._id, 'kept')).status).toBe(200)
    // One that was changed by hand is the same question, with a version more.
    const changed = { title: 'Tiêu đề do người sửa', version: second.version }
    expect((await call(updateQuestion, { token, params: { id: second._id }, body: changed })).status).toBe(200)
    const after = await now()
    expect(after.questions.map(({ decision }) => decision)).toEqual(['kept', 'open', 'open'])
    expect(after.questions[1]?.question).toMatchObject({ title: 'Tiêu đề do người sửa', isAiMade: true, version: 2 })
    expect(reviewOf(await decide(first._id, 'open')).questions[0]?.decision).toBe('open')
  })

  test('asks the model for another question in the place of one', async () => {
    const { now, first, second, third, replace, decide, models, app, call, token, quizOf, read, id } =
      await openReview()
    await decide(second._id, 'kept')
    const [wanted] = deliver({ easy: 0, medium: 1, hard: 0 }, { title: 'Câu hỏi thay thế', explanation: '' })
    models.script({ questions: [wanted] })
    const asked = await replace(second._id, 'Hãy hỏi về hình vuông')
    expect(reviewOf(asked).questions[1]).toMatchObject({ decision: 'open', replacement: { state: 'running' } })
    expect((await replace(second._id)).status, 'twice').toBe(409)
    await app.jobs.runDue()
    const prompt = models.asked.at(-1)
    expect(prompt?.counts).toEqual({ easy: 0, medium: 1, hard: 0 })
    expect(prompt?.prompt).toContain('Hãy hỏi về hình vuông')
    const after = await now()
    expect(after.questions.map(({ question }) => question._id)).toEqual([first._id, expect.any(String), third._id])
    expect(after.questions[1]).toMatchObject({
      question: { title: 'Câu hỏi thay thế', difficulty: 'medium', points: second.points, isAiMade: true },
      decision: 'open',
      notes: ['no_explanation'],
      replacement: { state: 'none', reason: null },
    })
    expect(after.quiz.totalPoints).toBe(100)
    // The old one has left the bank, and can be found among the deleted.
    expect((await quizOf(after.quiz._id)).questionCount).toBe(3)
    const gone = await call(getQuestion, { token, params: { id: second._id } })
    expect((gone.body['data'] as { question: { deletedAt: string } }).question.deletedAt).not.toBeNull()
    expect((await read(id)).tokens).toEqual({ input: 800, output: 1800, requests: 2 })
  })

  test('keeps the old question when the model cannot deliver, and says why', async () => {
    const { now, first, replace, models, app, clock } = await openReview()
    const same = { ...deliver({ easy: 1, medium: 0, hard: 0 })[0], content: first.content.replaceAll(/<[^>]+>/g, '') }
    models.script({ questions: [{ ...same, answers: [] }] }, { text: 'Không' }, { questions: [] })
    await replace(first._id)
    await app.jobs.runDue()
    expect((await now()).questions[0]).toMatchObject({
      question: { _id: first._id },
      replacement: { state: 'failed', reason: 'incomplete' },
      rejections: [{ reason: 'answers_few' }, { reason: 'malformed_answer' }],
    })
    models.script({ status: 429, retryAfter: '30' })
    await replace(first._id)
    await app.jobs.runDue()
    expect((await now()).questions[0]?.replacement.state).toBe('running')
    clock.move(seconds(31))
    await app.jobs.runDue()
    expect((await now()).questions[0]?.question._id).not.toBe(first._id)
    models.script({ blocked: 'prompt' })
    const [current] = (await now()).questions
    await replace(current?.question._id ?? '')
    await app.jobs.runDue()
    expect((await now()).questions[0]?.replacement).toEqual({ state: 'failed', reason: 'blocked' })
  })

  test('drops questions but the last, and deals the 100 points anew', async () => {
    const { now, first, second, third, drop, call, token, id } = await openReview()
    expect((await drop(second._id)).status).toBe(200)
    const after = await now()
    expect(after.questions.map(({ question }) => question._id)).toEqual([first._id, third._id])
    expect(after.quiz.totalPoints).toBeLessThan(100)
    const dealt = reviewOf(await call(review.dealPoints, { token, params: { id } }))
    expect(dealt.quiz.totalPoints).toBe(100)
    expect(dealt.questions.map(({ question }) => question.points)).toEqual([33, 67])
    const bank = await call(listQuestions, { token })
    expect((bank.body['data'] as { questions: object[] }).questions).toHaveLength(2)
    expect((await drop(first._id)).status).toBe(200)
    expect((await drop(third._id)).body['code']).toBe('last_question')
    expect((await drop(first._id)).status).toBe(404)
  })

  test('leaves a dropped question in the bank when another quiz has it', async () => {
    const test = await openReview()
    await someQuiz(test, test.user, { questions: [test.first._id] })
    await test.drop(test.first._id)
    const still = await test.call(getQuestion, { token: test.token, params: { id: test.first._id } })
    expect(still.body['data']).toMatchObject({ question: { deletedAt: null } })
  })

  test('ends when the quiz is activated: from then on it is changed like any other', async () => {
    const { now, first, second, third, decide, drop, replace, call, token, shown, id } = await openReview()
    for (const { _id } of [first, second, third]) await decide(_id, 'kept')
    await replace(third._id)
    const { quiz } = await now()
    const activated = await call(updateQuiz, {
      token,
      params: { id: quiz._id },
      body: { isActive: true, version: quiz.version },
    })
    expect(activated.body['data']).toMatchObject({ quiz: { isActive: true, status: 'published' } })
    for (const answer of [await drop(first._id), await replace(first._id), await decide(first._id, 'open')])
      expect(answer.body['code']).toBe('already_active')
    expect(reviewOf(await shown(id)).quiz.isActive).toBe(true)
  })

  test('a replacement that is on its way when the quiz is activated comes to nothing', async () => {
    const { now, first, replace, call, token, app } = await openReview()
    await replace(first._id)
    const { quiz } = await now()
    await call(updateQuiz, { token, params: { id: quiz._id }, body: { isActive: true, version: quiz.version } })
    await app.jobs.runDue()
    expect((await now()).questions[0]).toMatchObject({
      question: { _id: first._id },
      replacement: { state: 'failed', reason: 'cancelled' },
    })
  })

  test('is there only when there is a quiz', async () => {
    const { made, models, shown } = await startGenerationApp()
    models.script({ blocked: 'prompt' })
    expect((await shown((await made())._id)).body['code']).toBe('not_reviewable')
  })
})
