import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { PagerPreview } from '../preview/PagerPreview.tsx'

test('the pager says where one is, jumps, and changes the size', async () => {
  await show(<PagerPreview />)
  const pager = page.getByRole('navigation', { name: 'Pager 195' })
  await expect.element(pager).toHaveTextContent(/Showing\s1\sto\s10\sof\s195\sitems/)
  await expect.element(pager.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await pager.getByRole('button', { name: 'Last' }).click()
  await expect.element(pager).toHaveTextContent(/Showing\s191\sto\s195\sof\s195\sitems/)
  await pager.getByLabelText('Go to page').fill('4')
  await userEvent.keyboard('{Enter}')
  const fourth = pager.getByRole('button', { name: 'Page 4', exact: true })
  await expect.element(fourth).toHaveAttribute('aria-current', 'page')
  await pager.getByLabelText('Items per page').selectOptions('50')
  await expect.element(pager).toHaveTextContent(/Showing\s1\sto\s50\sof\s195\sitems/)
  await expect.element(pager.getByLabelText('Go to page')).not.toBeInTheDocument()
  await expect.element(page.getByRole('navigation', { name: 'Pager 1000' })).toHaveTextContent(/of\s1\.000\+\sresults/)
})
