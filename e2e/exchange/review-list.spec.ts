import { generationOptions } from '@lms/contracts/generation/generation.ts'
import { listImportItems, uploadImport } from '@lms/contracts/exchange/exchange.ts'
import { routeOf } from '../call.ts'
import { expect, test } from '../test.ts'
import { pngOf } from '../users/people.ts'

const paper = Array.from(
  { length: 12 },
  (_, index) => `Câu ${index + 1}. Con vật số ${index + 1} nào biết bay?\nA. con chim\nB. con cá\nĐáp án: A\n`,
).join('\n')

test(
  'another page of the review is read from its beginning, and a list that could not be loaded says so',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('administrator', '/questions/import')
    const buffer = Buffer.from(paper)
    await page.locator('input[type=file]').setInputFiles({ name: 'mười hai câu.txt', mimeType: 'text/plain', buffer })
    await expect(page.getByText('12 câu · 12 được nhận')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Sửa nhiều câu' }).click()
    await expect(page.getByRole('textbox', { name: 'Chủ điểm' })).toBeVisible()
    await page.getByRole('button', { name: /^(Trang )?2$/ }).click()
    await expect(page.getByRole('checkbox', { name: 'Nhận câu 11' })).toBeInViewport()

    await page.route(routeOf(listImportItems), (route) => route.abort())
    await page.getByRole('combobox', { name: 'Hiện' }).click()
    await page.getByRole('option', { name: /^Được nhận/ }).click()
    await expect(page.getByText('dưới đây vẫn là danh sách trước đó', { exact: false })).toBeVisible()
  },
)

test('nobody is asked about an AI service that is not there', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator', '/questions/import')
  const data = { providers: [{ provider: 'gemini', name: 'Gemini', isAvailable: false, models: [] }] }
  const left = { thisHour: 1, today: 1 }
  await page.route(routeOf(generationOptions), (route) =>
    route.fulfill({ json: { success: true, message: '', data: { ...data, left } } }),
  )
  await page.route(routeOf(uploadImport), (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409 }) : route.continue(),
  )
  const buffer = await pngOf(page)
  await page.locator('input[type=file]').setInputFiles({ name: 'đề.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
