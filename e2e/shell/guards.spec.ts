import { expect, fillSignIn, submitSignIn, test } from '../test.ts'

test('a screen for signed-in people sends others to sign in, and back to where they wanted to go', async ({ page }) => {
  await page.goto('/ui-preview?from=mail#forms')
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, 'parent', 'Demo1234')
  await submitSignIn(page)
  await expect(page).toHaveURL(/\/ui-preview\?from=mail#forms$/)
})

test(
  'signed-in people have no business on the account pages, and the home page is their dashboard',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('student')
    for (const path of ['/login', '/register', '/forgot-password']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/dashboard$/)
    }
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeVisible()
  },
)

test('a screen that needs a permission opens for those who hold it, and sends others to the dashboard', async ({
  page,
  signIn,
}) => {
  await signIn('parent', '/outbox')
  await expect(page).toHaveURL(/\/dashboard$/)
  await signIn('administrator', '/outbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/outbox$/)
})

test('an unknown path is a 404 that leads home, signed in or not', { tag: '@long' }, async ({ page, signIn }) => {
  for (const path of ['/nothing-here', '/404', '/users/view/1/2']) {
    const response = await page.goto(path, { waitUntil: 'load' })
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Trang không tồn tại' })).toBeVisible()
  }
  await signIn('student', '/nothing-here')
  await page.getByRole('link', { name: 'Về bảng điều khiển' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('moving between pages by keyboard keeps the focus where the reader is', async ({ page, signIn }) => {
  await signIn('administrator', '/outbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Bỏ qua đến nội dung' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Bảng điều khiển', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.locator('main h1')).toBeFocused()
})
