import { type Page } from '@playwright/test'
import { listUsers, updateUser } from '@lms/contracts/users/users.ts'
import { codeOf } from '../../server/testing/factors/totp-code.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call, demoAccount, routeOf } from '../call.ts'
import { type Newcomer, register, signInAs } from '../people.ts'
import { type Product, startProduct } from '../product.ts'
import { expect, fillSignIn, submitSignIn, test as base } from '../test.ts'
import { addAuthenticator } from './authenticator.ts'

/** Passkeys belong to a name, not to a number: this product answers to one. */
const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names from the pattern
    async ({}, use) => {
      const product = await startProduct({}, 'localhost')
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

async function setUpApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = (await dialog.getByText(/^[A-Z2-7]{20,}$/).textContent()) ?? ''
  await dialog.getByLabel('The 6 digits that the app shows now').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  return secret
}

async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(dialog).toBeHidden()
  return codes
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name of the passkey').fill(name)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
}

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.goto('/login')
}

async function enterPassword(page: Page, { email, password }: Newcomer): Promise<void> {
  await fillSignIn(page, email, password)
  await submitSignIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Xác minh đăng nhập' })).toBeVisible()
}

test('a parent adds an app and a passkey: the password alone no longer signs in, the passkey alone does', async ({
  page,
}) => {
  test.slow()
  await addAuthenticator(page)
  const person = await register(page.request, 'manager')
  await signInAs(page, person, '/profile?tab=security')
  await setUpApp(page)
  const [code = ''] = await keepCodes(page)
  await addPasskey(page, 'Máy tính ở nhà')
  const passkey = page.getByRole('listitem').filter({ hasText: 'Máy tính ở nhà' })
  await expect(passkey).toContainText('Not used yet')

  await leave(page)
  await enterPassword(page, person)
  await page.getByLabel('Mã xác minh').fill('000000')
  await page.getByRole('button', { name: 'Xác minh', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Mã không đúng hoặc đã được dùng')
  await page.getByLabel('Mã xác minh').fill(code)
  await page.getByRole('button', { name: 'Xác minh', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await leave(page)
  await page.getByRole('button', { name: 'Dùng khóa truy cập' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/profile?tab=security')
  await expect(passkey).toContainText('Last used')
  await expect(page.getByText('9 codes are left.')).toBeVisible()
})

test('the second step also takes the passkey, and every state reads well', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await addAuthenticator(page)
  const person = await register(page.request, 'manager')
  await signInAs(page, person, '/profile?tab=security')
  await addPasskey(page, 'Điện thoại')
  await expect(page.getByRole('dialog', { name: 'Keep your recovery codes' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await keepCodes(page)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Rename Điện thoại' }).click()
  await page.getByRole('dialog').getByLabel('Name of the passkey').fill('Điện thoại của mẹ')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Điện thoại của mẹ')).toBeVisible()

  await leave(page)
  await enterPassword(page, person)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Dùng khóa truy cập' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/profile?tab=security')
  await page.getByRole('button', { name: 'Remove Điện thoại của mẹ' }).click()
  await expect(page.getByRole('dialog')).toContainText('your last factor')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No passkeys yet.')).toBeVisible()
})

test('what is dangerous asks again who it is, and nothing typed is lost', { tag: '@long' }, async ({ page }) => {
  test.slow()
  const { email } = await register(page.request, 'user', 'Trần Văn Đổi')
  const { users } = await call(page.request, listUsers, { role: 'administrator', query: { search: email } })
  await signInAs(page, demoAccount('administrator'), `/users/edit/${users[0]?.id}`)
  // As ten minutes later: the first try is refused, the second is the server's own to decide.
  const refusal = { message: 'Please confirm', error: 'Please confirm', code: 'confirmation_required' }
  const json = { success: false, status: 'error', ...refusal, data: { methods: ['password'] } }
  let isRefused = false
  await page.route(routeOf(updateUser), (route) => {
    if (isRefused || route.request().method() !== updateUser.method) return route.fallback()
    isRefused = true
    return route.fulfill({ status: 403, json })
  })
  await page.getByLabel('First Name').fill('Mới')
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Parent' }).click()
  await page.getByRole('button', { name: 'Update User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Sai-mat-khau-1')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('The password is wrong')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Demo1234')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('User updated successfully!')).toBeVisible()
  const after = await call(page.request, listUsers, { role: 'administrator', query: { search: email } })
  expect(after.users).toMatchObject([{ firstName: 'Mới', role: 'parent' }])
})

test(
  'with the duty on, an administrator is led to set a factor up, asked until it is done, and then goes on',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    await addAuthenticator(page)
    await signInAs(page, demoAccount('administrator'), '/settings?tab=security')
    await page.getByRole('switch', { name: 'Quản trị viên phải có bước xác minh thứ hai' }).check({ force: true })
    await page.getByRole('button', { name: 'Lưu' }).click()
    await page.getByRole('link', { name: 'Thiết lập ngay' }).click()
    await expect(page).toHaveURL(/\/profile\?tab=security$/)
    await expectAccessibleInBothThemes(page)
    await page.goto('/users')
    await expect(page).toHaveURL(/\/profile\?tab=security$/)
    await expect(page.getByText('Please set up a second factor')).toBeVisible()
    await addPasskey(page, 'Máy tính')
    await keepCodes(page)
    await expect(page.getByText('Please set up a second factor')).toBeHidden()
    await page.goto('/users')
    await expect(page.getByRole('table')).toBeVisible()
  },
)
