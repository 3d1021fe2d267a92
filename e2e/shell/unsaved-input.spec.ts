import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const typed = 'Trần Đức Minh'

async function typeSomething(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Điều hướng chính' }).waitFor()
  await page.goto('/demo/forms')
  await page.getByRole('textbox', { name: 'Name' }).fill(typed)
}

function question(page: Page) {
  return page.getByRole('dialog', { name: 'Leave your changes behind?' })
}

test('a link asks before typed input is left behind', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator')
  await typeSomething(page)
  const link = page.getByRole('link', { name: 'Bảng điều khiển', exact: true })
  await link.click()
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(/\/demo\/forms$/)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(typed)
  await link.click()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('Back asks too, and a form that is empty again lets go', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator')
  await page.getByRole('button', { name: /^Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Your Profile' }).click()
  const bio = page.getByLabel('Bio')
  await bio.fill(typed)
  await page.goBack()
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(bio).toHaveValue(typed)
  await bio.fill('')
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a place on the same page is no leaving', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator')
  await typeSomething(page)
  await page.getByRole('link', { name: 'Bỏ qua đến nội dung' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(question(page)).toBeHidden()
})

test('signing out asks first', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('parent')
  await typeSomething(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(typed)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('Thoat đăng nhập thành công')).toBeVisible()
})

test('signing out in another tab leaves typed input here: the same person signs in over the page', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('parent')
  await typeSomething(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(/\/login$/)

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByLabel('Mật khẩu', { exact: true })).toBeFocused()
  const identifier = dialog.getByLabel('Email hoặc tên đăng nhập')
  await expect(identifier).toHaveValue('parent@example.com')
  await expect(identifier).not.toBeEditable()
  await page.keyboard.type('Demo1234')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/demo\/forms$/)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(typed)
})
