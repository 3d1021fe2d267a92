import { paragraph, wordFile } from '../../server/testing/samples/word-files.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expectNoSidewaysScroll, questionFixtures } from '../questions/question-fixtures.ts'
import { expect, test } from '../test.ts'

const asked = (number: number, text: string) => [`Câu ${number}. ${text}`, 'A. con chim', 'B. con cá', 'Đáp án: A']

const paper = [
  'PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn (6 điểm)',
  ...asked(1, 'Con vật nào biết bay trên trời?'),
  ...asked(2, 'Con vật nào có lông vũ?'),
  'PHẦN II. Câu trắc nghiệm trả lời ngắn (4 điểm)',
  'Câu 1. Sáu nhân bảy bằng bao nhiêu?',
  'Đáp án: 42',
  'HẾT',
]

test(
  'a Word paper is a quiz with its parts and points after one button, and nobody sees it yet',
  { tag: '@long' },
  async ({ page, signIn }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator')
    const { subjectId } = await questionFixtures(page.request, 'Kệ đề Word', 'LOP_5')
    await page.goto(`/questions/import?class=LOP_5&subject=${subjectId}`)
    await page.locator('input[type=file]').setInputFiles({
      name: 'Đề giữa kì.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: Buffer.from(wordFile(paper.map((text) => paragraph(text)).join(''))),
    })
    await page.getByRole('button', { name: 'Đưa 3 câu vào ngân hàng' }).click({ timeout: 30_000 })
    const make = page.getByRole('button', { name: 'Tạo bài kiểm tra từ các câu này' })
    await expect(make).toBeVisible({ timeout: 30_000 })
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await make.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Đề giữa kì' })).toBeVisible()
    await expect(page).toHaveURL(/\/quizzes\/[\w-]+$/)
    await expect(page.getByRole('listitem').filter({ hasText: 'Sáu nhân bảy bằng bao nhiêu?' })).toContainText('4 điểm')
    await expect(page.getByText('Ngừng hoạt động')).toBeVisible()
    await page.getByRole('link', { name: 'Sửa', exact: true }).click()
    const sections = page.getByRole('textbox', { name: 'Tên phần' })
    await expect(sections.first()).toHaveValue('PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn (6 điểm)')
    await expect(sections.last()).toHaveValue('PHẦN II. Câu trắc nghiệm trả lời ngắn (4 điểm)')
  },
)
