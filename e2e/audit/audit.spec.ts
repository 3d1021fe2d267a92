import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../test.ts'

test(
  'an act appears with who did it and what it was; filters, search and a file find it again',
  { tag: '@long' },
  async ({ page, signIn }) => {
    test.slow()
    await signIn('administrator', '/settings')
    await page.getByRole('button', { name: 'Gửi thư thử' }).click()
    await expect(page.getByText('Đã gửi thư thử đến')).toBeVisible()

    await page.goto('/audit')
    const first = page.locator('tbody').getByRole('row').first()
    await expect(first).toContainText('Gửi thư thử')
    await expect(first).toContainText('Nguyễn Thu Hà')
    await expect(first).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
    await first.getByRole('button', { name: /^Chi tiết/ }).click()
    const details = page.getByRole('dialog')
    await expect(details).toContainText('settings.test-mail')
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.getByRole('combobox', { name: 'Hành động' }).click()
    await page.getByRole('option', { name: 'Gửi thư thử' }).click()
    await expect(page).toHaveURL(/action=settings\.test-mail/)
    await expect(page.getByRole('rowheader', { name: 'Đăng nhập' })).toHaveCount(0)

    await page.getByRole('combobox', { name: 'Người thực hiện' }).fill('thu ha')
    await page.getByRole('option', { name: /Hà/ }).click()
    await expect(page).toHaveURL(/actorId=/)
    await expect(first).toContainText('Gửi thư thử')

    await page.getByRole('textbox', { name: 'Từ ngày' }).fill('01/01/2020')
    await page.getByRole('textbox', { name: 'Đến ngày' }).fill('02/01/2020')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('heading', { name: 'Không có hoạt động nào phù hợp' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Xóa bộ lọc' }).click()
    await expect(page).toHaveURL(/\/audit$/)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Xuất CSV' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^audit_export_\d{4}-\d{2}-\d{2}\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('settings.test-mail')
  },
)

test('the log is for administrators', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('parent')
  for (const path of ['/audit', '/settings']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})
