import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { createPeople, createPerson, family, openRowMenu } from './people.ts'

test('no violation in any dialog, in either theme', { tag: '@long' }, async ({ page, signIn }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
  const word = 'hopthoai'
  await createPeople(page.request, family(word, 2))
  await page.goto(`/users?search=${word}`)
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Add User' }).click()
  await page.getByRole('button', { name: 'Create User' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  for (const entry of ['View Details', 'Edit User', 'Delete User']) {
    await openRowMenu(page, `${word} Con 01`)
    await page.getByRole('menuitem', { name: entry }).click()
    await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await page.getByRole('button', { name: 'Bulk Actions' }).click()
  await page.getByRole('combobox', { name: 'Action' }).click()
  await page.getByRole('option', { name: 'Delete Users' }).click()
  await expectAccessibleInBothThemes(page)
})

test('a phone shows everything without scrolling sideways', { tag: '@long' }, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
  const id = await createPerson(page.request, { firstName: 'Nhỏ', lastName: 'Màn hình', email: 'nho@example.com' })
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  for (const [path, button] of [
    ['/users', 'Actions for Màn hình Nhỏ'],
    ['/users/create', 'Create User'],
    [`/users/${id}`, 'Chỉnh sửa'],
    [`/users/edit/${id}`, 'Update User'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: button })).toBeAttached()
    expect(await beyond(), path).toBeLessThanOrEqual(0)
  }
  await page.goto('/users?search=nho@example.com')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('combobox', { name: 'Role' })).toBeVisible()
  await openRowMenu(page, 'Màn hình Nhỏ')
  await page.getByRole('menuitem', { name: 'Edit User' }).click()
  const update = page.getByRole('button', { name: 'Update User' })
  await expect(update).toBeInViewport()
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
})

test(
  'by keyboard alone: a person is found, edited, and the focus comes back',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator')
    await createPerson(page.request, { firstName: 'Phím', lastName: 'Bàn', email: 'ban.phim@example.com' })
    await page.goto('/users?search=ban.phim')
    const menu = page.getByRole('button', { name: 'Actions for Bàn Phím' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const name = page.getByRole('textbox', { name: 'First Name' })
    await expect(name).toBeVisible()
    for (let step = 0; step < 20 && !(await name.evaluate((element) => element === document.activeElement)); step++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Phím mới')
    await page.keyboard.press('Enter')
    await expect(page.getByText('User updated successfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Actions for Bàn Phím mới' })).toBeFocused()
  },
)
