import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { lazyExtra } from './lazy-extra.tsx'
import { onceLeft } from './once-left.ts'

interface FieldProps {
  text: string
  onType: (text: string) => void
}

const field = (label: string, height: number) =>
  function Field({ text, onType }: FieldProps) {
    return (
      <textarea
        aria-label={label}
        style={{ height }}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    )
  }

/** A story with a plain field, whose better one comes when it is told to. */
function story() {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof field>>()
  const Editor = lazyExtra<FieldProps>(() => promise, field('plain', 60), onceLeft)
  function Story() {
    const [text, setText] = useState('')
    const [nextCount, setNextCount] = useState(0)
    return (
      <>
        <Editor text={text} onType={setText} />
        <div>
          <button type="button" onClick={() => setNextCount(nextCount + 1)}>
            Next {nextCount}
          </button>
        </div>
      </>
    )
  }
  const come = async () => {
    resolve(field('better', 400))
    await promise
    await new Promise(requestAnimationFrame)
  }
  return { Story, come }
}

const plain = page.getByLabelText('plain')
const better = page.getByLabelText('better')

test('a field that nobody writes in gives way at once', async () => {
  const { Story, come } = story()
  await show(<Story />)
  await expect.element(plain).toBeVisible()
  await come()
  await expect.element(better).toBeVisible()
})

test('whoever writes keeps field, caret and text until they leave by key', async () => {
  const { Story, come } = story()
  await show(<Story />)
  await plain.click()
  await userEvent.keyboard('Con meo')
  await come()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}h')
  await expect.element(plain).toHaveValue('Con mheo')
  await userEvent.keyboard('{Tab}')
  await expect.element(better).toHaveValue('Con mheo')
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Next 0' }).element())
})

test('a press on what stands below reaches it, though the page grows', async () => {
  const { Story, come } = story()
  await show(<Story />)
  await plain.click()
  await come()
  await expect.element(plain).toHaveFocus()
  await page.getByRole('button', { name: 'Next 0' }).click({ delay: 100 })
  await expect.element(page.getByRole('button', { name: 'Next 1' })).toBeVisible()
  await expect.element(better).toBeVisible()
})

test('a window that is left and come back to finds the field as it was', async () => {
  const { Story, come } = story()
  await show(<Story />)
  await plain.click()
  await come()
  plain.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve))
  await expect.element(plain).toHaveFocus()
})
