import { anotherDevice, signInAs } from '../people.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { attemptFixtures, start, submit } from './attempt-fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const administrator = { email: 'admin', password: 'Demo1234' }

test('an author tries a quiz out, in the words of the specification', { tag: '@long' }, async ({ page }) => {
  const { quizId } = await attemptFixtures(page, 'Bài làm thử')
  await signInAs(page, administrator, `/quizzes/take/${quizId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bài làm thử' })).toBeVisible()
  await expect(page.getByText('Question 1 of 4').first()).toBeVisible()
  await expect(page.getByText('0/4 answered')).toBeVisible()
  await expect(page.getByText('10 points')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('radio', { name: /năm/ }).check()
  await page.getByRole('button', { name: 'Flag', exact: true }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit Quiz' })
  await expect(
    dialog.getByText('Are you sure you want to submit your quiz? Once submitted, you cannot make changes.'),
  ).toBeVisible()
  await expect(dialog.getByText('You have 3 unanswered question(s).')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue Quiz' }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page).toHaveURL(/\/quiz-result\//)
  await expect(page.getByText('10 / 40')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto('/quizzes/take/01900000-0000-7000-8000-000000000000')
  await page.getByRole('link', { name: 'Back to Quizzes' }).click()
  await expect(page).toHaveURL(/\/quizzes$/)
})

test('a student who comes to the practice goes on to the own sheet', { tag: '@long' }, async ({ page }) => {
  const { quizId } = await attemptFixtures(page, 'Bài đi tiếp')
  await page.goto(`/quizzes/take/${quizId}`)
  await expect(page).toHaveURL(`/student/quizzes/${quizId}`)
  await expect(page.getByRole('button', { name: 'Bắt đầu làm bài' })).toBeVisible()
})

test('the garden is a preview that asks nothing of the server', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('student', '/quizzes/nature')
  await expect(page.getByText('30 minutes')).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/v1\/(quizzes|students)/.test(request.url())) calls.push(request.url())
  })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Question 3', exact: true }).click()
  await expect(page.getByText('Multiple flowers')).toBeVisible()
  await page.getByRole('button', { name: 'Last', exact: true }).click()
  await expect(page.getByText('Question 30 of 30')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const blue = 'rgb(29, 78, 216)'
  const current = page.getByRole('button', { name: 'Question 30', exact: true })
  await expect(current).toHaveCSS('background-color', blue)
  await page.getByRole('button', { name: 'Question 3', exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /^Question 4/ }).click()
  await expect(page.getByRole('button', { name: /^Question 3\b/ })).toHaveCSS('background-color', 'rgb(220, 252, 231)')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  // Eight to a row, and no number is wider than its field.
  const numbers = page.getByRole('button', { name: /^Question \d+/ })
  const places = await numbers.evaluateAll((buttons) =>
    buttons.map((button) => ({
      top: Math.round(button.getBoundingClientRect().top),
      isSpilled: button.scrollWidth > button.clientWidth,
    })),
  )
  expect(places.filter(({ isSpilled }) => isSpilled)).toEqual([])
  expect(places.filter(({ top }) => top === places[0]?.top)).toHaveLength(8)
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This is a preview')
  expect(calls).toEqual([])
})

test(
  'an author gives extra time that arrives at once, grades again and releases',
  { tag: '@long' },
  async ({ page, browser }) => {
    const fixtures = await attemptFixtures(page, 'Bài của tác giả', { showResultsImmediately: false, timeLimit: 10 })
    await start(page, fixtures)
    const office = await anotherDevice(browser, page)
    await signInAs(office, administrator)
    await office.goto(`/quizzes/${fixtures.quizId}?tab=attempts`)
    const row = office.getByRole('row', { name: /Nguyễn Bé An|An Nguyễn Bé/ })
    await expect(row).toContainText('Đang làm')
    await expectAccessibleInBothThemes(office)
    await row.getByRole('button', { name: /^Thao tác với/ }).click()
    await office.getByRole('menuitem', { name: 'Cho thêm thời gian' }).click()
    await office.getByRole('textbox', { name: 'Số phút thêm' }).fill('30')
    await office.getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(office.getByText('Đã cho thêm thời gian')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^(39|40):/)

    await submit(page)
    await expect(page.getByText('Kết quả sẽ được công bố sau.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Xem kết quả' })).toHaveCount(0)
    await office.reload()
    await office.getByRole('button', { name: 'Chấm lại' }).click()
    await expect(office.getByText('0 trong 1 bài làm sẽ thay đổi.')).toBeVisible()
    await expect(office.getByRole('button', { name: 'Chấm lại ngay' })).toBeDisabled()
    await office.getByRole('button', { name: 'Hủy' }).click()
    await office.getByRole('button', { name: 'Công bố kết quả' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Công bố kết quả' }).click()
    await expect(office.getByText('Học sinh xem được kết quả')).toBeVisible()
    await office.close()
  },
)

test('a quiz is withdrawn from a student who has not begun', { tag: '@long' }, async ({ page }) => {
  const fixtures = await attemptFixtures(page, 'Bài thu hồi')
  await signInAs(page, administrator, `/quizzes/${fixtures.quizId}?tab=attempts`)
  await page.getByRole('button', { name: /^Thu hồi bài của/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Thu hồi', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Đã giao, chưa bắt đầu' })).toHaveCount(0)
})
