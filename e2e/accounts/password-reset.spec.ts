import { forgotPassword, register } from '@lms/contracts/accounts/registration.ts'
import { createChild, getChild } from '@lms/contracts/children/children.ts'
import { call, tokenOf } from '../call.ts'
import { register as newcomer } from '../people.ts'
import { expect, fillSignIn, submitSignIn, test } from '../test.ts'

test('an address is verified by mail, and then a forgotten password is set anew with the mailed link', async ({
  page,
  product,
  request,
}) => {
  const person = {
    name: 'Phạm Thu',
    email: 'thu@test.example',
    role: 'user' as const,
    password: 'Kem-dua-47',
    confirmPassword: 'Kem-dua-47',
  }
  await call(request, register, { body: person })
  const verification = await product.mailbox.mailTo(person.email, '/verify-email?token=')
  await page.goto(/http:\/\/127\.0\.0\.1:\d+\/verify-email\?token=[\w-]+/.exec(verification)?.[0] ?? '')
  await fillSignIn(page, person.email, person.password)
  await submitSignIn(page)
  await page.getByRole('button', { name: 'Xác minh địa chỉ này' }).click()
  await expect(page.getByRole('heading', { name: 'Đã xác minh' })).toBeFocused()
  await expect(page.getByText(person.email)).toBeVisible()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())

  await page.goto('/login')
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText("We've sent a password reset link to your email address.")).toBeVisible()

  const mail = await product.mailbox.mailTo(person.email, '/reset-password?token=')
  const link = /http:\/\/127\.0\.0\.1:\d+\/reset-password\?token=[\w-]+/.exec(mail)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Set new password' })).toBeVisible()
  await page
    .getByLabel('Password', { exact: true })
    .or(page.getByLabel('New password', { exact: true }))
    .fill('weak')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await page
    .getByLabel('Password', { exact: true })
    .or(page.getByLabel('New password', { exact: true }))
    .fill('Che-buoi-632')
  await page.getByLabel(/^Confirm/).fill('Che-buoi-632')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, person.email, 'Che-buoi-632')
  await submitSignIn(page)
  await expect(page).toHaveURL(/\/dashboard$/)

  const second = await page.context().browser()?.newPage()
  await second?.goto(link)
  await expect(second?.getByText('no longer valid').first() ?? page.locator('never')).toBeVisible()
  await second?.close()
})

test('who reads the address of somebody’s child cannot get in by it, but can take it off', async ({
  page,
  product,
  request,
}) => {
  const parent = await newcomer(request, 'manager', 'Trần Minh')
  const email = `${crypto.randomUUID()}@test.example`
  const draft = { firstName: 'An', lastName: 'Trần', username: `be-${crypto.randomUUID().slice(0, 8)}`, email }
  const body = { ...draft, password: 'cam-nho-1' }
  const token = await tokenOf(request, parent)
  const { child } = await call(request, createChild, { token, body })
  await call(request, forgotPassword, { body: { email } })
  await product.mailbox.mailTo(parent.email, '/reset-password?token=')
  const mail = await product.mailbox.mailTo(email, '/release-address?token=')
  await page.goto(/http:\/\/127\.0\.0\.1:\d+\/release-address\?token=[\w-]+/.exec(mail)?.[0] ?? '')
  await page.getByRole('button', { name: 'Gỡ địa chỉ này' }).click()
  await expect(page.getByRole('heading', { name: 'Đã gỡ địa chỉ' })).toBeFocused()
  expect((await call(request, getChild, { token, params: { id: child._id } })).child.email).toBeNull()
  await page.reload()
  await page.getByRole('button', { name: 'Gỡ địa chỉ này' }).click()
  await expect(page.getByText('Liên kết này đã được dùng hoặc đã hết hạn.')).toBeVisible()
})

test('an address that is none is refused before anything is sent', { tag: '@long' }, async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nobody')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByRole('link', { name: '← Back to sign in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
