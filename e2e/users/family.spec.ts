import { createChild } from '@lms/contracts/children/children.ts'
import { call, tokenOf } from '../call.ts'
import { register } from '../people.ts'
import { expect, test } from '../test.ts'

test(
  'the page of a parent leads to the child and back, with what each did last; a list follows what others do',
  { tag: '@long' },
  async ({ page, request, signIn }) => {
    const mark = crypto.randomUUID().slice(0, 6)
    const parent = await register(request, 'manager', `Phạm Gia ${mark}`)
    await signIn('administrator', `/users?search=${mark}`)
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(2)
    // Somebody else adds a child; nothing is pressed here.
    const child = { firstName: mark, lastName: 'Phạm Bé', username: `be-${mark}`, password: 'cam-nho' }
    await call(request, createChild, { token: await tokenOf(request, parent), body: child })
    await expect(rows).toHaveCount(3)

    await page.getByRole('button', { name: `Actions for Phạm Gia ${mark}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'View Details' }).click()
    const details = page.getByRole('dialog')
    await expect(details.getByText('Hoạt động lần cuối')).toBeVisible()
    await details.getByRole('link', { name: `Phạm Bé ${mark}` }).click()
    await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { name: `Phạm Bé ${mark}` })).toBeVisible()
    await page.getByRole('link', { name: `Phạm Gia ${mark}` }).click()
    await expect(page.getByRole('heading', { name: `Phạm Gia ${mark}` })).toBeVisible()
    await expect(page.getByRole('link', { name: `Phạm Bé ${mark}` })).toBeVisible()
  },
)
