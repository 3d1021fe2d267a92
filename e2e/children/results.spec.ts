import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listChildResults } from '@lms/contracts/attempts/child-results.ts'
import { routeOf } from '../call.ts'
import { signInAs } from '../people.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test, toasts } from '../test.ts'
import { openFamily } from './family.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

async function savedPdf(page: Page): Promise<{ name: string; start: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải PDF' }).click(),
  ])
  const content = await readFile(await file.path())
  return { name: file.suggestedFilename(), start: content.subarray(0, 5).toString() }
}

test('a parent learns from a child’s results: what was given, and the picture above it', async ({ page }) => {
  const { parent, childId, histories } = await openFamily(page.request, {
    title: 'Bài của con',
    attempts: [0, 1, 1, 2, 2, 3, 2],
    more: ['Một', 'Hai', 'Ba', 'Bốn', 'Năm'].map((word) => `Đề ${word}`),
  })
  await signInAs(page, parent, '/children')
  await page.getByRole('link', { name: 'Kết quả của Trần Bảo An' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kết quả học tập của Trần Bảo An' })).toBeVisible()
  const row = page.getByRole('row', { name: /Bài của con/ })
  await expect(row).toContainText('7 / ∞')
  await expect(row).toContainText('20 / 30')
  await expect(row).toContainText('Đạt')
  const untouched = page.getByRole('row', { name: /Đề Năm/ })
  await expect(untouched).toContainText('0 / ∞')
  await expect(untouched).toContainText('Chưa hoàn thành')
  await expect(untouched).toContainText('Chưa có')
  await expect(untouched.getByRole('link')).toHaveCount(0)
  await expect(page.getByText('Hiển thị 1 đến 5 trong tổng số 6 mục')).toBeVisible()

  // The numbers of the picture: the latest five attempts beside the two before them.
  await page.getByRole('button', { name: 'Xem dạng bảng: Theo độ khó' }).click()
  const levels = page.getByRole('table', { name: 'Theo độ khó' })
  await expect(levels.getByRole('row', { name: 'Dễ 100% 50%' })).toBeVisible()
  await expect(levels.getByRole('row', { name: 'Trung bình 80% 0%' })).toBeVisible()
  await expect(levels.getByRole('row', { name: 'Khó 20% 0%' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Điểm mạnh' })).toContainText('100%tiến bộ, trước đó 50%')
  await expect(page.getByRole('list', { name: 'Cần luyện thêm' })).toContainText('20%')
  await expect(page.getByRole('table', { name: 'Điểm theo thời gian' }).getByRole('row')).toHaveCount(8)
  await expectAccessibleInBothThemes(page)

  await page.getByRole('searchbox', { name: 'Tìm theo tên bài kiểm tra' }).fill('de bon')
  await page.getByRole('button', { name: 'Tìm kiếm', exact: true }).click()
  await expect(page).toHaveURL(/search=de(\+|%20)bon/)
  await expect(page.getByRole('row', { name: /Đề Bốn/ })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Xóa bộ lọc' }).click()
  await expect(row.getByRole('link', { name: 'Xem bài làm Bài của con' })).toHaveAttribute(
    'href',
    `/children/quizzes/${histories[6]}/results?child_id=${childId}`,
  )
})

test(
  'a parent reads one attempt after the other, reports a question and takes the result along',
  { tag: '@long' },
  async ({ page }) => {
    const { parent, childId, histories } = await openFamily(page.request, { title: 'Bài của con', attempts: [0, 2] })
    await signInAs(page, parent, `/children/${childId}/results`)
    // So few attempts are no picture yet: the results come first.
    const picture = page.getByRole('heading', { level: 2, name: 'Sự tiến bộ' })
    const result = page.getByRole('link', { name: 'Xem bài làm Bài của con' })
    await expect(picture).toBeVisible()
    expect((await result.boundingBox())?.y).toBeLessThan((await picture.boundingBox())?.y ?? 0)
    await result.click()
    await expect(page).toHaveURL(`/children/quizzes/${histories[1]}/results?child_id=${childId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Kết quả bài làm' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Làm lại' })).toHaveCount(0)
    await expect(page.getByText('Đúng: 2')).toBeVisible()
    await page.getByRole('button', { name: /Câu 3/ }).click()
    const option = page.getByRole('listitem').filter({ hasText: '(Câu đã chọn)' }).last()
    await expect(option).toContainText('Chưa đúng')
    await expect(page.getByText('Vì hai cộng ba là năm.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Báo lỗi câu hỏi' }).click()
    await page.getByRole('textbox', { name: 'Nội dung phản hồi' }).fill('Con tôi thấy câu này chưa rõ.')
    await page.getByRole('button', { name: 'Gửi phản hồi' }).click()
    await expect(
      toasts(page).getByText('Cảm ơn phản hồi của bạn! Chúng tôi sẽ xem xét và cập nhật câu hỏi này.'),
    ).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Các lần làm bài' })
      .getByRole('link', { name: /^Lần 1:/ })
      .click()
    await expect(page).toHaveURL(`/children/quizzes/${histories[0]}/results?child_id=${childId}`)
    await expect(page.getByText('0 / 30')).toBeVisible()
    expect(await savedPdf(page)).toEqual({ name: 'ket-qua-bai-cua-con.pdf', start: '%PDF-' })
    await page.getByRole('link', { name: 'Quay lại' }).click()
    await expect(page).toHaveURL(new RegExp(`/children/${childId}/results`))
  },
)

test(
  'on a phone the picture and the list stay inside, and what is lost says so',
  { tag: '@long' },
  async ({ page }) => {
    const { parent, childId, histories } = await openFamily(page.request, {
      title: 'Bài trên điện thoại',
      attempts: [3],
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await signInAs(page, parent, `/children/${childId}/results`)
    await expect(page.getByRole('heading', { level: 2, name: 'Sự tiến bộ' })).toBeVisible()
    await expect(
      page.getByRole('figure', { name: 'Điểm theo thời gian' }).locator('svg.recharts-surface'),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto(`/children/quizzes/${histories[0]}/results?child_id=${childId}`)
    await expect(page.getByText('30 / 30')).toBeVisible()
    await expectNoSidewaysScroll(page)
    // Without the script that draws, the numbers stand as a table.
    await page.route('**/assets/DrawnChart-*.js', (route) => route.abort())
    await page.goto(`/children/${childId}/results`, { waitUntil: 'load' })
    await expect(page.getByRole('region', { name: 'Điểm theo thời gian' }).getByRole('row')).toHaveCount(2)
    const nobody = '01900000-0000-7000-8000-000000000000'
    await page.goto(`/children/quizzes/${nobody}/results?child_id=${childId}`)
    await expect(page.getByText('Không tìm thấy kết quả bài làm.')).toBeVisible()
    await expect(toasts(page).getByText('Error fetching quiz results')).toBeVisible()
    await page.getByRole('link', { name: 'Quay lại' }).click()
    await expect(page).toHaveURL(new RegExp(`/children/${childId}/results`))
    await page.route(routeOf(listChildResults), (route) => route.abort())
    await page.reload()
    await expect(toasts(page).getByText('Đã xảy ra lỗi khi lấy dữ liệu.')).toBeVisible()
    await page.goto(`/children/${nobody}/results`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'a student goes from attempt to attempt, takes a result along and may try again',
  { tag: '@long' },
  async ({ page }) => {
    const { child, histories } = await openFamily(page.request, { title: 'Bài của em', attempts: [1, 3] })
    await signInAs(page, child, `/student/quizzes/${histories[1]}/results`)
    const attempts = page.getByRole('navigation', { name: 'Các lần làm bài' })
    await expect(attempts.getByRole('link', { name: 'Lần 2: 30 điểm, Đạt' })).toHaveAttribute('aria-current', 'page')
    await attempts.getByRole('link', { name: 'Lần 1: 10 điểm, Không đạt' }).click()
    await expect(page).toHaveURL(`/student/quizzes/${histories[0]}/results`)
    await expect(page.getByText('10 / 30')).toBeVisible()
    expect(await savedPdf(page)).toEqual({ name: 'ket-qua-bai-cua-em.pdf', start: '%PDF-' })
    await expect(page.getByRole('link', { name: 'Làm lại' })).toHaveAttribute(
      'href',
      /\/student\/quizzes\/[^/]+\/start$/,
    )
    await expectAccessibleInBothThemes(page)
  },
)
