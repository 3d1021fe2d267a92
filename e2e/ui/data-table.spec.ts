import { expectAccessible } from '../axe.ts'
import { expect, test } from '../test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator', '/ui-preview')
})

test('a click on a heading sorts, the next one turns the order round', async ({ page }) => {
  const names = page.locator('tbody').getByRole('rowheader')
  const heading = page.getByRole('columnheader', { name: 'Child' })
  await expect(names.first()).toHaveText('Bùi Quang Huy')
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await heading.getByRole('button').click()
  await expect(names.first()).toHaveText('Vũ Hải Đăng')
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('columnheader', { name: 'Score' }).getByRole('button').click()
  await expect(names.first()).toHaveText('Nguyễn Minh An')
  await expect(heading).toHaveAttribute('aria-sort', 'none')
})

test('rows are selected one by one, in a stretch, and all at once', async ({ page }) => {
  const all = page.getByRole('checkbox', { name: 'Select all 12 rows on this page' })
  await page.getByRole('checkbox', { name: 'Select Bùi Quang Huy' }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(all).toHaveJSProperty('indeterminate', true)
  await page.getByRole('checkbox', { name: 'Select Đặng Ngọc Hân' }).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await all.click()
  await expect(page.getByText('12 selected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear Selection' }).click()
  await expect(page.getByText('selected')).toBeHidden()
  await expect(all).not.toBeChecked()
})

test('a row has its menu, by keyboard too, and focus comes back', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Actions for Nguyễn Minh An' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

for (const state of ['Loading', 'Empty', 'Error']) {
  test(`the state ${state} is told in words and without a violation`, async ({ page }) => {
    await page.getByRole('radiogroup', { name: 'State' }).getByText(state).click()
    const words = { Loading: 'Đang tải…', Empty: 'No children found', Error: 'Error Loading Children' }[state] ?? ''
    await expect(page.getByText(words).first()).toBeAttached()
    await expectAccessible(page)
  })
}

test('on a phone only the table scrolls sideways, and the keyboard can reach it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const frame = page.getByRole('region', { name: 'Data table' })
  await expect(frame).toHaveAttribute('tabindex', '0')
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('filters fold on a phone and say how many are set', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const level = page.getByRole('search').getByRole('combobox', { name: 'Level' })
  await expect(level).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await level.click()
  await page.getByRole('option', { name: 'Easy' }).click()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Remove filter level: easy' }).click()
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
})

test('the pager says where one is, jumps, and changes the size', async ({ page }) => {
  const pager = page.getByRole('navigation', { name: 'Pager 195' })
  await expect(pager).toContainText('Showing 1 to 10 of 195 items')
  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await pager.getByRole('button', { name: 'Last' }).click()
  await expect(pager).toContainText('Showing 191 to 195 of 195 items')
  await pager.getByLabel('Go to page').fill('4')
  await page.keyboard.press('Enter')
  await expect(pager.getByRole('button', { name: 'Page 4', exact: true })).toHaveAttribute('aria-current', 'page')
  await pager.getByLabel('Items per page').selectOption('50')
  await expect(pager).toContainText('Showing 1 to 50 of 195 items')
  await expect(pager.getByLabel('Go to page')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Pager 1000' })).toContainText('of 1.000+ results')
})
