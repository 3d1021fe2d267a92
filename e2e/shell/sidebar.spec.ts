import type { Role } from '@lms/contracts/roles.ts'
import { getDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { routeOf } from '../call.ts'
import { expect, signInByHand, test } from '../test.ts'
import { expectNothingCovered } from '../toast-place.ts'

const learning = ['Học tập', 'Chủ đề', 'Nhóm', 'Bài kiểm tra', 'Ngân hàng câu hỏi', 'Chấm bài', 'Phản hồi']
const sidebars: Record<Role, string[]> = {
  administrator: [
    'Bảng điều khiển',
    'Bài viết',
    'Tất cả bài viết',
    'Tạo bài viết mới',
    'Thư viện',
    'Danh mục',
    'Thẻ',
    'Người dùng',
    'Tất cả người dùng',
    'Học tập',
    'Chủ đề',
    'Lớp học',
    'Nhóm',
    'Bài kiểm tra',
    'Ngân hàng câu hỏi',
    'Chấm bài',
    'Phản hồi',
    'AI',
    'Bảng điều khiển AI',
    'Quá trình tạo',
    'Con cái',
    'Danh sách con cái',
    'Bài tập',
    'Danh sách bài tập',
    'Cài đặt',
    'Hệ thống',
  ],
  parent: ['Bảng điều khiển', ...learning, 'AI', 'Bảng điều khiển AI', 'Quá trình tạo', 'Con cái', 'Danh sách con cái'],
  student: ['Bảng điều khiển', 'Bài tập', 'Danh sách bài tập'],
}

for (const role of Object.keys(sidebars) as Role[]) {
  test(`a(n) ${role} lands on the dashboard with exactly their sidebar`, { tag: '@long' }, async ({ page, signIn }) => {
    await signIn(role)
    const navigation = page.getByRole('navigation', { name: 'Điều hướng chính' })
    const folded = navigation.locator('[aria-expanded="false"]')
    await expect(navigation.getByRole('link', { name: 'Bảng điều khiển', exact: true })).toBeVisible()
    while ((await folded.count()) > 0) await folded.first().click()
    await expect(navigation.locator('a, button')).toHaveText(sidebars[role])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test(
  'groups fold and unfold by keyboard, and a folded one hides its entries',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('administrator')
    const group = page.getByRole('button', { name: 'Bài viết' })
    const entry = page.getByRole('link', { name: 'Tất cả bài viết' })
    await group.focus()
    const wasOpen = (await group.getAttribute('aria-expanded')) === 'true'
    await page.keyboard.press('Enter')
    await expect(group).toHaveAttribute('aria-expanded', String(!wasOpen))
    await expect(entry).toBeVisible({ visible: !wasOpen })
    await page.keyboard.press('Enter')
    await expect(entry).toBeVisible({ visible: wasOpen })
  },
)

test('on a phone the sidebar is a drawer, and nothing scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('parent')
  const drawer = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Mở menu' }).click()
  await expect(drawer.getByRole('link', { name: 'Bảng điều khiển', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mở menu' })).toBeFocused()
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
})

test(
  'a drawer that was asked for before its code had arrived gives the focus back as well',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\/menus-[^/]+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await signIn('parent')
    const drawer = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Mở menu' }).click()
    letGo()
    await expect(drawer.getByRole('link', { name: 'Bảng điều khiển', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Mở menu' })).toBeFocused()
  },
)

test(
  'on a phone the header is whole, and the first toast covers nothing that is pressed',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signInByHand(page, 'parent')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingCovered(page)

    await page.goto('/profile')
    const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Your Profile')
    const theme = page.getByRole('banner').getByRole('button', { name: /Switch to/ })
    await expect(crumb).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toBeHidden()
    const crumbBox = await crumb.boundingBox()
    expect((crumbBox?.x ?? 0) + (crumbBox?.width ?? 0)).toBeLessThanOrEqual((await theme.boundingBox())?.x ?? 0)
  },
)

test('the landmarks of the frame are all named', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('parent')
  await expect(page.getByRole('navigation')).toHaveCount(2)
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
})

test('a dashboard that cannot be loaded says so and asks again', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('parent')
  await page.route(routeOf(getDashboard), (route) => route.fulfill({ status: 400, body: '' }))
  await page.reload()
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('Chưa tải được bảng điều khiển')
  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(failure).toBeHidden()
})

test(
  'the header shows who is signed in, and the version is in the sidebar',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('administrator')
    await page.getByRole('button', { name: /^Tài khoản của/ }).click()
    const menu = page.getByRole('menu')
    await expect(menu).toContainText('Nguyễn Thu Hà')
    await expect(menu).toContainText('admin@example.com')
    await expect(menu.getByRole('menuitem', { name: 'Your Profile' })).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
    await expect(page.getByText('Admin Panel (Production)')).toBeVisible()
    await expect(page.getByText('1.0.0-production')).toBeVisible()
  },
)
