import { expect, test } from '../test.ts'

test('an administrator sees how the machine is and what needs them', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator', '/system')
  await expect(page.getByRole('heading', { level: 1, name: 'Hệ thống' })).toBeVisible()
  await expect(page.getByText('Chưa cấu hình sao lưu tự động.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Niêm phong nhật ký thao tác' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /\(đang trả lời bạn\)$/ })).toBeVisible()
  await expect(page.getByText(/^Thư mục .*\d+ tệp, /)).toBeVisible()
})

test('nobody else does', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('parent', '/system')
  await expect(page).toHaveURL(/\/dashboard$/)
})
