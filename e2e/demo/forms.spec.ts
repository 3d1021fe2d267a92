import { expect, test } from '../test.ts'

test(
  'the form demo checks in the browser, by the rules of registration, and sends nothing',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/demo/forms')
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.url())
    })
    await page.getByRole('button', { name: 'Submit' }).click()
    for (const message of ['Name is required', 'Email is required', 'Account type is required', 'Password is required'])
      await expect(page.getByText(message)).toBeVisible()

    await page.getByRole('textbox', { name: 'Name' }).fill('A')
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await page.locator('input[name=password]').fill('abcdefgh')
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByText(/Password must contain at least one uppercase letter/)).toBeVisible()

    await page.getByRole('textbox', { name: 'Name' }).fill('An')
    await page.getByRole('textbox', { name: 'Email' }).fill('an@example.com')
    await page.getByRole('combobox', { name: 'Account type' }).click()
    await page.getByRole('option', { name: 'Manager' }).click()
    await page.locator('input[name=password]').fill('Abcdefg1')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Everything is valid, An.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    expect(writes).toEqual([])
  },
)
