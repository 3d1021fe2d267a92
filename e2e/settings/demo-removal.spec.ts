import { login } from '@lms/contracts/accounts/accounts.ts'
import { approveUser, listUsers } from '@lms/contracts/users/users.ts'
import { call, demoAccount, send } from '../call.ts'
import { register, signInAs } from '../people.ts'
import { startProduct } from '../product.ts'
import { expect, test } from '../test.ts'

test('one act removes all demo data, and a real administrator goes on', { tag: '@long' }, async ({ browser }) => {
  // An installation of its own: every other test lives on the demo data.
  const product = await startProduct()
  const context = await browser.newContext({ baseURL: product.url, locale: 'vi-VN' })
  const page = await context.newPage()
  const owner = await register(page.request, 'admin', 'Trần Minh Khôi')
  const role = 'administrator'
  const { users } = await call(page.request, listUsers, { role, query: { search: 'minh khoi' } })
  await call(page.request, approveUser, { role, params: { id: users[0]?.id ?? '' } })

  await signInAs(page, owner, '/settings')
  await page.getByRole('button', { name: 'Xóa toàn bộ dữ liệu mẫu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xóa toàn bộ dữ liệu mẫu?' })
  await dialog.getByRole('textbox').fill('DELETE')
  await dialog.getByRole('button', { name: 'Xóa toàn bộ dữ liệu mẫu' }).click()
  await expect(page.getByRole('button', { name: 'Xóa toàn bộ dữ liệu mẫu' })).toHaveCount(0)

  await page.goto('/users')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goto('/questions?class=')
  await expect(page.getByRole('heading', { name: 'Không tìm thấy câu hỏi nào' })).toBeVisible()
  const demo = await send(page.request, login, { body: demoAccount(role) })
  expect(demo.status()).toBe(401)
  await context.close()
  await product.stop()
})
