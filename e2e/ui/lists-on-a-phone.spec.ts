import type { Locator, Page } from '@playwright/test'
import { postFixtures } from '../posts/post-fixtures.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { quizFixtures } from '../quizzes/quiz-fixtures.ts'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../test.ts'

const lists = [
  { path: '/users', status: 'Status', menu: /^Actions for / },
  { path: '/posts', status: 'Status', menu: /^Actions for / },
  { path: '/questions', status: 'Type', menu: /^Actions for / },
  { path: '/quizzes', status: 'Trạng thái', menu: /^Thao tác với / },
  { path: '/subjects?view=list', status: 'Status', menu: /^Actions for / },
]

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('administrator')
})

test(
  'on a phone every list shows how its first record stands and what can be done with it',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    const quizzes = await quizFixtures(page.request, 'Danh sách trên điện thoại')
    await quizzes.add({ title: 'Một bài kiểm tra có tên dài đến mức phải xuống dòng trên màn hình nhỏ' })
    const posts = await postFixtures(page.request, 'Danh mục trên điện thoại')
    await posts.add({ title: 'Một bài viết có tên dài đến mức phải xuống dòng trên màn hình nhỏ' })
    for (const { path, status, menu } of lists) {
      await page.goto(path)
      const row = page.getByRole('rowgroup').nth(1).getByRole('row').first()
      const button = row.getByRole('button', { name: menu })
      await expectWithin(page, row.getByRole('rowheader'))
      await expectWithin(page, button)
      // The cell itself is as wide as the card; what it shows must be in sight.
      await expectWithin(page, row.locator(`[data-label="${status}"]`).locator(':scope > *').first())
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await button.focus()
      await page.keyboard.press('Enter')
      await expectWithin(page, page.getByRole('menuitem').first())
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    }
  },
)

test('cards are sorted and selected as rows are', { tag: '@long' }, async ({ page }) => {
  await page.goto('/ui-preview')
  const names = page.getByRole('rowheader')
  const heading = page.getByRole('columnheader', { name: 'Child' })
  await expect(names.first()).toHaveText('Bùi Quang Huy')
  await expectWithin(page, heading.getByRole('button'))
  await heading.getByRole('button').press('Enter')
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expect(names.first()).toHaveText('Vũ Hải Đăng')
  await page.getByRole('checkbox', { name: 'Select Vũ Hải Đăng' }).press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all 12 rows on this page' }).click()
  await expect(page.getByText('12 selected')).toBeVisible()
  await expectAccessible(page)
})

/** To the left and to the right; a page may be longer than the screen. */
async function expectWithin(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.width ?? 0).toBeGreaterThan(0)
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
}
