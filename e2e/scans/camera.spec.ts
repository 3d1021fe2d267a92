import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium as browserType } from '@playwright/test'
import { chromium } from '../../tools/chromium.ts'
import { tokenOf } from '../call.ts'
import { openFamily } from '../children/family.ts'
import { signInAs } from '../people.ts'
import sharp from 'sharp'
import { expect, test } from '../test.ts'
import { hasPrinter, photographOf, printedSheet } from './printed-sheets.ts'

test.skip(!hasPrinter, 'no program here draws a PDF')

test(
  'a camera sees a sheet that lies still, and takes its picture by itself',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    const account = { email: 'admin', password: 'Demo1234' }
    const { childId, quizId } = await openFamily(page.request, { title: 'Bài trước máy ảnh' })
    const sheet = await printedSheet(page.request, { token: await tokenOf(page.request, account), quizId, childId })
    const lying = await photographOf(sheet, [2, 2, 2], { 1: 'A', 2: 'A', 3: 'A' }, { turned: 90 })
    const frame = await sharp(lying)
      .resize(1920, 1080, { fit: 'contain', background: '#765' })
      .jpeg({ quality: 92 })
      .toBuffer()
    const film = path.join(mkdtempSync(path.join(os.tmpdir(), 'lms-film-')), 'sheet.mjpeg')
    writeFileSync(film, Buffer.concat(Array.from({ length: 30 }, () => frame)))
    const browser = await browserType.launch({
      ...chromium,
      args: [
        ...chromium.args,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    })
    try {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'vi-VN', permissions: ['camera'] })
      const phone = await context.newPage()
      await signInAs(phone, account, `/quizzes/${quizId}/scans`)
      await phone.getByRole('button', { name: 'Chụp bằng máy ảnh' }).click()
      await expect(phone.getByText('Đã chụp 1 ảnh')).toBeVisible({ timeout: 60_000 })
      await phone.getByRole('button', { name: 'Xong' }).click()
      await expect(phone).toHaveURL(/\/scans\/[\w-]+/, { timeout: 60_000 })
      await expect(phone.getByRole('button', { name: 'Xác nhận 1 phiếu' })).toBeVisible({ timeout: 60_000 })
    } finally {
      await browser.close()
    }
  },
)
