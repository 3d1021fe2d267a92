import { expectAccessibleInBothThemes } from '../axe.ts'
import { tokenOf } from '../call.ts'
import { openFamily } from '../children/family.ts'
import { signInAs } from '../people.ts'
import { expect, test } from '../test.ts'
import { hasPrinter, photographOf, printedSheet } from './printed-sheets.ts'

test.skip(!hasPrinter, 'no program here draws a PDF')

test(
  'a sheet is printed, filled in, photographed, looked at and confirmed; the parent reads the result',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000)
    const { parent, childId, quizId } = await openFamily(page.request, { title: 'Bài trên giấy' })
    const token = await tokenOf(page.request, { email: 'admin', password: 'Demo1234' })
    const sheet = await printedSheet(page.request, { token, quizId, childId })
    // Two options each; somebody pressed too lightly at the third.
    const photograph = await photographOf(sheet, [2, 2, 2], { 1: 'A', 2: 'B', 3: 'A' }, { faint: ['3'] })
    await signInAs(page, { email: 'admin', password: 'Demo1234' }, `/quizzes/${quizId}/scans`)
    await expect(page.getByRole('heading', { level: 1, name: 'Quét phiếu trả lời' })).toBeVisible()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'phieu.jpg', mimeType: 'image/jpeg', buffer: photograph })
    await expect(page).toHaveURL(/\/scans\/[\w-]+/, { timeout: 60_000 })
    await expect(page.getByText('1 câu cần xem')).toBeVisible({ timeout: 60_000 })
    await expectAccessibleInBothThemes(page)

    await page.getByRole('button', { name: 'Xem 1 phiếu chưa rõ' }).click()
    const dialog = page.getByRole('dialog', { name: 'Phiếu 1' })
    await expect(dialog.getByRole('heading', { name: 'Câu 3' })).toBeVisible()
    await expect(dialog.locator('svg image').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('a')
    await expect(dialog.getByText('Không còn chỗ nào cần xem trên phiếu này.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Đóng' }).last().click()

    await page.getByRole('button', { name: 'Xác nhận 1 phiếu' }).click()
    await expect(page.getByText('20/30')).toBeVisible({ timeout: 30_000 })

    await signInAs(page, parent, `/children/${childId}/results`)
    await expect(page.getByText('Bài trên giấy').first()).toBeVisible()
    await expect(page.getByText(/20\s*\/\s*30/).first()).toBeVisible()
  },
)
