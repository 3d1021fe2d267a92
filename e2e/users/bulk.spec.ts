import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import { listUsers } from '@lms/contracts/users/users.ts'
import { call, routeOf } from '../call.ts'
import { expect, test } from '../test.ts'
import { createPeople, createPerson, family } from './people.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Action' }).click()
  await page.getByRole('option', { name: action }).click()
}

async function selectAllRows(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
}

test(
  'up to ten names are listed, then how many more; applying waits for the word DELETE',
  { tag: '@long' },
  async ({ page }) => {
    await createPeople(page.request, family('Xoanhieu', 12))
    await page.goto('/users?search=xoanhieu&limit=20')
    await selectAllRows(page)
    await expect(page.getByText('12 user(s) selected')).toBeVisible()
    await page.getByRole('button', { name: 'Bulk Actions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bulk Actions' })
    await expect(dialog.getByRole('listitem')).toHaveCount(11)
    await expect(dialog.getByText('+2 more')).toBeVisible()
    await expect(dialog.getByText('Action Preview')).toBeVisible()
    const apply = dialog.getByRole('button', { name: 'Apply' })
    await expect(apply).toBeDisabled()

    await choose(page, 'Change Role')
    await expect(apply).toBeDisabled()
    await dialog.getByRole('combobox', { name: 'New Role' }).click()
    await page.getByRole('option', { name: 'Parent' }).click()
    await expect(dialog.getByText('12 users will get the role Parent and be signed out.')).toBeVisible()
    await expect(apply).toBeEnabled()

    await choose(page, 'Delete Users')
    await expect(dialog.getByText('Dangerous action')).toBeVisible()
    await dialog.getByLabel('Type DELETE to confirm').fill('delete')
    await expect(apply).toBeDisabled()
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
    await apply.click()
    await expect(page.getByText('Successfully Delete Users for 12 user(s)')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('user(s) selected')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible()
  },
)

test('when some fail, each is named with its reason, and stays selected', { tag: '@long' }, async ({ page }) => {
  await createPerson(page.request, { firstName: 'admin', lastName: 'Không phải', email: 'not.admin@example.com' })
  await page.goto('/users?search=admin')
  await selectAllRows(page)
  await page.getByRole('button', { name: 'Bulk Actions' }).click()
  await choose(page, 'Deactivate Users')
  await page.getByRole('button', { name: 'Apply' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bulk Actions' })
  await expect(dialog.getByText(/\d+ of \d+ users? done, 1 failed/)).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText(/administrator must remain|your own account/)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('1 user(s) selected')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Không phải admin' })).toContainText('Inactive')
})

test('everybody who matches: the count is checked again by the server', { tag: '@long' }, async ({ page }) => {
  await createPeople(page.request, family('Khopcaboloc', 12))
  await page.goto('/users?search=khopcaboloc&limit=5')
  await selectAllRows(page)
  await expect(page.getByText('5 user(s) selected')).toBeVisible()
  await page.getByRole('button', { name: 'Select all 12 matching users' }).click()
  await expect(page.getByText('12 user(s) selected')).toBeVisible()
  await createPerson(page.request, { firstName: 'Muộn', lastName: 'Khopcaboloc', email: 'muon@example.com' })

  await page.getByRole('button', { name: 'Bulk Actions' }).click()
  await choose(page, 'Verify Emails')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('There are now 13 matching users. Please check and try again.')).toBeVisible()
  await expect(page.getByText(/^Failed to perform bulk action:/)).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Successfully Verify Emails for 13 user(s)')).toBeVisible()

  const query = { search: 'khopcaboloc', limit: 20 }
  const { users } = await call(page.request, listUsers, { role: 'administrator', query })
  expect(users.map(({ isEmailVerified }) => isEmailVerified)).toEqual(Array.from({ length: 13 }, () => true))
})

test('it says that it is working, and how far it is', { tag: '@long' }, async ({ page }) => {
  await createPeople(page.request, family('Cholau', 2))
  await page.goto('/users?search=cholau')
  await selectAllRows(page)
  await page.getByRole('button', { name: 'Bulk Actions' }).click()
  await choose(page, 'Change Status')
  await page.getByRole('combobox', { name: 'New Status' }).click()
  await page.getByRole('option', { name: 'Inactive' }).click()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(routeOf(bulkUsers), async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page.getByText('0 of 2 done')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Bulk Actions' })).toBeVisible()
  release()
  await expect(page.getByText('Successfully Change Status for 2 user(s)')).toBeVisible()
})

test('the selection is taken along as a CSV file', { tag: '@long' }, async ({ page }) => {
  await createPeople(page.request, family('Xuatfile', 3))
  await page.goto('/users?search=xuatfile')
  await selectAllRows(page)
  await page.getByRole('button', { name: 'Bulk Actions' }).click()
  await choose(page, 'Export Users')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Apply' }).click()])
  expect(file.suggestedFilename()).toMatch(/^users_export_\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines[0]?.replace('\uFEFF', '')).toBe('ID,Name,Email,Role,Status,Created Date,Last Login')
  expect(lines).toHaveLength(4)
  await expect(page.getByText('Successfully Export Users for 3 user(s)')).toBeVisible()
})
