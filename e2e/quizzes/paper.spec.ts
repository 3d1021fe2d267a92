import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getQuestion } from '@lms/contracts/questions/questions.ts'
import { call } from '../call.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { quizFixtures } from './quiz-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

async function downloaded(page: Page): Promise<{ name: string; content: Buffer }> {
  const dialog = page.getByRole('dialog', { name: 'Xuất đề kiểm tra' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Tải xuống' }).click(),
  ])
  await expect(dialog).toHaveCount(0)
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test(
  'a quiz is taken along on paper, in versions with their key, as PDF, Word and HTML',
  { tag: '@long' },
  async ({ page, context }) => {
    const fixtures = await quizFixtures(page.request, 'Kệ bài in')
    const id = await fixtures.add({ title: 'Đề giữa kỳ' })
    await page.goto(`/quizzes/${id}`)
    const open = page.getByRole('button', { name: 'Xuất đề' })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Xuất đề kiểm tra' })
    await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Trộn thứ tự câu hỏi' })).not.toBeChecked()
    const versions = dialog.getByRole('textbox', { name: 'Số mã đề' })
    await versions.fill('25')
    await expect(dialog.getByText('Số mã đề phải từ 1 đến 24')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Tải xuống' })).toBeDisabled()
    await versions.fill('3')
    await expect(dialog.getByRole('checkbox', { name: 'Trộn thứ tự câu hỏi' })).toBeChecked()
    await expectAccessibleInBothThemes(page)
    const pdf = await downloaded(page)
    expect(pdf.name).toBe('de-giua-ky.pdf')
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')

    await open.click()
    await dialog.getByText('Word').click()
    const word = await downloaded(page)
    expect(word.name).toBe('de-giua-ky.docx')
    expect(word.content.subarray(0, 2).toString()).toBe('PK')

    await open.click()
    await dialog.getByText('HTML').click()
    await versions.fill('2')
    const html = await downloaded(page)
    const paper = await context.newPage()
    await paper.setContent(html.content.toString())
    await expect(paper.getByText('Mã đề: 101')).toBeVisible()
    await expect(paper.getByText('Mã đề: 102')).toBeVisible()
    await expect(paper.getByText('Câu 3 (10 điểm)')).toHaveCount(2)
    await expect(paper.getByRole('heading', { name: 'ĐÁP ÁN' })).toBeVisible()
    await expect(paper.getByRole('row')).toHaveCount(4)
  },
)

test('the wizard prints before it saves', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài nháp')
  const questions = await questionsOf(page, fixtures.questionIds)
  await page.goto('/quizzes/create-v1')
  await expect(page.getByRole('heading', { level: 2, name: 'Bước 1: Thông tin cơ bản' })).toBeVisible()
  await page.evaluate(
    ({ subject, questions }) => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('quiz_wizard:')) ?? ''
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { values: object }
      const ids = questions.map(({ _id }) => _id)
      const values = { ...draft.values, title: 'Đề còn nháp', class: 'LOP_4', subject, questions: ids }
      sessionStorage.setItem(key, JSON.stringify({ ...draft, values, questions }))
    },
    { subject: fixtures.subjectId, questions },
  )
  await page.goto('/quizzes/create-v1?step=4')
  await page.getByRole('button', { name: 'Xuất HTML' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xuất đề kiểm tra' })
  await expect(dialog.getByRole('radio', { name: 'HTML' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Kèm đáp án ở trang cuối' }).uncheck()
  const html = await downloaded(page)
  expect(html.name).toBe('de-con-nhap.html')
  expect(html.content.toString()).toContain('Câu 3 (10 điểm)')
  expect(html.content.toString()).not.toContain('ĐÁP ÁN')
  await expect(page.getByRole('button', { name: 'Lưu bài kiểm tra' })).toBeEnabled()
})

function questionsOf(page: Page, ids: readonly string[]) {
  return Promise.all(
    ids.map(async (id) => (await call(page.request, getQuestion, { role: 'administrator', params: { id } })).question),
  )
}
