import { register } from '@lms/contracts/accounts/registration.ts'
import { listUsers } from '@lms/contracts/users/users.ts'
import { call, routeOf } from '../call.ts'
import { expect, test } from '../test.ts'
import { createPeople, createPerson, family, openRowMenu } from './people.ts'

test('others are told that it is closed, instead of being sent away', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('parent')
  for (const path of ['/users', '/users/create', '/users/0193e6a0-0000-7000-8000-000000000000']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await expect(
      page.getByText('Access Denied - You need administrator privileges to access user management.'),
    ).toBeVisible()
    await expect(page).toHaveTitle(/^Access Denied/)
    await expect(page).toHaveURL(path)
  }
})

test.describe('for administrators', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator')
  })

  test('four numbers sum up who is there', { tag: '@long' }, async ({ page }) => {
    await page.goto('/users')
    for (const label of ['Total Users', 'Active Users', 'Inactive Users', 'New This Week'])
      await expect(page.locator('dl').getByText(label, { exact: true })).toBeVisible()
    await expect(page.locator('dl dd').first()).toHaveText(/\d+/)
  })

  test('search, role, status, order and page live in the address', { tag: '@long' }, async ({ page }) => {
    await createPeople(page.request, [
      ...family('Diachi', 12),
      ...family('Diachikhac', 1, { role: 'parent', isActive: false, email: 'diachi.khac@example.com' }),
    ])
    await page.goto('/users?limit=5&page=2')
    await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')

    await page.getByPlaceholder('Search by name, email, or department...').fill('diachi')
    await expect(page).toHaveURL('/users?limit=5&search=diachi')
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toContainText('Showing 1 to 5 of 13 items')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2/)

    await page.getByRole('columnheader', { name: 'User' }).getByRole('button').click()
    await expect(page).toHaveURL('/users?limit=5&search=diachi&sortBy=displayName&sortOrder=asc')
    await expect(page.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('rowheader').first()).toContainText('Diachi Con 01')
    await page.getByRole('columnheader', { name: 'User' }).getByRole('button').click()
    await expect(page.getByRole('rowheader').first()).toContainText('Diachikhac Con 01')

    await page.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Parent' }).click()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Inactive' }).click()
    await expect(page).toHaveURL(/role=parent/)
    await expect(page).toHaveURL(/isActive=false/)
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0)

    await page.reload()
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await page.goBack()
    await expect(page).not.toHaveURL(/isActive/)
  })

  test('the sizes are 5, 10, 20 and 50, and beyond ten pages one can jump', { tag: '@long' }, async ({ page }) => {
    await createPeople(page.request, family('Nhieutrang', 51))
    await page.goto('/users?search=nhieutrang')
    const pager = page.getByRole('navigation', { name: 'Pagination' })
    await expect(pager.getByLabel('Items per page').locator('option')).toHaveText([
      '5 / page',
      '10 / page',
      '20 / page',
      '50 / page',
    ])
    await expect(pager.getByLabel('Go to page')).toHaveCount(0)
    await pager.getByLabel('Items per page').selectOption('5')
    await pager.getByLabel('Go to page').fill('11')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/page=11/)
    await expect(pager).toContainText('Showing 51 to 51 of 51 items')
  })

  test(
    'each role has a badge of its own, and every filter a chip that takes it away',
    { tag: '@long' },
    async ({ page }) => {
      const colors = []
      for (const [email, role] of [
        ['admin@example.com', 'Admin'],
        ['parent@example.com', 'Parent'],
        ['student@example.com', 'Student'],
      ] as const) {
        await page.goto(`/users?search=${email}`)
        const badge = page.getByRole('row').filter({ hasText: email }).getByText(role, { exact: true })
        colors.push(await badge.evaluate((text) => getComputedStyle(text).color))
      }
      expect(new Set(colors).size).toBe(3)

      await page.goto('/users?role=parent&isActive=true&search=parent')
      await page.getByRole('button', { name: 'Remove filter Role: Parent' }).click()
      await expect(page).not.toHaveURL(/role=/)
      await page.getByRole('button', { name: 'Clear All' }).click()
      await expect(page).toHaveURL(/\/users$/)
    },
  )

  test('nothing found says so, and the filters can be cleared', { tag: '@long' }, async ({ page }) => {
    await page.goto('/users?search=khongcoai&role=student')
    await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible()
    await expect(page.getByText('No users match your current filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/users')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  test('a list that cannot be loaded says so and can be tried again', { tag: '@long' }, async ({ page }) => {
    await page.route(routeOf(listUsers), (route) => route.fulfill({ status: 400, body: 'a proxy speaks' }))
    await page.goto('/users')
    await expect(page.getByRole('heading', { name: 'Error Loading Users' })).toBeVisible()
    await expect(page.getByText('Failed to fetch users')).toBeVisible()
    await page.unroute(routeOf(listUsers))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  test('somebody is deactivated and activated from the row, but never oneself', { tag: '@long' }, async ({ page }) => {
    await createPerson(page.request, { firstName: 'Tắt', lastName: 'Bật', email: 'tat.bat@example.com' })
    await page.goto('/users?search=tat.bat')
    await openRowMenu(page, 'Bật Tắt')
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await expect(page.getByText('Bật Tắt status updated')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Bật Tắt' })).toContainText('Inactive')
    await openRowMenu(page, 'Bật Tắt')
    await page.getByRole('menuitem', { name: 'Activate' }).click()
    await expect(page.getByRole('row', { name: 'Bật Tắt' })).not.toContainText('Inactive')

    await page.goto('/users?search=admin@example.com')
    await openRowMenu(page, 'Nguyễn Thu Hà')
    await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeDisabled()
    await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toBeDisabled()
  })

  test(
    'deleting asks by name; the deleted can be restored, or removed for good',
    { tag: '@long' },
    async ({ page }) => {
      await createPerson(page.request, { firstName: 'Đi', lastName: 'Về', email: 'di.ve@example.com' })
      await page.goto('/users?search=di.ve')
      await openRowMenu(page, 'Về Đi')
      await page.getByRole('menuitem', { name: 'Delete User' }).click()
      await expect(page.getByRole('dialog', { name: 'Are you sure you want to delete Về Đi?' })).toBeVisible()
      await page.getByRole('button', { name: 'Delete User' }).click()
      await expect(page.getByText('Về Đi deleted successfully')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible()

      await page.getByRole('combobox', { name: 'Show' }).click()
      await page.getByRole('option', { name: 'Deleted users' }).click()
      await expect(page).toHaveURL(/deleted=true/)
      await openRowMenu(page, 'Về Đi')
      await page.getByRole('menuitem', { name: 'Restore User' }).click()
      await expect(page.getByText('User restored successfully')).toBeVisible()

      await page.goto('/users?search=di.ve')
      await openRowMenu(page, 'Về Đi')
      await page.getByRole('menuitem', { name: 'Delete User' }).click()
      await page.getByRole('button', { name: 'Delete User' }).click()
      await expect(page.getByText('Về Đi deleted successfully')).toBeVisible()
      await page.goto('/users?search=di.ve&deleted=true')
      await openRowMenu(page, 'Về Đi')
      await page.getByRole('menuitem', { name: 'Delete Permanently' }).click()
      await page.getByLabel('Type DELETE to confirm').fill('DELETE')
      await page.getByRole('button', { name: 'Delete Permanently' }).click()
      await expect(page.getByText('User permanently deleted')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible()
    },
  )

  test('who waits to be let in is approved or rejected here', { tag: '@long' }, async ({ page }) => {
    for (const name of ['Chờ Một', 'Chờ Hai']) {
      const email = `${name === 'Chờ Một' ? 'mot' : 'hai'}.cho@example.com`
      const body = { name, email, role: 'manager', password: 'Kem-dua-47', confirmPassword: 'Kem-dua-47' } as const
      await call(page.request, register, { body })
    }
    await page.goto('/users')
    await expect(page.getByText(/registrations? waiting for approval/)).toBeVisible()
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(page).toHaveURL(/approval=waiting/)
    await openRowMenu(page, 'Chờ Một')
    await page.getByRole('menuitem', { name: 'Approve' }).click()
    await expect(page.getByText('Registration approved')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Chờ Một' })).toHaveCount(0)
    await openRowMenu(page, 'Chờ Hai')
    await page.getByRole('menuitem', { name: 'Reject' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText('Registration rejected')).toBeVisible()
  })
})
