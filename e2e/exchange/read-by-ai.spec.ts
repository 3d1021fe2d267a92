import { chooseImportItems } from '@lms/contracts/exchange/exchange.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { routeOf } from '../call.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expect, test } from '../test.ts'

const paper = ['Ai viết truyện Tắt đèn?', 'Nam Cao - Ngô Tất Tố - Tô Hoài', '(chọn Ngô Tất Tố)'].join('\n')

test(
  'a paper of which nothing was read goes to AI once somebody agrees, and is believed question by question',
  { tag: '@long' },
  async ({ page, product, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator', '/questions/import')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'de.txt', mimeType: 'text/plain', buffer: Buffer.from(paper) })
    await expect(page.getByRole('alert')).toContainText('không thấy câu hỏi nào', { timeout: 30_000 })
    const gate = Promise.withResolvers<void>()
    product.models.script(async () => {
      await gate.promise
      const answers = ['Nam Cao', 'Ngô Tất Tố', 'Tô Hoài'].map((text) => ({ text, isCorrect: text === 'Ngô Tất Tố' }))
      const told = { content: 'Ai viết truyện Tắt đèn?', type: 'single_choice', answers, keyLine: '(chọn Ngô Tất Tố)' }
      return { questions: [told] }
    })
    await page.getByRole('button', { name: 'Đọc bằng AI' }).first().click()
    const asked = page.getByRole('dialog', { name: 'Gửi chữ của tệp cho dịch vụ AI?' })
    await asked.getByRole('button').last().click()
    await expect(page.getByRole('heading', { name: 'Đang chờ AI trả lời…' })).toBeVisible({ timeout: 30_000 })
    await expectAccessibleInBothThemes(page)
    gate.resolve()
    await expect(page.getByText('1 câu · 0 được nhận · 0 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
    const chosen = page.waitForResponse((answer) => routeOf(chooseImportItems).test(answer.url()) && answer.ok())
    await page.getByRole('button', { name: 'Nhận tất cả' }).click()
    await chosen
    await expect(page.getByText('1 câu · 0 được nhận')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    await page
      .getByRole('checkbox', { name: /Nhận câu/u })
      .first()
      .click()
    await expect(page.getByText('1 câu · 1 được nhận')).toBeVisible()
  },
)
