import { deleteSubject, updateSubject } from '@lms/contracts/subjects/subjects.ts'
import { call, routeOf } from '../call.ts'
import { expect, test } from '../test.ts'
import { createSubject, createSubjects } from './records.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

test('all of a page are selected in grid and list, and changed one by one', { tag: '@long' }, async ({ page }) => {
  const made = await createSubjects(page.request, 'Hangloat', 4)
  await page.goto('/subjects?search=hangloat')
  await page.getByRole('checkbox', { name: 'Select all 4 subjects on this page' }).check()
  await expect(page.getByText('4 subjects selected')).toBeVisible()
  await page.goto('/subjects?search=hangloat&view=list')
  await page.getByRole('checkbox', { name: /^Select all 4/ }).check()
  await page.getByRole('checkbox', { name: 'Select Hangloat 04' }).uncheck()
  await expect(page.getByText('3 subjects selected')).toBeVisible()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  // Somebody changed one of them meanwhile; only its status is at stake here.
  const [first] = made
  await call(page.request, updateSubject, {
    role: 'administrator',
    params: { id: first?._id ?? '' },
    body: { name: 'Hangloat 01', version: 1, description: 'Mới' },
  })
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Updated 3 subjects')).toBeVisible()
  expect(new Set(sent).size).toBe(3)
  await expect(page.getByText(/subjects? selected/)).toHaveCount(0)
  await expect(page.getByRole('row', { name: 'Hangloat 01' })).toContainText('Inactive')
  await expect(page.getByRole('row', { name: 'Hangloat 04' })).not.toContainText('Inactive')

  await page.getByRole('checkbox', { name: 'Select Hangloat 02' }).check()
  await page.getByRole('button', { name: 'Clear Selection' }).click()
  await expect(page.getByRole('checkbox', { name: 'Select Hangloat 02' })).not.toBeChecked()
})

test('those that fail are named and stay selected; when all fail it says so', { tag: '@long' }, async ({ page }) => {
  const [broken] = await createSubjects(page.request, 'Motphan', 3)
  await page.route(routeOf(updateSubject, { id: broken?._id }), (route) => route.fulfill({ status: 400, body: 'no' }))
  await page.goto('/subjects?search=motphan')
  await page.getByRole('checkbox', { name: /^Select all 3/ }).check()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Updated 2 subjects')).toBeVisible()
  const failures = page.getByRole('alert', { name: '1 subject stayed as it was' })
  await expect(failures).toContainText('Motphan 01: Failed to update subject')
  await expect(page.getByText('1 subject selected')).toBeVisible()
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(page.getByText('All bulk operations failed')).toBeVisible()
})

test('says how far it is, and deleting asks once for all', { tag: '@long' }, async ({ page }) => {
  await createSubjects(page.request, 'Chotien', 3)
  await createSubject(page.request, { name: 'Chotien ở lại', code: 'CHO_LAI' })
  await page.goto('/subjects?search=chotien')
  for (const number of ['01', '02', '03'])
    await page.getByRole('checkbox', { name: `Select Chotien ${number}` }).check()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(routeOf(deleteSubject), async (route) => {
    if (route.request().method() === 'DELETE') await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog', { name: 'Delete 3 subjects?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('0 of 3 done')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Working on the selection' })).toHaveCount(1)
  release()
  await expect(page.getByText('Deleted 3 subjects')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Chotien ở lại'])
})

test(
  'a parent may not change what belongs to administrators, and is told by name',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await createSubject(page.request, { name: 'Của nhà trường', code: 'CUA_TRUONG' })
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    await signIn('parent', '/subjects?search=CUA_TRUONG')
    await page.getByRole('button', { name: 'Actions for Của nhà trường' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['View Subject'])
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Select Của nhà trường' }).check()
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByText('All bulk operations failed')).toBeVisible()
    await expect(page.getByRole('alert', { name: '1 subject stayed as it was' })).toContainText('Của nhà trường')
  },
)
