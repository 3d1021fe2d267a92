import { uploadImport } from '@lms/contracts/exchange/exchange.ts'
import * as contract from '@lms/contracts/exchange/exchange.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startModelServer } from '../../testing/model-server.ts'
import { fileForm, somePicture } from '../../testing/samples/pictures.ts'
import { startOwnTestApp } from '../../testing/test-app.ts'

async function startPhotoApp(hasProvider: boolean) {
  const models = await startModelServer()
  onTestFinished(() => models.close())
  const environment = hasProvider ? { GEMINI_API_KEY: 'secret', GEMINI_BASE_URL: models.geminiUrl } : {}
  const app = await startOwnTestApp({ ...environment, GENERATIONS_PER_HOUR: '2' })
  const { token, user } = await app.signedIn('parent')
  const send = async () =>
    app.call(uploadImport, {
      token,
      query: { format: 'photo' },
      ...fileForm(await somePicture('jpeg'), { name: 'trang-1.jpg', type: 'image/jpeg' }),
    })
  const importOf = (answer: { body: Record<string, unknown> }) =>
    (answer.body['data'] as { import: contract.QuestionImport }).import
  const read = async (id: string) => {
    await app.app.jobs.runDue()
    return importOf(await app.call(contract.getImport, { token, params: { id } }))
  }
  const items = async (id: string) => {
    const answer = await app.call(contract.listImportItems, { token, params: { id }, query: {} })
    return (answer.body['data'] as { items: contract.ImportItem[] }).items
  }
  return { ...app, models, user, send, importOf, read, items }
}

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
  expect(await read(_id)).toMatchObject({ state: 'failed', failureKey: 'exchange.failures.photoFailed' })
})

test('without a provider no photograph is taken', async () => {
  const { send, models } = await startPhotoApp(false)
  const answer = await send()
  expect(answer.status).toBe(409)
  expect(answer.body['code']).toBe('photo_unavailable')
  expect(models.asked).toEqual([])
})
