import { expect, test } from '../test.ts'
import { anotherDevice, register, signInAs } from '../people.ts'
import { pngOf } from '../users/people.ts'

test(
  'own data is changed, shown at once and kept; address and username are not for changing',
  { tag: '@long' },
  async ({ page }) => {
    const person = await register(page.request, 'user')
    await signInAs(page, person)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Phạm Thu An/ })
      .click()
    await page.getByRole('menuitem', { name: 'Hồ sơ của bạn' }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
    await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()
    await expect(page.getByText('Email cannot be changed')).toBeVisible()
    await expect(page.getByLabel('Username')).not.toBeEditable()

    await page.getByLabel('First Name').fill('')
    await page.getByLabel('Phone').fill('abc')
    // It belongs to the card of what it saves.
    await page.getByRole('region', { name: 'Personal data' }).getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('First name is required')).toBeVisible()
    await expect(page.getByText('Invalid phone number')).toBeVisible()

    await page.getByLabel('First Name').fill('Ánh')
    await page.getByLabel('Phone').fill('0912 345 678')
    await page.getByLabel('Bio').fill('Thích đọc sách.')
    const buffer = await pngOf(page)
    await page.locator('input[type=file]').setInputFiles({ name: 'mat.png', mimeType: 'image/png', buffer })
    await expect(page.getByRole('button', { name: 'Change image' })).toBeVisible()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: /Phạm Thu Ánh/ })).toBeVisible()
    await expect(page.getByRole('banner').locator('img[src^="/uploads/media/"]')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Phone')).toHaveValue('0912 345 678')
    await expect(page.getByLabel('Bio')).toHaveValue('Thích đọc sách.')
  },
)

test(
  'what an administrator changed meanwhile is shown instead of overwritten',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.slow()
    const person = await register(page.request, 'user')
    await signInAs(page, person, '/profile')
    await page.getByLabel('Bio').fill('Của tôi')

    const other = await anotherDevice(browser, page)
    await signInAs(other, person)
    await other.goto('/profile')
    await other.getByLabel('Phone').fill('0900000000')
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByText('Profile updated successfully')).toBeVisible()

    await page.getByRole('button', { name: 'Save changes' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Someone else has just changed' })
    await expect(notice).toContainText('0900000000')
    await notice.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByLabel('Bio')).toHaveValue('Của tôi')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Phone')).toHaveValue('0900000000')
    await expect(page.getByLabel('Bio')).toHaveValue('Của tôi')
    await other.context().close()
  },
)

test('typed input is not left behind without a question', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, await register(page.request, 'user'))
  await page.goto('/profile')
  await page.getByLabel('Bio').fill('Chưa lưu')
  await page.getByRole('tab', { name: 'Sessions' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Bio')).toHaveValue('Chưa lưu')
  await page.getByRole('tab', { name: 'Sessions' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/tab=sessions/)
})
