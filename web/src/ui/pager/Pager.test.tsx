import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { PagerPreview } from '../preview/PagerPreview.tsx'

test('the pager says where one is, jumps, and changes the size', async () => {
  await show(<PagerPreview />)
  const pager = page.getByRole('navigation', { name: 'Pager 195' })
  await expect.element(pager).toMatchTextContent('Showing 1 to 10 of 195 items')
  await expect.element(pager.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await pager.getByRole('button', { name: 'Last' }).click()
  await expect.element(pager).toMatchTextContent('Showing 191 to 195 of 195 items')
  await pager.getByLabelText('Go to page').fill('4')
  await userEvent.keyboard('{Enter}')
  const fourth = pager.getByRole('button', { name: 'Page 4', exact: true })
  await expect.element(fourth).toHaveAttribute('aria-current', 'page')
  await pager.getByLabelText('Items per page').selectOptions('50')
  await expect.element(pager).toMatchTextContent('Showing 1 to 50 of 195 items')
  await expect.element(pager.getByLabelText('Go to page')).not.toBeInTheDocument()
  await expect.element(page.getByRole('navigation', { name: 'Pager 1000' })).toMatchTextContent('of 1.000+ results')
})
