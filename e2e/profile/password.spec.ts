import { expect, fillSignIn, submitSignIn, test } from '../test.ts'
import { anotherDevice, register, signInAs } from '../people.ts'

test('a new password ends every other session and keeps this one', { tag: '@long' }, async ({ page, browser }) => {
  test.slow()
  const person = await register(page.request, 'user')
  await signInAs(page, person)
  const other = await anotherDevice(browser, page)
  await signInAs(other, person)

  await page.goto('/profile?tab=password')
  await expect(page.getByText('signs you out everywhere else')).toBeVisible()
  await page.getByLabel('Current password').fill('Sai-mat-khau-1')
  await page.getByLabel(/^New password/).fill('Kem-dua-52')
  await expect(page.getByRole('listitem').filter({ hasText: 'At least 8 characters' })).toHaveAttribute('data-met')
  await page.getByLabel('Confirm new password').fill('Kem-dua-53')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm new password').fill('Kem-dua-52')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Incorrect password')).toBeVisible()
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. Your other sessions were signed out.')).toBeVisible()

  await other.goto('/notifications')
  await expect(other).toHaveURL(/\/login$/)
  await fillSignIn(other, person.email, 'Kem-dua-52')
  await submitSignIn(other)
  await expect(other).toHaveURL(/\/notifications$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible()
  await other.context().close()
})

test(
  'sessions are listed, this one is marked, and another is signed out from here',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.slow()
    const person = await register(page.request, 'user')
    await signInAs(page, person)
    const other = await anotherDevice(browser, page)
    await signInAs(other, person)

    await page.goto('/profile?tab=sessions')
    const sessions = page.getByRole('tabpanel').getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    await expect(sessions.filter({ hasText: 'This session' })).toHaveCount(1)
    await expect(sessions.filter({ hasText: 'This session' })).toContainText('On the server itself')
    await page.getByRole('button', { name: /^Sign out there/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out there' }).click()
    await expect(page.getByText('Signed out there', { exact: true })).toBeVisible()
    await expect(sessions).toHaveCount(1)
    await other.goto('/profile')
    await expect(other).toHaveURL(/\/login$/)
    await other.context().close()
  },
)
