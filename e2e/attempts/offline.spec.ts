import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { signInAs } from '../people.ts'
import { expect, test } from '../test.ts'
import {
  type Fixtures,
  attemptFixtures,
  expectSaved,
  givenQuiz,
  goTo,
  handIn,
  keptAnswers,
  start,
} from './attempt-fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ page }) => {
  // Whoever reloads with answers that wait is asked by the browser, and says yes.
  page.on('dialog', (dialog) => void dialog.accept())
})

const formula = '<p>Tính <span data-type="inline-math" data-latex="\\frac{1}{2}+\\frac{1}{3}"></span> nhé các bạn</p>'
const choices = { types: ['single_choice', 'single_choice', 'single_choice', 'fill_blank'] as const }

test('a paper is sat from the first answer to the submit without network, over a reload, and arrives', async ({
  page,
  context,
}) => {
  const fixtures = await attemptFixtures(page, 'Bài không mạng', { ...choices, content: formula })
  await startAndKeep(page, fixtures)
  await context.setOffline(true)
  await page.getByRole('radio', { name: /năm/ }).check()
  await expect(page.locator('.katex').first()).toBeVisible()
  await goTo(page, 2)
  await page.reload()
  // Where it was, with what was given, and with its formula.
  await expect(page.getByRole('heading', { level: 2, name: 'Câu hỏi số 2' })).toBeVisible()
  await expect(page.locator('.katex').first()).toBeVisible()
  await page.getByRole('radio', { name: /sáu/ }).check()
  await goTo(page, 1)
  await expect(page.getByRole('radio', { name: /năm/ })).toBeChecked()
  await handIn(page)
  await expect(page.getByRole('heading', { name: 'Bạn đã nộp bài!' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bạn đã nộp bài!' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Chúc mừng bạn!' })).toBeVisible()
  await page.getByRole('link', { name: 'Xem kết quả' }).click()
  await expect(page.getByText('10 / 40')).toBeVisible()
})

test('what was handed in without network is sent from any page later', { tag: '@long' }, async ({ page, context }) => {
  const fixtures = await attemptFixtures(page, 'Bài gửi sau', choices)
  await startAndKeep(page, fixtures)
  await context.setOffline(true)
  await page.getByRole('radio', { name: /năm/ }).check()
  await handIn(page)
  await expect(page.getByRole('heading', { name: 'Bạn đã nộp bài!' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  // The app opens without network as well, and knows what is on this device.
  await page.goto('/student/assigned-quizzes')
  await expect(page.getByRole('link', { name: 'Tiếp tục: Bài gửi sau' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await context.setOffline(false)
  await page.goto('/dashboard')
  await expect
    .poll(async () => {
      await page.goto('/student/assigned-quizzes')
      return page.getByRole('row', { name: /Bài gửi sau/ }).textContent()
    })
    .toContain('1 / 2')
})

test(
  'who leaves or signs out without network is told that nothing is lost, and finds it sent later',
  { tag: '@long' },
  async ({ page, context }) => {
    const { student, ...fixtures } = await givenQuiz(page.request, 'Bài rời giữa chừng', choices)
    await signInAs(page, student)
    await startAndKeep(page, fixtures)
    await context.setOffline(true)
    await page.getByRole('radio', { name: /năm/ }).check()
    await expect(page.getByText('Mất kết nối: 1 câu đang chờ gửi', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Rời bài làm (đồng hồ vẫn chạy)' }).click()
    const leaving = page.getByRole('dialog', { name: 'Rời đi khi chưa gửi xong?' })
    await expect(leaving).toContainText('vẫn được giữ trên máy này')
    await expectAccessibleInBothThemes(page)
    await leaving.getByRole('button', { name: 'Rời đi' }).click()
    await page.getByRole('button', { name: /^Tài khoản của/ }).click()
    await page.getByRole('menuitem', { name: /Đăng xuất|Sign out/ }).click()
    const signingOut = page.getByRole('dialog', { name: 'Còn câu trả lời chưa gửi' })
    await expect(signingOut).toContainText('đăng nhập lại ở đây để gửi đi')
    await expectAccessibleInBothThemes(page)
    await signingOut.getByRole('button', { name: /Đăng xuất|Sign out/ }).click()
    await expect(page).toHaveURL(/\/login/)
    // As it was said: back on this device, with a network.
    await context.setOffline(false)
    await signInAs(page, student)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => keptAnswers(page, fixtures)).toHaveLength(1)
  },
)

test(
  'a server that ends and comes back in the middle takes nothing away',
  { tag: '@long' },
  async ({ page, product }) => {
    test.slow()
    const fixtures = await attemptFixtures(page, 'Bài giữa lúc sửa chữa', { ...choices, content: formula })
    await startAndKeep(page, fixtures)
    await page.getByRole('radio', { name: /năm/ }).check()
    await expectSaved(page)
    await product.goAway()
    await goTo(page, 2)
    await page.getByRole('radio', { name: /năm/ }).check()
    await expect(page.getByText('Mất kết nối: 1 câu đang chờ gửi')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Câu hỏi số 2' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /năm/ })).toBeChecked()
    await expect(page.locator('.katex').first()).toBeVisible()
    await handIn(page)
    await expect(page.getByRole('heading', { name: 'Bạn đã nộp bài!' })).toBeVisible()
    await product.repaired()
    await expect(page.getByRole('dialog', { name: 'Chúc mừng bạn!' })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('link', { name: 'Xem kết quả' }).click()
    await expect(page.getByText('20 / 40')).toBeVisible()
  },
)

test('whoever signs out leaves no paper on the device', { tag: '@long' }, async ({ page }) => {
  const fixtures = await attemptFixtures(page, 'Bài không để lại', choices)
  await startAndKeep(page, fixtures)
  await page.getByRole('radio', { name: /năm/ }).check()
  await expectSaved(page)
  expect(await keptPapers(page)).toBe(1)
  await page.getByRole('link', { name: /^Rời bài làm/ }).click()
  await page.getByRole('button', { name: /An Nguyễn|Nguyễn Bé An/ }).click()
  await page.getByRole('menuitem', { name: /Đăng xuất|Logout|Sign out/i }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => keptPapers(page)).toBe(0)
})

/** Begun, and the app is on the device: from here on the network may go. */
async function startAndKeep(page: Page, fixtures: Fixtures): Promise<void> {
  await start(page, fixtures)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

function keptPapers(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sitting')
        opening.addEventListener('error', () => reject(new Error('No store')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const counting = database.transaction('papers').objectStore('papers').count()
          counting.addEventListener('success', () => {
            database.close()
            resolve(counting.result)
          })
        })
      }),
  )
}
