import { login } from '@lms/contracts/accounts/accounts.ts'
import { getChild } from '@lms/contracts/children/children.ts'
import { createGuardianCode, joinAsGuardian } from '@lms/contracts/children/guardians.ts'
import { consentVersion } from '@lms/contracts/children/consent-versions.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call, send, tokenOf } from '../call.ts'
import { openFamily } from '../dashboard/family.ts'
import { anotherDevice, register, signInAs } from '../people.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expect, test, toasts } from '../test.ts'

test('a parent is asked what the data is for, decides, takes it back, and sees who has looked @long', async ({
  page,
}) => {
  const family = await openFamily(page.request, 'Dung')
  const { id, username: email, password } = family.child
  await call(page.request, getChild, { role: 'administrator', params: { id } })
  await signInAs(page, family.parent, '/children')
  await page.getByRole('link', { name: 'Xem và trả lời: Phạm Gia Dung' }).click()
  const consents = page.getByRole('region', { name: 'Đồng ý sử dụng dữ liệu' })
  await consents.getByRole('radio', { name: 'Con từ 7 tuổi trở lên: tôi đã giải thích và con đồng ý' }).check()
  await consents.getByRole('button', { name: 'Đồng ý: Tài khoản và kết quả', exact: true }).click()
  await expect(consents.getByText('Con đã đồng ý')).toBeVisible()
  await consents.getByRole('button', { name: 'Không đồng ý: Thống kê chung' }).click()
  await expect(consents.getByText(new RegExp(`^Bạn, .*, bản ${consentVersion}$`))).toHaveCount(2)
  const readings = page.getByRole('region', { name: 'Quản trị viên đã xem gì' })
  await expect(readings.getByRole('row', { name: /Hồ sơ/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)

  await consents.getByRole('button', { name: 'Rút lại: Tài khoản và kết quả' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rút lại' }).click()
  await expect(consents.getByText(/Tài khoản của con đã ngừng hoạt động/)).toBeVisible()
  expect((await send(page.request, login, { body: { email, password } })).status()).not.toBe(200)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tải trang để đọc và in' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^child_data_.*\.zip$/)
  await page.goto('/children')
  await expect(page.getByRole('button', { name: 'Nhập mã' })).toBeVisible()
  await expect(page.getByText('Cần sự đồng ý của bạn')).toBeHidden()
})

test('a second guardian joins by a code, leaves again, and both are told @long', async ({ page, browser }) => {
  const family = await openFamily(page.request, 'Giang')
  const second = await register(page.request, 'manager', 'Trần Thu Hà')
  await signInAs(page, family.parent, `/children/${family.child.id}/privacy`)
  const guardians = page.getByRole('region', { name: 'Người giám hộ' })
  await guardians.getByRole('button', { name: 'Mời người giám hộ khác' }).click()
  const code = await guardians.getByRole('status', { name: 'Mã' }).textContent()

  const other = await anotherDevice(browser, page)
  await signInAs(other, second, '/children')
  await other.getByRole('button', { name: 'Nhập mã' }).click()
  const dialog = other.getByRole('dialog', { name: 'Liên kết với con bằng mã' })
  await dialog.getByRole('textbox', { name: 'Mã' }).fill('sai-roi')
  await dialog.getByRole('button', { name: 'Liên kết' }).click()
  await expect(dialog.getByText('Mã không đúng, đã dùng hoặc đã hết hạn. Hãy xin mã mới.')).toBeVisible()
  await expectAccessibleInBothThemes(other)
  await dialog.getByRole('textbox', { name: 'Mã' }).fill((code ?? '').toUpperCase())
  await dialog.getByRole('button', { name: 'Liên kết' }).click()
  await expect(toasts(other).getByText('Bạn đã được liên kết với Phạm Gia Giang.')).toBeVisible()
  await expect(other.getByRole('row', { name: /Phạm Gia Giang/ })).toBeVisible()

  await page.reload()
  await expect(guardians.getByText('Trần Thu Hà', { exact: true })).toBeVisible()
  await expect(page.getByText(second.email)).toBeHidden()
  await other.goto(`/children/${family.child.id}/privacy`)
  await other.getByRole('button', { name: 'Rời đi' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Rời đi' }).click()
  await expect(other).toHaveURL(/\/children$/)
  await expect(other.getByText('Không có con nào được liên kết.')).toBeVisible()
  await page.goto('/notifications')
  await expect(page.getByText('Một người giám hộ của Phạm Gia Giang đã rời đi.')).toBeVisible()
  await expect(page.getByText(/^Một người đã dùng mã/)).toBeVisible()
})

test('taking another guardian off renews how the child signs in, and shows it once', async ({ page }) => {
  const family = await openFamily(page.request, 'Khoa')
  const second = await register(page.request, 'manager', 'Trần Thu Hà')
  const params = { id: family.child.id }
  const { code } = await call(page.request, createGuardianCode, { token: family.parentToken, params })
  await call(page.request, joinAsGuardian, { token: await tokenOf(page.request, second), body: { code } })
  const enter = async (password: string) =>
    (await send(page.request, login, { body: { email: family.child.username, password } })).status()
  await signInAs(page, family.parent, `/children/${family.child.id}/privacy`)
  await page.getByRole('button', { name: 'Bỏ liên kết với Trần Thu Hà' }).click()
  const question = page.getByRole('dialog', { name: 'Bỏ liên kết giữa Trần Thu Hà và Phạm Gia Khoa?' })
  await expect(question.getByText(/Mật khẩu, thẻ và hình đăng nhập của con được thay mới/)).toBeVisible()
  await question.getByRole('button', { name: 'Bỏ liên kết' }).click()
  const card = page.getByRole('dialog', { name: 'Mật khẩu mới của Phạm Gia Khoa' })
  const password = await card
    .getByText(/^[a-z]{4}-[a-z]{4}-\d{3}$/)
    .first()
    .textContent()
  await expect(card.getByRole('img', { name: 'Mã QR đưa con thẳng vào học, dùng một lần' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  expect(await enter(family.child.password)).toBe(401)
  expect(await enter(password ?? '')).toBe(200)
  await card.getByRole('button', { name: 'Đóng' }).last().click()
  await expect(page.getByRole('region', { name: 'Người giám hộ' }).getByText('Trần Thu Hà')).toBeHidden()
})
