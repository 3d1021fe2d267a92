import { listQuizzes } from '@lms/contracts/quizzes/quizzes.ts'
import { routeOf } from '../call.ts'
import { choose, expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { openRowMenu } from '../users/people.ts'
import { quizFixtures } from './quiz-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

const nothingFound = 'Không tìm thấy bài kiểm tra nào'

test('filters live in the address and begin with the fourth class', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài lọc', { schoolClass: 'LOP_9' })
  await fixtures.add({ title: 'Đạo hàm căn bản' })
  await fixtures.add({ title: 'Tích phân đã ngừng', isActive: false })
  await page.goto('/quizzes')
  await expect(page.getByRole('combobox', { name: 'Lớp', exact: true })).toHaveValue('Lớp 4')
  await choose(page, 'Lớp', 'Lớp 9')
  await expect(page).toHaveURL(/class=LOP_9/)
  const row = page.getByRole('row', { name: 'Đạo hàm căn bản' })
  await expect(row).toContainText('Kệ bài lọc')
  await expect(row).toContainText('Lớp 9')
  await expect(row).toContainText('Đang hoạt động')
  await expect(row.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible()

  await choose(page, 'Trạng thái', 'Ngừng hoạt động')
  await expect(page).toHaveURL(/isActive=false/)
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('row', { name: 'Tích phân đã ngừng' })).toBeVisible()
  await page.goBack()
  await expect(row).toBeVisible()

  const search = page.getByRole('searchbox')
  await search.fill('dao ham')
  await search.press('Enter')
  await expect(page).toHaveURL(/search=dao/)
  await expect(page.getByRole('row', { name: 'Tích phân đã ngừng' })).toHaveCount(0)
  await expect(row).toBeVisible()
  await page.reload()
  await expect(row).toBeVisible()

  await page.getByLabel('Tạo từ ngày').fill('01/01/2999')
  await expect(page).toHaveURL(/createdFrom=2999-01-01/)
  await expect(page.getByRole('heading', { name: nothingFound })).toBeVisible()
  await page.getByRole('button', { name: 'Xóa bộ lọc' }).first().click()
  await expect(page).toHaveURL(/\/quizzes$/)
  await expect(page.getByRole('combobox', { name: 'Lớp', exact: true })).toHaveValue('Lớp 4')
})

test(
  'a quiz is viewed, copied, switched off and on, deleted, undone and restored from its row',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await quizFixtures(page.request, 'Kệ bài thao tác', { schoolClass: 'LOP_8' })
    const id = await fixtures.add({ title: 'Bài nhiều việc', class: 'LOP_8' })
    const list = '/quizzes?class=LOP_8'
    await page.goto(list)
    const row = page.getByRole('row', { name: 'Bài nhiều việc' })
    await row.getByRole('link', { name: 'Xem Bài nhiều việc' }).click()
    await expect(page).toHaveURL(`/quizzes/${id}`)
    await page.goto(list)

    await openRowMenu(page, 'Bài nhiều việc')
    await page.getByRole('menuitem', { name: 'Ngừng kích hoạt' }).click()
    await expect(row).toContainText('Ngừng hoạt động')
    await expect(page.getByText('Đã ngừng kích hoạt bài kiểm tra')).toBeVisible()
    await openRowMenu(page, 'Bài nhiều việc')
    await page.getByRole('menuitem', { name: 'Kích hoạt', exact: true }).click()
    await expect(row).toContainText('Đang hoạt động')

    await openRowMenu(page, 'Bài nhiều việc')
    await page.getByRole('menuitem', { name: 'Nhân bản' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bài nhiều việc (bản sao)' })).toBeVisible()
    await page.goto(list)

    await openRowMenu(page, 'Bài nhiều việc')
    await page.getByRole('menuitem', { name: 'Xóa' }).click()
    const question = page.getByRole('dialog', { name: 'Xóa "Bài nhiều việc"?' })
    await question.getByRole('button', { name: 'Xóa' }).click()
    await expect(page.getByText('Đã xóa bài kiểm tra')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bài nhiều việc', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await expect(page.getByRole('link', { name: 'Bài nhiều việc', exact: true })).toBeVisible()

    await openRowMenu(page, 'Bài nhiều việc')
    await page.getByRole('menuitem', { name: 'Xóa' }).click()
    await question.getByRole('button', { name: 'Xóa' }).click()
    await expect(page.getByRole('link', { name: 'Bài nhiều việc', exact: true })).toHaveCount(0)
    await choose(page, 'Hiển thị', 'Đã xóa')
    await openRowMenu(page, 'Bài nhiều việc')
    await page.getByRole('menuitem', { name: 'Khôi phục' }).click()
    await expect(page.getByText('Đã khôi phục bài kiểm tra').last()).toBeVisible()
    await choose(page, 'Hiển thị', 'Hiện có')
    await expect(page.getByRole('link', { name: 'Bài nhiều việc', exact: true })).toBeVisible()
  },
)

test('many at once: off, on, deleted, restored', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài hàng loạt', { schoolClass: 'LOP_7' })
  for (const number of [1, 2, 3]) await fixtures.add({ title: `Hàng loạt ${number}`, class: 'LOP_7' })
  await page.goto(`/quizzes?class=LOP_7&subject=${fixtures.subjectId}`)
  const selectAll = () => page.getByRole('table').getByRole('checkbox').first().check()
  await expect(page.getByRole('row')).toHaveCount(4)
  await selectAll()
  await expect(page.getByText('Đã chọn 3 bài kiểm tra')).toBeVisible()
  await page.getByRole('button', { name: 'Ngừng kích hoạt' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Ngừng hoạt động' })).toHaveCount(3)
  await selectAll()
  await page.getByRole('button', { name: 'Kích hoạt', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Đang hoạt động' })).toHaveCount(3)
  await selectAll()
  await page.getByRole('button', { name: 'Xóa', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click()
  await expect(page.getByRole('heading', { name: nothingFound })).toBeVisible()
  await choose(page, 'Hiển thị', 'Đã xóa')
  await selectAll()
  await page.getByRole('button', { name: 'Khôi phục' }).click()
  await choose(page, 'Hiển thị', 'Hiện có')
  await expect(page.getByRole('row')).toHaveCount(4)
})

test('a list that cannot be loaded says so and can be asked again', { tag: '@long' }, async ({ page }) => {
  await page.route(routeOf(listQuizzes), (route) => route.abort())
  await page.goto('/quizzes')
  await expect(page.getByRole('heading', { name: 'Failed to fetch quizzes' })).toBeVisible()
  await page.unroute(routeOf(listQuizzes))
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('the list fits a phone, and nobody is shut out of it', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài điện thoại')
  await fixtures.add({ title: 'Bài trên điện thoại có tên khá dài để xuống dòng' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/quizzes')
  await expect(page.getByRole('table')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})
