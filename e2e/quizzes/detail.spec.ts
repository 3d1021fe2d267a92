import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { getQuestion } from '@lms/contracts/questions/questions.ts'
import { routeOf } from '../call.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { register, signInAs } from '../people.ts'
import { fact, quizFixtures } from './quiz-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

test(
  'a quiz tells all about itself; the password only when asked',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    const fixtures = await quizFixtures(page.request, 'Kệ bài chi tiết')
    const id = await fixtures.add({
      title: 'Bài đủ mọi thứ',
      description: 'Ôn lại những gì đã học.',
      maxAttempts: 0,
      password: 'MatKhau45',
      isQrCode: true,
      shuffleQuestions: true,
    })
    await page.goto(`/quizzes/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Bài đủ mọi thứ' })).toBeVisible()
    await expect(page.getByText('Ôn lại những gì đã học.')).toBeVisible()
    for (const [name, value] of [
      ['Chủ đề', 'Kệ bài chi tiết'],
      ['Lớp', 'Lớp 4'],
      ['Độ khó', 'Trung bình'],
      ['Số câu hỏi', '3'],
      ['Tổng điểm', '30'],
      ['Thời gian làm bài', '45 phút'],
      ['Số lần làm tối đa', 'Không giới hạn'],
      ['Điểm đạt', '60%'],
      ['Trộn câu hỏi', 'Có'],
      ['Trộn đáp án', 'Không'],
      ['Hiện đáp án đúng', 'Có'],
      ['Hiện kết quả ngay', 'Có'],
    ] as const)
      await expect(fact(page, name)).toHaveText(value)
    await expect(fact(page, 'Ngày tạo')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)

    await expect(page.getByText('MatKhau45')).toHaveCount(0)
    await page.getByRole('button', { name: 'Hiện mật khẩu' }).click()
    await expect(page.getByText('MatKhau45')).toBeVisible()
    await page.getByRole('button', { name: 'Ẩn mật khẩu' }).click()
    await expect(page.getByText('MatKhau45')).toHaveCount(0)

    const code = page.getByRole('img', { name: 'Mã QR của Bài đủ mọi thứ' })
    await expect(code).toBeVisible()
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Sao chép liên kết' }).click()
    await expect(page.getByText('Đã sao chép liên kết')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/quizzes/${id}`)
  },
)

test('each question opens with its key, and leads to its form in a new tab', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài câu hỏi')
  const id = await fixtures.add({ title: 'Bài có câu hỏi' })
  await page.goto(`/quizzes/${id}`)
  const list = page.getByRole('list', { name: 'Danh sách câu hỏi' })
  await expect(list.getByRole('listitem')).toHaveText([/Câu thứ nhất/, /Câu thứ hai/, /Câu thứ ba/])
  await expect(list.getByRole('listitem').first()).toContainText('Một đáp án')
  await page.getByRole('button', { name: 'Chi tiết: Câu thứ hai' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chi tiết câu hỏi' })
  await expect(dialog.getByText('Nội dung đủ dài của câu hỏi này.')).toBeVisible()
  await expect(dialog.getByText('Đúng', { exact: true })).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Sửa câu hỏi (mở thẻ mới)' }).click(),
  ])
  await expect(tab).toHaveURL(new RegExp(`/questions/${fixtures.questionIds[1]}/edit$`))
  await tab.close()
  await page.keyboard.press('Escape')

  await page.route(routeOf(getQuestion), (route) => route.abort())
  await page.getByRole('button', { name: 'Chi tiết: Câu thứ ba' }).click()
  await expect(dialog.getByRole('heading', { name: 'Không thể tải câu hỏi' })).toBeVisible()
})

test('a quiz is given to a child, and taken back while nothing has been done', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài giao')
  const id = await fixtures.add({ title: 'Bài để giao' })
  await signInAs(page, { email: 'parent', password: 'Demo1234' })
  await page.goto(`/quizzes/${id}`)
  await page.getByRole('button', { name: 'Giao bài tập' }).click()
  const dialog = page.getByRole('dialog', { name: 'Giao bài tập' })
  const send = dialog.getByRole('button', { name: 'Giao bài', exact: true })
  await expect(send).toBeDisabled()
  await dialog.getByRole('checkbox').first().check()
  await expectAccessibleInBothThemes(page)
  const [asked] = await Promise.all([
    page.waitForRequest((request) => routeOf(assignQuiz).test(request.url()) && request.method() === 'POST'),
    send.click(),
  ])
  expect(Object.keys(asked.postDataJSON() as object)).toEqual(['studentId'])
  await expect(page.getByText('Giao bài kiểm tra thành công')).toBeVisible()

  await page.getByRole('button', { name: 'Giao bài tập' }).click()
  await expect(dialog.getByText('Đã giao')).toBeVisible()
  await expect(dialog.getByRole('checkbox').first()).toBeDisabled()
  await dialog.getByRole('button', { name: /^Thu hồi từ/ }).click()
  await expect(page.getByText('Đã thu hồi bài kiểm tra')).toBeVisible()
  await expect(dialog.getByRole('checkbox').first()).toBeEnabled()

  await page.route(routeOf(assignQuiz), (route) => route.abort())
  await dialog.getByRole('checkbox').first().check()
  await send.click()
  await expect(page.getByText('Có lỗi xảy ra khi giao bài kiểm tra')).toBeVisible()
})

test('who has no child is told so', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài không con')
  const id = await fixtures.add({ title: 'Bài công khai', isPublic: true })
  const parent = await register(page.request, 'manager', 'Lê Thị Không Con')
  await signInAs(page, parent, `/quizzes/${id}`)
  await page.getByRole('button', { name: 'Giao bài tập' }).click()
  await expect(page.getByText('Không có con nào được liên kết.')).toBeVisible()
})

test('what is not there is said, and the way to the list shown', { tag: '@long' }, async ({ page }) => {
  await page.goto('/quizzes/0193e6a0-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: 'Bài kiểm tra không tồn tại' })).toBeVisible()
  await expect(page.getByText('Không thể tải bài kiểm tra').first()).toBeVisible()
  await page.getByRole('link', { name: 'Về danh sách' }).click()
  await expect(page).toHaveURL(/\/quizzes$/)
})

test('the page fits a phone', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài hẹp')
  const id = await fixtures.add({ title: 'Bài trên màn hình hẹp', isQrCode: true, password: 'x'.repeat(60) })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/quizzes/${id}`)
  await page.getByRole('button', { name: 'Hiện mật khẩu' }).click()
  await expect(page.getByRole('img', { name: /^Mã QR/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
