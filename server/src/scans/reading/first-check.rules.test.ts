import { firstCheck, isGood } from '@lms/contracts/paper-sheets/reading/first-check.ts'
import type { Picture } from '@lms/contracts/paper-sheets/reading/picture.ts'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { filledDrawing } from '../../../testing/samples/sheet-photographs.ts'
import { pagesOf } from '../../paper-sheets/layout/version-1.ts'

const questions = Array.from({ length: 10 }, (_, index) => ({ number: index + 1, form: 'one' as const, options: 4 }))

async function seen(bent: (page: Sharp) => Sharp): Promise<Picture> {
  const [printed] = pagesOf({ paper: 'A4', named: true, questions })
  if (printed === undefined) throw new Error('no page')
  const flat = await sharp(Buffer.from(filledDrawing(printed, 'A2'.repeat(24), { marks: { 1: ['A'] } })), {
    density: 110,
  })
    .flatten({ background: '#fff' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#765' })
    .png()
    .toBuffer()
  const { data, info } = await bent(sharp(flat)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) }
}

test('a first look says whether a sheet is there, whole, sharp and large enough', async () => {
  const good = firstCheck(await seen((page) => page))
  expect(good).toMatchObject({ isFound: true, isWhole: true, isSharp: true, isLarge: true })
  expect(good.corners).toHaveLength(4)
  expect(isGood(firstCheck(await seen((page) => page.rotate(8, { background: '#765' }))))).toBe(true)
  const cut = firstCheck(await seen((page) => page.extract({ left: 0, top: 0, width: 989, height: 1150 })))
  expect(cut.isWhole).toBe(false)
  expect(firstCheck(await seen((page) => page.blur(6))).isSharp).toBe(false)
  expect(firstCheck(await seen((page) => page.resize(700))).isLarge).toBe(false)
  expect(firstCheck(await seen((page) => page.negate()))).toMatchObject({ isWhole: false })
})
