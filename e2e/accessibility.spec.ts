import type { Page } from '@playwright/test'
import { screens } from '@lms/contracts/screens.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts'
import { demoAccount } from './call.ts'
import { moveInsideTheApp } from './navigation.ts'
import { signInAs } from './people.ts'
import { prepareWalk, visitorPaths } from './screen-paths.ts'
import { expect, test } from './test.ts'

test('no violation on any screen for visitors, in either theme', async ({ page }) => {
  test.setTimeout(30_000 + visitorPaths.length * 10_000)
  moveInsideTheApp(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInBothThemes(page, { part: 'whole' })
  for (const path of [...visitorPaths, '/nothing-here']) await expectAccessibleAt(page, path)
})

for (const role of ['administrator', 'student'] as const)
  test(`no violation on any screen for a(n) ${role}, in either theme`, { tag: '@long' }, async ({ page }) => {
    moveInsideTheApp(page)
    const walk = await prepareWalk(page.request)
    const paths = walk.pathsFor(role)
    test.setTimeout(30_000 + paths.length * 15_000)
    await signInAs(page, role === 'student' ? walk.child : demoAccount(role), '/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleInBothThemes(page, { part: 'whole' })
    for (const path of paths) await expectAccessibleAt(page, path)
  })

test(
  'no violation in the states of a list, nor on a phone with the menu open',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('administrator', '/ui-preview')
    for (const state of ['Loading', 'Empty', 'Error']) {
      await page.getByRole('radiogroup', { name: 'State' }).getByText(state).click()
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  },
)

async function expectAccessibleAt(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path)
    // The view of a post shows the post with its own heading, too.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // The preview shows what is being loaded, for ever.
    if (path !== screens.uiPreview.path) await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
  })
}
