import type { Page } from '@playwright/test'
import { screens } from '@lms/contracts/screens.ts'
import { demoAccount } from './call.ts'
import { moveInsideTheApp } from './navigation.ts'
import { signInAs } from './people.ts'
import { prepareWalk } from './screen-paths.ts'
import { expect, test } from './test.ts'

/** What a thumb in the middle of a target, and 21 pixels above and below, would not press. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = (element: Element): boolean =>
      element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline'
    const targets = [...document.querySelectorAll('button, a[href], input:not([type=hidden]), select, [role=switch]')]
      .filter(
        (element) => element.checkVisibility({ opacityProperty: true }) || element.getAttribute('role') === 'switch',
      )
      // Links in running text, and what is only there for who comes by keyboard.
      .filter(
        (element) => !isText(element) && !element.matches('[tabindex="-1"], :disabled') && !element.closest('[inert]'),
      )
    return targets
      .filter((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = element.getBoundingClientRect()
        if (box.width < 2 || box.height < 2 || box.bottom < 0 || box.top < 0 || box.bottom > innerHeight) return false
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
        const isPressed = (y: number): boolean => {
          const hit = document.elementFromPoint(box.left + box.width / 2, y)
          const field = element.closest('.mantine-Input-wrapper')
          return hit !== null && [element, label, field].some((part) => part?.contains(hit) === true)
        }
        const middle = box.top + box.height / 2
        const words = label?.getBoundingClientRect()
        // The words beside a box are pressed instead of it.
        if (words !== undefined && words.height >= 44) return false
        return !(isPressed(middle - 21) && isPressed(middle + 21))
      })
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`)
  })
}

for (const role of ['administrator', 'parent', 'student'] as const)
  test(`what a(n) ${role} presses on a phone is 44 pixels high`, { tag: '@long' }, async ({ page }) => {
    moveInsideTheApp(page)
    const walk = await prepareWalk(page.request)
    const paths = walk.pathsFor(role).filter((each) => each !== screens.uiPreview.path)
    test.setTimeout(60_000 + paths.length * 10_000)
    await page.setViewportSize({ width: 360, height: 740 })
    const person = { administrator: demoAccount('administrator'), parent: walk.parent, student: walk.child }[role]
    await signInAs(page, person, '/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const small: Record<string, string[]> = {}
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const found = await smallTargets(page)
      if (found.length > 0) small[path.replaceAll(/[\da-f-]{36}/g, 'id')] = found
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(361)
    }
    expect(small).toEqual({})
  })
