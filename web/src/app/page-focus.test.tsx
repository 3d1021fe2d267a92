import { Button, Modal as BareModal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { keepFocusOnPage } from './page-focus.ts'

test('a dialog that goes away at once gives the focus back to what opened it', async () => {
  await show(<Shown />)
  const open = page.getByRole('button', { name: 'Sửa câu 2' })
  await open.click()
  await expect.element(page.getByRole('dialog', { name: 'Câu 2' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
})

test('a dialog whose entry is gone with it leads to the entry that is there now', async () => {
  await show(<Shown />)
  await page.getByRole('button', { name: 'Sửa câu 2' }).click()
  await page.getByRole('button', { name: 'Xong câu 2' }).click()
  await expect.element(page.getByRole('button', { name: 'Sửa câu 3' })).toHaveFocus()
})

test('an entry that leaves the list under the focus hands it to the next one, and the last one to the one before', async () => {
  await show(<Shown />)
  page.getByRole('checkbox', { name: 'Nhận câu 2' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('checkbox', { name: 'Nhận câu 3' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('checkbox', { name: 'Nhận câu 1' })).toHaveFocus()
})

test('what opens in the place of its button takes the focus', async () => {
  await show(<Shown />)
  page.getByRole('button', { name: 'Mở biểu mẫu' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Câu số' })).toHaveFocus()
})

test('a button that is off while it works has the focus again when it is done', async () => {
  await show(<Shown />)
  const work = page.getByRole('button', { name: 'Làm việc' })
  work.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(work).toBeDisabled()
  await expect.element(work).toBeEnabled()
  await expect.element(work).toHaveFocus()
})

test('a button that stays off hands the focus to what stands before it', async () => {
  await show(<Shown />)
  page.getByRole('button', { name: 'Gửi một lần' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Lời nhắn' })).toHaveFocus()
})

test('what is answered later leads to the heading', async () => {
  await show(<Shown />)
  page.getByRole('button', { name: 'Thử lại' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Thư' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('who lets go of the focus on purpose is not called back', async () => {
  await show(<Shown />)
  const work = page.getByRole('button', { name: 'Làm việc' })
  const element = work.element() as HTMLElement
  element.focus()
  element.blur()
  document.querySelector('main')?.append(document.createElement('hr'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(document.body)
})

function Shown() {
  useEffect(() => {
    const focus = keepFocusOnPage()
    return () => focus.stop()
  }, [])
  return (
    <main>
      <h1>Danh sách</h1>
      <div>
        <List />
        <Late />
        <Working />
        <Once />
        <Form />
      </div>
    </main>
  )
}

function List() {
  const [numbers, setNumbers] = useState([1, 2, 3])
  const [edited, setEdited] = useState(0)
  const leave = (number: number): void => setNumbers((before) => before.filter((one) => one !== number))
  return (
    <ol>
      {numbers.map((number) => (
        <li key={number}>
          <input
            type="checkbox"
            aria-label={`Nhận câu ${number}`}
            defaultChecked
            onChange={() => setTimeout(() => leave(number), 20)}
          />
          <button type="button" onClick={() => setEdited(number)}>
            Sửa câu {number}
          </button>
          {edited === number && (
            <AtOnce number={number} onClose={() => setEdited(0)}>
              <button type="button" onClick={() => leave(number)}>
                Xong câu {number}
              </button>
            </AtOnce>
          )}
        </li>
      ))}
    </ol>
  )
}

function AtOnce({ number, onClose, children }: { number: number; onClose: () => void; children: React.ReactNode }) {
  return (
    <BareModal opened onClose={onClose} title={`Câu ${number}`} returnFocus={false}>
      {children}
    </BareModal>
  )
}

function Late() {
  const [state, setState] = useState<'failed' | 'asking' | 'there'>('failed')
  function retry(): void {
    setState('asking')
    setTimeout(() => setState('there'), 50)
  }
  if (state === 'there')
    return (
      <p>
        Đã tải <button type="button">Thư</button>
      </p>
    )
  return (
    <div>
      <Button loading={state === 'asking'} onClick={retry}>
        Thử lại
      </Button>
    </div>
  )
}

function Working() {
  const [isBusy, setIsBusy] = useState(false)
  function work(): void {
    setIsBusy(true)
    setTimeout(() => setIsBusy(false), 500)
  }
  return (
    <Button loading={isBusy} onClick={work}>
      Làm việc
    </Button>
  )
}

function Once() {
  const [isSent, setIsSent] = useState(false)
  return (
    <section>
      <input aria-label="Lời nhắn" />
      <button type="button" disabled={isSent} onClick={() => setIsSent(true)}>
        Gửi một lần
      </button>
    </section>
  )
}

function Form() {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen)
    return (
      <section>
        <h2>Sửa nhiều câu</h2>
        <input aria-label="Câu số" />
      </section>
    )
  return (
    <div>
      <button type="button" onClick={() => setIsOpen(true)}>
        Mở biểu mẫu
      </button>
    </div>
  )
}
