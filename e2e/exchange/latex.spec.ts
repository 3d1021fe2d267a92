import path from 'node:path'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expect, test } from '../test.ts'

const paper = path.join(import.meta.dirname, '../../server/testing/imports/latex/ex-test.tex')

test(
  'a paper in LaTeX shows its formulas and says which picture it does not bring',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator', '/questions/import')
    await page.locator('input[type=file]').setInputFiles(paper)
    await expect(page.getByText('6 câu · 5 được nhận · 1 còn lỗi', { exact: false })).toBeVisible({ timeout: 30_000 })
    const items = page
      .getByRole('region', { name: 'Câu hỏi trong tệp' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
    await expect(items.first().locator('math, .katex').first()).toBeVisible()
    await expect(items.nth(1)).toContainText('hình do lệnh LaTeX vẽ hoặc gọi từ tệp khác (tikzpicture)')
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
  },
)
