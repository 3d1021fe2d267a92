import { uploadImport } from '@lms/contracts/exchange/exchange.ts'
import * as contract from '@lms/contracts/exchange/exchange.ts'
import { rereadImport } from '@lms/contracts/exchange/reading.ts'
import sharp from 'sharp'
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
  return { ...app, token, models, user, send, importOf, read, items }
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

/** A page that is nothing but a picture, as scanners write it. */
function scannedPdf(picture: Uint8Array, pages: number): Uint8Array {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index} 0 R`)
  const drawn = 'q 200 0 0 200 0 0 cm /P Do Q'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    `<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/ASCIIHexDecode /DCTDecode] /Length ${picture.length * 2 + 1} >>\nstream\n${Buffer.from(picture).toString('hex')}>\nendstream`,
    ...kids.map(
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << /XObject << /P 3 0 R >> >> /Contents ${4 + pages} 0 R >>`,
    ),
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer << /Root 1 0 R >>\n%%EOF\n`)
}

test('a scanned PDF says so, and its pages are read by a model once somebody asks for it', async () => {
  const { call, token, models, importOf, read, items } = await startPhotoApp(true)
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const send = async (pages: number) =>
    importOf(
      await call(uploadImport, {
        token,
        ...fileForm(Buffer.from(scannedPdf(picture, pages)), { name: 'de-thi.pdf', type: 'application/pdf' }),
      }),
    )._id
  const asPhoto = async (id: string) => {
    await call(rereadImport, { token, params: { id }, body: { format: 'photo', sheets: [] } })
    return read(id)
  }
  const id = await send(2)
  expect(await read(id)).toMatchObject({ state: 'failed', failureKey: 'exchange.failures.pdfScanned' })
  expect(models.asked).toEqual([])
  const question = { content: 'Thủ đô của Việt Nam là gì?', type: 'single_choice', answers: [option('Huế', false)] }
  models.script({ questions: [question] }, { questions: [{ ...question, content: 'Sông nào chảy qua Hà Nội?' }] })
  expect(await asPhoto(id)).toMatchObject({ state: 'staged', format: 'photo', counts: { total: 2, accepted: 0 } })
  expect((await items(id)).every(({ problems }) => problems.some(({ key = '' }) => key.endsWith('readByAi')))).toBe(
    true,
  )
  expect(models.asked).toHaveLength(2)
  const long = await send(6)
  await read(long)
  expect(await asPhoto(long)).toMatchObject({ state: 'failed', failureKey: 'exchange.failures.scanLong' })
  expect(models.asked).toHaveLength(2)
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
