import { readFile } from 'node:fs/promises'
import { listSubjects } from '@lms/contracts/subjects/subjects.ts'
import { changeAnswer, routeOf } from '../call.ts'
import { expect, test } from '../test.ts'
import { createSubject, createSubjects } from './records.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

test('four numbers sum up the subjects', { tag: '@long' }, async ({ page }) => {
  await createSubject(page.request, { name: 'Đếm thử', code: 'DEM_THU' })
  await page.goto('/subjects')
  const cards = page.getByRole('main').locator('dl').first()
  for (const label of ['Total Subjects', 'Active Subjects', 'Total Students', 'Average Rating'])
    await expect(cards.getByText(label, { exact: true })).toBeVisible()
  await expect(cards.locator('dd').first()).toHaveText(/[1-9]/)
  // A dash until somebody has given stars, as other tests of this run may have.
  await expect(cards).toContainText(/Average Rating\s*(—|[1-5][.,]\d)/)
})

test('search, filters, order, size, view and page live in the address', { tag: '@long' }, async ({ page }) => {
  await createSubjects(page.request, 'Diachi', 11, { class: 'LOP_4' })
  await createSubject(page.request, { name: 'Diachi khác', code: 'DC_KHAC', class: 'LOP_5', isActive: false })
  await page.goto('/subjects')
  const search = page.getByPlaceholder('Search subjects...')
  await search.fill('đìa chỉ')
  await expect(page).toHaveURL('/subjects')
  await search.fill('diachi')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/subjects?search=diachi')
  const pager = page.getByRole('navigation', { name: 'Pagination' })
  await expect(pager).toContainText('Showing 1 to 10 of 12 results')
  await pager.getByLabel('Items per page').selectOption('5')
  await pager.getByRole('button', { name: 'Page 3' }).click()
  await expect(page).toHaveURL('/subjects?search=diachi&limit=5&page=3')
  await expect(pager).toContainText('Showing 11 to 12 of 12 results')

  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Created date' }).click()
  await page.getByRole('button', { name: /^Ascending/ }).click()
  await expect(page).toHaveURL(/sortBy=createdAt/)
  await expect(page).toHaveURL(/sortOrder=desc/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Diachi khác')

  await page.getByText('List', { exact: true }).click({ force: true })
  await expect(page).toHaveURL(/view=list/)
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Inactive' }).click()
  await page.getByRole('combobox', { name: 'Class' }).click()
  await page.getByRole('option', { name: 'Lớp 5', exact: true }).click()
  await expect(page).toHaveURL(/isActive=false/)
  await expect(page).toHaveURL(/class=LOP_5/)
  await expect(page.getByRole('rowheader')).toHaveCount(1)

  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(search).toHaveValue('diachi')
  await page.goBack()
  await expect(page).not.toHaveURL(/class=LOP_5/)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL('/subjects?view=list')
  await expect(search).toHaveValue('')
})

test('at most seven page links, with a window of five', { tag: '@long' }, async ({ page }) => {
  await createSubjects(page.request, 'Nhieutrang', 51)
  await page.goto('/subjects?search=nhieutrang&limit=5&page=6')
  const pager = page.getByRole('navigation', { name: 'Pagination' })
  await expect(pager.getByRole('button', { name: /^Page \d+$/ })).toHaveText(['1', '4', '5', '6', '7', '8', '11'])
  await expect(pager.getByText('…')).toHaveCount(2)
})

test(
  'a long description is cut to 100 characters in the grid and 50 in the list',
  { tag: '@long' },
  async ({ page }) => {
    const description = 'chữ'.repeat(60)
    await createSubject(page.request, { name: 'Dài dòng', code: 'DAI_DONG', description })
    await page.goto('/subjects?search=DAI_DONG')
    await expect(page.getByText(`${description.slice(0, 100)}...`, { exact: true })).toBeVisible()
    await page.goto('/subjects?search=DAI_DONG&view=list')
    await expect(page.getByText(`DAI_DONG · ${description.slice(0, 50)}...`, { exact: true })).toBeVisible()
  },
)

test('nothing found says why, by filters or for want of subjects', { tag: '@long' }, async ({ page }) => {
  await page.goto('/subjects?search=khongcogi')
  await expect(page.getByRole('heading', { name: 'No subjects found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/subjects')

  const nothing = { subjects: [], pagination: { page: 1, limit: 10, total: 0, totalPages: 0 } }
  await page.route(routeOf(listSubjects), (route) =>
    route.fulfill({ json: { success: true, status: 'success', message: 'OK', data: nothing } }),
  )
  await page.goto('/subjects')
  await expect(page.getByText('Get started by creating your first subject.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Add Subject' }).last().click()
  await expect(page).toHaveURL('/subjects/create')
})

test('a list that cannot be loaded says so and can be tried again', { tag: '@long' }, async ({ page }) => {
  await createSubject(page.request, { name: 'Thử lại', code: 'THU_LAI' })
  await page.route(routeOf(listSubjects), (route) => route.fulfill({ status: 400, body: 'a proxy speaks' }))
  await page.goto('/subjects?search=THU_LAI')
  await expect(page.getByRole('heading', { name: 'Failed to load subjects' })).toBeVisible()
  await expect(page.getByText('Failed to fetch subjects', { exact: true })).toBeVisible()
  await page.unroute(routeOf(listSubjects))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Thử lại' })).toBeVisible()
})

test('the list is taken along as CSV and as XLSX, as it is filtered', { tag: '@long' }, async ({ page }) => {
  await createSubjects(page.request, 'Xuatra', 3)
  await page.goto('/subjects?search=xuatra&limit=5')
  for (const [entry, ending] of [
    ['CSV file', 'csv'],
    ['Excel file (XLSX)', 'xlsx'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: entry }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(new RegExp(`^subjects_export_\\d{4}-\\d{2}-\\d{2}\\.${ending}$`))
    const content = await readFile(await file.path())
    if (ending === 'csv') expect(content.toString().trim().split(/\r?\n/)).toHaveLength(4)
    else expect(content.subarray(0, 2).toString()).toBe('PK')
  }
})

test('deleting asks by name and warns about use; the deleted can be restored', { tag: '@long' }, async ({ page }) => {
  const { _id: id } = await createSubject(page.request, { name: 'Đi rồi về', code: 'DI_VE' })
  await page.route(routeOf(listSubjects), (route) =>
    changeAnswer(route, listSubjects, ({ subjects, pagination }) => ({
      subjects: subjects.map((subject) => (subject._id === id ? { ...subject, totalCourses: 2 } : subject)),
      pagination,
    })),
  )
  await page.goto('/subjects?search=DI_VE')
  await page.getByRole('button', { name: 'Actions for Đi rồi về' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the subject "Đi rồi về"?' })
  await expect(dialog).toContainText('In use: 2 courses and 0 students belong to it.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Subject deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No subjects found' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Deleted subjects' }).click()
  await expect(page).toHaveURL(/deleted=true/)
  await page.getByRole('button', { name: 'Actions for Đi rồi về' }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(page.getByText('Subject restored successfully')).toBeVisible()
  await page.goto('/subjects?search=DI_VE')
  await expect(page.getByRole('heading', { name: 'Đi rồi về' })).toBeVisible()
})
