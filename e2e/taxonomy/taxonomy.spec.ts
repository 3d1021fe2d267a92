import { createTag } from '@lms/contracts/taxonomy/taxonomy.ts'
import { call } from '../call.ts'
import { postFixtures } from '../posts/post-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test, toasts } from '../test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

test('categories grow into a tree without circles, fold, and merge', { tag: '@long' }, async ({ page }) => {
  const fixtures = await postFixtures(page.request, 'Gốc cây')
  await fixtures.add({ title: 'Bài trên gốc' })
  await page.goto('/categories')
  await page.getByRole('button', { name: /Gốc cây$/ }).click()
  await page.getByRole('menuitem', { name: 'Add subcategory' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Cành cây')
  await dialog.getByRole('radio', { name: 'Green' }).check()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  const branch = page.getByRole('row', { name: /Cành cây/ })
  await expect(branch).toContainText('in Gốc cây')
  await page.getByRole('button', { name: 'Fold Gốc cây' }).click()
  await expect(branch).toBeHidden()
  await page.getByRole('button', { name: 'Unfold Gốc cây' }).click()

  // Never into itself: its own branch is not among the places that it could go to.
  await page.getByRole('button', { name: /for Gốc cây$/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  // Nobody has to choose one.
  await expect(dialog.getByText('Parent category')).not.toContainText('*')
  await dialog.getByRole('combobox', { name: 'Parent category' }).click()
  await expect(page.getByRole('option', { name: 'None (top level)' })).toBeVisible()
  await expect(page.getByRole('option', { name: /Cành cây/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: /for Gốc cây$/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  // What still has posts cannot go: that is said before anybody confirms, with what can be done instead.
  const refusal = page.getByRole('dialog')
  await expect(refusal.getByRole('button', { name: 'Merge' })).toBeVisible()
  await expect(refusal.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await refusal.getByRole('button', { name: 'Cancel' }).click()

  await postFixtures(page.request, 'Vườn mới')
  await page.reload()
  await page.getByRole('button', { name: /for Gốc cây$/ }).click()
  await page.getByRole('menuitem', { name: 'Merge into...' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('Vườn')
  await page.getByRole('option', { name: 'Vườn mới' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByRole('row', { name: /Gốc cây/ })).toHaveCount(0)
  await expect(branch).toContainText('in Vườn mới')
  await expect(page.getByRole('link', { name: '1, Posts in Vườn mới' })).toBeVisible()
})

test('tags that are nearly the same are found without accents, and merged', { tag: '@long' }, async ({ page }) => {
  for (const name of ['Bảng cửu chương', 'Bang cuu chuongg'])
    await call(page.request, createTag, { role: 'administrator', body: { name } })
  await page.goto('/tags')
  const notice = page.getByRole('alert').filter({ hasText: 'Tags that are nearly the same' })
  await expect(notice).toContainText('Bảng cửu chương')
  await expectAccessibleInBothThemes(page)
  await notice.getByRole('button', { name: 'Merge Bang cuu chuongg into Bảng cửu chương' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(toasts(page).filter({ hasText: 'Tags merged' })).toBeVisible()
  await page.getByRole('searchbox').fill('bang cuu')
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: 'New Tag' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('bang cuu chuong')
  await expect(dialog.getByText('There is already a similar tag: Bảng cửu chương')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('There is already a tag with this name')).toBeVisible()
})
