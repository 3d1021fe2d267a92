import { expectAccessibleInBothThemes } from '../axe.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expect, test } from '../test.ts'

const asked = (number: number, options: string) => [`Câu ${number}. Thành phố nào ở xa hơn nơi số ${number}?`, options]

/** The signs are those of the options before them, as the ends of rows show; in the short one nobody can tell. */
const whole = [
  ...asked(1, 'A. Huế B. Hà Nội ✓ C. Đà Nẵng D. Cần Thơ'),
  ...asked(2, 'A. Vinh B. Đà Lạt C. Nha Trang D. Cà Mau ✓'),
  ...asked(3, 'A. Sa Pa ✓ B. Hội An C. Hạ Long D. Mỹ Tho'),
].join('\n')
const short = [
  ...asked(1, 'A. Huế B. Hà Nội ✓ C. Đà Nẵng D. Cần Thơ'),
  ...asked(2, 'A. Vinh B. Đà Lạt C. Nha Trang ✓ D. Cà Mau'),
].join('\n')

test(
  'a sign between two options is that of the one that the paper shows, and asked about where it shows none',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator', '/questions/import')
    const upload = page.locator('input[type=file]')
    await upload.setInputFiles({ name: 'hàng ngang.txt', mimeType: 'text/plain', buffer: Buffer.from(whole) })
    await expect(page.getByText('3 câu · 3 được nhận · 0 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('listitem').filter({ hasText: /^B\s*Hà Nội\s*Đúng$/u })).toBeVisible()

    await page.goto('/questions/import')
    await upload.setInputFiles({ name: 'hai câu.txt', mimeType: 'text/plain', buffer: Buffer.from(short) })
    await expect(page.getByText('2 câu · 0 được nhận · 2 còn lỗi · 0 trùng')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Có một dấu đứng giữa hai phương án').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
  },
)
