import type { APIRequestContext, Page } from '@playwright/test'
import { respondToFeedback, sendFeedback, setFeedbackStatus } from '@lms/contracts/feedback/feedback.ts'
import { createQuestion, updateQuestion } from '@lms/contracts/questions/questions.ts'
import { call, routeOf } from '../call.ts'
import { createSubject } from '../subjects/records.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

interface Reported {
  questionId: string
  version: number
}

/** A question of the demo parent, with one report by an administrator. */
async function reportQuestion(
  request: APIRequestContext,
  title: string,
  code: string,
  content: string,
): Promise<Reported> {
  const { _id: subject } = await createSubject(request, { name: title, code, class: 'LOP_4' }, 'parent')
  const { question } = await call(request, createQuestion, {
    role: 'parent',
    body: {
      title,
      content: `<p>${title}, đúng hay sai?</p>`,
      type: 'true_false',
      subject,
      class: 'LOP_4',
      difficulty: 'easy',
      points: 5,
      answers: [
        { text: 'Đúng', isCorrect: true },
        { text: 'Sai', isCorrect: false },
      ],
    },
  })
  await call(request, sendFeedback, {
    role: 'administrator',
    params: { questionId: question._id },
    body: { type: 'unclear', content },
  })
  return { questionId: question._id, version: question.version }
}

async function openReport(page: Page, title: string): Promise<void> {
  await page.goto(`/feedback?search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Xem phản hồi về ${title}` }).click()
  await expect(page.getByRole('dialog', { name: 'Chi tiết phản hồi' })).toBeVisible()
}

test('reports are found by status, type and words, all in the address', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('parent')
  await reportQuestion(page.request, 'Trái đất hình cầu', 'TRAI_DAT', 'Nên nói rõ gần như hình cầu')
  await page.goto('/feedback')
  await page.getByRole('searchbox').fill('gan nhu hinh cau')
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('rowheader')).toHaveText(['Trái đất hình cầu'])
  await page.getByRole('combobox', { name: 'Trạng thái' }).click()
  await page.getByRole('option', { name: 'Mới' }).click()
  await page.getByRole('combobox', { name: 'Loại' }).click()
  await page.getByRole('option', { name: 'Chưa rõ ràng' }).click()
  await expect(page).toHaveURL(/status=open/)
  await expect(page).toHaveURL(/type=unclear/)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Loại' }).click()
  await page.getByRole('option', { name: 'Góp ý' }).click()
  await expect(page.getByRole('heading', { name: 'Không tìm thấy phản hồi nào' })).toBeVisible()
  await page.getByRole('button', { name: 'Xóa bộ lọc' }).click()
  await expect(page).toHaveURL('/feedback')
})

test('the author answers, and resolves it with the version that fixed it', async ({ page, signIn }) => {
  await signIn('parent')
  const title = 'Nước sôi ở 100 độ'
  const { questionId, version } = await reportQuestion(page.request, title, 'NUOC_SOI', 'Thiếu áp suất')
  await call(page.request, updateQuestion, {
    role: 'parent',
    params: { id: questionId },
    body: { title: `${title} C`, version },
  })
  await openReport(page, title)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Trạng thái' }).click()
  await page.getByRole('option', { name: 'Đã xử lý' }).click()
  await dialog.getByRole('combobox', { name: 'Đã sửa ở phiên bản' }).click()
  await page.getByRole('option', { name: /^Phiên bản 2 / }).click()
  await dialog.getByRole('button', { name: 'Lưu trạng thái' }).click()
  await expect(page.getByText('Đã cập nhật trạng thái')).toBeVisible()
  await expect(dialog.locator('dl')).toContainText('Đã sửa ở phiên bản2')

  await dialog.getByRole('button', { name: 'Gửi trả lời' }).click()
  await expect(dialog.getByText('Vui lòng nhập nội dung trả lời')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Trả lời' }).fill('Đã thêm áp suất 1 atm.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ở lại' }).click()
  await dialog.getByRole('button', { name: 'Gửi trả lời' }).click()
  await expect(page.getByText('Đã gửi trả lời')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toContainText('Đã xử lý')
  await expect(page.getByRole('row').nth(1)).toContainText('Đã trả lời')
})

test('a failure to save says so, and nothing typed is lost', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator')
  const title = 'Mặt trời mọc đằng đông'
  await reportQuestion(page.request, title, 'MAT_TROI', 'Luôn luôn?')
  for (const endpoint of [setFeedbackStatus, respondToFeedback])
    await page.route(routeOf(endpoint), (route) => route.fulfill({ status: 400, body: 'a proxy speaks' }))
  await openReport(page, title)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Trạng thái' }).click()
  await page.getByRole('option', { name: 'Đang xem xét' }).click()
  await dialog.getByRole('button', { name: 'Lưu trạng thái' }).click()
  await expect(page.getByText('Failed to update feedback status').first()).toBeVisible()
  const answer = dialog.getByRole('textbox', { name: 'Trả lời' })
  await answer.fill('Gần đúng')
  await dialog.getByRole('button', { name: 'Gửi trả lời' }).click()
  await expect(page.getByText('Failed to add response').first()).toBeVisible()
  await expect(answer).toHaveValue('Gần đúng')
})

test('who reported something reads the answer, and decides nothing', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('parent')
  const title = 'Báo của phụ huynh'
  const { _id: subject } = await createSubject(page.request, { name: title, code: 'BAO_PH', class: 'LOP_4' })
  const { question } = await call(page.request, createQuestion, {
    role: 'administrator',
    body: {
      title,
      content: '<p>Một câu hỏi của nhà trường</p>',
      type: 'fill_blank',
      subject,
      class: 'LOP_4',
      difficulty: 'hard',
      points: 1,
      answers: [{ text: 'mười', isCorrect: true }],
    },
  })
  const { feedback } = await call(page.request, sendFeedback, {
    role: 'parent',
    params: { questionId: question._id },
    body: { type: 'error', content: 'Sai rồi' },
  })
  await call(page.request, respondToFeedback, {
    role: 'administrator',
    params: { id: feedback._id },
    body: { response: 'Cảm ơn, đã xem' },
  })
  await openReport(page, title)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Cảm ơn, đã xem')
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
})

test('no violation in a report, in either theme', { tag: '@long' }, async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
  const title = 'Tiếp cận'
  await reportQuestion(page.request, title, 'TC_BAO_LOI', 'Khó đọc')
  await openReport(page, title)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const dialog = page.getByRole('dialog')
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
})
