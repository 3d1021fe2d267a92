import type { Page } from '@playwright/test'
import { expect, toasts } from './test.ts'

/** That no toast lies over what is pressed, over a clock or over the header; in a dialog, over what it has of these. */
export async function expectNothingCovered(page: Page): Promise<void> {
  await expect(toasts(page).first()).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const toastBoxes = [...document.querySelectorAll('.mantine-Notification-root')].map((each) =>
          each.getBoundingClientRect(),
        )
        const scope = document.querySelector('[role="dialog"]') ?? document.body
        const pressed = scope.querySelectorAll<HTMLElement>('button, a[href], input, textarea, [role="timer"], header')
        return [...pressed]
          .filter((each) => each.closest('.mantine-Notification-root') === null)
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .filter((each) => {
            const box = each.getBoundingClientRect()
            return toastBoxes.some(
              (toast) =>
                toast.left < box.right && box.left < toast.right && toast.top < box.bottom && box.top < toast.bottom,
            )
          })
          .map((each) => each.textContent || each.getAttribute('aria-label') || each.localName)
      }),
    )
    .toEqual([])
}
