import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { FormPreview } from '../preview/FormPreview.tsx'

const name = page.getByRole('textbox', { name: 'Name' })
const birthday = page.getByRole('textbox', { name: 'Birthday' })
const save = page.getByRole('button', { name: 'Save' })

test('a refused form leads to its first wrong field and names what is wrong there', async () => {
  await show(<FormPreview />)
  await save.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription(/This is required/)
})

test('a field is checked on leaving it, and from then on while typing', async () => {
  await show(<FormPreview />)
  await name.click()
  await expect.element(name).not.toHaveAccessibleDescription(/This is required/)
  await userEvent.keyboard('{Tab}')
  await expect.element(name).toHaveAccessibleDescription(/This is required/)
  await name.fill('An')
  await expect.element(name).not.toHaveAccessibleDescription(/This is required/)
})

test('what the server refuses shows at its field, or above the form', async () => {
  await show(<FormPreview />)
  await page
    .getByLabelText(/^Password/)
    .first()
    .fill('secret')
  await page.getByRole('combobox', { name: 'Level' }).click()
  await page.getByRole('option', { name: 'Hard' }).click()
  await birthday.fill('12/31/2015')
  await name.fill('An 1')
  await save.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription(/This is required/)
  await name.fill('fail')
  await save.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Could not be saved. Your input is still here.')
  await name.fill('An')
  await save.click()
  await expect.element(page.getByText('Saved.')).toBeVisible()
})

test('a date that is none is kept and refused, not silently dropped', async () => {
  await show(<FormPreview />)
  await birthday.fill('31/12/2015')
  await userEvent.keyboard('{Tab}')
  await expect.element(birthday).toHaveAccessibleDescription(/Date input not valid\./)
  await save.click()
  await expect.element(birthday).toHaveValue('31/12/2015')
  await birthday.fill('12/31/2015')
  await expect.element(page.getByText('Date input not valid.')).not.toBeInTheDocument()
})

test('a moment takes a day and a time, typed or from the steps', async () => {
  await show(<FormPreview />)
  const day = page.getByRole('textbox', { name: 'Deadline', exact: true })
  const time = page.getByLabelText('Deadline: Time')
  await day.fill('11/20/2026')
  await expect.element(time).toHaveValue('00:00')
  await time.fill('0930')
  await expect.element(time).toHaveValue('09:30')
  await time.fill('14:')
  await page.getByRole('option', { name: '14:30' }).click()
  await expect.element(time).toHaveValue('14:30')
  await expect.element(day).toHaveValue('11/20/2026')
})
