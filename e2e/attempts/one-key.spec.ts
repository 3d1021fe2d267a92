import type { Locator, Page } from '@playwright/test'
import { updatePreferences } from '@lms/contracts/profile/profile.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call } from '../call.ts'
import { storedToken } from '../people.ts'
import { expect, test } from '../test.ts'
import { type Fixtures, attemptFixtures } from './attempt-fixtures.ts'

/** As long as each control is lit at the quick pace. */
const pause = 1200
const lit = '[data-scanned]'

test('a paper is sat with one key alone, from its introduction to the result', { tag: '@long' }, async ({ page }) => {
  test.slow()
  const fixtures = await attemptFixtures(page, 'Bài một phím', {
    types: ['single_choice', 'multiple_choice', 'fill_blank'],
    maxAttempts: 1,
  })
  await openWithOneKey(page, fixtures)
  await take(page, page.getByRole('button', { name: 'Bắt đầu làm bài' }))
  await shows(page, page.getByRole('timer'))

  await take(page, page.getByRole('radio', { name: /năm/ }))
  await expect(page.getByRole('radio', { name: /năm/ })).toBeChecked()
  await take(page, page.getByRole('button', { name: 'Đánh dấu xem lại', exact: true }))
  await expect(page.getByRole('button', { name: 'Đánh dấu xem lại', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await take(page, page.getByRole('button', { name: 'Câu sau' }))
  await shows(page, page.getByRole('heading', { level: 2, name: 'Câu hỏi số 2' }))
  for (const name of [/hai/, /bốn/]) await take(page, page.getByRole('checkbox', { name }))
  await take(page, page.getByRole('button', { name: 'Câu sau' }))

  const field = page.getByRole('textbox', { name: 'Câu trả lời của bạn' })
  await take(page, field)
  const board = page.getByRole('dialog', { name: 'Bảng chữ' })
  await shows(page, board)
  // What looks at the page waits for frames, which only a clock that goes brings.
  await page.clock.resume()
  await expectAccessibleInBothThemes(page)
  await stopClock(page)
  for (const letter of ['h', 'a', 'huyền', 'Dấu cách', 'n', 'ô', 'nặng', 'i', 'Xong'])
    await take(page, board.getByRole('button', { name: letter, exact: true }))
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return board.count()
    })
    .toBe(0)
  await expect(field).toHaveValue('hà nội')

  await take(page, page.locator('main').getByRole('button', { name: 'Nộp bài' }).last())
  const asking = page.getByRole('dialog', { name: 'Nộp bài?' })
  await shows(page, asking)
  await take(page, asking.getByRole('button', { name: 'Nộp bài', exact: true }))
  const feast = page.getByRole('dialog', { name: 'Chúc mừng bạn!' })
  await shows(page, feast)
  await take(page, feast.getByRole('link', { name: 'Xem kết quả' }))
  await shows(page, page.getByText('30 / 30'))
})

test(
  'whoever does not press is left in peace after three rounds, and the next press goes on',
  { tag: '@long' },
  async ({ page }) => {
    await openWithOneKey(page, await attemptFixtures(page, 'Bài nghỉ tay'))
    await expect(page.locator(lit)).toHaveCount(1)
    await expect
      .poll(async () => {
        await page.clock.runFor(pause)
        return page.locator(lit).count()
      })
      .toBe(0)
    await page.keyboard.press('Space')
    await expect(page.locator(lit)).toHaveCount(1)
    // Nothing was chosen by that.
    await expect(page.getByRole('timer')).toHaveCount(0)
  },
)

/** The clock of the page stands, and goes on only when the story says so. */
async function openWithOneKey(page: Page, { assignmentId }: Fixtures): Promise<void> {
  await call(page.request, updatePreferences, { token: await storedToken(page), body: { oneKey: 'fast' } })
  await page.clock.install()
  await page.goto(`/student/quizzes/${assignmentId}`)
  await expect(page.getByRole('button', { name: 'Bắt đầu làm bài' })).toBeVisible()
  await stopClock(page)
  await expect(page.locator(lit)).toHaveCount(1)
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

/** What a screen shows later comes by its clock as well. */
async function shows(page: Page, thing: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return thing.isVisible()
    })
    .toBe(true)
}

/** Waits until it is lit, or the group that it stands in, and presses: the only key that is ever touched. */
async function take(page: Page, thing: Locator): Promise<void> {
  await shows(page, thing)
  for (let step = 0; step < 80; step += 1) {
    const state = await thing.evaluate((element, selector) => {
      const shown = document.querySelector(selector)
      const isOwn = shown === element || (element instanceof HTMLInputElement && shown === element.labels?.[0])
      return isOwn ? 'lit' : shown?.contains(element) === true ? 'near' : 'dark'
    }, lit)
    if (state === 'dark') await page.clock.runFor(pause)
    else await page.keyboard.press('Space')
    if (state === 'lit') return
  }
  throw new Error('It was never lit')
}
