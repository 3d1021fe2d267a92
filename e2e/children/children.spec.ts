import { listChildren, updateChild } from '@lms/contracts/children/children.ts'
import { call, routeOf, tokenOf } from '../call.ts'
import { register, signInAs } from '../people.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test, toasts } from '../test.ts'
import { createPerson } from '../users/people.ts'
import { openFamily } from './family.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('a parent adds a child with a password that is read out, kept on a card and works', async ({ page }) => {
  const parent = await register(page.request, 'manager')
  await signInAs(page, parent, '/children')
  await expect(page.getByText('Không có con nào được liên kết.')).toBeVisible()
  // The empty list has its own button.
  await page.getByRole('main').getByRole('button', { name: 'Thêm con' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Thêm con' })
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  for (const message of ['Họ là bắt buộc', 'Tên là bắt buộc', 'Tên đăng nhập là bắt buộc'])
    await expect(dialog.getByText(message, { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email' }).fill('an@')
  await dialog.getByRole('textbox', { name: 'Tên', exact: true }).fill('An')
  await expect(dialog.getByText('Email không hợp lệ')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('textbox', { name: 'Email' }).fill('')
  await dialog.getByRole('textbox', { name: 'Họ', exact: true }).fill('Trần Bảo')
  await expect(dialog.getByRole('textbox', { name: 'Tên đăng nhập' })).toHaveValue('tranbaoan')
  await dialog.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('student')
  await expect(dialog.getByText('Cần có sự đồng ý của bạn để tạo tài khoản cho con')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Tài khoản và kết quả' }).check()
  await dialog.getByRole('radio', { name: 'Con chưa đủ 7 tuổi' }).check()
  const password = dialog.getByRole('textbox', { name: 'Mật khẩu' })
  await expect(password).not.toBeEditable()
  const first = await password.inputValue()
  await dialog.getByRole('button', { name: 'Tạo mật khẩu khác' }).click()
  await expect(password).not.toHaveValue(first)
  await expect(password).toHaveValue(/^[a-z]{4}-[a-z]{4}-\d{3}$/)

  // What the server says is shown, and nothing that was typed is lost.
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect(toasts(page).getByText('Tên đăng nhập đã tồn tại')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Họ', exact: true })).toHaveValue('Trần Bảo')
  await dialog.getByRole('button', { name: /Dùng "student\d{3}"/ }).click()
  await expect(dialog.getByRole('textbox', { name: 'Tên đăng nhập' })).toHaveValue(/^student\d{3}$/)
  const username = `be-${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(username)
  const shown = await password.inputValue()
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect(toasts(page).getByText('Đã thêm con thành công!')).toBeVisible()

  const ready = page.getByRole('dialog', { name: 'Tài khoản của Trần Bảo An đã sẵn sàng' })
  await expect(ready.getByText(shown)).toBeVisible()
  await expect(ready.getByRole('button', { name: 'Chép mật khẩu' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.emulateMedia({ media: 'print' })
  const card = page.locator('[data-sign-in-card]')
  await expect(card).toBeVisible()
  await expect(card).toContainText(username)
  await expect(card).toContainText(shown)
  await expect(card).toContainText(`${new URL(page.url()).host}/login`)
  await expect(card.locator('img')).toBeVisible()
  await expect(ready).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await ready.getByRole('button', { name: 'Đóng', exact: true }).last().click()
  const row = page.getByRole('row', { name: /Trần Bảo An/ })
  await expect(row).toContainText(username)
  await expect(page.getByText(shown)).toHaveCount(0)
  expect(await tokenOf(page.request, { email: username, password: shown })).not.toBe('')

  // From the list to everything about the child.
  await row.getByRole('link', { name: 'Giao bài cho Trần Bảo An' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Giao bài cho Trần Bảo An' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Giao bài / })
    .first()
    .click()
  await expect(toasts(page).getByText('Giao bài kiểm tra thành công')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Thu hồi / })).toBeVisible()
})

test(
  'the list leads to profile, data and card of a child; a new child’s first quiz is one click away',
  { tag: '@long' },
  async ({ page }) => {
    const { parent, child, childId } = await openFamily(page.request, { title: 'Gia đình thẻ' })
    await signInAs(page, parent, '/children')
    const menu = async (entry: string): Promise<void> => {
      await page
        .getByRole('row', { name: /Trần Bảo An/ })
        .getByRole('button', { name: /Trần Bảo An$/ })
        .last()
        .click()
      await page.getByRole('menuitem', { name: entry }).click()
    }
    await menu('Thẻ đăng nhập')
    const known = page.getByRole('dialog', { name: 'Thẻ đăng nhập của Trần Bảo An' })
    await expect(known.getByText(child.email)).toBeVisible()
    await expect(known.getByRole('img', { name: 'Mã QR mở trang đăng nhập' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await known.getByRole('button', { name: 'Đặt mật khẩu mới' }).click()
    await page
      .getByRole('dialog', { name: 'Đặt mật khẩu mới cho Trần Bảo An?' })
      .getByRole('button', { name: 'Đặt mật khẩu mới' })
      .click()
    const made = page.getByRole('dialog', { name: 'Mật khẩu mới của Trần Bảo An' })
    const password = (await made.getByText(/^[a-z]{4}-[a-z]{4}-\d{3}$/).textContent()) ?? ''
    expect(await tokenOf(page.request, { email: child.email, password })).not.toBe('')
    await made.getByRole('button', { name: 'Đóng', exact: true }).last().click()
    await menu('Hồ sơ')
    await expect(page).toHaveURL(new RegExp(`/children/${childId}$`))
    await page.goto('/children')
    await menu('Dữ liệu của con')
    await expect(page).toHaveURL(new RegExp(`/children/${childId}/privacy$`))

    await page.goto('/children/create')
    await page.getByRole('textbox', { name: 'Họ', exact: true }).fill('Lê')
    await page.getByRole('textbox', { name: 'Tên', exact: true }).fill(`Vy ${crypto.randomUUID().slice(0, 8)}`)
    await page.getByRole('checkbox', { name: 'Tài khoản và kết quả' }).check()
    await page.getByRole('radio', { name: 'Con chưa đủ 7 tuổi' }).check()
    await page.getByRole('button', { name: 'Lưu' }).click()
    await page.getByRole('link', { name: 'Giao bài đầu tiên' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Giao bài cho Lê Vy/ })).toBeVisible()
  },
)

test('what a parent presses on a phone is at least 44 pixels high', { tag: '@long' }, async ({ page }) => {
  const { parent, childId } = await openFamily(page.request, { title: 'Gia đình ngón tay', attempts: [1] })
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, parent)
  for (const path of ['', '/create', `/${childId}`, `/edit/${childId}`, `/${childId}/assign`, `/${childId}/results`]) {
    await page.goto(`/children${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const small = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('button, a, input')]
        .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline')
        .map((target) =>
          target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)
            ? (target.labels?.[0] ?? null)
            : target,
        )
        .filter((target) => target !== null && Math.round(target.getBoundingClientRect().height) < 44)
        .map((target) => target?.outerHTML.slice(0, 160)),
    )
    expect(small, path).toEqual([])
  }
})

test(
  'a parent changes what a child is called and the password; two who edit at once see each other',
  { tag: '@long' },
  async ({ page }) => {
    const { parent, child, childId } = await openFamily(page.request, { title: 'Gia đình sửa' })
    await signInAs(page, parent, '/children')
    await page.getByRole('button', { name: 'Xem Trần Bảo An' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sửa thông tin con' })
    const username = dialog.getByRole('textbox', { name: 'Tên đăng nhập' })
    await expect(username).toHaveValue(child.email)
    await expect(username).not.toBeEditable()
    await dialog.getByRole('switch', { name: 'Đổi mật khẩu' }).click()
    await dialog.getByRole('button', { name: 'Lưu' }).click()
    await expect(dialog.getByText('Mật khẩu mới là bắt buộc')).toBeVisible()
    await expect(dialog.getByText('Xác nhận mật khẩu là bắt buộc')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Mật khẩu mới' }).fill('tao-do-ngot')
    await dialog.getByRole('textbox', { name: 'Xác nhận mật khẩu' }).fill('mat-khau-cu')
    await dialog.getByRole('button', { name: 'Lưu' }).click()
    await expect(dialog.getByText('Mật khẩu và xác nhận mật khẩu không khớp!')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('textbox', { name: 'Xác nhận mật khẩu' }).fill('tao-do-ngot')
    await dialog.getByRole('textbox', { name: 'Tên', exact: true }).fill('Bình')

    const body = { lastName: 'Lê Bảo', firstName: 'Chi' }
    await call(page.request, updateChild, { role: 'administrator', params: { id: childId }, body })
    await dialog.getByRole('button', { name: 'Lưu' }).click()
    const conflict = dialog.getByRole('alert')
    await expect(conflict).toContainText('Người khác vừa thay đổi thông tin của con.')
    await expect(conflict.getByRole('radio', { name: 'Bản của họ: Lê Bảo' })).toBeChecked()
    await conflict.getByRole('radio', { name: 'Bản của bạn: Bình' }).check()
    await conflict.getByRole('button', { name: 'Lưu phần đã chọn' }).click()
    await expect(toasts(page).getByText('Thông tin đã được cập nhật!')).toBeVisible()
    await expect(dialog).toBeHidden()
    const card = page.getByRole('dialog', { name: 'Mật khẩu mới của Lê Bảo Bình' })
    await expect(card.getByText('tao-do-ngot')).toBeVisible()
    await card.getByRole('button', { name: 'Đóng', exact: true }).last().click()
    await expect(page.getByRole('row', { name: /Lê Bảo Bình/ })).toBeVisible()
    expect(await tokenOf(page.request, { email: child.email, password: 'tao-do-ngot' })).not.toBe('')
  },
)

test(
  'an administrator sees all children with their parents, and links and unlinks them',
  { tag: '@long' },
  async ({ page, signIn }) => {
    const { child } = await openFamily(page.request, { title: 'Gia đình liên kết' })
    const email = `${crypto.randomUUID()}@test.example`
    await createPerson(page.request, { firstName: 'Hoa', lastName: 'Phạm Mẹ', email, role: 'parent' })
    await signIn('administrator', `/children?search=${child.email}`)
    const row = page.getByRole('row', { name: /Trần Bảo An/ })
    await expect(row).toContainText('Trần Đức Minh')
    await row.getByRole('button', { name: 'Liên kết phụ huynh với Trần Bảo An' }).click()
    const dialog = page.getByRole('dialog', { name: 'Phụ huynh của Trần Bảo An' })
    await dialog.getByRole('searchbox').fill(email)
    await dialog.getByRole('button', { name: 'Liên kết Phạm Mẹ Hoa' }).click()
    await expect(dialog.getByRole('button', { name: 'Gỡ liên kết Phạm Mẹ Hoa' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('button', { name: 'Gỡ liên kết Trần Đức Minh' }).click()
    const question = page.getByRole('dialog', { name: 'Gỡ liên kết Trần Đức Minh với Trần Bảo An?' })
    await question.getByRole('button', { name: 'Gỡ liên kết' }).click()
    const card = page.getByRole('dialog', { name: 'Mật khẩu mới của Trần Bảo An' })
    await card.getByRole('button', { name: 'Đóng', exact: true }).last().click()
    await expect(dialog.getByRole('button', { name: 'Gỡ liên kết Trần Đức Minh' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Đóng' }).last().click()
    await expect(row).toContainText('Phạm Mẹ Hoa')
    await expect(row).not.toContainText('Trần Đức Minh')
  },
)

test(
  'on a phone every screen of a child has an address, and none is wider than the phone',
  { tag: '@long' },
  async ({ page }) => {
    const { parent, childId } = await openFamily(page.request, { title: 'Gia đình điện thoại' })
    await page.setViewportSize({ width: 360, height: 740 })
    await signInAs(page, parent)
    for (const [path, heading] of [
      ['/children', 'Danh sách con cái'],
      ['/children/create', 'Thêm con'],
      [`/children/edit/${childId}`, 'Sửa thông tin con'],
      [`/children/${childId}`, 'Trần Bảo An'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    await expect(page.getByRole('link', { name: 'Kết quả' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.goto('/children/01900000-0000-7000-8000-000000000000')
    await expect(page.getByRole('heading', { level: 1, name: /không tồn tại|không tìm thấy/i })).toBeVisible()
    await page.route(routeOf(listChildren), (route) => route.abort())
    await page.goto('/children')
    await expect(toasts(page).getByText('Đã xảy ra lỗi khi lấy danh sách các con.')).toBeVisible()
  },
)
