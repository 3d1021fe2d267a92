import type { Page } from '@playwright/test'
import { expect, fillSignIn, submitSignIn, test, toasts } from '../test.ts'

/** With a clock that stands, so that nothing depends on how fast this machine is. */
async function openAndStopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/login')
  await fillSignIn(page, 'nobody-in-toasts', 'wrong-password')
  await page.clock.pauseAt(Date.now() + 60_000)
  await submitSignIn(page)
  await expect(toasts(page)).toBeVisible()
}

test('a toast stays for 5 seconds and then goes by itself', { tag: '@long' }, async ({ page }) => {
  await openAndStopClock(page)
  await page.clock.runFor(4900)
  await expect(toasts(page)).toBeVisible()
  await page.clock.runFor(100)
  await page.clock.runFor(300)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast can be closed sooner, by a button that says what it does', { tag: '@long' }, async ({ page }) => {
  await openAndStopClock(page)
  await toasts(page).getByRole('button', { name: 'Đóng thông báo' }).press('Enter')
  await page.clock.runFor(300)
  await expect(toasts(page)).toHaveCount(0)
})
