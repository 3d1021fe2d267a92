import { uploadImport } from '@lms/contracts/exchange/exchange.ts'
import { rereadImport } from '@lms/contracts/exchange/reading.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startPhotoApp } from '../../../testing/apps/photo-app.ts'
import { fileForm } from '../../../testing/samples/pictures.ts'

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
  expect(await read(id)).toMatchObject({ state: 'failed', failureKey: 'exchange.failures.onlyPictures' })
  expect(models.asked).toEqual([])
  const question = {
    content: 'Thủ đô của Việt Nam là gì?',
    type: 'single_choice',
    answers: [{ text: 'Huế', isCorrect: false }],
  }
  models.script({ questions: [question] }, { questions: [{ ...question, content: 'Sông nào chảy qua Hà Nội?' }] })
  expect(await asPhoto(id)).toMatchObject({ state: 'staged', format: 'photo', counts: { total: 2, accepted: 0 } })
  expect((await items(id)).every(({ problems }) => problems.some(({ key = '' }) => key.endsWith('readByAi')))).toBe(
    true,
  )
  expect(models.asked).toHaveLength(2)
  const long = await send(6)
  await read(long)
  expect(await asPhoto(long)).toMatchObject({ state: 'failed', failureKey: 'exchange.failures.aiLong' })
  expect(models.asked).toHaveLength(2)
})
