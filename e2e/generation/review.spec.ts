import { deliver } from '../../server/testing/model-server.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test, toasts } from '../test.ts'
import { asNewParent, made } from './generation-fixtures.ts'

test(
  'a person goes through the questions, keeps, edits, replaces and drops, and activates the quiz',
  { tag: '@long' },
  async ({ page, product }) => {
    await asNewParent(page)
    const [plain] = deliver({ easy: 1, medium: 0, hard: 0 }, { explanation: '', title: 'Câu chưa có giải thích' })
    product.models.script({ questions: [plain, ...deliver({ easy: 1, medium: 1, hard: 1 })] })
    const { _id: id } = await made(page, 'Bài chờ duyệt', { easy: 2, medium: 1, hard: 1 })
    await page.goto(`/ai/generate-process/${id}/review`)
    const card = page.getByRole('article')
    const act = (name: string) => card.getByRole('button', { name, exact: true })
    const activate = page.getByRole('button', { name: 'Kích hoạt' })
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('Câu chưa có giải thích')
    await expect(card).toContainText('Câu này chưa có lời giải thích.')
    await expect(card.getByText('Đúng', { exact: true })).toHaveCount(1)
    await expect(activate).toBeDisabled()
    await expectAccessibleInBothThemes(page)

    // Edited in place: the same form as everywhere, and the review goes on.
    await act('Sửa').click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Tiêu đề', exact: true }).fill('Câu đã được sửa')
    await form.getByRole('button', { name: 'Cập nhật câu hỏi' }).click()
    await expect(form).toBeHidden()
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('Câu đã được sửa')
    await act('Giữ lại').click()
    await expect(card).toContainText('Câu 2 / 4')
    await expect(page.getByText('Đã duyệt 1/4 câu')).toBeVisible()

    // Replaced by asking again: the old one stays until a good one is there.
    const gate = Promise.withResolvers<void>()
    product.models.script({ questions: [] }, async ({ counts }) => {
      await gate.promise
      return { questions: deliver(counts, { title: 'Câu do AI soạn lại' }) }
    })
    await act('Tạo lại').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Điều bạn muốn khác đi' }).fill('Hãy hỏi về số lẻ')
    await dialog.getByRole('button', { name: 'Nhờ AI soạn lại' }).click()
    await expect(card).toContainText('AI đang soạn câu thay thế…')
    await expect(act('Giữ lại')).toBeDisabled()
    gate.resolve()
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('Câu do AI soạn lại')
    expect(product.models.asked.at(-1)?.prompt).toContain('Hãy hỏi về số lẻ')
    await act('Giữ lại').click()

    // Dropped: the points no longer add up, and are dealt anew.
    await expect(card).toContainText('Câu 3 / 4')
    await act('Bỏ câu này').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ câu này' }).click()
    await expect(card).toContainText('Câu 3 / 3')
    await expect(page.getByText(/Tổng điểm hiện là \d+, không phải 100/)).toBeVisible()
    await page.getByRole('button', { name: 'Chia lại 100 điểm' }).click()
    await expect(page.getByText(/không phải 100/)).toBeHidden()

    await act('Giữ lại').press('Enter')
    await expect(page.getByText('Đã duyệt 3/3 câu')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Đã duyệt 3/3 câu'), 'what was decided is remembered').toBeVisible()
    await page.setViewportSize({ width: 360, height: 780 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await activate.click()
    await expect(toasts(page).filter({ hasText: 'Đã kích hoạt bài kiểm tra' })).toBeVisible()
    await expect(page.getByText('Bài kiểm tra đang hoạt động')).toBeVisible()
    await expect(act('Giữ lại')).toHaveCount(0)

    // In the bank they are marked as made by AI, in the list and on their page.
    await page.goto('/questions?search=AI')
    const row = page.getByRole('row').filter({ hasText: 'Câu do AI soạn lại' })
    await expect(row.getByText('AI', { exact: true })).toBeVisible()
    await row.getByRole('link').click()
    await expect(page.getByRole('main').getByText('AI', { exact: true }).first()).toBeVisible()
  },
)

test('a replacement that fails says why and keeps the question', { tag: '@long' }, async ({ page, product }) => {
  await asNewParent(page)
  const { _id: id } = await made(page, 'Bài có câu khó thay')
  await page.goto(`/ai/generate-process/${id}/review?question=2`)
  const card = page.getByRole('article')
  await expect(card).toContainText('Câu 2 / 3')
  const title = await card.getByRole('heading', { level: 2 }).innerText()
  product.models.script({ blocked: 'prompt' })
  await card.getByRole('button', { name: 'Tạo lại' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Nhờ AI soạn lại' }).click()
  await expect(card).toContainText('Bộ lọc an toàn của nhà cung cấp đã chặn nội dung này')
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(title)
  await page.goto('/ai/generate-process/0198c000-0000-7000-8000-000000000000/review')
  await expect(page.getByRole('heading', { name: 'Không mở được phần duyệt' })).toBeVisible()
})
