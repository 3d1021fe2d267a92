import { type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { login, signedInBy } from '@lms/contracts/accounts/accounts.ts'
import { register as registration } from '@lms/contracts/accounts/registration.ts'
import { type Credentials, call } from './call.ts'

export interface Newcomer extends Credentials {
  name: string
}

/** Somebody with an account of their own, so that no test changes what another one relies on. */
export async function register(
  request: APIRequestContext,
  role: 'user' | 'manager' | 'admin',
  name = 'Phạm Thu An',
): Promise<Newcomer> {
  const newcomer = { name, email: `${crypto.randomUUID()}@test.example`, password: 'Kem-dua-47' }
  await call(request, registration, {
    headers: { 'x-forwarded-for': someAddress() },
    body: { ...newcomer, role, confirmPassword: newcomer.password },
  })
  return newcomer
}

function someAddress(): string {
  const part = (): number => Math.floor(Math.random() * 250)
  return `10.${part()}.${part()}.${part()}`
}

/** The quick way in, for tests of what comes after it; the screen is on its way when it is done. */
export async function signInAs(page: Page, { email, password }: Credentials, path = '/dashboard'): Promise<void> {
  const { user, token } = signedInBy(await call(page.request, login, { body: { email, password } }))
  // Any page of the site will do to write into its storage: this is the lightest.
  await page.goto('/healthz')
  await page.evaluate(
    ([userText, tokenText]) => {
      localStorage.setItem('admin_user', userText)
      localStorage.setItem('admin_token', tokenText)
    },
    [JSON.stringify(user), token.token] as const,
  )
  await page.goto(path, { waitUntil: 'commit' })
}

/** In whose name this page speaks with the server. */
export async function storedToken(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('admin_token'))) ?? ''
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
