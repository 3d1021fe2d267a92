import { saveAnswers, showStudentQuiz, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { routeOf } from '../call.ts'
import { expect, test } from '../test.ts'
import { expectSaved, goTo, handIn, keptAnswers, attemptFixtures, savedIn, start, submit } from './attempt-fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const choices = { types: ['single_choice', 'single_choice', 'single_choice', 'fill_blank'] as const }
const saves = routeOf(saveAnswers)

test('each answer is on the server within a second, and a reload goes on where it was', async ({ page }) => {
  const fixtures = await attemptFixtures(page, 'Bài lưu ngay', choices)
  await start(page, fixtures)
  const saved = savedIn(page)
  await page.getByRole('radio', { name: /năm/ }).check()
  await saved
  await expectSaved(page)
  expect(await keptAnswers(page, fixtures)).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('radio', { name: /năm/ })).toBeChecked()
  await page.goto('/student/quizzes')
  await page.getByRole('link', { name: 'Tiếp tục: Bài lưu ngay' }).click()
  await expect(page.getByRole('radio', { name: /năm/ })).toBeChecked()
})

test('without network the child goes on; answers are counted, kept, and sent when it is back', async ({
  page,
  context,
}) => {
  const fixtures = await attemptFixtures(page, 'Bài mất mạng', choices)
  await start(page, fixtures)
  await context.setOffline(true)
  await page.getByRole('radio', { name: /năm/ }).check()
  await goTo(page, 2)
  await page.getByRole('radio', { name: /sáu/ }).check()
  await expect(page.getByText('Mất kết nối: 2 câu đang chờ gửi')).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page)
  expect(await keptAnswers(page, fixtures)).toHaveLength(2)
})

test('a submit that the server fails says so and keeps the screen', async ({ page }) => {
  const fixtures = await attemptFixtures(page, 'Bài nộp lỗi', choices)
  await start(page, fixtures)
  await page.getByRole('radio', { name: /năm/ }).check()
  await expectSaved(page)
  const submits = routeOf(submitAttempt)
  await page.route(submits, (route) => route.fulfill({ status: 500, body: 'gone' }))
  await handIn(page)
  await expect(page.getByText('Error submitting quiz').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bạn đã nộp bài!' })).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: 'Nộp bài?' })
  await dialog.getByRole('button', { name: 'Tiếp tục làm bài' }).click()
  await expect(page.getByRole('radio', { name: /năm/ })).toBeEnabled()
  await page.unroute(submits)
  await submit(page)
})

test('answers that never arrived survive a reload, and go before the submit', async ({ page }) => {
  const fixtures = await attemptFixtures(page, 'Bài tải lại', choices)
  await start(page, fixtures)
  await page.route(saves, (route) => route.abort())
  await page.getByRole('radio', { name: /năm/ }).check()
  await expect(page.getByText('Mất kết nối: 1 câu đang chờ gửi')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('radio', { name: /năm/ })).toBeChecked()
  await expect(page.getByText('Mất kết nối: 1 câu đang chờ gửi')).toBeVisible()
  await page.unroute(saves)
  await submit(page)
  await page.getByRole('link', { name: 'Xem kết quả' }).click()
  await expect(page.getByText('10 / 40')).toBeVisible()
})

test('answers left behind are sent from the list too', { tag: '@long' }, async ({ page }) => {
  const fixtures = await attemptFixtures(page, 'Bài bỏ dở', choices)
  await start(page, fixtures)
  await page.route(saves, (route) => route.abort())
  await page.getByRole('radio', { name: /năm/ }).check()
  await expect(page.getByText('Mất kết nối: 1 câu đang chờ gửi')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/dashboard')
  expect(await keptAnswers(page, fixtures)).toHaveLength(0)
  await page.unroute(saves)
  await page.goto('/student/assigned-quizzes')
  await expect.poll(() => keptAnswers(page, fixtures)).toHaveLength(1)
})

test(
  'two windows of one attempt lose nothing and say what the other has changed',
  { tag: '@long' },
  async ({ page, context }) => {
    const fixtures = await attemptFixtures(page, 'Bài hai cửa sổ', choices)
    await start(page, fixtures)
    const other = await context.newPage()
    await other.goto(`/student/quizzes/${fixtures.assignmentId}`)
    await other.getByRole('radio', { name: /năm/ }).check()
    await expectSaved(other)
    // The first window knows nothing of that: it changes the same question, and another one.
    await page.route(routeOf(showStudentQuiz), (route) => route.abort())
    await page.getByRole('radio', { name: /sáu/ }).check()
    await goTo(page, 2)
    await page.getByRole('radio', { name: /sáu/ }).check()
    await expect(page.getByText('Bài làm đã được thay đổi ở một cửa sổ khác. Hãy xem lại câu: 1')).toBeVisible()
    await expectSaved(page)
    await goTo(page, 1)
    await expect(page.getByRole('radio', { name: /năm/ })).toBeChecked()
    await expect.poll(() => keptAnswers(page, fixtures)).toHaveLength(2)
  },
)

test('the countdown is the server’s, whatever the clock of the device says', { tag: '@long' }, async ({ page }) => {
  const fixtures = await attemptFixtures(page, 'Bài lệch giờ', { ...choices, timeLimit: 10 })
  await page.addInitScript(() => {
    const Real = Date
    const wrong = 3 * 60 * 60 * 1000
    globalThis.Date = class extends Real {
      constructor(...parts: [] | [number | string]) {
        if (parts.length === 0) super(Real.now() + wrong)
        else super(...parts)
      }
      static override now(): number {
        return Real.now() + wrong
      }
    } as DateConstructor
  })
  await start(page, fixtures)
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:5\d)$/)
  await expect(page.getByRole('timer')).toHaveText(/^09:5\d$/)
})

test('at zero the quiz is submitted by itself, with what was given last', { tag: '@long' }, async ({ page }) => {
  const deadline = new Date(Date.now() + 25_000).toISOString()
  const fixtures = await attemptFixtures(page, 'Bài hết giờ', { ...choices, deadline })
  await start(page, fixtures)
  await expect(page.getByRole('timer')).toHaveAttribute('data-short', 'true')
  await page.getByRole('radio', { name: /năm/ }).check()
  const ending = page.getByRole('dialog', { name: 'Hết giờ rồi!' })
  await expect(ending.getByText('1 câu bạn trả lời đều đã được nộp')).toBeVisible({ timeout: 40_000 })
  await page.getByRole('link', { name: 'Xem kết quả' }).click()
  await expect(page.getByText('10 / 40')).toBeVisible()
})

test(
  'a sheet that the clock found empty is met with a kind word, not with a feast',
  { tag: '@long' },
  async ({ page }) => {
    const deadline = new Date(Date.now() + 15_000).toISOString()
    await start(page, await attemptFixtures(page, 'Bài để trống', { ...choices, deadline }))
    const ending = page.getByRole('dialog', { name: 'Hết giờ rồi!' })
    await expect(ending.getByText('Không sao đâu')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Chúc mừng')).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
  },
)
