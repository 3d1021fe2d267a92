import type { Page } from '@playwright/test'
import { createQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { readFile } from 'node:fs/promises'
import { type JudgedType, judgedTypes, partDrafts } from '../../server/testing/records/question-parts.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call } from '../call.ts'
import { smallTargets } from '../small-targets.ts'
import { expect, test } from '../test.ts'
import { choose, expectNoSidewaysScroll, questionFixtures, write } from './question-fixtures.ts'

const labels: Record<JudgedType, string> = {
  numeric: 'Numeric',
  matching: 'Matching',
  ordering: 'Ordering',
  cloze: 'Cloze',
  statements: 'Statements',
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '')

/** What an author does in the part of the form that is the type's own. */
const written: Record<JudgedType, (page: Page) => Promise<void>> = {
  async numeric(page) {
    await page.getByRole('textbox', { name: 'Answer A', exact: true }).fill('20')
    await page.getByRole('textbox', { name: 'Tolerance of A' }).fill('0.5')
    await page.getByRole('textbox', { name: 'Unit' }).fill('cm')
    await page.getByRole('switch', { name: 'Students must write the unit' }).press('Space')
    await expect(page.getByRole('textbox', { name: 'Lost without the unit' })).toHaveValue('50 %')
  },
  async matching(page) {
    for (const [index, { left, right }] of partDrafts.matching.pairs.entries()) {
      await write(page, `Left side ${index + 1}`, left)
      await write(page, `Right side ${index + 1}`, plain(right))
    }
    await page.getByRole('button', { name: 'Add an extra one' }).click()
    await write(page, 'Extra 1', 'Huế')
  },
  async ordering(page) {
    await page.getByRole('button', { name: 'Add an item' }).click()
    await page.getByRole('button', { name: 'Add an item' }).click()
    const [first, second, ...others] = partDrafts.ordering.items.map(plain)
    for (const [index, text] of [second, first, ...others].entries()) await write(page, `Item ${index + 1}`, text ?? '')
    await page.getByRole('button', { name: 'Move down: Item 1' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Item 1' })).toHaveText(first ?? '')
  },
  async cloze(page) {
    await page.getByRole('combobox', { name: 'How gap 1 is filled' }).selectOption('choice')
    await page.getByRole('button', { name: 'Add an answer to gap 1' }).click()
    for (const [index, text] of ['bé hơn', 'lớn hơn', 'bằng'].entries())
      await page.getByRole('textbox', { name: `Answer ${index + 1} of gap 1` }).fill(text)
    await page.getByRole('button', { name: 'Add a gap' }).click()
    await page.getByRole('combobox', { name: 'How gap 2 is filled' }).selectOption('number')
    await page.getByRole('textbox', { name: 'Answer 1 of gap 2', exact: true }).fill('9')
    await page.getByRole('button', { name: 'Add a gap' }).click()
    await page.getByRole('textbox', { name: 'Answer 1 of gap 3' }).fill('Hà Nội')
  },
  async statements(page) {
    for (const [index, { text, isTrue }] of partDrafts.statements.statements.entries()) {
      await write(page, `Statement ${index + 1}`, text)
      if (isTrue) await page.getByRole('switch', { name: `Statement ${index + 1} is true` }).press('Space')
    }
  },
}

for (const type of judgedTypes)
  test(
    `${type}: an author writes it, tries it and sees its key, also on a phone`,
    { tag: '@long' },
    async ({ page, signIn }) => {
      // Six looks by axe at a form with many editors.
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await questionFixtures(page.request, `Môn của ${type}`)
      await signIn('administrator', '/questions/create')
      await expect(page.getByRole('toolbar')).toHaveCount(5)
      // What the form has for every type is looked at with all other screens.
      await page.setViewportSize({ width: 360, height: 740 })
      const usual = await smallTargets(page)
      await page.setViewportSize({ width: 1280, height: 800 })
      await choose(page, 'Type', labels[type])
      await page.getByRole('textbox', { name: 'Title' }).fill(`Câu hỏi của ${type}`)
      await write(page, 'Content', plain(partDrafts[type].content))
      await choose(page, 'Class', 'Lớp 4')
      await choose(page, 'Difficulty', 'Dễ')
      await written[type](page)
      await expectAccessibleInBothThemes(page)

      await page.setViewportSize({ width: 360, height: 740 })
      await expectNoSidewaysScroll(page)
      expect((await smallTargets(page)).filter((target) => !usual.includes(target))).toEqual([])
      await page.getByRole('tab', { name: 'Preview' }).click()
      await expectNoSidewaysScroll(page)
      expect((await smallTargets(page)).filter((target) => !usual.includes(target))).toEqual([])
      await expectAccessibleInBothThemes(page)
      await page.getByRole('tab', { name: 'Edit Question' }).click()

      await page.getByRole('button', { name: 'Create Question' }).click()
      await expect(page.getByRole('heading', { level: 1, name: `Câu hỏi của ${type}` })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessibleInBothThemes(page)
    },
  )

test(
  'a paper has every type with parts, and a key that says what is right',
  { tag: '@long' },
  async ({ page, context, signIn }) => {
    await signIn('administrator')
    const fixtures = await questionFixtures(page.request, 'Môn của đề in')
    const questions: string[] = []
    for (const type of judgedTypes)
      questions.push(await fixtures.add({ title: `Câu ${type}`, ...partDrafts[type], type }))
    const { quiz } = await call(page.request, createQuiz, {
      role: 'administrator',
      body: {
        title: 'Đề đủ loại',
        description: 'Bài kiểm tra ngắn cuối tuần.',
        class: 'LOP_4',
        subject: fixtures.subjectId,
        timeLimit: 45,
        passingScore: 60,
        maxAttempts: 2,
        isPublic: false,
        questions,
      },
    })
    await page.goto(`/quizzes/${quiz._id}`)
    await page.getByRole('button', { name: 'Xuất đề' }).click()
    const dialog = page.getByRole('dialog', { name: 'Xuất đề kiểm tra' })
    await dialog.getByText('HTML').click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Tải xuống' }).click(),
    ])
    const paper = await context.newPage()
    await paper.setContent((await readFile(await file.path())).toString())
    await expect(paper.getByText('Chu vi hình vuông cạnh 5 cm')).toBeVisible()
    await expect(paper.getByText('1) Việt Nam → ..........')).toBeVisible()
    await expect(paper.getByText('(1) ..........')).toBeVisible()
    await expect(paper.getByText('2 + 2 = 4 (Đ / S)')).toBeVisible()
    const key = paper.getByRole('table').last()
    await expect(key).toContainText('20 ± 0,5 cm')
    await expect(key).toContainText(/1-[A-D], 2-[A-D], 3-[A-D]/)
    await expect(key).toContainText(/[A-E], [A-E], [A-E], [A-E], [A-E]/)
    await expect(key).toContainText(/\(1\) [A-C]; \(2\) 9; \(3\) Hà Nội/)
    await expect(key).toContainText('A-Đ, B-S, C-Đ, D-S')
  },
)
