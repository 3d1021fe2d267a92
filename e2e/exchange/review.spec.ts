import { questionFixtures } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'

const table = [
  'Mã,Hỏi cái gì,Cái một,Cái hai,Cái nào đúng',
  '1,Thủ đô của nước ta là thành phố nào?,Huế,Hà Nội,2',
  '2,Một cộng hai bằng bao nhiêu?,2,3,2',
].join('\n')

test(
  'columns that nobody understands are chosen by hand with a preview, and keys are mended at once beside the original',
  { tag: '@long' },
  async ({ page, signIn }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator')
    await questionFixtures(page.request, 'Kệ xem lại', 'LOP_8')
    await page.goto('/questions/import')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bảng lạ.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await expect(page.getByRole('alert')).toContainText('Bảng thiếu cột nội dung câu hỏi', { timeout: 30_000 })
    const columns = page.getByRole('region', { name: 'Các cột của bảng' })
    await expect(columns).toContainText('Thủ đô của nước ta là thành phố nào?')
    const roles = ['Nội dung câu hỏi', 'Lựa chọn A', 'Lựa chọn B', 'Đáp án đúng']
    for (const [index, role] of roles.entries()) {
      const list = page.getByRole('combobox', { name: `Cột ${'BCDE'[index]}` })
      await list.click()
      await list.fill(role)
      await page.getByRole('option', { name: role, exact: true }).click()
    }
    const preview = page.getByRole('region', { name: 'Xem thử' })
    await expect(preview).toContainText('Hà Nội (đúng)')
    await expect(preview).toContainText('Không chắc đáp án "2" là của câu này')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Đọc lại tệp' }).click()

    await expect(page.getByText('2 câu · 1 được nhận · 1 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Đáp án lấy từ cột E ("Cái nào đúng"): 2').first()).toBeVisible()
    await expect(page.getByText('B (Hỏi cái gì): Một cộng hai bằng bao nhiêu?')).toBeVisible()
    await page.getByRole('button', { name: 'Sửa nhiều câu' }).click()
    await page.getByRole('textbox', { name: 'Câu số' }).fill('2')
    await page.getByRole('combobox', { name: 'Đáp án là' }).click()
    await page.getByRole('option', { name: 'thứ tự của lựa chọn' }).click()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Áp dụng cho các câu này' }).click()
    await expect(page.getByText('2 câu · 2 được nhận · 0 còn lỗi · 0 trùng')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  },
)

const asked = (number: number, text: string) => `Câu ${number}. ${text}\nA. con chim\nB. con cá\nC. con voi\n`
const open = 'Câu 5. Em hãy tả một con vật mà em thích.\n'
const paper = [asked(1, 'Con nào biết bay?'), asked(2, 'Con nào biết bơi?'), asked(4, 'Con nào có vòi?'), open].join(
  '\n',
)

test(
  'a paper whose keys stand on another sheet gets them by pasting them, and what fits nowhere is named',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator', '/questions/import')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'đề không đáp án.txt', mimeType: 'text/plain', buffer: Buffer.from(paper) })
    await expect(page.getByText('4 câu · 0 được nhận · 4 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
    const overview = page.getByRole('region', { name: 'Tệp được hiểu thế nào' })
    await expect(overview.getByText(/^Không tìm thấy đáp án đúng.*\(4 câu, số 1-4 trong danh sách\)$/)).toBeVisible()
    await expect(page.getByText('Trong tệp: Câu 4')).toBeVisible()
    await page.getByRole('button', { name: 'Sửa nhiều câu' }).click()
    const keys = page.getByRole('textbox', { name: 'Dán danh sách đáp án' })
    const apply = page.getByRole('button', { name: 'Áp dụng cho các câu này' })
    await keys.fill('1A 2 Bốn')
    await expect(page.getByText('Không hiểu "Bốn".')).toBeVisible()
    await expect(apply).toBeDisabled()
    await expectAccessibleInBothThemes(page)
    await keys.fill('Câu\t1\t2\t3\nĐáp án\tA\tB\tC')
    await apply.click()
    await expect(page.getByText('4 câu · 2 được nhận · 2 còn lỗi · 0 trùng')).toBeVisible()
    await expect(page.getByText('Chưa dùng được đáp án của câu 3:')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await keys.fill('4C')
    await apply.click()
    // Its number does not follow: that is looked at besides.
    await expect(overview.getByText('A: 1 · B: 1 · C: 1')).toBeVisible()
    await page.getByRole('combobox', { name: 'Điều cần xem' }).click()
    await page.getByRole('option', { name: /^\(1\) Không rõ dòng/ }).click()
    await page.getByRole('button', { name: 'Đã xem 1 câu, đọc đúng' }).click()
    await expect(page.getByText('4 câu · 3 được nhận · 1 còn lỗi · 0 trùng')).toBeVisible()
    await expect(page.getByText('Chưa dùng được đáp án')).toBeHidden()
    await page.getByRole('combobox', { name: 'Loại câu hỏi' }).click()
    await page.getByRole('option', { name: 'Tự luận' }).click()
    await apply.click()
    await expect(page.getByText('4 câu · 4 được nhận · 0 còn lỗi · 0 trùng')).toBeVisible()
    await expect(overview.getByText('Một đáp án: 3 · Tự luận: 1')).toBeVisible()
    await expect(
      page.getByText('Giữ nguyên số 1-3 trong danh sách: các câu ấy đã thuộc loại này hoặc không đổi được'),
    ).toBeInViewport()
  },
)
