import { uploadMedia } from '@lms/contracts/media/media.ts'
import { getUser } from '@lms/contracts/users/users.ts'
import { routeOf } from '../call.ts'
import { expect, test } from '../test.ts'
import { createPerson, openRowMenu, pngOf } from './people.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

test('Add User asks for everything, says what is wrong where, and creates', { tag: '@long' }, async ({ page }) => {
  await page.goto('/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New User' })
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveValue('Student')
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('Active')

  await dialog.getByRole('button', { name: 'Create User' }).click()
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Please confirm password',
  ])
    await expect(dialog.getByText(message, { exact: true })).toBeVisible()
  await expect(field('First Name')).toBeFocused()

  await field('First Name').fill('x'.repeat(51))
  await field('Last Name').fill('x'.repeat(51))
  await field('Email').fill('không phải email')
  await field('Username').fill('x'.repeat(51))
  await field('Phone').fill('abc')
  await field('Department').fill('x'.repeat(101))
  await field('Bio').fill('x'.repeat(501))
  await dialog.locator('input[name=password]').fill('short')
  await dialog.locator('input[name=confirmPassword]').fill('other')
  await dialog.getByRole('button', { name: 'Create User' }).click()
  for (const message of [
    'First name too long',
    'Last name too long',
    'Invalid email address',
    'Username too long',
    'Invalid phone number',
    'Department name too long',
    'Bio too long (max 500 characters)',
    'Password must be at least 8 characters',
  ])
    await expect(dialog.getByText(message, { exact: true })).toBeVisible()
  await dialog.locator('input[name=password]').fill('longenough')
  await expect(dialog.getByText('Password must contain uppercase, lowercase, and number')).toBeVisible()

  await field('First Name').fill('Mới')
  await field('Last Name').fill('Người')
  await field('Email').fill('admin@example.com')
  await field('Username').fill('')
  await field('Phone').fill('0901 234 567')
  await field('Department').fill('Khối 4')
  await field('Bio').fill('')
  await dialog.locator('input[name=password]').fill('Kem-dua-47')
  await expect(dialog.getByText('Passwords do not match')).toBeVisible()
  await dialog.locator('input[name=confirmPassword]').fill('Kem-dua-47')
  await dialog.getByRole('button', { name: 'Create User' }).click()
  await expect(page.getByText('Error creating user: Email already exists')).toBeVisible()
  await expect(field('Email')).toHaveAccessibleDescription(/Email already exists/)
  await expect(field('Email')).toBeFocused()

  await field('Email').fill('moi.nguoi@example.com')
  await dialog.getByRole('button', { name: 'Create User' }).click()
  await expect(page.getByText('User created successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: 'Người Mới' })).toContainText('moi.nguoi@example.com')
})

test(
  'a picture is checked, uploaded with its progress, and gives way to initials when it fails',
  { tag: '@long' },
  async ({ page }) => {
    await createPerson(page.request, { firstName: 'Ảnh', lastName: 'Có', email: 'co.anh@example.com' })
    await page.goto('/users?search=co.anh')
    await openRowMenu(page, 'Có Ảnh')
    await page.getByRole('menuitem', { name: 'Edit User' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit User' })
    await expect(dialog.getByText('JPG, PNG or WebP. Max size 2MB.')).toBeVisible()
    const input = dialog.locator('input[type=file]')
    await input.setInputFiles({ name: 'bai.txt', mimeType: 'text/plain', buffer: Buffer.from('chữ') })
    await expect(dialog.getByText('Please select an image file')).toBeVisible()
    await input.setInputFiles({ name: 'to.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
    await expect(dialog.getByText('File size must be less than 2MB')).toBeVisible()

    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(routeOf(uploadMedia), async (route) => {
      await held
      await route.continue()
    })
    await input.setInputFiles({ name: 'mat.png', mimeType: 'image/png', buffer: await pngOf(page) })
    await expect(dialog.getByRole('progressbar', { name: 'Uploading...' })).toBeAttached()
    await expect(dialog.getByRole('button', { name: 'Cancel upload' })).toBeVisible()
    release()
    await expect(dialog.getByRole('button', { name: 'Change image' })).toBeVisible()
    const picture = dialog.locator('img')
    await expect(picture).toHaveAttribute('src', /^\/uploads\/media\//)
    await dialog.getByRole('button', { name: 'Update User' }).click()
    await expect(page.getByText('User updated successfully!')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Có Ảnh' }).locator('img')).toHaveCount(1)

    await page.route('**/uploads/media/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('row', { name: 'Có Ảnh' })).toContainText('CẢ')
  },
)

test(
  'Edit User shows what is fixed, saves what changed, and asks before it forgets',
  { tag: '@long' },
  async ({ page }) => {
    await createPerson(page.request, { firstName: 'Sửa', lastName: 'Cần', email: 'can.sua@example.com' })
    await page.goto('/users?search=can.sua')
    await openRowMenu(page, 'Cần Sửa')
    await page.getByRole('menuitem', { name: 'Edit User' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit User' })
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeDisabled()
    await expect(dialog.getByText('Email cannot be changed')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeDisabled()
    await expect(dialog.getByText('Username cannot be changed')).toBeVisible()
    for (const [name, value] of [
      ['User ID', /[0-9a-f-]{36}/],
      ['Created', /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/],
      ['Last Login', 'Never'],
      ['Login Attempts', '0'],
    ] as const)
      await expect(dialog.locator('dl > div', { hasText: name }).locator('dd')).toHaveText(value)

    await dialog.getByRole('textbox', { name: 'First Name' }).fill('')
    await dialog.getByRole('button', { name: 'Update User' }).click()
    await expect(dialog.getByText('First name is required')).toBeVisible()

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('textbox', { name: 'First Name' }).fill('Đã sửa')
    await dialog.getByLabel('Email Verified').check()
    await dialog.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Parent' }).click()
    await dialog.getByRole('button', { name: 'Update User' }).click()
    await expect(page.getByText('User updated successfully!')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Cần Đã sửa' })).toContainText('Parent')
  },
)

test('a person who cannot be loaded closes the modal and says why', { tag: '@long' }, async ({ page }) => {
  const id = await createPerson(page.request, { firstName: 'Mất', lastName: 'Đã', email: 'da.mat@example.com' })
  await page.goto('/users?search=da.mat')
  await page.route(routeOf(getUser, { id }), (route) => route.fulfill({ status: 400, body: '' }))
  await openRowMenu(page, 'Đã Mất')
  await page.getByRole('menuitem', { name: 'Edit User' }).click()
  await expect(page.getByText('Failed to load user data')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Edit User' })).toBeHidden()
})

test('details tell who somebody is, and lead to editing', { tag: '@long' }, async ({ page }) => {
  await createPerson(page.request, { firstName: 'Tiết', lastName: 'Chi', email: 'chi.tiet@example.com' })
  await page.goto('/users?search=chi.tiet')
  await openRowMenu(page, 'Chi Tiết')
  await page.getByRole('menuitem', { name: 'View Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chi tiết người dùng' })
  for (const text of ['Student', 'Hoạt động', 'Email chưa xác minh', 'chi.tiet@example.com', 'Chưa xác định'])
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Đóng' }).last().click()
  await expect(dialog).toBeHidden()
  await openRowMenu(page, 'Chi Tiết')
  await page.getByRole('menuitem', { name: 'View Details' }).click()
  await dialog.getByRole('button', { name: 'Chỉnh sửa' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit User' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update User' })).toBeVisible()
})

test('the same forms are pages with addresses of their own', { tag: '@long' }, async ({ page }) => {
  await page.goto('/users/create')
  await expect(page.getByRole('heading', { level: 1, name: 'Create New User' })).toBeVisible()
  // What stands side by side is level, whatever hints and errors it has.
  await page.getByRole('button', { name: 'Create User' }).click()
  for (const names of [
    ['firstName', 'lastName', 'email'],
    ['username', 'password', 'confirmPassword'],
  ]) {
    const boxes = await Promise.all(names.map((name) => page.locator(`input[name=${name}]`).boundingBox()))
    const tops = boxes.map((box) => box?.y ?? 0)
    // A field with a button in it has its border outside of its input.
    expect(Math.max(...tops) - Math.min(...tops), names.join()).toBeLessThan(3)
    // Three of them use the width that is there.
    const [first, last] = [boxes.at(0), boxes.at(-1)]
    const { width } = (await page.getByRole('main').boundingBox()) ?? { width: 0 }
    expect((last?.x ?? 0) + (last?.width ?? 0) - (first?.x ?? 0)).toBeGreaterThan(width * 0.7)
  }
  await page.getByRole('textbox', { name: 'First Name' }).fill('Trang')
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Từ')
  await page.getByRole('textbox', { name: 'Email' }).fill('tu.trang@example.com')
  await page.locator('input[name=password]').fill('Kem-dua-47')
  await page.locator('input[name=confirmPassword]').fill('Kem-dua-47')
  await page.getByRole('button', { name: 'Create User' }).click()
  await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}$/)
  await expect(page).toHaveTitle(/^Từ Trang/)
  await page.getByRole('button', { name: 'Chỉnh sửa' }).click()
  await expect(page).toHaveURL(/\/users\/edit\//)
  await page.getByRole('textbox', { name: 'Bio' }).fill('Có trang riêng')
  await page.getByRole('button', { name: 'Update User' }).click()
  await expect(page.getByText('Có trang riêng')).toBeVisible()
  await page.goto('/users/0193e6a0-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Trang không tồn tại' })).toBeVisible()
})
