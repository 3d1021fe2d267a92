import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { attemptFixtures, expectSaved, goTo, handIn, start } from './attempt-fixtures.ts'

test.use({ viewport: { width: 640, height: 320 }, hasTouch: true })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const formula = '<p>Tính <span data-type="inline-math" data-latex="\\frac{1}{2}"></span> nhé các bạn</p>'

test(
  'every state of a sitting is fit for everybody, on a phone on its side and in both themes',
  { tag: '@long' },
  async ({ page, context }) => {
    test.slow()
    const fixtures = await attemptFixtures(page, 'Bài mọi trạng thái', { content: formula })
    await page.goto(`/student/quizzes/${fixtures.assignmentId}`)
    await expect(page.getByRole('button', { name: 'Bắt đầu làm bài' })).toBeVisible()
    await expectAccessibleInBothThemes(page, { part: 'whole' })

    await start(page, fixtures)
    await expectAccessibleInBothThemes(page, { part: 'whole' })
    await page.getByRole('radio', { name: /năm/ }).check()
    await page.getByRole('button', { name: 'Đánh dấu xem lại', exact: true }).click()
    await expectSaved(page)
    await expectAccessibleInBothThemes(page, { part: 'whole' })
    await page.getByRole('button', { name: /^Danh sách câu hỏi/ }).click()
    await expect(page.getByRole('button', { name: 'Câu 1, đã trả lời, đánh dấu xem lại' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cỡ chữ và giãn chữ' }).click()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Xong' }).click()

    await context.setOffline(true)
    await goTo(page, 3)
    await page.getByRole('radio', { name: /Sai/ }).check()
    await expect(page.getByText('Mất kết nối: 1 câu đang chờ gửi')).toBeVisible()
    await expectAccessibleInBothThemes(page, { part: 'whole' })
    await goTo(page, 4)
    await page.getByRole('button', { name: 'Nộp bài' }).last().click()
    await expect(page.getByRole('dialog', { name: 'Nộp bài?' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Tiếp tục làm bài' }).click()
    await handIn(page)
    await expect(page.getByRole('heading', { name: 'Bạn đã nộp bài!' })).toBeVisible()
    await expectAccessibleInBothThemes(page, { part: 'whole' })
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Chúc mừng bạn!' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  },
)

test(
  'a paper that the clock closed without network is fit for everybody',
  { tag: '@long' },
  async ({ page, context }) => {
    const deadline = new Date(Date.now() + 20_000).toISOString()
    const fixtures = await attemptFixtures(page, 'Bài hết giờ ngoại tuyến', { deadline })
    await start(page, fixtures)
    await context.setOffline(true)
    await page.getByRole('radio', { name: /năm/ }).check()
    await expect(page.getByRole('heading', { level: 2, name: /Hết giờ/ })).toBeVisible({ timeout: 40_000 })
    await expectAccessibleInBothThemes(page, { part: 'whole' })
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Hết giờ rồi!' })).toBeVisible({ timeout: 40_000 })
    await expectAccessibleInBothThemes(page)
  },
)
