import type { Page } from '@playwright/test'
import { expect, fillSignIn, submitSignIn, test } from '../test.ts'

async function register(page: Page, role: string, email: string): Promise<void> {
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Lê Thị Hoa')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: role, exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill('Kem-dua-47')
  await page.getByLabel('Confirm password').fill('Kem-dua-47')
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('as User: an account that works at once', async ({ page }) => {
  await register(page, 'User', 'hoa@test.example')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Account created successfully! Please sign in.')).toBeVisible()
  await fillSignIn(page, 'hoa@test.example', 'Kem-dua-47')
  await submitSignIn(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toContainText('Bài tập')
})

test(
  'as Manager: works at once, and the administrator hears of it without reloading',
  { tag: '@long' },
  async ({ page, browser, signIn }) => {
    await signIn('administrator')
    const bell = page.getByRole('banner').getByRole('button', { name: /thông báo/i })
    await expect(bell).toHaveAttribute('aria-label', /\d/)
    const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
    const visitor = await browser.newPage({ baseURL: new URL(page.url()).origin, locale: 'vi-VN' })
    await register(visitor, 'Manager', 'manager@test.example')
    await expect(visitor).toHaveURL(/\/login$/)
    await expect(bell).toHaveAttribute('aria-label', new RegExp(`\\b${before + 1}\\b`))
    await visitor.close()
  },
)

test('as Admin: waits until an administrator has approved it', { tag: '@long' }, async ({ page }) => {
  await register(page, 'Admin', 'new-admin@test.example')
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, 'new-admin@test.example', 'Kem-dua-47')
  await submitSignIn(page)
  await expect(page.getByText('Tài khoản đang chờ quản trị viên duyệt.').first()).toBeVisible()
})

test('says what is wrong at each field, also what only the server knows', { tag: '@long' }, async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Create account' }).click()
  for (const text of [
    'Name is required',
    'Email is required',
    'Role is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await register(page, 'User', 'parent@example.com')
  await expect(page.getByText('An account with this email already exists')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lê Thị Hoa')
})
