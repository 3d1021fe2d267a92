import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { TablePreview } from '../preview/TablePreview.tsx'

const firstName = () => page.getByRole('rowheader').first()

test('a click on a heading sorts, the next one turns the order round', async () => {
  await show(<TablePreview />)
  const heading = page.getByRole('columnheader', { name: 'Child' })
  await expect.element(firstName()).toHaveTextContent('Bùi Quang Huy')
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending')
  await heading.getByRole('button').click()
  await expect.element(firstName()).toHaveTextContent('Vũ Hải Đăng')
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('columnheader', { name: 'Score' }).getByRole('button').click()
  await expect.element(firstName()).toHaveTextContent('Nguyễn Minh An')
  await expect.element(heading).toHaveAttribute('aria-sort', 'none')
})

test('rows are selected one by one, in a stretch, and all at once', async () => {
  await show(<TablePreview />)
  const all = page.getByRole('checkbox', { name: 'Select all 12 rows on this page' })
  await page.getByRole('checkbox', { name: 'Select Bùi Quang Huy' }).click()
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await expect.element(all).toBePartiallyChecked()
  await page.getByRole('checkbox', { name: 'Select Đặng Ngọc Hân' }).click({ modifiers: ['Shift'] })
  await expect.element(page.getByText('3 selected')).toBeVisible()
  await all.click()
  await expect.element(page.getByText('12 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Selection' }).click()
  await expect.element(page.getByText('selected')).not.toBeInTheDocument()
  await expect.element(all).not.toBeChecked()
})

test('a row has its menu, by keyboard too, and focus comes back', async () => {
  await show(<TablePreview />)
  const button = page.getByRole('button', { name: 'Actions for Nguyễn Minh An' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'View Details' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

test('loading, nothing there and a failure are told in words', async () => {
  await show(<TablePreview />)
  const states = page.getByRole('radiogroup', { name: 'State' })
  const words = { Loading: 'Loading…', Empty: 'No children found', Error: 'Error Loading Children' }
  for (const [state, wording] of Object.entries(words)) {
    await states.getByText(state).click()
    await expect.element(page.getByText(wording).first()).toBeInTheDocument()
  }
})

test('where it is too wide only the table scrolls sideways, and the keyboard can reach it', async () => {
  // A screen that is wide enough for a table instead of cards, in a place that is too narrow for its columns.
  await show(
    <div style={{ width: 420 }}>
      <TablePreview />
    </div>,
  )
  const frame = page.getByRole('region', { name: 'Data table' })
  await expect.element(frame).toHaveAttribute('tabindex', '0')
  frame.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => frame.element().scrollLeft).toBeGreaterThan(0)
  expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0)
})

test('filters fold on a phone and say how many are set', async () => {
  await page.viewport(360, 740)
  await show(<TablePreview />)
  const level = page.getByRole('search').getByRole('combobox', { name: 'Level' })
  await expect.element(page.getByRole('button', { name: 'Filters' })).toBeVisible()
  await expect.element(level).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Filters' }).click()
  await level.click()
  await page.getByRole('option', { name: 'Easy' }).click()
  await expect.element(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Remove filter level: easy' }).click()
  await expect.element(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
})
