import { mediaLimits } from '@lms/contracts/media/media.ts'
import { expect, test } from 'vitest'
import { refusalOf } from './media-api.ts'
import { fittingPicture } from './smaller-picture.ts'

test('a photo above the limit is made smaller, in its own proportions', async () => {
  const file = await photo(3600, 2700)
  const limit = Math.floor(file.size / 2)
  expect(limit).toBeGreaterThan(1024 * 1024)
  const sent = await fittingPicture(file, limit)
  expect(sent).toMatchObject({ name: 'bài làm.jpg', type: 'image/jpeg' })
  expect(sent?.size).toBeLessThanOrEqual(limit)
  const { width, height } = await createImageBitmap(sent ?? new Blob())
  expect(Math.max(width, height)).toBeLessThanOrEqual(2000)
  expect(width / height).toBeCloseTo(4 / 3, 2)
})

test('a photo below the limit travels as it is', async () => {
  const file = await photo(600, 400)
  expect(await fittingPicture(file, mediaLimits.answer.bytes)).toBe(file)
})

test('what the browser cannot read is not made smaller, and a moving picture neither', async () => {
  const bytes = new Uint8Array(6 * 1024 * 1024)
  const broken = new File([bytes], 'ảnh.png', { type: 'image/png' })
  expect(await fittingPicture(broken, mediaLimits.answer.bytes)).toBeNull()
  const moving = new File([bytes], 'ảnh.gif', { type: 'image/gif' })
  expect(await fittingPicture(moving, mediaLimits.content.bytes)).toBeNull()
  expect(refusalOf(moving, 'content')).toBeDefined()
  expect(refusalOf(broken, 'answer')).toBeUndefined()
})

/** Noise, which no format makes small. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  const picture = new ImageData(width, height)
  let seed = 1
  for (let index = 0; index < picture.data.length; index++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    picture.data[index] = index % 4 === 3 ? 255 : seed >> 16
  }
  pen?.putImageData(picture, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
  return new File([blob ?? new Blob()], 'bài làm.jpeg', { type: 'image/jpeg' })
}
