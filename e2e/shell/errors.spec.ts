import { expect, test } from '../test.ts'

test('a page whose code cannot be loaded says so, and loading again brings it', async ({ page, signIn }) => {
  await signIn('parent')
  await page.route('**/assets/NotificationsPage-*.js', (route) => route.abort())
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: 'Trang này gặp sự cố' })).toBeVisible()
  await expect(page.getByText('Có phiên bản mới hoặc mạng bị gián đoạn')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Tải lại trang' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thông báo' })).toBeVisible()
  await expect(page).toHaveURL(/\/notifications$/)
})
