import type { Page } from '@playwright/test'
import { createQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { routeOf } from '../call.ts'
import { choose, expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { fact, quizFixtures } from './quiz-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Types into a list of options and takes the one that is left. */
async function pick(page: Page, name: string, words: string): Promise<void> {
  const list = page.getByRole('combobox', { name, exact: true })
  await list.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
  await expect(page.getByRole('option', { name: words, exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(list).toHaveValue(words)
}

async function fillBasics(page: Page, title: string, subject: string): Promise<void> {
  await field(page, 'Tên bài kiểm tra').fill(title)
  await pick(page, 'Lớp', 'Lớp 5')
  await pick(page, 'Chủ đề', subject)
}

async function toQuestions(page: Page): Promise<void> {
  await button(page, 'Tiếp tục').press('Enter')
  await expect(step(page, 'Bước 2: Nguồn câu hỏi')).toBeFocused()
  await page.getByRole('button', { name: /^Chọn thủ công/ }).press('Enter')
  await expect(step(page, 'Bước 2.1: Chọn câu hỏi')).toBeFocused()
}

test('a quiz is made by keyboard alone, with every step, back and on again', { tag: '@long' }, async ({ page }) => {
  await quizFixtures(page.request, 'Kệ thuật sĩ', { schoolClass: 'LOP_5' })
  await page.goto('/quizzes/create-v1')
  await expect(step(page, 'Bước 1: Thông tin cơ bản')).toBeFocused()
  for (const [name, value] of [
    ['Thời gian làm bài (phút)', '60'],
    ['Thời gian dự kiến (phút)', '30'],
    ['Điểm đạt (%)', '70'],
    ['Số lần làm tối đa', '1'],
  ] as const)
    await expect(field(page, name)).toHaveValue(value)
  for (const name of ['Kích hoạt', 'Công khai', 'Hiện kết quả ngay sau khi nộp'])
    await expect(page.getByRole('switch', { name })).toBeChecked()
  for (const name of ['Trộn câu hỏi', 'Trộn đáp án']) await expect(page.getByRole('switch', { name })).not.toBeChecked()
  await expect(button(page, 'Tiếp tục')).toBeDisabled()

  await field(page, 'Tên bài kiểm tra').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Tên Quiz là bắt buộc.')).toBeVisible()
  await field(page, 'Điểm đạt (%)').fill('101')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Điểm yêu cầu phải nhỏ hơn hoặc bằng 100.')).toBeVisible()
  await field(page, 'Điểm đạt (%)').fill('65')
  await field(page, 'Số lần làm tối đa').fill('')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Số lần làm tối đa là bắt buộc.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Không giới hạn' }).press('Space')
  await fillBasics(page, 'Bài làm bằng bàn phím', 'Kệ thuật sĩ')
  await toQuestions(page)

  await expect(button(page, 'Tiếp tục')).toBeDisabled()
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.type('thứ hai')
  await page.keyboard.press('Enter')
  const bank = page.getByRole('list', { name: 'Ngân hàng câu hỏi' })
  await expect(bank.getByRole('listitem')).toHaveCount(1)
  await button(page, 'Xem Câu thứ hai').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Chi tiết câu hỏi' })
  await expect(dialog.getByText('Nội dung đủ dài của câu hỏi này.')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Chọn Câu thứ hai').press('Enter')
  await expect(button(page, 'Bỏ chọn Câu thứ hai')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chưa chọn câu hỏi nào.')).toBeVisible()
  await page.keyboard.press('Enter')
  await button(page, 'Lấy ngẫu nhiên').press('Enter')
  const draw = page.getByRole('dialog', { name: 'Lấy ngẫu nhiên' })
  await draw.getByRole('textbox', { name: 'Dễ' }).fill('5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Đã thêm 2 câu hỏi')).toBeVisible()
  await expect(page.getByText('Ngân hàng còn thiếu: 3 câu dễ')).toBeVisible()
  await expect(page.getByText('3 câu hỏi, 30 điểm')).toBeVisible()

  await button(page, 'Tiếp tục').press('Enter')
  await expect(step(page, 'Bước 3: Xem trước')).toBeFocused()
  await expect(fact(page, 'Tổng điểm')).toHaveText('30')
  await expect(fact(page, 'Số lần làm tối đa')).toHaveText('Không giới hạn')
  await button(page, 'Quay lại').press('Enter')
  await expect(page.getByText('3 câu hỏi, 30 điểm')).toBeVisible()
  await button(page, 'Tiếp tục').press('Enter')
  await button(page, 'Tiếp tục').press('Enter')
  await expect(step(page, 'Bước 4: Xuất và lưu')).toBeFocused()

  const password = page.locator('input[type=password]')
  await expect(password).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Bảo vệ bằng mật khẩu' }).press('Space')
  await page.keyboard.press('Tab')
  await expect(password).toBeFocused()
  await page.keyboard.type('Bi-mat-5')
  await page.getByRole('checkbox', { name: /Tạo mã QR/ }).press('Space')
  await field(page, 'Hẹn ngày phát hành').fill('01/01/2020')
  await button(page, 'Lưu bài kiểm tra').press('Enter')
  await expect(page.getByText('Ngày phát hành không được nhỏ hơn ngày hiện tại.')).toBeVisible()
  await field(page, 'Hẹn ngày phát hành').fill('01/01/2040')
  await button(page, 'Lưu bài kiểm tra').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bài làm bằng bàn phím' })).toBeVisible()
  await expect(page.getByText('Đã tạo bài kiểm tra')).toBeVisible()
  await expect(fact(page, 'Ngày phát hành')).toHaveText('01/01/2040 07:00')
  await expect(page.getByRole('img', { name: /^Mã QR/ })).toBeVisible()

  await page.goto('/quizzes/create-v1')
  await expect(field(page, 'Tên bài kiểm tra')).toHaveValue('')
})

test(
  'the bank is narrowed to what was never used and is of one difficulty, and a page of it is chosen at once',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await quizFixtures(page.request, 'Kệ chọn lọc', { schoolClass: 'LOP_5' })
    await fixtures.add({ title: 'Bài đã dùng một câu', questions: fixtures.questionIds.slice(0, 1) })
    await page.goto('/quizzes/create-v1')
    await fillBasics(page, 'Bài chọn lọc', 'Kệ chọn lọc')
    await toQuestions(page)
    const found = page.getByRole('list', { name: 'Ngân hàng câu hỏi' }).getByRole('listitem')
    await expect(found).toHaveCount(3)
    await choose(page, 'Sử dụng', 'Chưa từng dùng')
    await expect(found).toHaveCount(2)
    await choose(page, 'Độ khó', 'Khó')
    await expect(page.getByText('Không có câu hỏi nào.')).toBeVisible()
    await choose(page, 'Độ khó', 'Dễ')
    await button(page, 'Chọn cả trang (2)').click()
    await expect(page.getByText('2 câu hỏi, 20 điểm')).toBeVisible()
  },
)

test('nothing is lost by a reload, nor when the session ends', { tag: '@long' }, async ({ page, context }) => {
  await quizFixtures(page.request, 'Kệ không mất', { schoolClass: 'LOP_5' })
  await page.goto('/quizzes/create-v1')
  await fillBasics(page, 'Bài không mất gì', 'Kệ không mất')
  await toQuestions(page)
  await button(page, 'Chọn Câu thứ nhất').click()
  await page.reload()
  await expect(step(page, 'Bước 2.1: Chọn câu hỏi')).toBeVisible()
  await expect(page.getByText('1 câu hỏi, 10 điểm')).toBeVisible()

  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.removeItem('admin_token')
    localStorage.removeItem('admin_user')
  })
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email hoặc tên đăng nhập').fill('admin')
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Demo1234')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveURL(/\/quizzes\/create-v1\?step=2\.1$/)
  await button(page, 'Tiếp tục').click()
  await expect(fact(page, 'Tên bài kiểm tra')).toHaveText('Bài không mất gì')

  await button(page, 'Bắt đầu lại').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bắt đầu lại' }).click()
  await expect(field(page, 'Tên bài kiểm tra')).toHaveValue('')
})

test(
  'a release after the deadline, and a save that fails, are said; nothing is lost',
  { tag: '@long' },
  async ({ page }) => {
    await quizFixtures(page.request, 'Kệ báo lỗi', { schoolClass: 'LOP_5' })
    await page.goto('/quizzes/create-v1')
    await fillBasics(page, 'Bài báo lỗi', 'Kệ báo lỗi')
    await field(page, 'Hạn chót').fill('01/01/2040')
    await toQuestions(page)
    await button(page, 'Chọn Câu thứ nhất').click()
    await button(page, 'Tiếp tục').click()
    await button(page, 'Tiếp tục').click()
    await field(page, 'Hẹn ngày phát hành').fill('02/01/2040')
    await button(page, 'Lưu bài kiểm tra').click()
    await expect(page.getByText('Ngày phát hành không được lớn hơn hạn chót.')).toBeVisible()
    await field(page, 'Hẹn ngày phát hành').fill('')
    await page.route(routeOf(createQuiz), (route) => route.abort())
    await button(page, 'Lưu bài kiểm tra').click()
    await expect(page.getByText('Đã xảy ra lỗi khi lưu bài kiểm tra.')).toBeVisible()
    await page.unroute(routeOf(createQuiz))
    await button(page, 'Lưu bài kiểm tra').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bài báo lỗi' })).toBeVisible()
  },
)

test('every step fits a phone and shuts nobody out', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await quizFixtures(page.request, 'Kệ hẹp', { schoolClass: 'LOP_5' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/quizzes/create-v1')
  const look = async (): Promise<void> => {
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  }
  await fillBasics(page, 'Bài trên điện thoại', 'Kệ hẹp')
  await look()
  await toQuestions(page)
  await button(page, 'Lấy ngẫu nhiên').click()
  await expect(page.getByRole('dialog', { name: 'Lấy ngẫu nhiên' })).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Chọn Câu thứ nhất').click()
  await look()
  await button(page, 'Tiếp tục').click()
  await expect(step(page, 'Bước 3: Xem trước')).toBeVisible()
  await look()
  await button(page, 'Tiếp tục').click()
  await expect(step(page, 'Bước 4: Xuất và lưu')).toBeVisible()
  await look()
})
