import { login } from '@lms/contracts/accounts/accounts.ts'
import { routeOf } from '../call.ts'
import { expect, fillSignIn, signInByHand, submitSignIn, test, toasts } from '../test.ts'

test('says what is missing when a field is left', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible()
  for (const label of ['Email hoặc tên đăng nhập', 'Mật khẩu']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-required', 'true')
  }
  await page.getByLabel('Email hoặc tên đăng nhập').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Vui lòng nhập email hoặc tên đăng nhập')).toBeVisible()
  await page.getByLabel('Mật khẩu', { exact: true }).fill('12345')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Mật khẩu phải có ít nhất 6 ký tự')).toBeVisible()
  await page.getByLabel('Mật khẩu', { exact: true }).fill('')
  await expect(page.getByText('Vui lòng nhập mật khẩu')).toBeVisible()
})

test('welcomes by keyboard alone, shows and hides the password', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email hoặc tên đăng nhập').focus()
  await page.keyboard.type('student@example.com')
  const password = page.getByLabel('Mật khẩu', { exact: true })
  await password.focus()
  await page.keyboard.type('Demo1234')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: /mật khẩu/i }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Đăng nhập thành công.')).toBeVisible()
})

test('a wrong password is said, the typed name stays', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'nobody-here', 'wrong-password')
  await submitSignIn(page)
  const message = 'Email hoặc mật khẩu không đúng. Vui lòng thử lại.'
  await expect(toasts(page)).toHaveText(message)
  await expect(page.getByLabel('Email hoặc tên đăng nhập')).toHaveValue('nobody-here')
})

test(
  'eleven wrong passwords: the page says how long to wait, and the toasts do not pile up',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/login')
    for (let tried = 0; tried < 11; tried += 1) {
      await fillSignIn(page, 'locked-out', `wrong-password-${tried}`)
      const answered = page.waitForResponse(routeOf(login))
      await submitSignIn(page)
      await answered
    }
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).toHaveText(/Vui lòng thử lại sau \d+ phút/)
  },
)

test(
  'with remember-me the token is in a cookie of 7 days, otherwise in local storage',
  { tag: '@long' },
  async ({ page, context }) => {
    await signInByHand(page, 'parent', { rememberMe: true })
    const remembered = (await context.cookies()).find(({ name }) => name === 'admin_token')
    const daysLeft = ((remembered?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(daysLeft).toBeGreaterThan(6.9)
    expect(remembered).toMatchObject({ path: '/', sameSite: 'Strict' })
    expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await signInByHand(page, 'parent')
    expect((await context.cookies()).find(({ name }) => name === 'admin_token')).toBeUndefined()
    expect(await page.evaluate(() => localStorage.getItem('admin_token'))).not.toBeNull()
  },
)

test('the demo page signs in with one click', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Dùng thử với tài khoản mẫu' }).click()
  await expect(page).toHaveURL(/\/demo\/auth$/)
  await page.getByRole('main').getByRole('button').nth(2).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
