import { expectAccessibleInBothThemes } from '../axe.ts'
import { smallTargets } from '../small-targets.ts'
import { expect, test } from '../test.ts'

const paper = Array.from(
  { length: 12 },
  (_, index) =>
    `Câu ${index + 1}. Trong hình vẽ bên, con vật số ${index + 1} là con gì?\nA. con chim\nB. con cá số ${index}\n${index === 4 ? '' : `Đáp án: ${index % 2 ? 'A' : 'B'}\n`}`,
).join('\n')

test('a doubt of a whole file is looked at question by question and answered once', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('administrator', '/questions/import')
  const buffer = Buffer.from(paper)
  await page.locator('input[type=file]').setInputFiles({ name: 'có hình.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByText('12 câu · 0 được nhận · 12 còn lỗi')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('combobox', { name: 'Điều cần xem' }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('option', { name: /^\(1\) Không tìm thấy đáp án đúng/ }).click()
  await expect(page.getByRole('checkbox', { name: /^Nhận câu/ })).toHaveCount(1)
  // That a key is missing is nothing that a look settles.
  await expect(page.getByRole('button', { name: /^Đã xem/ })).toBeHidden()
  await page.getByRole('combobox', { name: 'Điều cần xem' }).click()
  await page.getByRole('option', { name: /^\(12\)/ }).click()
  await expect(page.getByRole('checkbox', { name: /^Nhận câu/ })).toHaveCount(10)
  await expect(page).toHaveURL(/problem=/)
  await expectAccessibleInBothThemes(page)
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('button', { name: 'Đã xem 12 câu, đọc đúng' }).click()
  await expect(page.getByText('Đã ghi nhận bạn đã xem 12 câu; 1 câu còn lỗi khác')).toBeVisible()
  await expect(page.getByText('12 câu · 11 được nhận · 1 còn lỗi')).toBeVisible()
  await page.reload()
  await expect(page.getByText('12 câu · 11 được nhận · 1 còn lỗi')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Đã xem/ })).toBeHidden()
})
