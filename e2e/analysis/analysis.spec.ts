import { readFile } from 'node:fs/promises'
import { getQuizAnalysis } from '@lms/contracts/analysis/analysis.ts'
import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { call, tokenOf } from '../call.ts'
import { sitAs } from '../dashboard/family.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { quizFixtures } from '../quizzes/quiz-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { createPerson } from '../users/people.ts'

test(
  'an author sees how the questions work, relabels one, and takes the figures along',
  { tag: '@long' },
  async ({ page, signIn }) => {
    test.setTimeout(150_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { request } = page
    const quizzes = await quizFixtures(request, 'Kệ phân tích')
    const quizId = await quizzes.add({ title: 'Bài để phân tích', isPublic: false })
    const office = { role: 'administrator', params: { id: quizId } } as const
    await signIn('administrator', `/quizzes/${quizId}?tab=analysis`)
    await expect(page.getByText('Chưa có gì để phân tích')).toBeVisible()
    // Twelve students: all know the first question, half the second, and nobody the third.
    for (let number = 0; number < 12; number += 1) {
      const email = `${crypto.randomUUID()}@test.example`
      const studentId = await createPerson(request, { firstName: 'An', lastName: 'Nguyễn Bé', email, role: 'student' })
      await call(request, assignQuiz, { ...office, body: { studentId } })
      await sitAs(request, await tokenOf(request, { email, password: 'Kem-dua-47' }), quizId, 1 + (number % 2))
    }
    // The job counts once for all of them.
    const people = async () => (await call(request, getQuizAnalysis, office)).analysis.people
    await expect.poll(people, { timeout: 90_000, intervals: [1000] }).toBe(12)
    await page.reload()
    const table = page.getByRole('table', { name: 'Phân tích câu hỏi' })
    const row = (name: string) => table.getByRole('row').filter({ hasText: name })
    await expect(row('Câu thứ nhất')).toContainText('100 %')
    await expect(row('Câu thứ hai')).toContainText('50 %')
    await expect(row('Câu thứ ba')).toContainText('0 %')
    await expectAccessibleInBothThemes(page)

    await row('Câu thứ hai')
      .getByRole('button', { name: /Câu thứ hai/ })
      .click()
    await page.getByRole('menuitem', { name: 'Xem đáp án' }).click()
    const dialog = page.getByRole('dialog', { name: 'Câu thứ hai' })
    await dialog.getByRole('button', { name: /Xem dạng bảng/ }).click()
    const options = dialog.getByRole('table')
    await expect(options.getByRole('row', { name: 'A. năm (đúng)' })).toContainText('6')
    await expect(options.getByRole('row', { name: 'B. sáu' })).toContainText('6')
    await page.keyboard.press('Escape')

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Tải CSV' }).click()
    const file = await (await downloading).path()
    const text = await readFile(file, 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(4)
    expect(text).toContain('Câu thứ ba')

    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await expect(row('Câu thứ ba')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await row('Câu thứ ba').getByRole('button', { name: 'Đổi thành Khó: Câu thứ ba' }).click()
    await expect(page.getByText('Đã đổi độ khó')).toBeVisible()
    await expect(row('Câu thứ ba').getByRole('button', { name: /^Đổi thành Khó/ })).toBeHidden()
    await row('Câu thứ ba').getByRole('link', { name: 'Câu thứ ba' }).click()
    const section = page.getByRole('region', { name: 'Item analysis' })
    await expect(section).toContainText('0 %')
    await expect(section.getByRole('link', { name: 'Bài để phân tích' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  },
)
