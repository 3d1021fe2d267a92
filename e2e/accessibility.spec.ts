import type { Page } from '@playwright/test'
import { mayAll } from '@lms/contracts/permissions.ts'
import { type Role, actsAs } from '@lms/contracts/roles.ts'
import { type Screen, screens } from '@lms/contracts/screens.ts'
import { expect, expectAccessibleInBothThemes, test } from './test.ts'

const isForVisitors = (key: string): boolean => screens[key as keyof typeof screens].guard !== 'signed-in'
const visitorPaths = Object.keys(screens)
  .filter(isForVisitors)
  .map((key) => screens[key as keyof typeof screens].path)
// Screens of one record need one; their own tests look at them.
const signedInScreens: readonly Screen[] = Object.values(screens).filter(
  ({ guard, path }) => guard !== 'public-only' && !path.includes('$'),
)

/** Where the guard lets this role in; elsewhere they would only see the dashboard again. */
function pathsFor(role: Role): string[] {
  const isOpen = ({ roles, permissions = [] }: Screen): boolean =>
    (roles === undefined || roles.some((each) => actsAs(role, each))) && mayAll({ id: '', role }, permissions)
  return signedInScreens.filter(isOpen).map(({ path }) => path)
}

test('no violation on any screen for visitors, in either theme', async ({ page }) => {
  test.setTimeout(30_000 + visitorPaths.length * 10_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...visitorPaths, '/nothing-here']) await expectAccessibleAt(page, path)
})

for (const role of ['administrator', 'student'] satisfies Role[])
  test(`no violation on any screen for a(n) ${role}, in either theme`, async ({ page, signIn }) => {
    test.setTimeout(30_000 + signedInScreens.length * 15_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(role)
    for (const path of pathsFor(role)) await expectAccessibleAt(page, path)
  })

test('no violation on a phone with the menu open, in either theme', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
  await page.getByRole('button', { name: 'Mở menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

async function expectAccessibleAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInBothThemes(page)
}
