import { register, signInAs } from '../people.ts'
import { expect, test } from '../test.ts'

test('a chosen language is complete, stays, and tells the browser', async ({ page }) => {
  // The choice is saved with the account; the other tests keep theirs.
  await signInAs(page, await register(page.request, 'manager', 'Trần Đức Long'))
  const choose = async (name: string) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Trần Đức Long/ })
      .click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  await choose('English')
  const navigation = page.getByRole('navigation').first()
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(
    page
      .getByText('Question bank')
      .or(page.getByRole('button', { name: 'Learning' }))
      .first(),
  ).toBeVisible()
  await choose('Tiếng Việt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible()
  await expect(navigation).toBeVisible()
})

test('the language can be chosen before signing in, and messages follow', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Ngôn ngữ').selectOption('English')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please enter your email or username')).toBeVisible()
})
