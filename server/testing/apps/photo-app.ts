import * as contract from '@lms/contracts/exchange/exchange.ts'
import { onTestFinished } from 'vitest'
import { startModelServer } from '../model-server.ts'
import { fileForm, somePicture } from '../samples/pictures.ts'
import { startOwnTestApp } from '../test-app.ts'

/** A parent with a photograph, and a model that can read it or none. */
export async function startPhotoApp(hasProvider: boolean) {
  const models = await startModelServer()
  onTestFinished(() => models.close())
  const environment = hasProvider ? { GEMINI_API_KEY: 'secret', GEMINI_BASE_URL: models.geminiUrl } : {}
  const app = await startOwnTestApp({ ...environment, GENERATIONS_PER_HOUR: '2' })
  const { token, user } = await app.signedIn('parent')
  const send = async () =>
    app.call(contract.uploadImport, {
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
  return { ...app, token, models, user, send, importOf, read, items }
}
