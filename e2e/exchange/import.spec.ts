import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, questionFixtures } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

/** Typed in Word: the key underlined, in red, and as a line. */
const wordFile = path.join(import.meta.dirname, 'de-kiem-tra.docx')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const items = (page: Page) =>
  page
    .getByRole('region', { name: 'Câu hỏi trong tệp' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })

async function send(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
}

async function pick(page: Page, name: string, words: string): Promise<void> {
  const list = page.getByRole('combobox', { name, exact: true })
  await list.click()
  await list.fill(words)
  await page.getByRole('option', { name: words, exact: true }).click()
}

test('a Word file becomes a finished quiz by way of the wizard', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(90_000)
  await questionFixtures(page.request, 'Kệ nhập tệp', 'LOP_5')
  await page.goto('/quizzes/create-v1')
  await page.getByRole('textbox', { name: 'Tên bài kiểm tra' }).fill('Bài từ tệp Word')
  await pick(page, 'Lớp', 'Lớp 5')
  await pick(page, 'Chủ đề', 'Kệ nhập tệp')
  await button(page, 'Tiếp tục').click()
  await button(page, /^Tải tệp lên/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nhập câu hỏi' })).toBeVisible()
  await send(page, wordFile)
  await expect(page.getByText('3 câu · 2 được nhận · 1 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
  await expect(items(page)).toHaveCount(3)
  const first = items(page).first()
  await expect(first).toContainText('Thủ đô của nước Việt Nam là thành phố nào?')
  await expect(first.getByRole('listitem').filter({ hasText: 'Hà Nội' })).toContainText('Đúng')
  await expect(first).toContainText('Lớp 5 · Kệ nhập tệp')
  await expectAccessibleInBothThemes(page)
  // No part says that answers are typed: somebody says so.
  await button(page, 'Sửa câu 3').click()
  await button(page, 'Lưu vào danh sách chờ').click()
  await expect(page.getByText('3 câu · 3 được nhận · 0 còn lỗi · 0 trùng')).toBeVisible()
  await button(page, 'Đưa 3 câu vào ngân hàng').click()
  await page.getByRole('link', { name: 'Tiếp tục tạo bài kiểm tra' }).click({ timeout: 30_000 })
  await expect(page.getByText('3 câu', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Đã chọn 3 câu từ tệp')).toBeVisible()
  await button(page, 'Tiếp tục').click()
  await expect(page.getByText('Nước sôi ở nhiệt độ bao nhiêu độ C?')).toBeVisible()
  await button(page, 'Tiếp tục').click()
  await button(page, 'Lưu bài kiểm tra').click()
  await expect(page).toHaveURL(/\/quizzes(\/|\?|$)/)
  await page.goto('/quizzes?class=LOP_5')
  await expect(page.getByRole('link', { name: 'Bài từ tệp Word', exact: true })).toBeVisible()
})

test(
  'a question with a problem is mended, duplicates are marked, and the import is undone as one act',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(90_000)
    await questionFixtures(page.request, 'Kệ hoàn tác', 'LOP_6')
    await page.goto('/questions')
    await page.getByRole('link', { name: 'Import' }).click()
    const text = [
      'Thủ đô của nước ta là thành phố nào? {~Huế ~Hà Nội}',
      'Hai cộng ba bằng bao nhiêu? {=5 ~6}',
      'HAI CONG BA BANG BAO NHIEU? {~6 =5}',
    ].join('\n\n')
    await send(page, { name: 'bài tập.gift', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await expect(page.getByText('3 câu · 1 được nhận · 1 còn lỗi · 1 trùng')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Trùng với số 2 trong danh sách')).toBeVisible()
    await expect(
      page.getByText('Không tìm thấy đáp án đúng. Nếu là câu tự luận, hãy đổi loại câu hỏi.', { exact: true }),
    ).toBeVisible()
    await expect(button(page, /^Đưa 1 câu/)).toBeDisabled()
    await pick(page, 'Lớp', 'Lớp 6')
    await pick(page, 'Chủ đề', 'Kệ hoàn tác')
    await page.getByRole('textbox', { name: 'Điểm' }).fill('7')
    await button(page, 'Áp dụng cho mọi câu').click()
    await expect(items(page).first()).toContainText('Lớp 6 · Kệ hoàn tác')
    await expect(items(page).first()).toContainText('7 điểm')

    await button(page, 'Sửa câu 1').click()
    const dialog = page.getByRole('dialog', { name: 'Sửa câu 1' })
    await dialog.getByRole('switch', { name: 'Đáp án B đúng' }).check()
    await dialog.getByRole('button', { name: 'Lưu vào danh sách chờ' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('3 câu · 2 được nhận · 0 còn lỗi · 1 trùng')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await button(page, 'Đưa 2 câu vào ngân hàng').click()
    await expect(page.getByText('2 câu đã ở trong ngân hàng câu hỏi.')).toBeVisible({ timeout: 30_000 })

    // It is found again later, and taken back.
    await page.goto('/questions/import')
    await page.getByRole('link', { name: 'Mở bài tập.gift' }).click()
    await button(page, 'Hoàn tác lần nhập').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hoàn tác lần nhập' }).click()
    await expect(page.getByText('Các câu của lần nhập này đã được xóa khỏi ngân hàng.')).toBeVisible()
  },
)

test(
  'the bank and a quiz leave as files, and a file that cannot be read says why',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(90_000)
    const questions = await questionFixtures(page.request, 'Kệ xuất tệp', 'LOP_7')
    await questions.add({ title: 'Câu để xuất ra tệp' })
    await page.goto(`/questions?class=LOP_7&subject=${questions.subjectId}`)
    await button(page, 'Export').click()
    const dialog = page.getByRole('dialog', { name: 'Export questions' })
    await dialog.getByRole('radio', { name: 'GIFT (Moodle)' }).check()
    await expect(dialog.getByText('1 question', { exact: true })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('cau-hoi.gift.txt')

    await page.goto('/questions/import')
    const [template] = await Promise.all([page.waitForEvent('download'), button(page, 'Excel (XLSX)').click()])
    expect(template.suggestedFilename()).toBe('mau-nhap-cau-hoi.xlsx')
    await page.getByText('Cấu trúc đề chuẩn').click()
    await expectAccessibleInBothThemes(page)
    const [sample] = await Promise.all([page.waitForEvent('download'), button(page, 'Tải đề mẫu (Word)').click()])
    expect(sample.suggestedFilename()).toBe('mau-nhap-cau-hoi.docx')
    await send(page, { name: 'thư.txt', mimeType: 'text/plain', buffer: Buffer.from('Kính gửi quý phụ huynh') })
    await expect(page.getByRole('alert')).toContainText('không thấy câu hỏi nào', { timeout: 30_000 })
    await button(page, 'Bỏ lần nhập').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ lần nhập' }).click()
    await expect(page).toHaveURL(/\/questions\/import$/)
  },
)
