import { expect, test } from '../test.ts'
import { anotherDevice } from '../people.ts'
import { createPerson, openRowMenu } from './people.ts'

test('an administrator lets somebody in with a temporary password, who must choose their own @long', async ({
  page,
  browser,
  request,
  signIn,
}) => {
  const email = `${crypto.randomUUID()}@test.example`
  const name = `Phạm Giúp ${email.slice(0, 4)}`
  const id = await createPerson(request, { firstName: email.slice(0, 4), lastName: 'Phạm Giúp', email, role: 'parent' })
  await signIn('administrator', `/users?search=${encodeURIComponent(email)}`)
  await openRowMenu(page, name)
  await page.getByRole('menuitem', { name: 'Set Temporary Password' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set Temporary Password' }).click()
  const shown = page.getByRole('dialog', { name: `Temporary password set for ${name}` })
  const temporary = (await shown.getByText(/^[A-Z][a-z]{3}-[a-z]{4}-[a-z]{4}-\d{4}$/).textContent()) ?? ''
  await shown.getByRole('button', { name: 'Close' }).last().click()

  const other = await anotherDevice(browser, page)
  await other.goto('/login')
  await other.getByLabel('Email hoặc tên đăng nhập').fill(email)
  await other.getByLabel('Mật khẩu', { exact: true }).fill(temporary)
  await other.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(other).toHaveURL(/\/change-password$/)
  await other.goto('/children')
  await expect(other).toHaveURL(/\/change-password$/)
  await other.getByLabel('Temporary password').fill(temporary)
  const wanted = other.getByLabel('New password', { exact: true })
  await wanted.fill('Matkhau123')
  await expect(other.getByRole('meter', { name: 'Password strength' })).toHaveAttribute(
    'aria-valuetext',
    'Too easy to guess',
  )
  await expect(other.getByText('Many people use this password')).toBeVisible()
  await other.getByLabel('Confirm new password').fill('Matkhau123')
  await other.getByRole('button', { name: 'Save new password' }).click()
  await expect(wanted).toHaveAccessibleDescription(/Many people use this password/)
  await wanted.fill('Che-buoi-638')
  await other.getByLabel('Confirm new password').fill('Che-buoi-638')
  await other.getByRole('button', { name: 'Save new password' }).click()
  await expect(other).toHaveURL(/\/dashboard$/)

  await page.goto(`/users/${id}`)
  await expect(page.getByRole('heading', { name: 'Đang đăng nhập' })).toBeVisible()
  await page.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click()
  await expect(page.getByText('Không đăng nhập ở đâu cả.')).toBeVisible()
  await other.goto('/children')
  await expect(other).toHaveURL(/\/login/)
})
