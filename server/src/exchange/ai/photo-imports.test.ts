import { expect, test } from 'vitest'
import { startPhotoApp } from '../../../testing/apps/photo-app.ts'

const option = (text: string, isCorrect: boolean) => ({ text, isCorrect })

test('a photograph becomes drafts that say who read them, and nothing but the picture is sent', async () => {
  const { models, user, send, importOf, read, items } = await startPhotoApp(true)
  const first = {
    content: 'Kết quả của $2 + 2$ là số nào?',
    type: 'single_choice',
    answers: [option('3', false), option('4', true)],
  }
  const second = {
    content: 'Thủ đô của Việt Nam là gì?',
    type: 'single_choice',
    answers: [option('Huế', false), option('Hà Nội', false)],
  }
  models.script({ questions: [first, second, { content: '' }, 'nothing'] })
  const { _id } = importOf(await send())
  expect(await read(_id)).toMatchObject({
    state: 'staged',
    format: 'photo',
    counts: { total: 2, accepted: 0, blocked: 1 },
  })
  const found = await items(_id)
  expect(found[0]).toMatchObject({ isAccepted: false, type: 'single_choice', answers: [{}, { isCorrect: true }] })
  expect(found[0]?.problems.map(({ key }) => key)).toEqual(['exchange.problems.readByAi'])
  expect(found[1]?.problems.map(({ isBlocking }) => isBlocking)).toEqual([true, false])
  const sent = JSON.stringify(models.asked[0]?.body)
  expect(sent).toContain('image/jpeg')
  for (const secret of [user.id, user.email, 'trang-1']) expect(sent).not.toContain(secret)
})

test('what the provider does not answer is said', async () => {
  const { models, send, importOf, read } = await startPhotoApp(true)
  models.script({ status: 500 })
  const { _id } = importOf(await send())
  expect(await read(_id)).toMatchObject({ state: 'failed', failureKey: 'exchange.failures.aiFailed' })
})

test('without a provider no photograph is taken', async () => {
  const { send, models } = await startPhotoApp(false)
  const answer = await send()
  expect(answer.status).toBe(409)
  expect(answer.body['code']).toBe('photo_unavailable')
  expect(models.asked).toEqual([])
})
