import { installVoice } from '../../web/testing/voice.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { attemptFixtures, goTo, start, submit } from './attempt-fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(installVoice, { tellsWords: true, languages: ['en-US', 'vi-VN'] })
})

test(
  'a child has every question read, one button each, and sees the word that is read',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await attemptFixtures(page, 'Bài nghe đọc', {
      explanation: '<p>Vì 15 : 3 = 5, em nhé.</p>',
      maxAttempts: 1,
    })
    await start(page, fixtures)
    const listen = page.getByRole('button', { name: 'Nghe đọc câu hỏi' })
    for (const number of [1, 2, 3, 4, 1, 2]) {
      await goTo(page, number)
      await expect(listen).toHaveCount(1)
    }
    await goTo(page, 1)
    await listen.click()
    await page.evaluate(() => window.standInVoice.step() && window.standInVoice.step())
    const marked = () =>
      page.evaluate(() => {
        const [range] = CSS.highlights.get('read-word') ?? []
        return range instanceof Range ? range.toString() : null
      })
    expect(await marked()).toBe('Câu')
    await expectAccessibleInBothThemes(page)
    // Whoever goes on is not read the question before.
    await goTo(page, 2)
    await expect(listen).toBeVisible()
    expect(await marked()).toBeNull()

    await page.getByRole('button', { name: 'Cỡ chữ và giãn chữ' }).click()
    await page.getByText('Rất to', { exact: true }).click()
    await page.getByText('Rất rộng', { exact: true }).click()
    await page.getByLabel('Màu dịu, không chuyển động').click()
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await page.reload()
    // It is kept with the account.
    await expect(page.locator('html')).toHaveAttribute('data-spacing', 'wider')
    await expect(page.locator('html')).toHaveAttribute('data-calm', 'true')

    await submit(page)
    await page.getByRole('link', { name: 'Xem kết quả' }).click()
    await page.getByRole('button', { name: /Câu hỏi số 1/ }).click()
    await page.getByRole('button', { name: 'Nghe đọc câu hỏi' }).click()
    const said = await page.evaluate(() => {
      while (window.standInVoice.step());
      return window.standInVoice.said.map(({ text }) => text)
    })
    expect(said).toContain('Vì mười lăm chia ba bằng năm, em nhé.')
  },
)
