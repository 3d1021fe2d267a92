import type { Locator, Page } from '@playwright/test'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test, toasts } from '../test.ts'
import { expectSaved, goTo, attemptFixtures, start, submit, submitButton } from './attempt-fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a quiz that was begun says so on the list', { tag: '@long' }, async ({ page }) => {
    await start(page, await attemptFixtures(page, 'Bài mới bắt đầu'))
    await page.goto('/student/assigned-quizzes')
    const row = page.getByRole('row', { name: /Bài mới bắt đầu/ })
    await expect(row).toContainText('Đang làm')
    await expect(row.getByRole('link', { name: 'Tiếp tục: Bài mới bắt đầu' })).toBeVisible()
  })

  test('a child sits a quiz by touch, from the list to the result', async ({ page }) => {
    const bodies: string[] = []
    await attemptFixtures(page, 'Bài trên điện thoại', { explanation: '<p>Lời giải bí mật của cô giáo.</p>' })
    page.on('response', (response) => {
      if (response.url().includes(`${apiBase}/students/`))
        void response.text().then(
          (text) => bodies.push(text),
          () => undefined,
        )
    })
    await page.goto('/student/assigned-quizzes')
    await expect(page.getByRole('heading', { level: 1, name: 'Danh sách bài kiểm tra được giao' })).toBeVisible()
    const row = page.getByRole('row', { name: /Bài trên điện thoại/ })
    await expect(row).toContainText('0 / 2')
    await expect(row).toContainText('Chưa làm')
    await expect(row).toContainText('Chưa nộp')
    await expect(row.getByText('0', { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await row.getByRole('link', { name: 'Làm bài: Bài trên điện thoại' }).tap()

    await expect(page.getByRole('heading', { level: 1, name: 'Bài trên điện thoại' })).toBeVisible()
    await expect(page.getByText('45 phút')).toBeVisible()
    await page.getByRole('button', { name: 'Bắt đầu làm bài' }).tap()
    await expect(page.getByRole('timer')).toBeVisible()
    // Nothing but the task: no menu, no bell, no way to wander off.
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)

    await page.getByRole('radio', { name: /năm/ }).tap()
    await expectSaved(page)
    await page.getByRole('button', { name: 'Câu sau' }).tap()
    await expect(page.getByText('Có thể chọn nhiều đáp án')).toBeVisible()
    await page.getByRole('checkbox', { name: /hai/ }).tap()
    await page.getByRole('checkbox', { name: /bốn/ }).tap()
    await page.getByRole('button', { name: 'Đánh dấu xem lại', exact: true }).tap()
    await goTo(page, 3)
    await page.getByRole('radio', { name: /Sai/ }).tap()
    await goTo(page, 4)
    await page.getByRole('textbox', { name: 'Câu trả lời của bạn' }).fill('hà nội')
    await expectSaved(page)
    await expectNoSidewaysScroll(page)
    await expectLargeTargets(page)
    await expectAccessibleInBothThemes(page)

    // Up to here the child must have been told nothing that helps.
    const told = bodies.join('\n')
    expect(told).toContain('Câu hỏi số 1')
    for (const secret of ['isCorrect', 'explanation', 'bí mật', 'Hà Nội', '"password"'])
      expect(told).not.toContain(secret)

    await submitButton(page).tap()
    const dialog = page.getByRole('dialog', { name: 'Nộp bài?' })
    await expect(dialog.getByText('Tổng số câu')).toBeVisible()
    await expect(dialog.locator('dl')).toContainText('Đánh dấu xem lại1')
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('button', { name: 'Tiếp tục làm bài' }).tap()
    await submitButton(page).tap()
    await dialog.getByRole('button', { name: 'Nộp bài', exact: true }).tap()
    const feast = page.getByRole('dialog', { name: 'Chúc mừng bạn!' })
    await expect(feast.getByText('Hoàn thành bài kiểm tra thành công!')).toBeVisible()
    await feast.getByText('Bạn thấy bài này thế nào?').scrollIntoViewIfNeeded()
    await feast.getByRole('radio', { name: '4 sao' }).check({ force: true })
    await expect(page.getByText('Cảm ơn bạn đã đánh giá!')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await feast.getByRole('link', { name: 'Xem kết quả' }).tap()

    await expect(page.getByRole('heading', { level: 1, name: 'Kết quả bài làm' })).toBeVisible()
    await expect(page.getByText('30 / 40')).toBeVisible()
    await expect(page.getByText('Đạt', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /Sai Câu 3/ }).tap()
    await expect(page.getByText('(Câu đã chọn)')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Quay lại' }).tap()
    await expect(page.getByRole('row', { name: /Bài trên điện thoại/ })).toContainText('1 / 2')
  })
})

test('both bars stay in sight, and a toast covers neither the clock nor them', { tag: '@long' }, async ({ page }) => {
  await start(page, await attemptFixtures(page, 'Bài trên mọi màn hình'))
  for (const [width, height] of [
    [360, 740],
    [640, 320],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Câu trước' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Đánh dấu xem lại', exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Câu sau' })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  }
  await page.setViewportSize({ width: 640, height: 320 })
  const question = await boxOf(page.getByRole('region', { name: 'Câu 1 / 4' }).locator('..'))
  expect(question.height).toBeGreaterThan(320 * 0.6)

  await page.getByRole('button', { name: 'Báo lỗi câu hỏi' }).click()
  await page.getByRole('textbox', { name: /Nội dung/ }).fill('Đáp án A khó đọc.')
  await page.getByRole('button', { name: /Gửi/ }).click()
  const toast = toasts(page).first()
  await expect(toast).toBeVisible()
  const clock = await boxOf(page.getByRole('timer'))
  expect((await boxOf(toast)).y).toBeGreaterThanOrEqual(clock.y + clock.height)
})

test(
  'everything can be done by keyboard alone, and the keys can be switched off',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await attemptFixtures(page, 'Bài bằng bàn phím')
    await page.goto(`/student/quizzes/${fixtures.assignmentId}/start`)
    await page.getByRole('button', { name: 'Bắt đầu làm bài' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Câu hỏi số 1' })).toBeVisible()
    await page.keyboard.press('1')
    await expect(page.getByRole('radio', { name: /năm/ })).toBeChecked()
    await page.keyboard.press('f')
    await expect(page.getByRole('button', { name: 'Đánh dấu xem lại', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.keyboard.press('PageDown')
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    await page.keyboard.press('3')
    await page.keyboard.press('3')
    await expect(page.getByRole('checkbox', { name: /hai/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /năm/ })).not.toBeChecked()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('1')
    await page.keyboard.press('PageDown')
    const field = page.getByRole('textbox', { name: 'Câu trả lời của bạn' })
    await field.focus()
    await page.keyboard.type('hà nội 1f')
    await expect(field).toHaveValue('hà nội 1f')
    await expect(page.getByRole('button', { name: 'Đánh dấu xem lại', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await field.fill('Hà Nội')
    await page.getByRole('switch', { name: /Phím tắt/ }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('PageUp')
    await expect(page.getByRole('heading', { level: 2, name: 'Câu hỏi số 4' })).toBeVisible()
    await submitButton(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Nộp bài?' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Nộp bài', exact: true }).focus()
    await page.keyboard.press('Enter')
    const feast = page.getByRole('dialog', { name: 'Chúc mừng bạn!' })
    await feast.getByRole('link', { name: 'Xem kết quả' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('40 / 40')).toBeVisible()
  },
)

test('with many questions the numbers stand in groups, with ways to the ends', { tag: '@long' }, async ({ page }) => {
  const fixtures = await attemptFixtures(page, 'Bài dài', {
    types: Array.from({ length: 23 }, () => 'true_false' as const),
  })
  await start(page, fixtures)
  const numbers = page.getByRole('navigation', { name: 'Danh sách câu hỏi' })
  await expect(numbers.getByRole('list')).toHaveCount(3)
  await page.getByRole('button', { name: 'Cuối' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Câu hỏi số 23' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Câu sau' })).toHaveCount(0)
  await expect(submitButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Đầu', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Câu hỏi số 1', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Câu sau' }).dblclick()
  await expect(page.getByRole('heading', { level: 2, name: 'Câu hỏi số 2', exact: true })).toBeVisible()
})

test('what keeps an attempt from beginning is said in words', { tag: '@long' }, async ({ page }) => {
  const locked = await attemptFixtures(page, 'Bài có mật khẩu', { password: 'Mo-cua-1' })
  await page.goto(`/student/quizzes/${locked.assignmentId}`)
  await page.getByRole('textbox', { name: 'Mật khẩu bài kiểm tra' }).fill('sai')
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click()
  await expect(page.getByRole('alert').getByText('Mật khẩu bài kiểm tra không đúng.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Mật khẩu bài kiểm tra' }).fill('Mo-cua-1')
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click()
  await expect(page.getByRole('timer')).toBeVisible()

  const early = await attemptFixtures(page, 'Bài chưa mở', { releaseDate: '2040-01-01T01:00:00.000Z' })
  await page.goto(`/student/quizzes/${early.assignmentId}`)
  await expect(page.getByText('Bài kiểm tra chưa được mở.')).toBeVisible()

  const once = await attemptFixtures(page, 'Bài một lần', { maxAttempts: 1 })
  await start(page, once)
  await submit(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng', exact: true }).last().click()
  await expect(page).toHaveURL(/\/student\/assigned-quizzes$/)
  await expect(page.getByRole('link', { name: 'Xem lịch sử: Bài một lần' })).toBeVisible()
  await page.goto(`/student/quizzes/${once.assignmentId}`)
  await expect(page.getByText('Bạn đã hết lượt làm bài.')).toBeVisible()

  await page.goto('/student/quizzes/01900000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: 'Bài kiểm tra không tồn tại' })).toBeVisible()
  await page.getByRole('link', { name: 'Quay lại danh sách' }).click()
  await expect(page).toHaveURL(/\/student\/quizzes$/)
  await page.goto('/student/quizzes/01900000-0000-7000-8000-000000000000/results')
  await expect(page.getByText('Không tìm thấy kết quả bài làm.')).toBeVisible()
})

/** Whatever a finger has to hit is at least 44 px high, in the sheet itself. */
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page
    .locator('main')
    .getByRole('button', { name: /Câu|Nộp bài|Đánh dấu/ })
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().height < 44 || target.getBoundingClientRect().width < 44)
        .map((target) => target.textContent),
    )
  expect(small).toEqual([])
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is not on the screen')
  return box
}
