import { type APIRequestContext, type Browser, type Page, expect } from '@playwright/test'
import { fillSignIn, submitSignIn } from './test.ts'

export interface Newcomer {
  name: string
  email: string
  password: string
}

/** Somebody with an account of their own, so that no test changes what another one relies on. */
export async function register(
  request: APIRequestContext,
  role: 'user' | 'manager' | 'admin',
  name = 'Phạm Thu An',
): Promise<Newcomer> {
  const newcomer = { name, email: `${crypto.randomUUID()}@test.example`, password: 'Mat-khau-1' }
  const answer = await request.post('/api/v1/auth/register', {
    data: { ...newcomer, role, confirmPassword: newcomer.password },
  })
  expect(answer.ok()).toBe(true)
  return newcomer
}

export async function signInAs(page: Page, { email, password }: Pick<Newcomer, 'email' | 'password'>): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, email, password)
  await submitSignIn(page)
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Another browser, with nothing in common but the server. */
export async function anotherDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    colorScheme: 'light',
  })
  return context.newPage()
}
