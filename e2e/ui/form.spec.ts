import { expectAccessible } from '../axe.ts'
import { expect, test } from '../test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator', '/ui-preview')
})

test('a refused form leads to its first wrong field and names what is wrong there', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/This is required/)
  await expectAccessible(page)
})

test('a field is checked on leaving it, and from then on while typing', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.focus()
  await expect(name).not.toHaveAccessibleDescription(/This is required/)
  await page.keyboard.press('Tab')
  await expect(name).toHaveAccessibleDescription(/This is required/)
  await name.fill('An')
  await expect(name).not.toHaveAccessibleDescription(/This is required/)
})

test('what the server refuses shows at its field, or above the form', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name' })
  await page.locator('input[name=password]').fill('secret')
  await page.getByRole('combobox', { name: 'Level' }).last().click()
  await page.getByRole('option', { name: 'Hard' }).click()
  await page.getByRole('textbox', { name: 'Birthday' }).fill('12/31/2015')
  await name.fill('An 1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/This is required/)
  await name.fill('fail')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Could not be saved. Your input is still here.')
  await name.fill('An')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})

test('a date that is none is kept and refused, not silently dropped', async ({ page }) => {
  const birthday = page.getByRole('textbox', { name: 'Birthday' })
  await birthday.fill('31/12/2015')
  await page.keyboard.press('Tab')
  await expect(birthday).toHaveAccessibleDescription(/Date input not valid\./)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(birthday).toHaveValue('31/12/2015')
  await birthday.fill('12/31/2015')
  await expect(page.getByText('Date input not valid.')).toBeHidden()
})

test('a moment takes a day and a time, typed or from the steps', async ({ page }) => {
  const day = page.getByRole('textbox', { name: 'Deadline', exact: true })
  const time = page.getByLabel('Deadline: Time')
  await day.fill('11/20/2026')
  await expect(time).toHaveValue('00:00')
  await time.fill('0930')
  await expect(time).toHaveValue('09:30')
  await time.fill('14:')
  await page.getByRole('option', { name: '14:30' }).click()
  await expect(time).toHaveValue('14:30')
  await expect(day).toHaveValue('11/20/2026')
})

test('a dialog keeps the focus, closes with Escape and gives the focus back', async ({ page }) => {
  for (const size of ['sm', 'md', 'lg', 'xl', '2xl', 'full']) {
    const button = page.getByRole('button', { name: `Modal ${size}`, exact: true })
    await button.click()
    const dialog = page.getByRole('dialog', { name: `Modal ${size}` })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
})
