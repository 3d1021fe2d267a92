import type { Browser, Page } from '@playwright/test'
import { getSettings, updateSettings } from '@lms/contracts/settings/settings.ts'
import { bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import { listUsers } from '@lms/contracts/users/users.ts'
import { call } from '../call.ts'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../test.ts'
import { anotherDevice, signInAs, storedToken } from '../people.ts'

test.beforeEach(async ({ signIn }) => signIn('administrator'))

// What one test decides for the site must not reach the others.
test.afterEach(async ({ page }) => {
  const token = await storedToken(page)
  const { settings } = await call(page.request, getSettings, { token })
  await call(page.request, updateSettings, {
    token,
    body: {
      version: settings.version,
      siteName: 'Hệ thống quản lý học tập',
      registrationOpen: true,
      language: null,
      theme: 'auto',
      timeZone: 'Asia/Ho_Chi_Minh',
      passwordMinimumLength: 8,
      signInFailures: 10,
      signInWindowMinutes: 15,
    },
  })
})

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(page.getByText('Đã lưu cài đặt').first()).toBeVisible()
}

async function visitor(browser: Browser, page: Page, path: string): Promise<Page> {
  const other = await anotherDevice(browser, page)
  await other.goto(path)
  return other
}

test(
  'the name of the site is everywhere at once, and registration can be switched off',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.slow()
    await page.goto('/settings')
    await page.getByLabel('Tên hệ thống').fill('')
    await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
    await expect(page.getByText('Vui lòng nhập tên hệ thống')).toBeVisible()
    await page.getByLabel('Tên hệ thống').fill('Trường Tiểu học Hoa Sen')
    await page.getByRole('switch', { name: 'Cho phép đăng ký tài khoản' }).uncheck()
    await save(page)
    await expect(page).toHaveTitle(/Trường Tiểu học Hoa Sen/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Trường Tiểu học Hoa Sen' })).toBeVisible()

    const other = await visitor(browser, page, '/login')
    await expect(other).toHaveTitle(/Trường Tiểu học Hoa Sen/)
    await expect(other.getByRole('link', { name: 'Đăng ký' })).toHaveCount(0)
    await other.goto('/register')
    await expect(other.getByText('Registration is closed. Please ask an administrator for an account.')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Create account' })).toHaveCount(0)
    await expectAccessible(other)
    await other.context().close()
  },
)

test('the password policy is followed by the register page', { tag: '@long' }, async ({ page, browser }) => {
  test.slow()
  await page.goto('/settings?tab=security')
  await page.getByLabel('Độ dài mật khẩu tối thiểu').fill('3')
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(page.getByText('Độ dài mật khẩu tối thiểu phải từ 8 đến 64 ký tự')).toBeVisible()
  await page.getByLabel('Độ dài mật khẩu tối thiểu').fill('12')
  await page.getByLabel('Số lần đăng nhập sai cho phép').fill('5')
  await page.getByLabel('Thời gian khóa').fill('30')
  await save(page)
  await page.reload()
  await expect(page.getByLabel('Số lần đăng nhập sai cho phép')).toHaveValue('5 lần')
  await expect(page.getByLabel('Thời gian khóa')).toHaveValue('30 phút')

  const other = await visitor(browser, page, '/register')
  await expect(other.getByText('At least 12 characters')).toBeVisible()
  await other.getByLabel('Name').fill('Lê Hoa')
  await other.getByLabel('Email', { exact: true }).fill('ngan@test.example')
  await other.getByRole('combobox', { name: 'Role' }).click()
  await other.getByRole('option', { name: 'User' }).click()
  await other.getByLabel('Password', { exact: true }).fill('Kem-dua-47')
  await other.getByLabel('Confirm password').fill('Kem-dua-47')
  await other.getByRole('button', { name: 'Create account' }).click()
  await expect(other.getByText('Password must be at least 12 characters')).toBeVisible()
  await other.context().close()
})

test('visitors who chose nothing get the defaults of the site', { tag: '@long' }, async ({ page, browser }) => {
  test.slow()
  await page.goto('/settings?tab=preferences')
  await page.getByRole('combobox', { name: 'Ngôn ngữ' }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await page.getByRole('combobox', { name: 'Giao diện' }).click()
  await page.getByRole('option', { name: 'Tối' }).click()
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()

  const other = await visitor(browser, page, '/login')
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(other.locator('html')).toHaveClass(/\bdark\b/)
  expect(await other.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await other.getByRole('button', { name: 'Switch to light mode' }).click()
  await other.reload()
  await expect(other.locator('html')).toHaveClass(/\blight\b/)
  await other.context().close()
})

test('a test mail arrives, and its fate is told', { tag: '@long' }, async ({ page, product }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Gửi thư thử' }).click()
  await expect(page.getByText('Đã gửi thư thử đến admin@example.com.')).toBeVisible()
  expect(await product.mailbox.mailTo('admin@example.com')).toContain('truong@example.com')
})

test(
  'what another administrator saved is shown instead of overwritten',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.slow()
    await page.goto('/settings')
    const name = page.getByLabel('Tên hệ thống')
    await name.fill('Tên của tôi')

    const other = await anotherDevice(browser, page)
    await signInAs(other, { email: 'admin', password: 'Demo1234' })
    await other.goto('/settings')
    await other.getByLabel('Tên hệ thống').fill('Tên của bạn')
    await save(other)
    await other.context().close()

    await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Người khác vừa thay đổi' })
    await expect(notice).toContainText('Tên của bạn')
    await expect(name).toHaveValue('Tên của tôi')
    await notice.getByRole('button', { name: 'Giữ nội dung của tôi' }).click()
    await expect(name).toHaveValue('Tên của tôi')
    await save(page)
    await expect(page).toHaveTitle(/Tên của tôi/)
  },
)

test('demo data stays while nobody else could run the site', { tag: '@long' }, async ({ page }) => {
  await deactivateOtherAdministrators(page)
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Xóa toàn bộ dữ liệu mẫu' })).toBeDisabled()
  await expect(page.getByText('Cần có ít nhất một quản trị viên đang hoạt động')).toBeVisible()
  await page.getByRole('link', { name: 'Nhật ký hoạt động' }).click()
  await expect(page).toHaveURL(/\/audit$/)
})

/** Other tests may have approved some. */
async function deactivateOtherAdministrators(page: Page): Promise<void> {
  const role = 'administrator'
  const { users } = await call(page.request, listUsers, { role, query: { role, limit: 100 } })
  const ids = users.filter(({ email }) => email !== 'admin@example.com').map(({ id }) => id)
  if (ids.length === 0) return
  await call(page.request, bulkUsers, { role, body: { action: 'deactivate', ids } })
}
