import { expectAccessible } from '../axe.ts'
import { expect, fillSignIn, submitSignIn, test } from '../test.ts'
import { createPerson } from './people.ts'

test(
  'two editors: what the second would overwrite is shown, and chosen field by field',
  { tag: '@long' },
  async ({ page, signIn, browser, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator')
    const id = await createPerson(page.request, {
      firstName: 'Gốc',
      lastName: 'Hai Người',
      email: 'hai.nguoi@example.com',
    })
    const context = await browser.newContext({ baseURL })
    const other = await context.newPage()
    await other.goto('/login')
    await fillSignIn(other, 'admin', 'Demo1234')
    await submitSignIn(other)
    await expect(other).toHaveURL(/\/dashboard$/)

    await page.goto(`/users/edit/${id}`)
    await other.goto(`/users/edit/${id}`)
    await page.getByRole('textbox', { name: 'First Name' }).fill('Của tôi')
    await page.getByRole('textbox', { name: 'Phone' }).fill('0901 234 567')
    await other.getByRole('textbox', { name: 'First Name' }).fill('Của người kia')
    await other.getByRole('textbox', { name: 'Bio' }).fill('Viết bởi người kia')
    await other.getByRole('button', { name: 'Update User' }).click()
    await expect(other.getByText('User updated successfully!')).toBeVisible()

    await page.getByRole('button', { name: 'Update User' }).click()
    await expect(page.getByText('Someone else changed this user in the meantime.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Yours: 0901 234 567' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Theirs: Viết bởi người kia' })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Save what is chosen' })).toBeDisabled()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Yours: Của tôi' }).check()
    await page.getByRole('button', { name: 'Save what is chosen' }).click()
    await expect(page.getByText('User updated successfully!')).toBeVisible()

    await expect(page).toHaveURL(`/users/${id}`)
    await expect(page.getByText('Hai Người Của tôi').first()).toBeVisible()
    await expect(page.getByText('0901 234 567')).toBeVisible()
    await expect(page.getByText('Viết bởi người kia')).toBeVisible()
    await context.close()
  },
)

test('the second editor can take what is there now', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator')
  const id = await createPerson(page.request, { firstName: 'Cũ', lastName: 'Nhường', email: 'nhuong@example.com' })
  await page.goto(`/users/edit/${id}`)
  const name = page.getByRole('textbox', { name: 'First Name' })
  await name.fill('Của tôi')
  const second = await page.context().newPage()
  await second.goto(`/users/edit/${id}`)
  await second.getByRole('textbox', { name: 'First Name' }).fill('Mới')
  await second.getByRole('button', { name: 'Update User' }).click()
  await expect(second.getByText('User updated successfully!')).toBeVisible()

  await page.getByRole('button', { name: 'Refresh user data' }).click()
  await expect(page.getByRole('radio', { name: 'Theirs: Mới' })).toBeVisible()
  await page.getByRole('button', { name: 'Take all of theirs' }).click()
  await expect(name).toHaveValue('Mới')
  await expect(page.getByText('Someone else changed this user in the meantime.')).toHaveCount(0)
})
