import type { Page } from '@playwright/test'
import { adminMe, logout, me, refresh } from '@lms/contracts/accounts/accounts.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { addressOf, call, routeOf, send } from '../call.ts'
import { storedToken } from '../people.ts'
import { expect, fillSignIn, signInByHand, test } from '../test.ts'

const expiredToken = `x.${Buffer.from(JSON.stringify({ exp: 1000 })).toString('base64url')}.y`

/** Ends the session on the server only, as a sign-out on another device would. */
async function endOnServer(page: Page): Promise<void> {
  await call(page.request, logout, { token: await storedToken(page) })
}

test('signing out says so, forgets the token here and on the server', async ({ page, signIn }) => {
  await signIn('parent')
  const token = await storedToken(page)
  await page.getByRole('button', { name: /^Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Thoat đăng nhập thành công')).toBeVisible()
  expect(await storedToken(page)).toBe('')
  const answer = await send(page.request, me, { token })
  expect(answer.status()).toBe(401)
})

test('signing out with a token that has expired ends the session too', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('parent')
  await page.evaluate((token) => localStorage.setItem('admin_token', token), expiredToken)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Thoat đăng nhập thành công')).toBeVisible()
  const answer = await page.evaluate(async ([address, method]) => (await fetch(address, { method })).status, [
    addressOf(refresh),
    refresh.method,
  ] as const)
  expect(answer).toBe(401)
})

test(
  'signing out without network forgets the session here, and says that the server does not know',
  { tag: '@long' },
  async ({ page, context }) => {
    await signInByHand(page, 'parent')
    const signOut = page.getByRole('button', { name: 'Sign out' })
    await expect(signOut).toBeVisible()
    await context.setOffline(true)
    await signOut.click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Đã xảy ra lỗi khi đăng xuất. Vui lòng thử lại.')).toBeVisible()
    await expect(page.getByText('Thoat đăng nhập thành công')).toBeHidden()
    expect(await storedToken(page)).toBe('')
  },
)

test('signing out in one tab signs out the other', { tag: '@long' }, async ({ page, context, signIn }) => {
  await signIn('parent')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(/\/login$/)
})

test('a session that ended elsewhere leads to sign-in', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('student')
  await endOnServer(page)
  await expect(page).toHaveURL(/\/login$/)
  expect(await storedToken(page)).toBe('')
})

test('a refused access token is renewed once without anyone noticing', async ({ page, signIn }) => {
  await signIn('student')
  let refused = 0
  await page.route(routeOf(listNotifications), async (route) => {
    if (refused > 0) return route.continue()
    refused += 1
    return route.fulfill({
      status: 401,
      json: {
        success: false,
        status: 'error',
        message: 'Invalid token',
        error: 'Invalid token',
        code: 'invalid_token',
      },
    })
  })
  const before = await storedToken(page)
  const renewed = page.waitForResponse(routeOf(refresh))
  await page.goto('/notifications')
  expect((await renewed).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/notifications/)
  expect(await storedToken(page)).not.toBe(before)
})

test(
  'an expired stored token is renewed at start, or the person signs in',
  { tag: '@long' },
  async ({ page, context, signIn }) => {
    await signIn('student')
    await page.evaluate((token) => localStorage.setItem('admin_token', token), expiredToken)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await storedToken(page)).not.toBe(expiredToken)

    await context.clearCookies({ name: 'refresh_token' })
    await page.evaluate((token) => localStorage.setItem('admin_token', token), expiredToken)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
  },
)

test(
  'a token that ends within 300 seconds is checked with the server at start',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('student')
    const ending = `x.${Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 200 })).toString('base64url')}.y`
    await page.evaluate((token) => localStorage.setItem('admin_token', token), ending)
    const checked = page.waitForRequest(routeOf(adminMe))
    await page.goto('/dashboard')
    await checked
    await expect(page).toHaveURL(/\/login$/)
  },
)

test('losing the network never signs anyone out', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('parent')
  await page.route(`**${apiBase}/**`, (route) => route.abort())
  await page.goto('/notifications')
  await expect(page.getByText('Network error occurred').first()).toBeVisible()
  await expect(page).toHaveURL(/\/notifications/)
  expect(await storedToken(page)).not.toBe('')
})

test('typed text survives the end of the session: sign in over the page and go on', async ({ page, signIn }) => {
  await signIn('parent', '/demo/forms')
  await page.getByRole('textbox', { name: 'Name' }).fill('Trần Đức Minh')
  await endOnServer(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/demo\/forms$/)
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill('Demo1234')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Trần Đức Minh')
  expect(await storedToken(page)).not.toBe('')
})

test('what went wrong is said although what draws it cannot be fetched', { tag: '@long' }, async ({ page }) => {
  await page.route('**/assets/toasts-*', (route) => route.abort())
  await page.goto('/login')
  await fillSignIn(page, 'parent', 'Sai-mat-khau-1')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
})

test('a failed sign-in without network keeps what was typed', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/login')
  await fillSignIn(page, 'parent', 'Demo1234')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByText('Có lỗi xảy ra. Vui lòng thử lại.').first()).toBeVisible()
  await expect(page.getByLabel('Email hoặc tên đăng nhập')).toHaveValue('parent')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
