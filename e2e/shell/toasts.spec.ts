import type { Page } from '@playwright/test'
import { expect, fillSignIn, submitSignIn, test, toasts } from '../test.ts'
import { expectNothingCovered } from '../toast-place.ts'

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

test('what went wrong on a page is not said on the next', { tag: '@long' }, async ({ page }) => {
  await openAndStopClock(page)
  await page.clock.runFor(2000)
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click()
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible()
  for (let step = 0; step < 5; step += 1) await page.clock.runFor(300)
  await expect(toasts(page)).toHaveCount(0)
})

test(
  'a toast covers nothing that is pressed, on a page and in a dialog, on a phone and on a desk',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('administrator', '/ui-preview')
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      const say = page.getByRole('button', { name: 'Toast: success' })
      await say.click()
      await expectNothingCovered(page)
      await page.getByRole('button', { name: 'Modal full' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNothingCovered(page)
      // One at a time, and above the dialog.
      await expect(toasts(page)).toHaveCount(1)
      const isAbove = await toasts(page).evaluate((toast) => {
        const { left, top, width, height } = toast.getBoundingClientRect()
        return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      expect(isAbove).toBe(true)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  },
)
