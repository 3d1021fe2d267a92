import type { Page } from '@playwright/test'
import { createSubject as creation, getSubject, listSubjects, updateSubject } from '@lms/contracts/subjects/subjects.ts'
import { call, routeOf } from '../call.ts'
import { expect, test } from '../test.ts'
import { createSubject } from './records.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Subject Name' })
const codeOf = (page: Page) => page.getByRole('textbox', { name: 'Subject Code' })

test('every rule is said while typing, and saving waits until all are kept', async ({ page }) => {
  await page.goto('/subjects/create')
  const submit = page.getByRole('button', { name: 'Create Subject' })
  await expect(submit).toBeDisabled()
  await nameOf(page).fill('T')
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
  await nameOf(page).fill('')
  await expect(page.getByText('Subject name is required')).toBeVisible()
  await nameOf(page).fill('Toán nâng cao')
  await codeOf(page).fill('toan-4')
  await expect(page.getByText('Code must contain only uppercase letters, numbers, and underscores')).toBeVisible()
  await codeOf(page).fill('TOAN_NANG_CAO')
  await expect(page.getByText('Code must be at most 10 characters')).toBeVisible()
  await codeOf(page).fill('')
  await expect(page.getByText('Subject code is required')).toBeVisible()
  await expect(submit).toBeDisabled()
  await codeOf(page).fill('TOAN_NC')
  await expect(submit).toBeEnabled()
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('a'.repeat(501))
  await expect(page.getByText('501 / 500 characters')).toBeVisible()
  await expect(submit).toBeDisabled()
  await description.fill('Dành cho lớp bốn')
  await expect(page.getByText('16 / 500 characters')).toBeVisible()

  const preview = page.getByTestId('subject-preview')
  await expect(preview).toContainText('Toán nâng cao')
  await expect(preview).toContainText('TOAN_NC')
  await expect(preview).toContainText('Dành cho lớp bốn')
  await page.getByLabel('Active (subject will be visible to students)').uncheck()
  await expect(preview).toContainText('Inactive')
  await submit.click()
  await expect(page.getByText('Subject created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/subjects')
})

test('class, color and icon are chosen by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await page.goto('/subjects/create')
  await nameOf(page).fill('Bàn phím')
  await codeOf(page).fill('BAN_PHIM')
  const picker = page.getByRole('combobox', { name: 'Class' })
  await expect(picker).toHaveAttribute('placeholder', 'Search classes...')
  await picker.focus()
  await page.keyboard.press('ArrowDown')
  for (const group of ['Elementary Lớp 1-5', 'Secondary Lớp 6-9', 'High School Lớp 10-12', 'Specialized'])
    await expect(page.getByText(group, { exact: true })).toBeVisible()
  await page.keyboard.type('khong co')
  await expect(page.getByText('No classes found')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('lop 10a')
  await expect(page.getByRole('option')).toHaveText(['Lớp 10A1', 'Lớp 10A2'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const preview = page.getByTestId('subject-preview')
  await expect(preview).toContainText('Lớp 10A1')

  const colors = page.getByRole('group', { name: 'Color' })
  await expect(colors.getByRole('radio')).toHaveCount(20)
  await colors.getByRole('radio', { name: 'Blue', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(colors.getByRole('radio', { name: 'Royal blue' })).toBeChecked()
  const custom = page.getByRole('textbox', { name: 'Custom color', exact: true })
  await expect(custom).toHaveValue('#2563EB')
  await custom.fill('#12')
  await expect(page.getByText('Please choose a color such as #3B82F6')).toBeVisible()
  await custom.fill('#123abc')
  await expect(colors.getByRole('radio', { checked: true })).toHaveCount(0)

  const icons = page.getByRole('group', { name: 'Choose an icon' })
  await expect(icons.getByRole('radio')).toHaveCount(12)
  await icons.getByRole('radio', { name: 'Book' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(icons.getByRole('radio', { name: 'Calculator' })).toBeChecked()
  await nameOf(page).press('Enter')
  await expect(page.getByText('Subject created successfully!')).toBeVisible()
  const query = { search: 'BAN_PHIM' }
  const { subjects } = await call(page.request, listSubjects, { role: 'administrator', query })
  expect(subjects).toMatchObject([{ class: 'LOP_10A1', color: '#123ABC', icon: 'calculator' }])
})

test("the server's field errors are named by field, and shown at it", { tag: '@long' }, async ({ page }) => {
  await page.goto('/subjects/create')
  await nameOf(page).fill('Lỗi')
  await codeOf(page).fill('LOI')
  const errors = [
    { field: 'name', message: 'Name must be at most 100 characters' },
    { field: 'code', message: 'Subject code already exists' },
  ]
  await page.route(routeOf(creation), (route) =>
    route.fulfill({
      status: 422,
      json: {
        success: false,
        status: 'error',
        message: 'Validation failed',
        error: 'Validation failed',
        code: 'validation',
        errors,
      },
    }),
  )
  const submit = page.getByRole('button', { name: 'Create Subject' })
  await submit.click()
  await expect(
    page.getByText('name: Name must be at most 100 characters, code: Subject code already exists'),
  ).toBeVisible()
  await expect(page.getByText('Subject code already exists', { exact: true })).toBeVisible()
  await page.unroute(routeOf(creation))
  await page.route(routeOf(creation), (route) => route.fulfill({ status: 400, body: 'a proxy speaks' }))
  await submit.click()
  await expect(page.getByText('Failed to create subject').first()).toBeVisible()
  await expect(submit).toBeEnabled()
})

test('a code that is taken is refused', { tag: '@long' }, async ({ page }) => {
  await createSubject(page.request, { name: 'Có trước', code: 'CO_ROI' })
  await page.goto('/subjects/create')
  await nameOf(page).fill('Đến sau')
  await codeOf(page).fill('CO_ROI')
  await page.getByRole('button', { name: 'Create Subject' }).click()
  await expect(page.getByText('Subject code already exists').first()).toBeVisible()
  await expect(page).toHaveURL('/subjects/create')
})

test('what was typed is not left behind without asking; Clear Form empties it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/subjects/create')
  await nameOf(page).fill('Chưa lưu')
  await page.getByRole('button', { name: 'Back to List' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(nameOf(page)).toHaveValue('Chưa lưu')
  await page.getByRole('button', { name: 'Clear Form' }).click()
  await expect(nameOf(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Back to List' }).click()
  await expect(page).toHaveURL('/subjects')
})

test('an edit shows statistics, can be taken back, and saves', { tag: '@long' }, async ({ page }) => {
  const { _id: id } = await createSubject(page.request, { name: 'Trước khi sửa', code: 'SUA', class: 'LOP_3' })
  await page.goto(`/subjects/edit/${id}`)
  for (const name of [
    'Basic Information',
    'Class Assignment',
    'Appearance',
    'Icon',
    'Status',
    'Statistics',
    'Quick Actions',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await nameOf(page).fill('Đổi ý')
  await page.getByRole('button', { name: 'Reset Changes' }).click()
  await expect(nameOf(page)).toHaveValue('Trước khi sửa')
  await nameOf(page).fill('Sau khi sửa')
  await page.getByRole('button', { name: 'Update Subject' }).click()
  await expect(page.getByText('Subject updated successfully!')).toBeVisible()
  await expect(page).toHaveURL('/subjects')
  await page.goto('/subjects?search=SUA')
  await expect(page.getByRole('heading', { name: 'Sau khi sửa' })).toBeVisible()
})

test("another person's change is shown, and neither one's is lost", { tag: '@long' }, async ({ page }) => {
  const { _id: id, version } = await createSubject(page.request, { name: 'Gốc', code: 'HAI_NGUOI' })
  await page.goto(`/subjects/edit/${id}`)
  await nameOf(page).fill('Của tôi')
  const theirs = { name: 'Của họ', description: 'Mô tả của họ', version }
  await call(page.request, updateSubject, { role: 'administrator', params: { id }, body: theirs })
  await page.getByRole('button', { name: 'Update Subject' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Của họ')
  await expect(notice).toContainText('Mô tả của họ')
  await expect(nameOf(page)).toHaveValue('Của tôi')
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Mô tả của họ')
  await page.getByRole('button', { name: 'Update Subject' }).click()
  await expect(page.getByText('Subject updated successfully!')).toBeVisible()
  const { subject } = await call(page.request, getSubject, { role: 'administrator', params: { id } })
  expect(subject).toMatchObject({ name: 'Của tôi', description: 'Mô tả của họ' })
})

test(
  'a subject that is not there says so; one that cannot be loaded leads back to the list',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/subjects/edit/0193e6a0-0000-7000-8000-000000000000')
    await expect(page.getByRole('heading', { level: 1, name: 'Subject Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to List' }).click()
    await expect(page).toHaveURL('/subjects')

    const { _id: id } = await createSubject(page.request, { name: 'Không tải được', code: 'KHONG_TAI' })
    await page.route(routeOf(getSubject, { id }), (route) => route.fulfill({ status: 400, body: 'no' }))
    await page.goto(`/subjects/edit/${id}`)
    await expect(page.getByText('Failed to load subject details')).toBeVisible()
    await expect(page).toHaveURL('/subjects')
  },
)
