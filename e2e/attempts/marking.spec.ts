import type { Page } from '@playwright/test'
import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { listMarkedAnswers, markAnswer } from '@lms/contracts/attempts/marking.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '../axe.ts'
import { call, demoAccount } from '../call.ts'
import { signInAs, storedToken } from '../people.ts'
import { questionFixtures } from '../questions/question-fixtures.ts'
import { smallTargets } from '../small-targets.ts'
import { expect, test } from '../test.ts'
import { type Fixtures, attemptFixtures, expectSaved, handIn, start } from './attempt-fixtures.ts'

const role = 'administrator'

/** A quiz of one essay with two criteria, given to a student who is signed in on this page. */
async function essayFixtures(page: Page, title: string, maxAttempts = 1): Promise<Fixtures & { questionId: string }> {
  const subject = await questionFixtures(page.request, title)
  const questionId = await subject.add({
    title: 'Câu hỏi số 1',
    type: 'essay',
    content: '<p>Viết một đoạn văn tả con mèo nhà em.</p>',
    rubric: [
      { text: 'Đủ ý', points: 6 },
      { text: 'Rõ ràng', points: 4 },
    ],
    minimumWords: 5,
    allowPictures: true,
  })
  return { ...(await attemptFixtures(page, title, { questions: [questionId], maxAttempts })), questionId }
}

/** The same without the screen; answers the history's id. */
async function handedIn(page: Page, { assignmentId, questionId }: Fixtures & { questionId: string }): Promise<string> {
  const request = { token: await storedToken(page), params: { id: assignmentId } }
  await call(page.request, startAttempt, { ...request, body: {} })
  const answers = { [questionId]: '<p>Nhà em có một con mèo mướp rất ngoan.</p>' }
  return (await call(page.request, submitAttempt, { ...request, body: { answers } }))._id
}

test('what a child writes waits, is marked by criteria, and the child reads points and words', async ({ page }) => {
  const fixtures = await essayFixtures(page, 'Tả con mèo')
  await start(page, fixtures)
  await page.getByRole('textbox', { name: 'Câu trả lời của bạn' }).fill('Nhà em có một con mèo mướp rất ngoan.')
  await expect(page.getByText(/9 từ/)).toBeVisible()
  await expectSaved(page)
  const child = await page.evaluate(() => Object.entries(localStorage))
  await handIn(page)
  await expect(page.getByRole('dialog', { name: 'Chúc mừng bạn!' })).toBeVisible()

  await signInAs(page, demoAccount(role), `/marking/desk?quiz=${fixtures.quizId}&question=${fixtures.questionId}`)
  const card = page.getByRole('region', { name: /Câu hỏi số 1/ })
  await expect(card).toContainText('mèo mướp rất ngoan')
  await card.getByRole('group', { name: 'Điểm cho: Đủ ý' }).getByRole('button', { name: 'Cho 6 điểm' }).click()
  await card.getByRole('textbox', { name: 'Điểm cho: Rõ ràng' }).fill('2,25')
  await card.getByRole('textbox', { name: 'Nhận xét' }).fill('Em tả rất sinh động.')
  await card.getByRole('textbox', { name: 'Nhận xét' }).press('Control+Enter')
  await expect(card.getByText('Đã chấm', { exact: true })).toBeVisible()

  const { answers } = await call(page.request, listMarkedAnswers, {
    role,
    query: { quizId: fixtures.quizId, status: 'marked' },
  })
  await page.evaluate(
    (kept: [string, string][]) => kept.forEach(([name, value]) => localStorage.setItem(name, value)),
    child,
  )
  await page.goto(`/student/quizzes/${answers[0]?.attemptId}/results`)
  await expect(page.locator('main').getByText('8,25 / 10', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Câu hỏi số 1/ }).click()
  await expect(page.getByText('Em tả rất sinh động.')).toBeVisible()
  await expect(page.getByText('2,25 / 4 điểm')).toBeVisible()
})

test(
  'the desk: what waits is listed, marked by keys alone, and what somebody else marked is shown',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await essayFixtures(page, 'Tả con chó')
    const historyId = await handedIn(page, fixtures)
    await page.goto(`/student/quizzes/${historyId}/results`)
    await expect(page.getByText('Có câu tự luận đang chờ chấm.', { exact: false })).toBeVisible()
    await expectAccessible(page)

    await signInAs(page, demoAccount(role), '/marking')
    await page.getByText('Câu hỏi', { exact: true }).first().click()
    await expectAccessible(page)
    await page.goto(`/marking/desk?attempt=${historyId}`)
    const card = page.getByRole('region', { name: /Câu hỏi số 1/ })
    await expect(card).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('n')
    await expect(card.getByRole('heading', { name: /Câu hỏi số 1/ })).toBeFocused()
    await card.getByRole('button', { name: 'Lưu điểm' }).press('Enter')
    await expect(card.getByText('Vui lòng cho điểm tất cả tiêu chí')).toBeVisible()

    const params = { attemptId: historyId, questionId: fixtures.questionId }
    const { answers } = await call(page.request, listMarkedAnswers, { role, query: { attemptId: historyId } })
    const rubric = answers[0]?.question.rubric ?? []
    const full = Object.fromEntries(rubric.map(({ _id, points }) => [_id, points]))
    await call(page.request, markAnswer, { role, params, body: { criteria: full, comment: 'Rất tốt', revision: 0 } })
    for (const group of await card.getByRole('group', { name: /^Điểm cho/ }).all())
      await group.getByRole('button').first().press('Space')
    await card.getByRole('button', { name: 'Lưu điểm' }).press('Enter')
    await expect(page.getByText('Bài này vừa được người khác chấm', { exact: false })).toBeVisible()
    await expect(card.getByRole('textbox', { name: 'Nhận xét' })).toHaveValue('Rất tốt')

    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  },
)

test(
  'a full desk: points are as large as a thumb and never put right unasked, nothing is left unsaved or passed over',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await essayFixtures(page, 'Tả con gà', 0)
    for (let attempt = 1; attempt <= 11; attempt += 1) await handedIn(page, fixtures)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await signInAs(
      page,
      demoAccount(role),
      `/marking/desk?quiz=${fixtures.quizId}&question=${fixtures.questionId}&limit=5`,
    )
    const cards = page.getByRole('region', { name: /Câu hỏi số 1/ })
    await expect(cards).toHaveCount(5)
    await expectAccessibleInBothThemes(page)
    expect(await smallTargets(page)).toEqual([])

    const first = cards.first()
    await first.getByRole('button', { name: 'Cho 6 điểm' }).click()
    await first.getByRole('textbox', { name: 'Điểm cho: Rõ ràng' }).fill('40')
    await first.getByRole('button', { name: 'Lưu điểm' }).click()
    await expect(first.getByText('Điểm từ 0 đến 4, lẻ đến 0,25.')).toBeVisible()
    await expect(first.getByText('Chờ chấm', { exact: true })).toBeVisible()
    await expect(first.getByRole('textbox', { name: 'Điểm cho: Rõ ràng' })).toHaveValue('40')

    await page.getByRole('link', { name: 'Về danh sách chờ chấm' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ở lại' }).click()
    await expect(first.getByText('Chưa lưu')).toBeVisible()

    await first.getByRole('textbox', { name: 'Điểm cho: Rõ ràng' }).fill('3')
    for (const card of await cards.all()) await card.getByRole('checkbox').check()
    await first.getByRole('button', { name: 'Lưu cùng điểm cho 5 bài đã chọn' }).click()
    await expect(cards.getByText('Đã chấm', { exact: true })).toHaveCount(5)
    // What was sixth waits first now: the next page shows it, not what was eleventh.
    await page.getByRole('navigation').getByRole('button', { name: 'Sau', exact: true }).click()
    for (const number of [6, 7, 8, 9, 10]) await expect(cards.filter({ hasText: `Lần ${number} ·` })).toHaveCount(1)
    await expect(cards.getByText('Chờ chấm', { exact: true })).toHaveCount(5)
  },
)
