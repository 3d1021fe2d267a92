import { expect, test } from '../test.ts'
import { type QuestionFixtures, choose, fillQuestion, questionFixtures, write } from './question-fixtures.ts'

let fixtures: QuestionFixtures

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  fixtures ??= await questionFixtures(page.request, 'Toán của bài thử')
  await signIn('administrator', '/questions/create')
  await expect(page.getByRole('toolbar')).toHaveCount(5)
})

test('the form says everything that is missing at once, and where', { tag: '@long' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Create Question' }).click()
  for (const message of [
    'Please enter the question title',
    'Please enter the question content',
    'Please select a class',
    'Please select a subject',
    'Please select a difficulty',
    'Please provide at least 2 answers',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Title' }).fill('Bốn')
  await expect(page.getByText('Title must be at least 5 characters long')).toBeVisible()
  await write(page, 'Content', 'Ngắn')
  await expect(page.getByText('Content must be at least 10 characters long')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveAccessibleDescription(/at least 10 characters/)
  await page.getByRole('textbox', { name: 'Points' }).fill('101')
  await expect(page.getByText('Points must be between 1 and 100')).toBeVisible()
})

test('a single choice has one key, two to six answers', { tag: '@long' }, async ({ page }) => {
  await fillQuestion(page, 'Một đáp án đúng')
  await expect(page.getByRole('combobox', { name: 'Subject' })).not.toHaveValue('')
  await write(page, 'Answer A', 'bốn')
  await write(page, 'Answer B', 'năm')
  await expect(page.getByRole('button', { name: /Remove answer/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Create Question' }).click()
  await expect(page.getByText('Please mark at least one answer as correct')).toBeVisible()

  const correct = (letter: string) => page.getByRole('switch', { name: `Answer ${letter} is correct` })
  await correct('A').press('Space')
  await correct('B').press('Space')
  await expect(correct('A')).not.toBeChecked()
  await expect(correct('B')).toBeChecked()

  const add = page.getByRole('button', { name: 'Add Answer' })
  for (let count = 3; count <= 6; count += 1) await add.click()
  await expect(add).toBeDisabled()
  await page.getByRole('button', { name: 'Remove answer F' }).click()
  await write(page, 'Answer C', 'sáu')
  // What stays blank is left out.
  await page.getByRole('button', { name: 'Create Question' }).click()
  await expect(page.getByText('Question created successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/questions\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Một đáp án đúng' })).toBeVisible()
  const options = page.getByRole('listitem').filter({ hasText: /^[A-F](bốn|năm|sáu)/ })
  await expect(options).toHaveCount(3)
  await expect(options.filter({ hasText: 'Correct' })).toHaveText(/^Bnăm/)
})

test('multiple choice begins with its first answer correct and takes several', { tag: '@long' }, async ({ page }) => {
  await fillQuestion(page, 'Những số chẵn')
  await choose(page, 'Type', 'Multiple choice')
  const correct = (letter: string) => page.getByRole('switch', { name: `Answer ${letter} is correct` })
  await expect(correct('A')).toBeChecked()
  await write(page, 'Answer A', 'hai')
  await write(page, 'Answer B', 'bốn')
  await correct('B').press('Space')
  await expect(correct('A')).toBeChecked()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('checkbox', { name: /hai|bốn/ })).toHaveCount(2)
  await page.getByRole('tab', { name: 'Edit Question' }).click()
  await page.getByRole('button', { name: 'Create Question' }).click()
  await expect(page.getByText('Select multiple')).toBeVisible()
  await expect(page.locator('li').filter({ hasText: 'Correct' })).toHaveCount(2)
})

test('true or false has two fixed answers', { tag: '@long' }, async ({ page }) => {
  await fillQuestion(page, 'Mặt trời mọc ở hướng đông')
  await choose(page, 'Type', 'True/False')
  await expect(page.getByText('Đúng', { exact: true })).toBeVisible()
  await expect(page.getByText('Sai', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Answer/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Answer' })).toHaveCount(0)
  await page.getByRole('switch', { name: 'Answer B is correct' }).press('Space')
  await page.getByRole('button', { name: 'Create Question' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mặt trời mọc ở hướng đông' })).toBeVisible()
  await expect(page.locator('li').filter({ hasText: 'Correct' })).toHaveText(/^BSai/)
})

test('fill in the blank accepts every text that is listed', { tag: '@long' }, async ({ page }) => {
  await fillQuestion(page, 'Thủ đô của Việt Nam')
  await choose(page, 'Type', 'Fill in the blank')
  await expect(page.getByRole('heading', { name: 'Correct Answers' })).toBeVisible()
  await expect(page.getByRole('switch', { name: /is correct/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Create Question' }).click()
  await expect(page.getByText('Please provide at least 1 correct answer')).toBeVisible()
  await page.getByRole('textbox', { name: 'Answer A' }).fill('Hà Nội')
  await page.getByRole('button', { name: 'Add Answer' }).click()
  await page.getByRole('textbox', { name: 'Answer B' }).fill('1 < 2 & <b>3</b>')
  await page.getByRole('button', { name: 'Create Question' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thủ đô của Việt Nam' })).toBeVisible()
  await expect(page.locator('li').filter({ hasText: 'Correct' })).toHaveText([/^AHà Nội/, /^B1 < 2 & <b>3<\/b>/])
})

test(
  'another type keeps what it can, and asks before it drops what was written',
  { tag: '@long' },
  async ({ page }) => {
    await write(page, 'Answer A', 'giữ lại')
    await write(page, 'Answer B', 'bỏ đi')
    await page.getByRole('switch', { name: 'Answer A is correct' }).press('Space')
    await choose(page, 'Type', 'Fill in the blank')
    const question = page.getByRole('dialog')
    await expect(question.getByRole('listitem')).toHaveText(['bỏ đi'])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Single choice')
    await expect(page.getByRole('textbox', { name: 'Answer B' })).toHaveText('bỏ đi')
    await choose(page, 'Type', 'Fill in the blank')
    await question.getByRole('button', { name: 'Change and remove' }).click()
    await expect(page.getByRole('textbox', { name: 'Answer A' })).toHaveValue('giữ lại')
    await expect(page.getByRole('textbox', { name: 'Answer B' })).toHaveCount(0)
  },
)

test('another class clears the subject and offers the first of its own', { tag: '@long' }, async ({ page }) => {
  await questionFixtures(page.request, 'Khoa học của bài thử', 'LOP_5')
  await choose(page, 'Class', 'Lớp 4')
  await expect(page.getByRole('combobox', { name: 'Subject' })).not.toHaveValue('')
  await choose(page, 'Class', 'Lớp 5')
  await page.getByRole('combobox', { name: 'Subject' }).click()
  await expect(page.getByRole('option', { name: 'Khoa học của bài thử' }).first()).toBeVisible()
  await expect(page.getByRole('option', { name: 'Toán của bài thử' })).toHaveCount(0)
})
