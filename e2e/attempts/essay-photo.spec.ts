import type { Page } from '@playwright/test'
import { listMarkedAnswers } from '@lms/contracts/attempts/marking.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call } from '../call.ts'
import { smallTargets } from '../small-targets.ts'
import { expect, test } from '../test.ts'
import { attemptFixtures, expectSaved, handIn, keptAnswers, start } from './attempt-fixtures.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

test.beforeEach(({ page }) => {
  // Whoever reloads with answers that wait is asked by the browser, and says yes.
  page.on('dialog', (dialog) => void dialog.accept())
})

const essays = {
  types: ['essay'] as const,
  content: '<p>Chụp ảnh bài vẽ con mèo của em rồi viết vài lời.</p>',
  draftOf: () => ({ allowPictures: true, rubric: [{ text: 'Đủ ý', points: 10 }] }),
}
const added = (page: Page) => page.getByRole('list', { name: 'Ảnh đã thêm' }).getByRole('listitem')
const stored = /<img[^>]*src="\/uploads\/media\/[0-9a-f]{32}\.jpg\?seal=[\w.-]+"/

test('a child on a phone adds a photo with one button, large as it is, and takes it out again', async ({ page }) => {
  const fixtures = await attemptFixtures(page, 'Bài chụp ảnh', essays)
  await start(page, fixtures)
  const add = page.getByRole('button', { name: 'Chụp hoặc chọn ảnh' })
  await expect(add).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: 'Câu trả lời của bạn' }).fill('Con mèo của em.')
  await choose(page, 3200, 2400)
  await expect(added(page)).toHaveCount(1)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectSaved(page)
  expect(await keptAnswers(page, fixtures)).toEqual([expect.stringMatching(stored)])
  // Its address has ended in the meantime.
  const photo = added(page).locator('img')
  await photo.evaluate((image: HTMLImageElement) => {
    image.src = image.src.replace(/(\?seal=[\w-]+\.).+/, '$11.a.b')
  })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await smallTargets(page)).toEqual([])
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Xóa ảnh 1' }).click()
  await expect(added(page)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Câu trả lời của bạn' })).toHaveText('Con mèo của em.')
})

test('what a child writes before the editor has come stays with its caret, and goes on in the editor', async ({
  page,
}) => {
  const come = Promise.withResolvers<void>()
  await page.route('**/assets/EditorBody-*.js', async (route) => {
    await come.promise
    await route.continue()
  })
  const fixtures = await attemptFixtures(page, 'Bài viết sớm', essays)
  await start(page, fixtures)
  const field = page.getByRole('textbox', { name: 'Câu trả lời của bạn' })
  await field.click()
  await page.keyboard.type('Con của em.')
  const arrived = page.waitForResponse('**/assets/EditorBody-*.js')
  come.resolve()
  await (await arrived).finished()
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('mèo ')
  await expect(field).toHaveValue('Con mèo của em.')
  await page.getByRole('heading', { level: 2, name: 'Câu hỏi số 1' }).click()
  await expect(page.getByRole('button', { name: 'Chụp hoặc chọn ảnh' })).toBeVisible()
  await expect(field).toHaveText('Con mèo của em.')
  await expectSaved(page)
  expect(await keptAnswers(page, fixtures)).toEqual(['<p>Con mèo của em.</p>'])
})

test(
  'a photo that was added without network is kept over a reload, and arrives with its answer',
  { tag: '@long' },
  async ({ page, context }) => {
    const fixtures = await attemptFixtures(page, 'Bài chụp ảnh không mạng', essays)
    await start(page, fixtures)
    await expect(page.getByRole('button', { name: 'Chụp hoặc chọn ảnh' })).toBeVisible()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.waitForTimeout(2000)
    await context.setOffline(true)
    await choose(page, 1600, 1200)
    await expect(added(page)).toHaveCount(1)
    const waits = page.getByText('Chưa có mạng: ảnh được giữ trên máy này', { exact: false })
    await expect(waits).toBeInViewport({ ratio: 1 })
    await page.getByRole('textbox', { name: 'Câu trả lời của bạn' }).press('Control+Home')
    await page.keyboard.type('Con mèo của em.')
    // The last letter is written down a moment after it was typed.
    await page.waitForTimeout(1000)
    await page.reload()
    await expect(added(page)).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: 'Câu trả lời của bạn' })).toContainText('Con mèo của em.')
    await context.setOffline(false)
    await expect(waits).toBeHidden()
    await expectSaved(page)
    expect(await keptAnswers(page, fixtures)).toEqual([expect.stringMatching(stored)])
    await context.setOffline(true)
    await choose(page, 800, 600)
    await expect(added(page)).toHaveCount(2)
    await handIn(page)
    await expect(page.getByRole('heading', { name: 'Bạn đã nộp bài!' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: 'Xem kết quả' })).toBeVisible()
    const { answers } = await call(page.request, listMarkedAnswers, {
      role: 'administrator',
      query: { quizId: fixtures.quizId },
    })
    expect(JSON.stringify(answers).match(/\/uploads\/media\//g)).toHaveLength(2)
  },
)

/** A photo with so much in it that no format makes it small. */
async function choose(page: Page, width: number, height: number): Promise<void> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = high
      const picture = new ImageData(wide, high)
      const opaque = 0xff_00_00_00
      const pixels = new Uint32Array(picture.data.buffer)
      for (let index = 0; index < pixels.length; index += 1) pixels[index] = opaque + Math.random() * 0x01_00_00_00
      canvas.getContext('2d')?.putImageData(picture, 0, 0)
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bài vẽ.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') })
}
