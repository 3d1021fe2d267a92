import { AxeBuilder } from '@axe-core/playwright'
import { type Locator, type Page, test as base, expect } from '@playwright/test'
import type { Role } from '@lms/contracts/roles.ts'
import { demoAccount } from './call.ts'
import { signInAs } from './people.ts'
import { type Product, startProduct } from './product.ts'

interface Fixtures {
  /** The quick way in, for tests of what comes after it; the dashboard is on its way when it is done. */
  signIn(role: Role): Promise<void>
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
    await use((role) => signInAs(page, demoAccount(role)))
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

/** No violation of WCAG 2.2 AA or of axe's best practices on what is shown now. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Colors in the middle of a transition are nobody's choice.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  // In the page itself and without lists of what is right: a quarter of the time. No screen has a frame of another site.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}

/** One visit serves both themes: only colors differ between them. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showTheme(page, 'light')
  await expectAccessible(page)
  await showTheme(page, 'dark')
  await expectAccessible(page, ['color-contrast', 'link-in-text-block'])
  await showTheme(page, 'light')
}

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  // Without motion: colors on their way from one theme to the other are nobody's choice.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
  await expect(page.locator('html')).toHaveClass(theme)
  // What follows the theme from within the page is drawn a moment later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

export { expect }
