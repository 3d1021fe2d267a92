import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { OverlayPreview } from '../preview/OverlayPreview.tsx'
import { Modal } from './Modal.tsx'

test('a dialog of any size keeps the focus, closes with Escape and gives the focus back', async () => {
  await show(<OverlayPreview />)
  for (const size of ['sm', 'md', 'lg', 'xl', '2xl', 'full']) {
    const button = page.getByRole('button', { name: `Modal ${size}`, exact: true })
    await button.click()
    const dialog = page.getByRole('dialog', { name: `Modal ${size}` })
    await expect.element(dialog).toBeVisible()
    for (let step = 0; step < 3; step++) await userEvent.keyboard('{Tab}')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  }
})

test('a dialog that was not there before it opened gives the focus back too', async () => {
  await show(<LateDialog />)
  const button = page.getByRole('button', { name: 'Thư' })
  await button.click()
  await expect.element(page.getByRole('dialog', { name: 'Thư' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Thư' })).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('the buttons of a dialog that is longer than the screen stay in sight', async () => {
  await page.viewport(360, 500)
  await show(
    <Modal opened onClose={() => undefined} title="Thư" footer={<button type="button">Lưu</button>}>
      <p style={{ height: 1500, margin: 0 }}>Lời trong thư</p>
    </Modal>,
  )
  const save = page.getByRole('button', { name: 'Lưu' })
  await expect.element(save).toBeInViewport({ ratio: 1 })
  page.getByText('Lời trong thư').element().scrollIntoView({ block: 'end', behavior: 'instant' })
  await expect.element(save).toBeInViewport({ ratio: 1 })
})

function LateDialog() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button type="button" onClick={() => setState('open')}>
        Thư
      </button>
      {state !== 'never' && (
        <Modal opened={state === 'open'} onClose={() => setState('closed')} title="Thư">
          Lời trong thư
        </Modal>
      )}
    </>
  )
}
