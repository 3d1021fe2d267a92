import { forgotPassword } from '@lms/contracts/accounts/registration.ts'
import { listOutbox } from '@lms/contracts/outbox/outbox.ts'
import { call, routeOf } from '../call.ts'
import { expect, test } from '../test.ts'

test.beforeEach(async ({ page, signIn }) => {
  for (const email of ['parent@example.com', 'student@example.com'])
    await call(page.request, forgotPassword, { body: { email } })
  await signIn('administrator', '/outbox')
})

test('lists what was written, with the day first', { tag: '@long' }, async ({ page }) => {
  const row = page.getByRole('row', { name: 'student@example.com' }).first()
  await expect(row).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
})

test('a mail opens with whom it is for, how it fared and what it says', { tag: '@long' }, async ({ page }) => {
  const row = page.getByRole('row', { name: 'student@example.com' }).first()
  const subject = (await row.getByRole('button').first().textContent()) ?? ''
  await row.getByRole('button', { name: subject }).first().click()
  const mail = page.getByRole('dialog', { name: subject })
  await expect(mail).toContainText('student@example.com')
  // It was sent, so that nothing of its link is left here.
  await expect(mail).toContainText(/Nội dung không còn được giữ|reset-password/)
  await mail.getByRole('button', { name: 'Đóng' }).last().click()
  await expect(mail).toBeHidden()
  await expect(row.getByRole('button', { name: subject }).first()).toBeFocused()
})

test(
  'the search lives in the address: a link reproduces it, and Back undoes it',
  { tag: '@long' },
  async ({ page }) => {
    const search = page.getByRole('searchbox')
    await search.pressSequentially('parent@', { delay: 20 })
    await expect(page).toHaveURL(/\/outbox\?search=parent/)
    await expect(page.getByRole('rowheader', { name: 'student@example.com' })).toHaveCount(0)
    await page.reload()
    await expect(search).toHaveValue('parent@')
    await expect(page.getByRole('rowheader', { name: 'parent@example.com' }).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/outbox$/)
    await expect(search).toHaveValue('')
  },
)

test('a search without a hit says so and offers the way back', { tag: '@long' }, async ({ page }) => {
  await page.goto('/outbox?search=khong-co-ai')
  await expect(page.getByRole('heading', { name: 'Không tìm thấy thư nào' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Xóa tìm kiếm' }).last().click()
  await expect(page).toHaveURL(/\/outbox$/)
  await expect(page.getByRole('table')).toBeVisible()
})

test(
  'an address with nonsense in it still opens the list, and a page that is gone leads to the last',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/outbox?page=999&limit=lots')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page).not.toHaveURL(/page=999/)
  },
)

test('a failure says what happened and can be tried again', { tag: '@long' }, async ({ page }) => {
  await page.route(routeOf(listOutbox), (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.goto('/outbox?limit=50')
  await expect(page.getByRole('alert')).toContainText('Không tải được hộp thư đi')
  await page.unroute(routeOf(listOutbox))
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})
