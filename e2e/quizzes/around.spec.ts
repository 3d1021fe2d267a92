import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { quizFixtures } from './quiz-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

test('the week shows what opens and closes, by class, and goes on to the next', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ lịch', { schoolClass: 'LOP_12' })
  await fixtures.add({
    title: 'Bài có lịch',
    class: 'LOP_12',
    releaseDate: '2040-01-03T01:00:00.000Z',
    deadline: '2040-01-10T16:45:00.000Z',
  })
  await page.goto('/classes/schedule?week=2040-01-02&class=LOP_12')
  await expect(page.getByRole('heading', { level: 2, name: 'Tuần 02/01/2040 – 08/01/2040' })).toBeVisible()
  const day = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(day('Thứ Ba, 03/01')).toContainText('08:00')
  await expect(day('Thứ Ba, 03/01')).toContainText('Phát hành')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Tuần sau' }).click()
  await expect(page).toHaveURL(/week=2040-01-09/)
  await expect(day('Thứ Ba, 10/01')).toContainText('23:45')
  await expect(day('Thứ Ba, 10/01')).toContainText('Hạn chót')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: /02\/01\/2040/ })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(day('Thứ Ba, 03/01')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await day('Thứ Ba, 03/01').getByRole('link', { name: 'Bài có lịch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bài có lịch' })).toBeVisible()
})

test('a subject lists its quizzes, and a question says where it is used', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ được dùng', { schoolClass: 'LOP_11' })
  const id = await fixtures.add({ title: 'Bài dùng câu hỏi', class: 'LOP_11' })
  await page.goto(`/subjects/${fixtures.subjectId}`)
  await expect(page.getByRole('link', { name: 'Bài dùng câu hỏi' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all 1 quizzes' }).click()
  await expect(page).toHaveURL(new RegExp(`subject=${fixtures.subjectId}`))
  await expect(page.getByRole('row', { name: 'Bài dùng câu hỏi' })).toBeVisible()
  await page.goto(`/questions/${fixtures.questionIds[0]}`)
  await page.getByRole('link', { name: 'Bài dùng câu hỏi' }).click()
  await expect(page).toHaveURL(`/quizzes/${id}`)
})
