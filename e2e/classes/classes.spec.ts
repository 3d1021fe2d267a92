import { expect, test } from '../test.ts'

test('the fixed list stands in its order, under its groups', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator', '/classes')
  await expect(page.getByRole('columnheader')).toHaveText(['No', 'Class name', 'Class code'])
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(18)
  await expect(rows.nth(3)).toHaveText(/4\s*Lớp 4\s*LOP_4/)
  await expect(rows.nth(12)).toHaveText(/13\s*Lớp 10A1\s*LOP_10A1/)
  for (const group of ['Elementary Lớp 1-5', 'Secondary Lớp 6-9', 'High School Lớp 10-12', 'Specialized'])
    await expect(page.getByRole('rowheader', { name: group, exact: true })).toBeVisible()
})

test('a student has no class list', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('student', '/classes')
  await expect(page).toHaveURL(/\/dashboard$/)
})
