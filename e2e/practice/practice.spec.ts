import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import type { QuizDraftInput } from '@lms/contracts/quizzes/quiz-drafts.ts'
import type { Page } from '@playwright/test'
import { attemptFixtures, start } from '../attempts/attempt-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call } from '../call.ts'
import { storedToken } from '../people.ts'
import { expect, test } from '../test.ts'

const explanation = '<p>Hai thêm ba là năm.</p>'

/** A quiz that was handed in empty, so that everything in it was wrong. */
async function emptySheet(page: Page, title: string, draft: Partial<QuizDraftInput> = {}): Promise<string> {
  const types = ['fill_blank', 'single_choice', 'true_false'] as const
  const { assignmentId } = await attemptFixtures(page, title, { types, explanation, maxAttempts: 1, ...draft })
  const as = { token: await storedToken(page), params: { id: assignmentId } }
  await call(page.request, startAttempt, { ...as, body: {} })
  return (await call(page.request, submitAttempt, { ...as, body: {} }))._id
}

const check = (page: Page) => page.getByRole('button', { name: 'Kiểm tra', exact: true })
const next = (page: Page) => page.getByRole('button', { name: /Câu tiếp theo|Xem kết quả/ })

test('a child practises what was wrong: a second try, the explanation, and a clear end', async ({ page }) => {
  const historyId = await emptySheet(page, 'Bài nhiều câu sai')
  await page.goto(`/student/quizzes/${historyId}/results`)
  await page.getByRole('button', { name: 'Làm lại câu sai' }).click()
  await page.getByRole('textbox', { name: 'Câu trả lời của bạn' }).fill('Huế')
  await page.keyboard.press('Tab')
  await check(page).click()
  await expect(page.getByText('Chưa đúng. Thử lại một lần nữa nhé!')).toBeVisible()
  await page.getByRole('textbox', { name: 'Câu trả lời của bạn' }).fill('Hà Nội')
  await check(page).click()
  await expect(page.getByText('Đúng rồi! Bạn đã tự sửa được.')).toBeVisible()
  await expect(page.getByText('Hai thêm ba là năm.')).toBeVisible()
  await next(page).click()
  await page.getByRole('radio', { name: /năm/ }).check()
  await check(page).click()
  await expect(page.getByText('Đúng rồi!', { exact: true })).toBeVisible()
  await next(page).click()
  await page.getByRole('button', { name: 'Chưa biết làm' }).click()
  await expect(page.getByText('Đáp án đúng')).toBeVisible()
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Xong rồi!' })).toBeFocused()
  await expect(page.getByText('Bạn làm đúng 2 trong 3 câu.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Xem lại bài làm' })).toBeVisible()
})

test(
  'free practice is chosen in two steps, by keyboard, and every state passes axe',
  { tag: '@long' },
  async ({ page }) => {
    await emptySheet(page, 'Môn để luyện')
    await page.goto('/student/practice')
    await expect(page.getByRole('radio', { name: /Tất cả các môn/ })).toBeChecked()
    await expectAccessibleInBothThemes(page, { part: 'whole' })
    await page.getByRole('radio', { name: /Tất cả các môn/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /Môn để luyện/ })).toBeChecked()
    await page.getByRole('button', { name: 'Bắt đầu' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Đã xong 0 / 3 câu')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    for (let number = 1; number <= 3; number += 1) {
      const giveUp = page.getByRole('button', { name: 'Chưa biết làm' })
      await giveUp.focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-state=again], [data-state=wrong]')).toBeVisible()
      await expectAccessibleInBothThemes(page)
      if (await giveUp.isVisible()) await giveUp.click()
      await expect(next(page)).toBeEnabled()
      await next(page).focus()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText('Bạn đã xem cách làm của 3 câu.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Luyện thêm' }).click()
    await expect(page.getByText('Đã xong 0 / 3 câu')).toBeVisible()
    // Left in the middle, it can be gone on with.
    await page.getByRole('link', { name: /Rời luyện tập/ }).click()
    await page.getByRole('link', { name: 'Làm tiếp' }).click()
    await expect(page.getByText('Đã xong 0 / 3 câu')).toBeVisible()
  },
)

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'answers wait on the device, over a reload, and are judged when the network is back',
    { tag: '@long' },
    async ({ page, context }) => {
      const historyId = await emptySheet(page, 'Luyện không mạng')
      await page.goto(`/student/quizzes/${historyId}/results`)
      await page.getByRole('button', { name: 'Làm lại câu sai' }).click()
      await expect(page.getByRole('textbox')).toBeVisible()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await expect(page.getByRole('textbox')).toBeVisible()
      await context.setOffline(true)
      await page.getByRole('textbox').fill('Hà Nội')
      await check(page).click()
      await expect(page.getByText(/Câu trả lời được giữ trên máy/)).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await page.reload()
      await expect(page.getByText('Mất kết nối: 1 câu đang chờ gửi.')).toBeVisible()
      for (const name of [/năm/, /Đúng/]) {
        await page.getByRole('radio', { name }).check()
        await check(page).click()
        await next(page).click()
      }
      await expect(page.getByRole('heading', { name: 'Bạn đã trả lời hết rồi!' })).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await context.setOffline(false)
      await expect(page.getByRole('heading', { name: 'Xong rồi!' })).toBeVisible()
    },
  )
})

test('a quiz for practice judges each answer in the sitting, an exam does not', { tag: '@long' }, async ({ page }) => {
  const practice = await attemptFixtures(page, 'Bài để luyện', { type: 'practice', explanation })
  await start(page, practice)
  await page.getByRole('radio', { name: /sáu/ }).check()
  await check(page).click()
  await expect(page.locator('[data-state=again], [data-state=wrong]')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const exam = await attemptFixtures(page, 'Bài thi', { type: 'exam', explanation })
  await start(page, exam)
  await page.getByRole('radio', { name: /sáu/ }).check()
  await expect(check(page)).toHaveCount(0)
})
