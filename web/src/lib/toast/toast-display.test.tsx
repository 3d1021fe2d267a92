import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { toast } from './toast.ts'

test('a toast goes out of the way of what comes to lie under it, and stays where nothing does', async () => {
  await show(
    <>
      <div style={{ height: 3000 }} />
      <button type="button" style={{ width: '100%', height: 40 }}>
        Nộp bài
      </button>
      <div style={{ height: 3000 }} />
    </>,
  )
  await userEvent.keyboard('{Shift}')
  toast.success('Đã lưu')
  const news = page.getByText('Đã lưu')
  await expect.element(news).toBeVisible()
  const root = news.element().closest<HTMLElement>('.mantine-Notification-root')
  await expect.poll(() => Math.round(innerHeight - (root?.getBoundingClientRect().bottom ?? 0))).toBeLessThan(30)

  const button = page.getByRole('button', { name: 'Nộp bài' }).element()
  button.scrollIntoView({ block: 'end', behavior: 'instant' })
  await expect.poll(() => (root?.getBoundingClientRect().bottom ?? 0) <= button.getBoundingClientRect().top).toBe(true)
  const top = (): number => Math.round(root?.getBoundingClientRect().top ?? 0)
  // It comes in, and then it rests: the same place in two looks.
  let above = Number.NaN
  await expect
    .poll(() => {
      const before = above
      above = top()
      return above === before
    })
    .toBe(true)

  button.textContent = 'Làm tiếp'
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(top()).toBe(above)
  await page.getByRole('button', { name: /Đóng thông báo|Close notification/ }).click()
  await expect.element(news).not.toBeInTheDocument()
})
