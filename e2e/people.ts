import { type APIRequestContext, type Browser, type Page, expect } from '@playwright/test'
import type { AccessToken, SignedInUser } from '@lms/contracts/accounts/accounts.ts'

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
    headers: { 'x-forwarded-for': someAddress() },
    data: { ...newcomer, role, confirmPassword: newcomer.password },
  })
  expect(answer.ok()).toBe(true)
  return newcomer
}

function someAddress(): string {
  const part = (): number => Math.floor(Math.random() * 250)
  return `10.${part()}.${part()}.${part()}`
}

/** The quick way in, for tests of what comes after it; the dashboard is on its way when it is done. */
export async function signInAs(page: Page, { email, password }: Pick<Newcomer, 'email' | 'password'>): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/admin/login', { data: { email, password } })
  const { user, token } = ((await answer.json()) as { data: { user: SignedInUser; token: AccessToken } }).data
  // Any page of the site will do to write into its storage: this is the lightest.
  await page.goto('/healthz')
  await page.evaluate(
    ([userText, tokenText]) => {
      localStorage.setItem('admin_user', userText)
      localStorage.setItem('admin_token', tokenText)
    },
    [JSON.stringify(user), token.token] as const,
  )
  await page.goto('/dashboard', { waitUntil: 'commit' })
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
