import type { Page } from '@playwright/test'
import { updatePreferences } from '@lms/contracts/profile/profile.ts'
import { routeOf } from '../call.ts'
import { expect, test } from '../test.ts'
import { anotherDevice, register, signInAs } from '../people.ts'

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  if (field === 'Time zone') await page.getByRole('combobox', { name: field }).fill(option)
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click()
}

test(
  'preferences are saved with the account and followed on another device',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.slow()
    const person = await register(page.request, 'user')
    await signInAs(page, person, '/profile?tab=preferences')
    await choose(page, 'Theme', 'Dark')
    await choose(page, 'Time zone', 'Europe/Paris')
    await choose(page, 'Language', 'Tiếng Việt')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    await expect(page.getByRole('heading', { level: 1, name: 'Hồ sơ của bạn' })).toBeVisible()

    const other = await anotherDevice(browser, page)
    await signInAs(other, person)
    await expect(other.locator('html')).toHaveClass(/\bdark\b/)
    await other.goto('/profile?tab=preferences')
    await expect(other.getByRole('heading', { level: 1, name: 'Hồ sơ của bạn' })).toBeVisible()
    await expect(other.getByRole('combobox', { name: 'Múi giờ' })).toHaveValue(/Europe\/Paris/)
    await other.context().close()
  },
)

test('the switches of the header are saved with the account too', { tag: '@long' }, async ({ page, browser }) => {
  test.slow()
  const person = await register(page.request, 'user')
  await signInAs(page, person)
  const saved = page.waitForResponse((response) => routeOf(updatePreferences).test(response.url()) && response.ok())
  await page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' }).click()
  await saved
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  const other = await anotherDevice(browser, page)
  await signInAs(other, person)
  await expect(other.locator('html')).toHaveClass(/\bdark\b/)
  await other.context().close()
})

test('a language without a translation falls back to English and says so', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, await register(page.request, 'user'))
  await page.goto('/profile?tab=preferences')
  for (const name of ['English', 'Tiếng Việt', 'Español', 'Français', 'Deutsch', '日本語', '한국어', '中文']) {
    await choose(page, 'Language', name)
  }
  await choose(page, 'Language', 'Español')
  await expect(page.getByText('There is no translation into Español yet')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(
    page
      .getByRole('button', { name: 'Learning' })
      .or(page.getByRole('link', { name: 'Dashboard' }))
      .first(),
  ).toBeVisible()
})
