import { type Locator, type Page, test as base, expect } from '@playwright/test'
import type { Role } from '@lms/contracts/roles.ts'
import { demoAccount } from './call.ts'
import { signInAs } from './people.ts'
import { type Product, startProduct } from './product.ts'

interface Fixtures {
  /** The quick way in, for tests of what comes after it; the screen is on its way when it is done. */
  signIn(role: Role, path?: string): Promise<void>
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names from the pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  signIn: async ({ page }, use) => {
    await use((role, path) => signInAs(page, demoAccount(role), path))
  },
})

/** Signs in through the page, as a person does. */
export async function signInByHand(page: Page, role: Role, { rememberMe = false } = {}): Promise<void> {
  await page.goto('/login')
  const { email, password } = demoAccount(role)
  await fillSignIn(page, email, password)
  if (rememberMe) await page.getByLabel('Ghi nhớ tài khoản').check()
  await submitSignIn(page)
  await expect(page).toHaveURL(/\/dashboard$/)
}

export async function fillSignIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('Email hoặc tên đăng nhập').fill(identifier)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
}

export async function submitSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
}

/** Every toast on the screen. */
export function toasts(page: Page): Locator {
  return page.locator('.mantine-Notification-root')
}

export { expect }
