import { quizFixtures } from '../quizzes/quiz-fixtures.ts'
import { expect, test } from '../test.ts'
import { openRowMenu } from '../users/people.ts'
import { choose, questionFixtures } from './question-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

const stat = (label: string) => `dl > div:has(dt:text-is("${label}")) dd >> nth=0`

test(
  'filters live in the address, begin with the fourth class, and the figures follow them',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await questionFixtures(page.request, 'Bộ lọc', 'LOP_9')
    for (const [type, title] of [
      ['true_false', 'Lọc đúng sai'],
      ['single_choice', 'Lọc một đáp án'],
      ['multiple_choice', 'Lọc nhiều đáp án'],
      ['fill_blank', 'Lọc điền chỗ trống'],
    ] as const)
      await fixtures.add({ title, type, class: 'LOP_9', difficulty: type === 'true_false' ? 'hard' : 'easy' })

    await page.goto('/questions')
    await expect(page.getByRole('combobox', { name: 'Class' })).toHaveValue('Lớp 4')
    await choose(page, 'Class', 'Lớp 9')
    await expect(page).toHaveURL(/class=LOP_9/)
    await choose(page, 'Subject', 'Bộ lọc')
    await expect(page).toHaveURL(new RegExp(`subject=${fixtures.subjectId}`))
    await expect(page.locator(stat('Total Questions'))).toHaveText('4')
    for (const label of ['True/False', 'Multiple choice', 'Single choice'])
      await expect(page.locator(stat(label))).toHaveText('1')

    await choose(page, 'Difficulty', 'Khó')
    await expect(page.locator(stat('Total Questions'))).toHaveText('1')
    await expect(page.getByRole('row', { name: 'Lọc đúng sai' })).toContainText('Khó')
    await page.goBack()
    await expect(page.locator(stat('Total Questions'))).toHaveText('4')
    await choose(page, 'Type', 'Fill in the blank')
    await expect(page.getByRole('row', { name: 'Lọc điền chỗ trống' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Fill in the blank')

    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/questions$/)
    await expect(page.getByRole('combobox', { name: 'Class' })).toHaveValue('Lớp 4')
  },
)

test('a search begins with Enter and forgives accents; nothing found says so', { tag: '@long' }, async ({ page }) => {
  const fixtures = await questionFixtures(page.request, 'Tìm kiếm')
  await fixtures.add({ title: 'Đạo hàm của hàm số bậc hai' })
  await page.goto('/questions')
  const search = page.getByRole('searchbox')
  await search.fill('dao ham')
  await expect(page).not.toHaveURL(/search/)
  await search.press('Enter')
  await expect(page).toHaveURL(/search=dao\+ham|search=dao%20ham/)
  await expect(page.getByRole('row', { name: 'Đạo hàm của hàm số bậc hai' })).toBeVisible()
  await search.fill('zzzz không có')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Không tìm thấy câu hỏi nào' })).toBeVisible()
})

test('a deletion asks, can be undone at once, and restored later', { tag: '@long' }, async ({ page }) => {
  const fixtures = await questionFixtures(page.request, 'Xóa', 'LOP_8')
  await fixtures.add({ title: 'Sẽ bị xóa', class: 'LOP_8' })
  await page.goto('/questions?class=LOP_8')
  const row = page.getByRole('row', { name: 'Sẽ bị xóa' })
  const remove = async (): Promise<void> => {
    await openRowMenu(page, 'Sẽ bị xóa')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete "Sẽ bị xóa"?' })
    await expect(
      question.getByText('Bạn có chắc chắn muốn xóa câu hỏi này? Hành động này không thể hoàn tác.'),
    ).toBeVisible()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Question deleted successfully').last()).toBeVisible()
    await expect(row).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await remove()
  await choose(page, 'Show', 'Deleted')
  await openRowMenu(page, 'Sẽ bị xóa')
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(row).toHaveCount(0)
  await choose(page, 'Show', 'In the bank')
  await expect(row).toBeVisible()
})

test('a question that a quiz uses says where, and another one takes its place', { tag: '@long' }, async ({ page }) => {
  const { questionIds, add } = await quizFixtures(page.request, 'Xóa câu đang dùng', {
    schoolClass: 'LOP_8',
    titles: ['Câu sắp đi', 'Câu ở lại', 'Câu thay vào'],
  })
  const quizId = await add({ title: 'Bài dùng câu sắp đi', questions: questionIds.slice(0, 2) })
  await page.goto('/questions?class=LOP_8')
  await openRowMenu(page, 'Câu sắp đi')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete "Câu sắp đi"?' })
  await expect(dialog).toContainText('It is used in 1 quiz:')
  await expect(dialog.getByRole('listitem')).toHaveText('Bài dùng câu sắp đi')
  await expect(dialog.getByRole('radio', { name: 'Take the question out of it' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Put another question in its place' }).check()
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Question in its place' }).fill('thay vào')
  await page.getByRole('option', { name: 'Câu thay vào' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`/quizzes/${quizId}`)
  const questions = page.getByRole('list', { name: 'Danh sách câu hỏi' }).getByRole('listitem')
  await expect(questions).toHaveCount(2)
  await expect(questions.first()).toContainText('Câu thay vào')
})

test('many at once: difficulty, class with its subject, deletion, restoration', { tag: '@long' }, async ({ page }) => {
  const fixtures = await questionFixtures(page.request, 'Hàng loạt', 'LOP_7')
  const other = await questionFixtures(page.request, 'Lớp mới', 'LOP_6')
  for (const number of [1, 2, 3]) await fixtures.add({ title: `Hàng loạt ${number}`, class: 'LOP_7' })
  await page.goto(`/questions?class=LOP_7&subject=${fixtures.subjectId}`)
  const selectAll = () => page.getByRole('table').getByRole('checkbox').first().check()
  await selectAll()
  await page.getByRole('button', { name: 'Change difficulty' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Difficulty' }).click()
  await page.getByRole('option', { name: 'Khó' }).click()
  await dialog.getByRole('button', { name: 'Apply to 3 questions' }).click()
  await expect(page.getByText('Updated 3 questions')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Khó' })).toHaveCount(3)

  await selectAll()
  await page.getByRole('button', { name: 'Change class' }).click()
  await dialog.getByRole('combobox', { name: 'Class' }).click()
  await page.getByRole('option', { name: 'Lớp 6' }).click()
  await dialog.getByRole('combobox', { name: 'Subject' }).click()
  await page.getByRole('option', { name: /^Lớp mới/ }).click()
  await dialog.getByRole('button', { name: 'Apply to 3 questions' }).click()
  await expect(page.getByRole('heading', { name: 'Không tìm thấy câu hỏi nào' })).toBeVisible()

  await page.goto(`/questions?class=LOP_6&subject=${other.subjectId}`)
  await expect(page.getByRole('row')).toHaveCount(4)
  await selectAll()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Không tìm thấy câu hỏi nào' })).toBeVisible()
  await choose(page, 'Show', 'Deleted')
  await selectAll()
  await page.getByRole('button', { name: 'Restore' }).click()
  await choose(page, 'Show', 'In the bank')
  await expect(page.getByRole('row')).toHaveCount(4)
})
