import { login, signedInBy } from '@lms/contracts/accounts/accounts.ts'
import { generateQuiz } from '@lms/contracts/generation/generation.ts'
import { call, demoAccount, routeOf } from '../call.ts'
import { deliver } from '../../server/testing/model-server.ts'
import { questionFixtures } from '../questions/question-fixtures.ts'
import { startProduct } from '../product.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test, toasts } from '../test.ts'
import { asNewParent, create, fillForm } from './generation-fixtures.ts'

test('a quiz is asked for, followed while it is made, and found', { tag: '@long' }, async ({ page, product }) => {
  await asNewParent(page)
  await page.goto('/ai')
  const figure = (name: string) => page.getByRole('textbox', { name, exact: true })
  for (const [name, value] of Object.entries({
    'Tổng số câu': '10',
    'Số câu dễ': '5',
    'Số câu vừa': '3',
    'Số câu khó': '2',
    'Tổng điểm': '100',
    'Thời gian (phút)': '60',
    'Điểm đạt (%)': '50',
    'Số lần làm tối đa': '1',
  }))
    await expect(figure(name), name).toHaveValue(value)
  for (const name of ['Hiển thị đáp án ngay', 'Xáo trộn câu hỏi', 'Xáo trộn đáp án'])
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Lớp' })).toHaveValue('Lớp 4')
  await expect(page.getByRole('combobox', { name: 'Mô hình' })).toHaveValue('Gemini 2.0 Flash')

  await figure('Tổng điểm').fill('90')
  await create(page).click()
  for (const message of ['Tiêu đề là bắt buộc', 'Chủ đề là bắt buộc', 'Tổng điểm phải bằng 100'])
    await expect(page.getByText(message)).toBeVisible()
  await fillForm(page, { title: 'Phép cộng trong phạm vi 100' })
  await figure('Tổng điểm').fill('100')
  await figure('Số câu dễ').fill('2')
  await create(page).click()
  await expect(page.getByText('Tổng số câu hỏi phải bằng tổng số câu dễ, vừa và khó.')).toBeVisible()
  await page.getByRole('button', { name: 'Xóa', exact: true }).click()
  await expect(toasts(page).filter({ hasText: 'Form đã được xóa!' })).toBeVisible()
  await expect(figure('Số câu dễ')).toHaveValue('5')

  // The model takes its time: the list shows how far it is, and then that it is done, by itself.
  const gate = Promise.withResolvers<void>()
  product.models.script(async ({ counts }) => {
    await gate.promise
    return { questions: deliver(counts) }
  })
  await fillForm(page, { title: 'Phép cộng trong phạm vi 100' })
  await create(page).dblclick()
  await expect(page).toHaveURL(/\/ai\/generate-process$/)
  const told = toasts(page).filter({ hasText: 'Bài kiểm tra đã được tạo thành công!' })
  await expect(told).toContainText('AI đang soạn…')
  const row = page.getByRole('row').filter({ hasText: 'Phép cộng trong phạm vi 100' })
  await expect(row, 'asked for once, though pressed twice').toHaveCount(1)
  await expect(row).toContainText('Đang tạo')
  await expect(row).toContainText('AI đang soạn câu hỏi')
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
  await expectAccessibleInBothThemes(page)
  gate.resolve()
  await expect(row).toContainText('Hoàn thành')
  await expect(row, 'what it cost is not for parents').not.toContainText('1.300')
  await row.getByRole('link', { name: /^Xem/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phép cộng trong phạm vi 100')
})

test(
  'a failure says why and what is missing, can be tried again, and a running one can be cancelled',
  { tag: '@long' },
  async ({ page, product }) => {
    await asNewParent(page)
    await page.goto('/ai')
    const [bad] = deliver({ easy: 1, medium: 0, hard: 0 }, { title: 'Câu không có đáp án', answers: [] })
    product.models.script({ questions: [bad] }, { text: 'Xin lỗi' }, { questions: [] })
    await fillForm(page, { title: 'Bài không thành' })
    await create(page).click()
    const row = page.getByRole('row').filter({ hasText: 'Bài không thành' })
    await expect(row).toContainText('Thất bại')
    await expect(row).toContainText('AI không soạn đủ câu đạt yêu cầu. Còn thiếu: 1 câu dễ, 1 câu vừa, 1 câu khó')
    await row.getByRole('button', { name: 'Chi tiết của Bài không thành' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('“Câu không có đáp án” (dễ): thiếu đáp án')
    await expect(dialog).toContainText('Cả câu trả lời: không đọc được')
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('button', { name: 'Đóng' }).last().click()

    product.models.script({ hang: true })
    await row.getByRole('button', { name: 'Thử lại Bài không thành' }).click()
    await expect(row).toContainText('AI đang soạn câu hỏi')
    await row.getByRole('button', { name: 'Hủy Bài không thành' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hủy', exact: true }).click()
    await expect(row).toContainText('Đã bị hủy')
    await row.getByRole('button', { name: 'Thử lại Bài không thành' }).click()
    await expect(row).toContainText('Hoàn thành')

    await page.getByRole('searchbox').fill('không có bài này')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Không có tiến trình nào.' })).toBeVisible()
    await page.getByRole('button', { name: 'Đặt lại' }).first().click()
    await expect(row).toBeVisible()
  },
)

test(
  'step 2 of the wizard hands what was entered to the same form',
  { tag: '@long' },
  async ({ page, signIn, product }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator')
    await questionFixtures(page.request, 'Số học thuật sĩ', 'LOP_6')
    await page.goto('/quizzes/create-v1')
    await page.getByRole('textbox', { name: 'Tên bài kiểm tra' }).fill('Bài từ trình thuật sĩ')
    await page.getByRole('combobox', { name: 'Lớp', exact: true }).click()
    await page.getByRole('option', { name: 'Lớp 6', exact: true }).click()
    await page.getByRole('combobox', { name: 'Chủ đề', exact: true }).click()
    await page.getByRole('option', { name: 'Số học thuật sĩ', exact: true }).click()
    await page.getByRole('button', { name: 'Tiếp tục' }).click()
    await page.getByRole('button', { name: /^Tạo tự động bằng AI/ }).click()
    await expect(page.getByRole('textbox', { name: 'Tiêu đề' })).toHaveValue('Bài từ trình thuật sĩ')
    await expect(page.getByRole('combobox', { name: 'Lớp' })).toHaveValue('Lớp 6')
    await expect(page.getByRole('combobox', { name: 'Chủ đề' })).toHaveValue('Số học thuật sĩ')
    await expect(page.getByRole('textbox', { name: 'Điểm đạt (%)' })).toHaveValue('70')
    await page.goBack()
    await expect(page.getByRole('button', { name: /^Chọn thủ công/ })).toBeVisible()
    await page.goForward()
    await create(page).click()
    await expect(page).toHaveURL(/\/ai\/generate-process$/)
    const row = page.getByRole('row').filter({ hasText: 'Bài từ trình thuật sĩ' })
    await expect(row).toContainText('Hoàn thành')
    await expect(row, 'administrators see what it cost').toContainText('1.300')
    expect(product.models.asked.at(-1)?.prompt).toContain('Số học thuật sĩ')
    await page.goto('/quizzes/create-v1')
    await expect(page.getByRole('textbox', { name: 'Tên bài kiểm tra' })).toHaveValue('')
  },
)

test('without a key the form says so before anybody fills it in', { tag: '@long' }, async ({ page }) => {
  const keyless = await startProduct({ GEMINI_API_KEY: '' })
  try {
    await page.goto(`${keyless.url}/healthz`)
    const address = (path: string) => `${keyless.url}${path}`
    const body = demoAccount('administrator')
    const data = signedInBy(await call(page.request, login, { origin: keyless.url, body }))
    await page.evaluate(
      ([user, token]) => {
        localStorage.setItem('admin_user', user)
        localStorage.setItem('admin_token', token)
      },
      [JSON.stringify(data.user), data.token.token] as const,
    )
    await page.goto(address('/ai'))
    await expect(page.getByText('Chưa dùng được AI')).toBeVisible()
    await expect(page.getByText('Hãy đặt GEMINI_API_KEY', { exact: false })).toBeVisible()
    await expect(create(page)).toBeDisabled()
    await expect(page.getByRole('textbox', { name: 'Tiêu đề' })).toBeDisabled()
    await expectAccessibleInBothThemes(page)
  } finally {
    await keyless.stop()
  }
})

test('what was typed stays when the call fails', { tag: '@long' }, async ({ page }) => {
  await asNewParent(page)
  await page.goto('/ai')
  await fillForm(page, { title: 'Bài gặp lỗi mạng' })
  const sent: unknown[] = []
  await page.route(routeOf(generateQuiz), (route) => {
    sent.push(route.request().postDataJSON())
    return route.abort()
  })
  await create(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Đã xảy ra lỗi' }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Tiêu đề' })).toHaveValue('Bài gặp lỗi mạng')
  expect(sent[0]).toMatchObject({ subject_id: null })
  await page.unroute(routeOf(generateQuiz))
  await create(page).click()
  await expect(page).toHaveURL(/\/ai\/generate-process$/)
})

test('administrators set how often the models may be asked', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator', '/settings?tab=ai')
  const perHour = page.getByRole('textbox', { name: 'Số lượt mỗi người mỗi giờ' })
  await expect(perHour).toHaveValue(/^10 /)
  await perHour.fill('0')
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(page.getByText('Số lượt AI mỗi người mỗi giờ phải từ 1 đến 1000')).toBeVisible()
  await perHour.fill('11')
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(page.getByText('Đã lưu cài đặt').first()).toBeVisible()
  await perHour.fill('10')
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(page.getByRole('button', { name: 'Lưu thay đổi' })).toBeDisabled()
})

test('a failure that says nothing readable has the words of the document', { tag: '@long' }, async ({ page }) => {
  await asNewParent(page)
  await page.goto('/ai')
  await fillForm(page, { title: 'Bài không thành' })
  await page.route(routeOf(generateQuiz), (route) => route.fulfill({ status: 502, body: '<html>gone</html>' }))
  await create(page).click()
  await expect(toasts(page).getByText('Đã xảy ra lỗi. Vui lòng thử lại.')).toBeVisible()
})
