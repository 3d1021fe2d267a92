import { makeChildCard } from '@lms/contracts/accounts/child-sign-in.ts'
import { createChild } from '@lms/contracts/children/children.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call, tokenOf } from '../call.ts'
import { anotherDevice, signInAs } from '../people.ts'
import { expect, test, toasts } from '../test.ts'
import { createPerson } from '../users/people.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test(
  'a parent gives a child three pictures and trusts the device; two children switch on it',
  { tag: '@long' },
  async ({ page, browser }) => {
    const parent = { email: `${crypto.randomUUID()}@test.example`, password: 'Kem-dua-47' }
    await createPerson(page.request, { firstName: 'Minh', lastName: 'Trần', email: parent.email, role: 'parent' })
    const token = await tokenOf(page.request, parent)
    const ids: string[] = []
    for (const firstName of ['An', 'Bình']) {
      const username = `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`.replace('ì', 'i')
      const body = { firstName, lastName: 'Trần', username, password: 'cam-nho-93' }
      const { child } = await call(page.request, createChild, { token, body })
      ids.push(child._id)
    }
    await signInAs(page, parent, '/children')
    for (const [name, pictures] of [
      ['Trần An', ['Con mèo', 'Mặt trời', 'Thuyền buồm']],
      ['Trần Bình', ['Con cá', 'Quả táo', 'Ngôi sao']],
    ] as const) {
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('button', { name: new RegExp(`${name}$`) })
        .last()
        .click()
      await page.getByRole('menuitem', { name: 'Thẻ đăng nhập' }).click()
      const dialog = page.getByRole('dialog', { name: /Thẻ đăng nhập/ })
      await dialog.getByRole('button', { name: 'Chọn ba hình' }).click()
      for (const picture of pictures) await dialog.getByRole('button', { name: picture }).click()
      await dialog.getByRole('button', { name: 'Lưu ba hình' }).click()
      // What is below moves up when the pictures are put away.
      await expect(dialog.getByRole('button', { name: 'Chọn ba hình' })).toBeVisible()
      await dialog.getByLabel(/Tin cậy thiết bị này/).click({ force: true })
      await expect(dialog.getByLabel(/Tin cậy thiết bị này/)).toBeChecked()
      await expect(dialog.getByText(/trên 1 thiết bị/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Đóng' }).first().click()
    }
    await page.getByRole('button', { name: /Tài khoản của/ }).click()
    await page.getByRole('menuitem', { name: /Sign out|Đăng xuất/ }).click()

    await expect(page.getByRole('heading', { name: 'Ai đang học nào?' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'An', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Chào An!' })).toBeFocused()
    await expectAccessibleInBothThemes(page)
    for (const picture of ['Con cá', 'Mặt trời', 'Thuyền buồm'])
      await page.getByRole('button', { name: picture }).click()
    await expect(toasts(page).getByText('Chưa đúng ba hình của em. Em thử lại nhé.')).toBeVisible()
    for (const picture of ['Con mèo', 'Mặt trời', 'Thuyền buồm'])
      await page.getByRole('button', { name: picture }).click()
    await expect(page).toHaveURL(/\/dashboard$/)

    // The menu of a student speaks Vietnamese, and knows nothing of panels.
    await expect(page.getByText('Admin Panel')).toHaveCount(0)
    await page.getByRole('button', { name: /Tài khoản của/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Đăng xuất' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Đổi bạn học' }).click()
    await page.getByRole('button', { name: 'Bình', exact: true }).click()
    for (const picture of ['Con cá', 'Quả táo', 'Ngôi sao']) await page.getByRole('button', { name: picture }).click()
    await expect(page).toHaveURL(/\/dashboard$/)

    // A device that nobody trusts knows nobody; the card lets in there, once.
    const { secret } = await call(page.request, makeChildCard, { token, params: { id: ids[0] ?? '' } })
    const other = await anotherDevice(browser, page)
    await other.goto(`/login#card=${secret}`)
    await other.getByRole('button', { name: 'Vào học' }).click()
    await expect(other).toHaveURL(/\/dashboard$/)
    const third = await anotherDevice(browser, page)
    await third.goto(`/login#card=${secret}`)
    await third.getByRole('button', { name: 'Vào học' }).click()
    await expect(toasts(third).getByText(/Mã trên thẻ không còn dùng được/)).toBeVisible()
    await expect(third.getByLabel('Email hoặc tên đăng nhập')).toBeVisible()
    await third.getByRole('link', { name: 'Quên mật khẩu?' }).click()
    await expect(third.getByText(/hãy nhờ bố mẹ hoặc thầy cô/)).toBeVisible()
  },
)
