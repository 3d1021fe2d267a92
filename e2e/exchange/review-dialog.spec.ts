import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'

const numbers = Array.from({ length: 6 }, (_, index) => index + 1)
const paper = numbers
  .map((number) => `Câu ${number}. Con vật số ${number} nào biết bay?\nA. con chim\nB. con cá\nC. con voi\n`)
  .join('\n')
  .concat('\nĐáp án: 1A 2A 3A 4A 5A')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const editing = (page: Page, number: number) => page.getByRole('dialog', { name: `Sửa câu ${number}` })

test.beforeEach(async ({ page, signIn }) => {
  await signIn('administrator', '/questions/import')
  const buffer = Buffer.from(paper)
  await page.locator('input[type=file]').setInputFiles({ name: 'đề có sáu câu.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByText('6 câu · 5 được nhận · 1 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/import\/[\w-]+/)
})

test(
  'what was typed about a question of a file is asked about by every way out, and saved without class and subject',
  { tag: '@long' },
  async ({ page }) => {
    await button(page, 'Sửa câu 6').click()
    const dialog = editing(page, 6)
    await expect(dialog.getByText('Không tìm thấy đáp án đúng')).toBeVisible()
    await expect(dialog.getByText('Con vật số 6 nào biết bay?').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('switch', { name: 'Đáp án A đúng' }).check()
    const question = page.getByRole('dialog', { name: 'Bỏ những thay đổi chưa lưu?' })
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Đóng' }).click(),
      () => dialog.getByRole('button', { name: 'Hủy' }).click(),
    ]
    for (const leave of ways) {
      await leave()
      await question.getByRole('button', { name: 'Ở lại' }).click()
      await expect(question).toBeHidden()
      await expect(dialog.getByRole('switch', { name: 'Đáp án A đúng' })).toBeChecked()
    }
    await dialog.getByRole('button', { name: 'Lưu vào danh sách chờ' }).click()
    await expect(dialog).toBeHidden()
    await expect(button(page, 'Sửa câu 6')).toBeFocused()
    await expect(page.getByText('6 câu · 6 được nhận · 0 còn lỗi · 0 trùng')).toBeVisible()
    await button(page, 'Sửa câu 5').click()
    await expect(editing(page, 5).getByRole('textbox', { name: /Title|Tiêu đề/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editing(page, 5)).toBeHidden()
    await expect(button(page, 'Sửa câu 5')).toBeFocused()
  },
)

test('a change of another window is shown before anything is saved over it', { tag: '@long' }, async ({ page }) => {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await button(page, 'Sửa câu 1').click()
  await button(other, 'Sửa câu 1').click()
  const title = (where: Page) => editing(where, 1).getByRole('textbox', { name: /Title|Tiêu đề/ })
  await title(other).fill('Tên của cửa sổ kia')
  await editing(other, 1).getByRole('button', { name: 'Lưu vào danh sách chờ' }).click()
  await expect(editing(other, 1)).toBeHidden()
  await title(page).fill('Tên của cửa sổ này')
  const save = editing(page, 1).getByRole('button', { name: 'Lưu vào danh sách chờ' })
  await save.click()
  const conflict = editing(page, 1).getByRole('alert')
  await expect(conflict).toContainText('Tên của cửa sổ kia')
  await expect(save).toBeDisabled()
  await expectAccessibleInBothThemes(page)
  await conflict.getByRole('button', { name: 'Lấy tất cả bản của họ' }).click()
  await expect(title(page)).toHaveValue('Tên của cửa sổ kia')
  await page.keyboard.press('Escape')
  await expect(editing(page, 1)).toBeHidden()
})

test(
  'on the review the focus stays where the work is, and never below the bar at the foot',
  { tag: '@long' },
  async ({ page }) => {
    await button(page, 'Xem và đổi cách đọc').press('Enter')
    await expect(page.getByRole('combobox', { name: 'Định dạng' })).toBeFocused()
    await button(page, 'Sửa nhiều câu').press('Enter')
    await expect(page.getByRole('textbox', { name: 'Câu số' })).toBeFocused()
    await button(page, 'Bỏ tất cả').press('Enter')
    await expect(page.getByText('6 câu · 0 được nhận')).toBeVisible()
    await expect(button(page, 'Bỏ tất cả')).toBeFocused()
    await button(page, 'Nhận tất cả').press('Enter')
    await expect(page.getByText('6 câu · 5 được nhận')).toBeVisible()
    await expect(button(page, 'Nhận tất cả')).toBeFocused()
    await page.goto(`${page.url()}?show=accepted`)
    await page.getByRole('checkbox', { name: 'Nhận câu 2' }).press(' ')
    await expect(page.getByRole('checkbox', { name: 'Nhận câu 2' })).toBeHidden()
    await expect(page.getByRole('checkbox', { name: 'Nhận câu 3' })).toBeFocused()

    for (const size of [
      { width: 1280, height: 700 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size)
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.locator('h1').evaluate((heading) => heading.focus())
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(coveredByFoot), `${size.width} px, ${step} Tabs`).toBeNull()
      }
    }
  },
)

/** The name of what has the focus, when it lies wholly under a bar that stays in sight. */
function coveredByFoot(): string | null {
  const active = document.activeElement
  const foot = document.querySelector('main [data-foot]')
  if (active === null || foot === null || foot.contains(active) || !document.querySelector('main')?.contains(active))
    return null
  const box = active.getBoundingClientRect()
  const bar = foot.getBoundingClientRect()
  const isCovered = getComputedStyle(foot).position === 'sticky' && box.bottom > bar.top && box.top < bar.bottom
  return isCovered ? active.outerHTML.slice(0, 200) : null
}
