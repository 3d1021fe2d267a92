import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { quizFixtures } from './quiz-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

const order = ['Câu thứ nhất', 'Câu thứ hai', 'Câu thứ ba']
const inOrder = (...places: number[]) => places.map((place) => new RegExp(order[place - 1] ?? ''))

test(
  'limits are said in words, and a change that keeps them leads back to the list',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await quizFixtures(page.request, 'Kệ bài sửa')
    const id = await fixtures.add({ title: 'Bài cần sửa' })
    await page.goto(`/quizzes/edit/${id}`)
    const title = page.getByRole('textbox', { name: 'Tên bài kiểm tra' })
    const save = page.getByRole('button', { name: 'Lưu thay đổi' })
    await expect(title).toHaveValue('Bài cần sửa')
    await title.fill('')
    await page.getByRole('textbox', { name: 'Mô tả' }).fill('Ngắn')
    await page.getByRole('textbox', { name: 'Thời gian làm bài (phút)' }).fill('3')
    await page.getByRole('textbox', { name: 'Điểm đạt (%)' }).fill('101')
    await save.click()
    for (const message of [
      'Tên bài kiểm tra là bắt buộc',
      'Mô tả phải có ít nhất 10 ký tự',
      'Thời gian làm bài phải từ 5 đến 480 phút',
      'Điểm đạt phải từ 0 đến 100',
    ])
      await expect(page.getByText(message)).toBeVisible()
    await title.fill('Bốn')
    await expect(page.getByText('Tên bài kiểm tra phải có ít nhất 5 ký tự')).toBeVisible()
    for (const name of order) await page.getByRole('button', { name: `Bỏ khỏi bài: ${name}` }).click()
    await save.click()
    await expect(page.getByText('Vui lòng chọn ít nhất 1 câu hỏi')).toBeVisible()

    await title.fill('Bài đã sửa xong')
    await page.getByRole('textbox', { name: 'Mô tả' }).fill('Một mô tả đủ dài.')
    await page.getByRole('textbox', { name: 'Thời gian làm bài (phút)' }).fill('20')
    await page.getByRole('textbox', { name: 'Điểm đạt (%)' }).fill('80')
    await page.getByRole('button', { name: 'Chọn câu hỏi' }).click()
    const dialog = page.getByRole('dialog', { name: 'Chọn câu hỏi' })
    await dialog.getByRole('searchbox').fill('thu hai')
    await dialog.getByRole('searchbox').press('Enter')
    await dialog.getByRole('combobox', { name: 'Chủ đề' }).click()
    await page.getByRole('option', { name: 'Kệ bài sửa', exact: true }).click()
    const second = dialog.getByRole('button', { name: 'Chọn Câu thứ hai' })
    // What was found before stays until the new answer is here.
    await expect(second).toHaveCount(1)
    await second.click()
    await dialog.getByRole('button', { name: 'Xong' }).click()
    await expect(page.getByText(/^Đã chọn 1 \//)).toBeVisible()
    await save.click()
    await expect(page).toHaveURL(/\/quizzes$/)
    await expect(page.getByText('Đã cập nhật bài kiểm tra')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Bài đã sửa xong' })).toBeVisible()
  },
)

test('questions change places with buttons, by keyboard and by dragging', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài thứ tự')
  const id = await fixtures.add({ title: 'Bài đổi thứ tự' })
  await page.goto(`/quizzes/edit/${id}`)
  const items = page.getByRole('list', { name: 'Câu hỏi đã chọn' }).getByRole('listitem')
  await expect(items).toHaveText(inOrder(1, 2, 3))

  const down = page.getByRole('button', { name: 'Chuyển xuống: Câu thứ nhất' })
  await down.press('Enter')
  await expect(items).toHaveText(inOrder(2, 1, 3))
  await expect(down).toBeFocused()
  await down.press('Enter')
  await expect(items).toHaveText(inOrder(2, 3, 1))
  await expect(page.getByRole('button', { name: 'Chuyển lên: Câu thứ nhất' })).toBeFocused()

  const handle = page.getByRole('button', { name: 'Kéo để đổi thứ tự: Câu thứ hai' })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Đã nhấc Câu thứ hai/)).toBeAttached()
  // What was picked up listens to keys from the next turn on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Câu thứ hai đã chuyển đến vị trí 2 trong 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(items).toHaveText(inOrder(3, 2, 1))

  await page.getByRole('button', { name: 'Kéo để đổi thứ tự: Câu thứ nhất' }).hover()
  const { x, y } = (await items.first().boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 30, { steps: 4 })
  await page.mouse.move(x + 20, y + 4, { steps: 4 })
  await page.mouse.up()
  await expect(items).toHaveText(inOrder(1, 3, 2))

  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(page).toHaveURL(/\/quizzes$/)
  await page.goto(`/quizzes/${id}`)
  await expect(page.getByRole('list', { name: 'Danh sách câu hỏi' }).getByRole('listitem')).toHaveText(inOrder(1, 3, 2))
})

test('two people at once: both versions are shown, and each part is decided', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài hai người')
  const id = await fixtures.add({ title: 'Cùng một bài' })
  await page.goto(`/quizzes/edit/${id}`)
  await page.getByRole('textbox', { name: 'Tên bài kiểm tra' }).fill('Tên của tôi')
  await fixtures.change(id, { title: 'Tên của họ', timeLimit: 90, questions: fixtures.questionIds.slice(0, 2) })
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Có người vừa thay đổi bài kiểm tra này' })
  await expect(notice).toContainText('Tên của tôi')
  await expect(notice).toContainText('Tên của họ')
  await expect(notice).toContainText('2 câu: Câu thứ nhất; Câu thứ hai')
  await expectAccessibleInBothThemes(page)
  const save = notice.getByRole('button', { name: 'Lưu phần đã chọn' })
  await expect(save).toBeDisabled()
  await notice.getByRole('radiogroup', { name: 'Tên bài kiểm tra' }).getByLabel('Bản của bạn').check()
  await save.click()
  await expect(page).toHaveURL(/\/quizzes$/)
  await page.goto(`/quizzes/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tên của tôi' })).toBeVisible()
  await expect(page.getByText('90 phút')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Danh sách câu hỏi' }).getByRole('listitem')).toHaveCount(2)
})

test('what was changed is not left behind without a question', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài rời đi')
  const id = await fixtures.add({ title: 'Bài đang sửa dở' })
  await page.goto(`/quizzes/edit/${id}`)
  await page.getByRole('button', { name: 'Bỏ khỏi bài: Câu thứ ba' }).click()
  await page.getByRole('button', { name: 'Hủy' }).click()
  await page.getByRole('button', { name: 'Ở lại' }).click()
  await expect(page.getByText(/^Đã chọn 2 \//)).toBeVisible()
  await page.getByRole('button', { name: 'Hủy' }).click()
  await page.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await expect(page).toHaveURL(/\/quizzes$/)
})

test('the form fits a phone and shuts nobody out', { tag: '@long' }, async ({ page }) => {
  const fixtures = await quizFixtures(page.request, 'Kệ bài hẹp sửa')
  const id = await fixtures.add({ title: 'Bài sửa trên điện thoại' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/quizzes/edit/${id}`)
  await expect(page.getByRole('textbox', { name: 'Tên bài kiểm tra' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Chọn câu hỏi' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
