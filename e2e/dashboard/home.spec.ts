import { signInAs } from '../people.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { openFamily } from './family.ts'

const inHours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString()

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('a student finds what to do now on a phone, does it, and sees how it went', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const family = await openFamily(page.request, 'An')
  await family.give('Bài không vội')
  await family.give('Bài tuần này', { deadline: inHours(72) })
  const urgent = await family.give('Bài ngày mai', { deadline: inHours(24) })
  await signInAs(page, { email: family.child.username, password: family.child.password })
  await expect(page.getByRole('heading', { level: 1, name: 'Xin chào, An!' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bài ngày mai' })).toContainText('Làm ngay')
  await expect(page.getByRole('link', { name: /^Bài tuần này/ })).toBeVisible()
  await expect(page.getByText('Làm bài đầu tiên để thấy kết quả ở đây.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Làm bài: Bài ngày mai' }).click()
  await expect(page).toHaveURL(/\/student\/quizzes\//)
  await expect(page.getByRole('heading', { name: 'Bài ngày mai' })).toBeVisible()
  await family.sit(urgent, 3)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Bài tuần này' })).toBeVisible()
  const result = page.getByRole('link', { name: /^Bài ngày mai Đạt/ })
  await expect(result).toContainText('Đạt · 30 / 30 điểm · Giỏi lắm!')
  await result.click()
  await expect(page).toHaveURL(/\/student\/quizzes\/.*\/results$/)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Xem tất cả bài được giao' }).click()
  await expect(page).toHaveURL(/\/student\/assigned-quizzes$/)
})

test(
  'a parent sees each child’s week, what is open and the latest results, on a phone too',
  { tag: '@long' },
  async ({ page }) => {
    const family = await openFamily(page.request, 'Bình')
    const done = await family.give('Bài đã xong')
    await family.give('Bài còn mở', { deadline: inHours(24) })
    await family.sit(done, 2)
    await signInAs(page, family.parent)
    const card = page.getByRole('region', { name: 'Phạm Gia Bình' })
    await expect(card).toContainText('1 bài đang mở')
    const figure = (name: string) =>
      card
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
        .locator('dd')
    await expect(figure('Bài đã làm')).toHaveText('1')
    await expect(figure('Đạt')).toHaveText('1')
    await expect(figure('Điểm trung bình')).toHaveText('67 %')
    // An administrator's own opens to a parent only after approval: until then it is named, and leads nowhere.
    await expect(card.getByText('Bài còn mở')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Bài còn mở' })).toHaveCount(0)
    await expect(card.getByRole('listitem').filter({ hasText: 'Bài đã xong' })).toContainText('20 / 30 điểm')
    await expect(card.getByRole('link', { name: 'Bài đã xong' })).toHaveAttribute(
      'href',
      new RegExp(`/children/quizzes/.*/results\\?child_id=${family.child.id}$`),
    )
    await expect(page.getByText('Tài khoản đang chờ quản trị viên duyệt.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await expect(card).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: /^Tạo bài kiểm tra/ }).click()
    await expect(page).toHaveURL(/\/quizzes\/create-v1$/)
  },
)

test(
  'an administrator sees what waits and how the system is, and reads the activity as a table',
  { tag: '@long' },
  async ({ page, signIn }) => {
    const family = await openFamily(page.request, 'Chi')
    await family.sit(await family.give('Bài của Chi'), 3)
    await signIn('administrator')
    await expect(page.getByRole('heading', { level: 1, name: /^Xin chào, Nguyễn Thu Hà/ })).toBeVisible()
    const waiting = page.getByRole('region', { name: 'Đang chờ xử lý' })
    await expect(waiting).toContainText('Tài khoản chờ duyệt')
    await waiting.getByRole('link', { name: 'Xem tất cả tài khoản chờ duyệt' }).click()
    await expect(page).toHaveURL(/\/users\?.*approval=waiting/)
    await page.goBack()
    const health = page.getByRole('region', { name: 'Tình trạng hệ thống' })
    await expect(health).toContainText(/SQLite, [\d,]+ MB/)
    await expect(health).toContainText('0 thất bại')
    await expect(page.getByRole('region', { name: 'Kết quả mới nhất' })).toContainText('Phạm Gia Chi')
    await page.getByRole('button', { name: /Xem dạng bảng/ }).click()
    await expect(page.getByRole('table', { name: 'Bài làm trong 14 ngày' }).getByRole('row')).toHaveCount(15)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await expect(health).toBeVisible()
    await expectNoSidewaysScroll(page)
  },
)

test('learning at a glance leads on, and is not for students', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator')
  await page.getByRole('link', { name: /^Tổng quan học tập/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan học tập' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bài kiểm tra mới nhất' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('heading', { level: 3, name: 'Ngân hàng câu hỏi' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: 'Ngân hàng câu hỏi' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Tạo câu hỏi' }).click()
  await expect(page).toHaveURL(/\/questions\/create$/)
  await signIn('parent', '/education')
  await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan học tập' })).toBeVisible()
  await signIn('student', '/education')
  await expect(page).toHaveURL(/\/dashboard$/)
})
