import { readFile } from 'node:fs/promises'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { openFamily } from '../children/family.ts'
import { expect, test } from '../test.ts'

test(
  'a sheet is printed for a child, and what was written on it is typed in by keyboard',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator')
    const { quizId } = await openFamily(page.request, { title: 'Đề giấy' })
    await page.goto(`/quizzes/${quizId}`)
    await page.getByRole('button', { name: 'Xuất đề' }).click()
    const dialog = page.getByRole('dialog', { name: 'Xuất đề kiểm tra' })
    await dialog.getByRole('checkbox', { name: 'Kèm phiếu trả lời' }).check()
    await dialog.getByText('Học sinh', { exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Tải xuống' })).toBeDisabled()
    await dialog.getByRole('searchbox', { name: 'Tìm học sinh' }).fill('Trần Bảo An')
    await dialog.getByRole('checkbox', { name: 'Trần Bảo An' }).first().check()
    await expectAccessibleInBothThemes(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Tải xuống' }).click(),
    ])
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

    await page.goto(`/quizzes/${quizId}/marks`)
    const cell = (number: number) => page.getByRole('textbox', { name: `Trần Bảo An, câu ${number}` })
    await cell(1).focus()
    // One letter is enough: the next cell comes by itself, and Enter leaves one empty.
    await page.keyboard.type('b')
    await expect(cell(2)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cell(3)).toBeFocused()
    await page.keyboard.type('x')
    await expect(page.getByText('Xem lại câu 3')).toBeVisible()
    await page.keyboard.press('Backspace')
    await page.route('**/paper-marks', (route) => route.abort())
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(cell(1)).toHaveValue('b')
    await page.unroute('**/paper-marks')
    await page.getByRole('button', { name: 'Lưu lại' }).click()
    await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.reload()
    await expect(cell(1)).toHaveValue('B')

    await page.goto(`/quizzes/${quizId}?tab=attempts`)
    await expect(page.getByRole('cell', { name: 'Giấy' })).toBeVisible()
  },
)
