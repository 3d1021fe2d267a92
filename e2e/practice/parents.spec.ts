import { savePracticeSettings } from '@lms/contracts/practice/practice-progress.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call, tokenOf } from '../call.ts'
import { openFamily } from '../children/family.ts'
import { signInAs } from '../people.ts'
import { expect, test } from '../test.ts'

/** A Sunday in the next month, so that no exam is ever in the past. */
function inTwoWeeks(): { typed: string; shown: string } {
  const day = new Date(Date.now() + 14 * 86_400_000)
  const [year, month, date] = day.toISOString().slice(0, 10).split('-')
  return { typed: `${date}/${month}/${year}`, shown: `${Number(date)}/${Number(month)}` }
}

test('a parent sees what a child knows, names the day of an exam, and reads the week', async ({ page }) => {
  const { parent, childId } = await openFamily(page.request, { title: 'Bài để vẽ tranh', attempts: [2] })
  await signInAs(page, parent, `/children/${childId}/practice`)
  await expect(page.getByRole('heading', { name: 'Ôn tập của Trần Bảo An' })).toBeVisible()
  await expect(page.getByText('Đúng 2/3 câu gần đây')).toBeVisible()
  await page.getByRole('button', { name: 'Thêm ngày thi' }).click()
  await page.getByRole('combobox', { name: 'Môn thi' }).click()
  await page
    .getByRole('option', { name: /Toán nhà mình/ })
    .first()
    .click()
  const { typed, shown } = inTwoWeeks()
  await page.getByRole('textbox', { name: 'Ôn đến ngày' }).fill(typed)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(page.getByText(new RegExp(`Sắp thi Toán nhà mình.*\\(${shown}\\)`))).toBeVisible()
  await page.getByRole('link', { name: 'Báo cáo tuần' }).click()
  await expect(page.getByText('Con trả lời 3 câu trong 1 ngày, đúng 2 câu.')).toBeVisible()
})

test(
  'the mail is looked at before it comes and switched off; another parent’s word is not overwritten; all passes axe',
  { tag: '@long' },
  async ({ page }) => {
    const family = await openFamily(page.request, { title: 'Bài của tuần', attempts: [1], maxAttempts: 1 })
    const { parent, childId } = family
    await signInAs(page, parent, `/children/${childId}/weekly`)
    await expect(page.getByText('Nên nói chuyện với con')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Xem trước thư' }).click()
    await expect(page.getByRole('dialog').getByText(/Xin chào Trần Đức Minh,/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('switch', { name: 'Nhận thư hằng tuần' }).click()
    await expect(page.getByRole('switch', { name: 'Nhận thư hằng tuần' })).not.toBeChecked()
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Nhận thư hằng tuần' })).not.toBeChecked()

    await page.getByRole('link', { name: 'Ôn tập của con' }).click()
    await expect(page.getByRole('switch', { name: 'Ôn đúng lúc mỗi ngày' })).toBeChecked()
    await expectAccessibleInBothThemes(page)
    const body = { isOn: true, subjectIds: null, minutes: 15, examDates: [], explainsWithAi: true, revision: 0 }
    const token = await tokenOf(page.request, parent)
    await call(page.request, savePracticeSettings, { token, query: { child_id: childId }, body })
    await page.getByRole('switch', { name: 'Ôn đúng lúc mỗi ngày' }).click()
    await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
    await expect(page.getByRole('alert')).toContainText('15')
    await expect(page.getByRole('switch', { name: 'Ôn đúng lúc mỗi ngày' })).not.toBeChecked()
  },
)

test(
  'a picture that cannot be loaded says so, and a link that stops nothing says where to go',
  { tag: '@long' },
  async ({ page }) => {
    const { parent, childId } = await openFamily(page.request, { title: 'Bài không tải được' })
    await signInAs(page, parent, '/children')
    await page.route('**/practice/progress*', (route) => route.abort())
    await page.goto(`/children/${childId}/practice`)
    await expect(page.getByText('Không tải được phần ôn tập của con')).toBeVisible()
    await page.unroute('**/practice/progress*')
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page.getByText('Chưa có gì để vẽ')).toBeVisible()
    await page.goto('/unsubscribe?token=khong-co-that')
    await page.getByRole('button', { name: 'Ngừng nhận thư' }).click()
    await expect(page.getByText('Liên kết này không còn dùng được.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  },
)

test('an author sees what the bank lacks, and both forms begin with it', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator', '/questions')
  await page.getByRole('link', { name: /Còn thiếu gì|What is missing/ }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page
    .getByRole('link', { name: /^Viết thêm cho/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/questions\/create\?.*subject=/)
  await expect(page.getByRole('combobox', { name: /Độ khó|Difficulty/ })).not.toHaveValue('')
  await page.goBack()
  await page
    .getByRole('link', { name: /^Tạo bằng AI cho/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ai\?.*subject=/)
  await expect(page.getByRole('combobox', { name: 'Chủ đề' })).not.toHaveValue('')
})
