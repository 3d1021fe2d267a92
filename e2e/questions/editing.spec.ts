import { sendFeedback } from '@lms/contracts/feedback/feedback.ts'
import { getQuestion } from '@lms/contracts/questions/questions.ts'
import { addressOf, routeOf } from '../call.ts'
import { expect, test } from '../test.ts'
import { questionFixtures } from './question-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

test('an edit is a new version; the old one can still be read', { tag: '@long' }, async ({ page }) => {
  const fixtures = await questionFixtures(page.request, 'Phiên bản')
  const id = await fixtures.add({ title: 'Tiêu đề ban đầu', explanation: '<p>Vì sao đúng.</p>' })
  await page.goto(`/questions/edit/${id}`)
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveValue('Tiêu đề ban đầu')
  await title.fill('Tiêu đề đã sửa')
  await page.getByRole('button', { name: 'Update Question' }).click()
  await expect(page).toHaveURL(`/questions/${id}`)
  await expect(page.getByText('Question updated successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Tiêu đề đã sửa' })).toBeVisible()
  await expect(page).toHaveTitle(/^Tiêu đề đã sửa/)
  await page.getByRole('button', { name: /^Version 1/ }).click()
  await expect(page.getByText('Tiêu đề ban đầu')).toBeVisible()
})

test('two people at once: both versions are shown, and each part is decided', { tag: '@long' }, async ({ page }) => {
  const fixtures = await questionFixtures(page.request, 'Hai người')
  const id = await fixtures.add({ title: 'Cùng một câu hỏi' })
  await page.goto(`/questions/${id}/edit`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Tiêu đề của tôi')
  await fixtures.change(id, { title: 'Tiêu đề của họ', points: 20 })
  await page.getByRole('button', { name: 'Update Question' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else has changed this question meanwhile' })
  await expect(notice).toContainText('Tiêu đề của tôi')
  await expect(notice).toContainText('Tiêu đề của họ')
  const save = notice.getByRole('button', { name: 'Save what is chosen' })
  await expect(save).toBeDisabled()
  await notice.getByRole('radiogroup', { name: 'Title' }).getByLabel('Yours').check()
  await save.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tiêu đề của tôi' })).toBeVisible()
  await expect(page.locator('dl > div', { hasText: 'Points' }).locator('dd')).toHaveText('20')
})

test('what was typed is not left behind without a question', { tag: '@long' }, async ({ page }) => {
  await page.goto('/questions/create')
  await page.getByRole('textbox', { name: 'Title' }).fill('Chưa lưu')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Chưa lưu')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/questions$/)
})

test('what cannot be loaded is said, and the list shown instead', { tag: '@long' }, async ({ page }) => {
  await page.goto('/questions/0193e6a0-0000-7000-8000-000000000000')
  await expect(page.getByText('Question not found')).toBeVisible()
  await expect(page).toHaveURL(/\/questions$/)
})

test('leaving the page gives the request up', { tag: '@long' }, async ({ page }) => {
  const fixtures = await questionFixtures(page.request, 'Rời trang')
  const id = await fixtures.add({ title: 'Tải rất chậm' })
  await page.addInitScript(
    (address) => {
      const { fetch } = globalThis
      globalThis.fetch = (input, options) => {
        const isExpected = new Request(input, options).url.endsWith(address)
        if (!isExpected) return fetch(input, options)
        Object.assign(globalThis, { isAsked: true })
        options?.signal?.addEventListener('abort', () => Object.assign(globalThis, { isGivenUp: true }))
        return new Promise(() => undefined)
      }
    },
    addressOf(getQuestion, { params: { id } }),
  )
  await page.goto('/questions')
  await page.getByRole('link', { name: 'Tải rất chậm' }).click()
  await expect.poll(() => page.evaluate(() => 'isAsked' in globalThis)).toBe(true)
  await page.getByRole('link', { name: 'Ngân hàng câu hỏi' }).click()
  await expect.poll(() => page.evaluate(() => 'isGivenUp' in globalThis)).toBe(true)
})

test(
  'a reader can report an issue; the form is folded, checked, sent and empty again',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await questionFixtures(page.request, 'Báo lỗi')
    const id = await fixtures.add({ title: 'Câu hỏi có vấn đề' })
    await page.goto(`/questions/${id}`)
    const open = page.getByRole('button', { name: 'Report an issue' })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await open.click()
    const type = page.getByRole('combobox', { name: 'Type of feedback' })
    const content = page.getByRole('textbox', { name: 'Your feedback' })
    await type.click()
    await expect(page.getByRole('option')).toHaveCount(5)
    await page.getByRole('option', { name: 'Not clear' }).click()
    await content.fill('   ')
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page.getByText('Vui lòng nhập nội dung phản hồi')).toBeVisible()
    await content.fill('Thiếu dữ kiện')
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page.getByText('Cảm ơn phản hồi của bạn! Chúng tôi sẽ xem xét và cập nhật câu hỏi này.')).toBeVisible()
    await expect(content).toHaveValue('')
    await expect(type).toHaveValue('There is a mistake')

    await page.route(routeOf(sendFeedback), (route) => route.abort())
    await content.fill('Không gửi được')
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page.getByText('Có lỗi xảy ra khi gửi phản hồi')).toBeVisible()
    await expect(content).toHaveValue('Không gửi được')
  },
)
