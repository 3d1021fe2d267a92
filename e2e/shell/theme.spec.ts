import { expect, test } from '../test.ts'

const root = 'html'

test('follows the system while nothing is saved, also when it changes', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator(root)).toHaveClass(/\blight\b/)
  await expect(page.locator(root)).not.toHaveClass(/\bdark\b/)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('the toggle flips it, saves it, and a saved one wins over the system', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
  await page.getByRole('button', { name: 'Switch to light mode' }).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator(root)).toHaveClass(/\blight\b/)
})

test('is right before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  // The page without its scripts: what the very first paint knows.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
})

test('comes in three sizes, each with its tooltip', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('student', '/ui-preview')
  const toggles = page.getByRole('main').getByRole('button', { name: 'Switch to dark mode' })
  await expect(toggles).toHaveCount(3)
  const widths = await toggles.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width))
  expect(new Set(widths).size).toBe(3)
  await toggles.first().focus()
  await expect(page.getByRole('tooltip', { name: 'Switch to dark mode' })).toBeVisible()
})

test('who asked for less motion never sees a screen on its way', { tag: '@long' }, async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator', '/questions/create')
  await expect(page.getByRole('toolbar').first()).toBeVisible()
  const onTheWay = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter((each) => each instanceof CSSTransition && each.playState !== 'finished')
          .length,
    )
  await expect.poll(onTheWay).toBe(0)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await onTheWay()).toBe(0)
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
  expect(await onTheWay()).toBe(0)
})
