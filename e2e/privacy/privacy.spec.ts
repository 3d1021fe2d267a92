import { readFile } from 'node:fs/promises'
import { login } from '@lms/contracts/accounts/accounts.ts'
import { send } from '../call.ts'
import { openFamily } from '../dashboard/family.ts'
import { register, signInAs } from '../people.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expect, test } from '../test.ts'

test('a parent takes a child’s data along and deletes it for good, on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  const family = await openFamily(page.request, 'Dung')
  await family.sit(await family.give('Bài của Dung'), 3)
  await signInAs(page, family.parent, `/children/${family.child.id}`)
  await page.getByRole('link', { name: 'Dữ liệu của con' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dữ liệu của Phạm Gia Dung' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tải dữ liệu' }).click()
  const data = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as {
    account: { username: string }
    attempts: { score: number }[]
  }
  expect(data.account.username).toBe(family.child.username)
  expect(data.attempts).toMatchObject([{ score: 30 }])

  await page.getByRole('button', { name: 'Xóa vĩnh viễn' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xóa mọi dữ liệu của Phạm Gia Dung?' })
  await expect(dialog.getByRole('button', { name: 'Xóa vĩnh viễn' })).toBeDisabled()
  await dialog.getByRole('textbox').fill(family.child.username)
  await dialog.getByRole('button', { name: 'Xóa vĩnh viễn' }).click()
  await expect(page.getByText('Đã xóa vĩnh viễn mọi dữ liệu của con.')).toBeVisible()
  await expect(page).toHaveURL(/\/children$/)
  await expect(page.getByText('Không có con nào được liên kết.')).toBeVisible()
  const { username: email, password } = family.child
  const signedIn = await send(page.request, login, { body: { email, password } })
  expect(signedIn.status()).toBe(401)
})

test('another parent finds no such child', async ({ page }) => {
  const family = await openFamily(page.request, 'Giang')
  await signInAs(page, await register(page.request, 'manager'))
  await page.goto(`/children/${family.child.id}/privacy`)
  await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy con' })).toBeVisible()
})
