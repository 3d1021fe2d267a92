import { screens } from '@lms/contracts/screens.ts'
import { demoAccount } from './call.ts'
import { moveInsideTheApp } from './navigation.ts'
import { signInAs } from './people.ts'
import { prepareWalk } from './screen-paths.ts'
import { smallTargets } from './small-targets.ts'
import { expect, test } from './test.ts'

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
