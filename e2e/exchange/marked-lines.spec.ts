import type { Page } from '@playwright/test'
import { listImportedQuestions } from '@lms/contracts/exchange/exchange.ts'
import { getQuestion } from '@lms/contracts/questions/questions.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call } from '../call.ts'
import { expectNoSidewaysScroll, questionFixtures } from '../questions/question-fixtures.ts'
import { expect, test } from '../test.ts'
import { paragraph, wordFile } from '../../server/testing/samples/word-files.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const wordOf = (lines: readonly string[]): Buffer =>
  Buffer.from(wordFile(lines.map((text) => paragraph(text)).join('')))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const lineOf = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Các dòng trong tệp' })
    .getByRole('button')
    .nth(number - 1)
const tool = (page: Page, role: string) =>
  page.getByRole('group', { name: 'Loại dòng' }).getByRole('button', { name: role, exact: true })

async function mark(page: Page, role: string, ...lines: number[]): Promise<void> {
  for (const line of lines) {
    await tool(page, role).click()
    await lineOf(page, line).click()
  }
}

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator', '/questions/import')
})

const asked = 300
const keyOf = (number: number): number => ((number * 7) % 11) % 4

/** As one owner types hundreds of them: no option has a letter. */
const paperOf = (questions: number, subject: string): Buffer =>
  wordOf(
    Array.from({ length: questions }, (_, at) => [
      `${at + 1}. ${subject}: the ${at + 1}th question asks which one?`,
      ...[0, 1, 2, 3].map((place) => `${place + 1}. ${subject} answer ${place} of ${at + 1}`),
      `Correct Answer : ${keyOf(at + 1) + 1}`,
    ]).flat(),
  )

test(
  '300 questions with numbered options are in the bank after twelve clicks, each with its key, and the next file after one',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(240_000)
    await questionFixtures(page.request, 'Kệ đánh dấu', 'LOP_9')
    const upload = page.locator('input[type=file]')
    await upload.setInputFiles({ name: 'đề 300 câu.docx', mimeType: wordType, buffer: paperOf(asked, 'History') })
    await page.evaluate(() => {
      let acts = 0
      document.addEventListener('pointerdown', () => (document.documentElement.dataset['acts'] = String((acts += 1))), {
        capture: true,
      })
    })
    await button(page, 'Đánh dấu các dòng').click({ timeout: 60_000 })
    await lineOf(page, 1).click()
    await lineOf(page, 2).click()
    await tool(page, 'Đáp án').click()
    await lineOf(page, 6).click()
    await expect(page.getByText('300 câu, 300 câu đủ đáp án, 0 dòng ngoài câu hỏi')).toBeVisible({ timeout: 30_000 })
    await button(page, 'Đọc tệp theo dấu này').click()
    await page.getByRole('combobox', { name: 'Lớp', exact: true }).click({ timeout: 60_000 })
    await page.getByRole('option', { name: 'Lớp 9', exact: true }).click()
    await page.getByRole('combobox', { name: 'Chủ đề', exact: true }).click()
    await page.getByRole('option', { name: 'Kệ đánh dấu', exact: true }).click()
    await button(page, 'Áp dụng cho mọi câu').click()
    await button(page, 'Đưa 300 câu vào ngân hàng').click()
    await expect(page.getByText('300 câu đã ở trong ngân hàng câu hỏi.')).toBeVisible({ timeout: 60_000 })
    expect(Number(await page.locator('html').getAttribute('data-acts'))).toBeLessThanOrEqual(12)

    const id = page.url().split('/').at(-1) ?? ''
    const saved = [1, 2, 3].map((number) =>
      call(page.request, listImportedQuestions, {
        role: 'administrator',
        params: { id },
        query: { page: number, limit: 100 },
      }),
    )
    const questions = (await Promise.all(saved)).flatMap((portion) => portion.questions)
    expect(questions).toHaveLength(asked)
    for (const [at, { _id }] of questions.entries()) {
      const { question } = await call(page.request, getQuestion, { role: 'administrator', params: { id: _id } })
      expect(textOf(question.content)).toBe(`History: the ${at + 1}th question asks which one?`)
      expect(question.answers.map(({ text, isCorrect }) => [textOf(text), isCorrect])).toEqual(
        [0, 1, 2, 3].map((place) => [`History answer ${place} of ${at + 1}`, place === keyOf(at + 1)]),
      )
    }

    await page.goto('/questions/import')
    await upload.setInputFiles({ name: 'đề sau.docx', mimeType: wordType, buffer: paperOf(20, 'Biology') })
    await expect(page.getByText('tệp này có 20 câu, 20 câu đủ đáp án')).toBeVisible({ timeout: 60_000 })
    await button(page, 'Đọc như tệp trước').click()
    await expect(page.getByText('20 câu · 20 được nhận · 0 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
  },
)

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
]

test(
  'a paper in which nobody sees a question is marked line by line, and what does not fit is named and mended',
  { tag: '@long' },
  async ({ page }) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bị động.txt', mimeType: 'text/plain', buffer: Buffer.from(paper.join('\n')) })
    await expect(page.getByRole('alert')).toContainText('không thấy câu hỏi nào', { timeout: 30_000 })
    await expectAccessibleInBothThemes(page)
    await button(page, 'Đánh dấu các dòng').click()
    const apply = button(page, 'Đọc tệp theo dấu này')
    await expect(apply).toBeDisabled()
    await mark(page, 'Đoạn chung', 2)
    await mark(page, 'Câu hỏi', 3, 4)
    await mark(page, 'Danh sách đáp án', 7)
    // 'Fill in the gap.' stands where questions do.
    await expect(page.getByText('4 câu, 0 câu đủ đáp án, 4 dòng ngoài câu hỏi')).toBeVisible()
    await expect(lineOf(page, 5)).toContainText('Câu hỏi')
    const unfit = page.getByRole('list', { name: 'Chưa khớp' })
    await expect(unfit.getByRole('listitem')).toHaveCount(8)
    await expectAccessibleInBothThemes(page)
    await unfit.getByRole('button', { name: 'Dòng 5', exact: true }).click()
    await expect(lineOf(page, 5)).toBeFocused()
    await mark(page, 'Đoạn chung', 5)
    await expect(page.getByText('3 câu, 3 câu đủ đáp án, 1 dòng ngoài câu hỏi')).toBeVisible()
    await expect(unfit).toHaveText('Dòng 1 không thuộc câu nào')
    await expect(page.getByRole('region', { name: 'Đọc thử theo dấu này' })).toContainText(
      'The rice is being cooked by my aunt. (đúng)',
    )

    // Nothing is lost with the page; what is said once more is taken back.
    await page.reload()
    await button(page, 'Đánh dấu các dòng').click()
    await expect(page.getByText('3 câu, 3 câu đủ đáp án')).toBeVisible()
    await mark(page, 'Bỏ qua', 6)
    await expect(page.getByText('2 câu, 0 câu đủ đáp án')).toBeVisible()
    await lineOf(page, 6).click()
    await expect(page.getByText('3 câu, 3 câu đủ đáp án')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await apply.click()
    await expect(page.getByText('3 câu · 3 được nhận · 0 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Đọc theo các dòng bạn đã đánh dấu').first()).toBeVisible()
    // Whoever looks again finds the marks by which it was read.
    await button(page, 'Đánh dấu các dòng').click()
    await expect(lineOf(page, 3)).toHaveAttribute('aria-pressed', 'true')
    await button(page, 'Quay lại').click()
    await expect(button(page, 'Đánh dấu các dòng')).toBeFocused()
  },
)

test('a Word file that is refused is marked by keyboard alone', { tag: '@long' }, async ({ page }) => {
  const unnumbered = ['Con vật nào biết sủa?', 'chó', 'Con vật nào biết gáy?', 'gà trống', 'Con vật nào có vòi?', 'voi']
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'con vật.docx', mimeType: wordType, buffer: wordOf(unnumbered) })
  await expect(page.getByRole('alert')).toContainText('không thấy câu hỏi nào', { timeout: 30_000 })
  await button(page, 'Đánh dấu các dòng').press('Enter')
  await expect(lineOf(page, 1)).toBeVisible()
  const { keyboard } = page
  await keyboard.press('Tab')
  await expect(button(page, 'Quay lại')).toBeFocused()
  await keyboard.press('Tab')
  await expect(lineOf(page, 1)).toBeFocused()
  await keyboard.press('1')
  await keyboard.press('ArrowDown')
  await keyboard.press('3')
  await expect(page.getByRole('region', { name: 'Đọc thử theo dấu này' })).toContainText('gà trống (đúng)')
  await keyboard.press('Tab')
  await expect(tool(page, 'Câu hỏi')).toBeFocused()
  await button(page, 'Đọc tệp theo dấu này').press('Enter')
  await expect(page.getByText('3 câu · 3 được nhận · 0 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
})
