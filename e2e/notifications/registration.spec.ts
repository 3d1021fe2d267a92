import { expect, fillSignIn, submitSignIn, test, toasts } from '../test.ts'
import { anotherDevice, register, signInAs } from '../people.ts'

test(
  'a waiting registration is approved from the list, in every browser at once, and the person gets in',
  { tag: '@long' },
  async ({ page, browser, signIn }) => {
    test.slow()
    await signIn('administrator')
    const other = await anotherDevice(browser, page)
    await signInAs(other, { email: 'admin', password: 'Demo1234' })
    await other.goto('/notifications')

    const person = await register(page.request, 'admin', 'Vũ Thị Đào')
    await page.goto('/notifications')
    const here = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Vũ Thị Đào' })
    const there = other.getByRole('main').getByRole('listitem').filter({ hasText: 'Vũ Thị Đào' })
    await expect(there.getByRole('button', { name: 'Duyệt Vũ Thị Đào' })).toBeVisible()
    await here.getByRole('button', { name: 'Duyệt Vũ Thị Đào' }).click()
    await expect(page.getByText('Registration approved')).toBeVisible()
    await expect(here).toContainText('Đã duyệt')
    await expect(here.getByRole('button', { name: /Duyệt/ })).toHaveCount(0)
    await expect(there).toContainText('Đã duyệt')

    const visitor = await anotherDevice(browser, page)
    await signInAs(visitor, person)
    await visitor.context().close()
    await other.context().close()
  },
)

test('rejecting asks first and says what it means', { tag: '@long' }, async ({ page, browser, signIn }) => {
  test.slow()
  await signIn('administrator')
  const person = await register(page.request, 'admin', 'Ngô Văn Lợi')
  await page.goto('/notifications')
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ngô Văn Lợi' })
  await item.getByRole('button', { name: 'Từ chối Ngô Văn Lợi' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Tài khoản sẽ không được đăng nhập')
  await question.getByRole('button', { name: 'Từ chối' }).click()
  await expect(item).toContainText('Đã từ chối')

  const visitor = await anotherDevice(browser, page)
  await visitor.goto('/login')
  await fillSignIn(visitor, person.email, person.password)
  await submitSignIn(visitor)
  await expect(toasts(visitor)).toContainText('Account is deactivated. Please contact administrator.')
  await visitor.context().close()
})
