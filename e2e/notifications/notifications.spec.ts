import type { Locator } from '@playwright/test'
import { listenToEvents } from '@lms/contracts/events.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { call, routeOf } from '../call.ts'
import { register, signInAs } from '../people.ts'
import { expect, test } from '../test.ts'

test('the bell rings by itself, and reading one or all is counted', async ({ page, signIn }) => {
  await signIn('administrator')
  const bell = page.getByRole('banner').getByRole('button', { name: /^Thông báo/ })
  await expect(bell).toHaveAccessibleName(/\d+ chưa đọc/)
  const before = await unreadOf(bell)

  await register(page.request, 'admin', 'Cô Lan')
  await expect(bell).toHaveAccessibleName(`Thông báo, ${before + 1} chưa đọc`)

  await bell.click()
  const popover = page.getByRole('dialog')
  await expect(popover).toContainText('Cô Lan đã đăng ký với vai trò quản trị viên')
  await popover.getByRole('button', { name: 'Đánh dấu đã đọc: Tài khoản mới chờ duyệt' }).first().click()
  await expect(bell).toHaveAccessibleName(`Thông báo, ${before} chưa đọc`)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  await bell.click()
  await popover.getByRole('link', { name: 'Xem tất cả thông báo' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Đánh dấu tất cả đã đọc' }).click()
  await expect(bell).toHaveAccessibleName('Thông báo')
})

test('after a lost line the bell catches up', { tag: '@long' }, async ({ page, signIn }) => {
  test.slow()
  await page.route(routeOf(listenToEvents), (route) => route.abort())
  await signIn('administrator')
  const bell = page.getByRole('banner').getByRole('button', { name: /^Thông báo/ })
  const { unread: before } = await call(page.request, listNotifications, { role: 'administrator' })
  await expect(bell).toHaveAccessibleName(before === 0 ? 'Thông báo' : `Thông báo, ${before} chưa đọc`)
  await register(page.request, 'admin', 'Thầy Minh')
  await page.unroute(routeOf(listenToEvents))
  await expect(bell).toHaveAccessibleName(`Thông báo, ${before + 1} chưa đọc`, { timeout: 30_000 })
})

test('someone without news is told so', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, await register(page.request, 'user'))
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: 'Chưa có thông báo nào' })).toBeVisible()
})

async function unreadOf(bell: Locator): Promise<number> {
  return Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
}
