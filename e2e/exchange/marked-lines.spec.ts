import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expect, test } from '../test.ts'
import { paragraph, wordFile } from '../../server/testing/samples/word-files.ts'

const paper = [
  'Ôn tập câu bị động',
  'Put into the passive.',
  'They built this bridge in 1998.',
  'My aunt is cooking the rice.',
  'Fill in the gap.',
  'The gate ____ (paint) last week.',
  'Keys',
  'This bridge was built in 1998.',
  'The rice is being cooked by my aunt.',
  'was painted',
].join('\n')

const roleOf = (page: Page, line: number) => page.getByRole('combobox', { name: new RegExp(`^Dòng ${line}:`, 'u') })

test(
  'a paper in which nobody sees a question is marked line by line, tried out and read by the marks',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator', '/questions/import')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bị động.txt', mimeType: 'text/plain', buffer: Buffer.from(paper) })
    await expect(page.getByRole('alert')).toContainText('không thấy câu hỏi nào', { timeout: 30_000 })
    await page.getByRole('button', { name: 'Đánh dấu các dòng' }).click()
    const preview = page.getByRole('region', { name: 'Đọc thử theo dấu này' })
    const apply = preview.getByRole('button', { name: 'Đọc tệp theo dấu này' })
    await expect(apply).toBeDisabled()
    await roleOf(page, 2).selectOption('Đoạn chung')
    await roleOf(page, 3).selectOption('Câu hỏi')
    await roleOf(page, 4).selectOption('Câu hỏi')
    await roleOf(page, 5).selectOption('Đoạn chung')
    await expect(preview).toContainText('3 câu, 3 câu đủ đáp án')
    await expect(preview).toContainText('The rice is being cooked by my aunt. (đúng)')
    // What stands below the second heading follows the marks above, and says so.
    await expect(roleOf(page, 6)).toContainText('Câu hỏi (theo dấu)')
    await expectAccessibleInBothThemes(page)

    // Nothing is lost with the page; one line alone can be taken out again.
    await page.reload()
    await page.getByRole('button', { name: 'Đánh dấu các dòng' }).click()
    await expect(preview).toContainText('3 câu, 3 câu đủ đáp án')
    await roleOf(page, 6).selectOption('Bỏ qua')
    // Keys without numbers are those of as many questions.
    await expect(preview).toContainText('2 câu, 0 câu đủ đáp án')
    await expect(page.getByRole('checkbox', { name: 'Cả các dòng giống vậy' }).last()).not.toBeChecked()
    await roleOf(page, 6).selectOption('tự nhận ra')
    // Many lines in a row at once.
    await roleOf(page, 5).selectOption('Bỏ qua')
    await page.getByRole('textbox', { name: 'Đến hết dòng số' }).last().fill('4')
    await expect(page.getByText('Từ 6 đến 10')).toBeVisible()
    await page.getByRole('textbox', { name: 'Đến hết dòng số' }).last().fill('6')
    await expect(roleOf(page, 6)).toContainText('Bỏ qua (theo dấu)')
    await expect(preview).toContainText('2 câu, 0 câu đủ đáp án')
    await roleOf(page, 5).selectOption('Đoạn chung')
    await page.getByRole('textbox', { name: 'Đến hết dòng số' }).last().fill('')
    await expect(preview).toContainText('3 câu, 3 câu đủ đáp án')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await apply.click()
    await expect(page.getByText('3 câu · 3 được nhận · 0 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Đọc theo các dòng bạn đã đánh dấu').first()).toBeVisible()
    // Whoever looks again finds the marks by which it was read.
    await page.getByRole('button', { name: 'Đánh dấu các dòng' }).click()
    await expect(roleOf(page, 3)).toHaveValue('question')
  },
)

const unnumbered = ['Con vật nào biết sủa?', 'chó', 'Con vật nào biết gáy?', 'gà trống', 'Con vật nào có vòi?', 'voi']

test('a Word file that is refused leads to the marks', { tag: '@long' }, async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator', '/questions/import')
  const buffer = Buffer.from(wordFile(unnumbered.map((text) => paragraph(text)).join('')))
  await page.locator('input[type=file]').setInputFiles({
    name: 'con vật.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer,
  })
  await expect(page.getByRole('alert')).toContainText('không thấy câu hỏi nào', { timeout: 30_000 })
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Đánh dấu các dòng' }).click()
  for (const line of unnumbered.keys()) await roleOf(page, line + 1).selectOption(line % 2 === 0 ? 'Câu hỏi' : 'Đáp án')
  const preview = page.getByRole('region', { name: 'Đọc thử theo dấu này' })
  await expect(preview).toContainText('gà trống (đúng)')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await preview.getByRole('button', { name: 'Đọc tệp theo dấu này' }).click()
  await expect(page.getByText('3 câu · 3 được nhận · 0 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
})
