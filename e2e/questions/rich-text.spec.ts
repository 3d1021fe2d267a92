import { expect, test } from '../test.ts'
import { pngOf } from '../users/people.ts'
import { questionFixtures } from './question-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

test(
  'a formula is written with a live picture of it, opened again, and read as mathematics',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/questions/create')
    const content = page.getByRole('textbox', { name: 'Content' })
    await content.click()
    await page.keyboard.type('Tính ')
    await page.keyboard.press('Control+Shift+M')
    const dialog = page.getByRole('dialog', { name: 'Formula' })
    await dialog.getByRole('textbox').fill(String.raw`\frac{1}{2}`)
    await expect(dialog.locator('[aria-live] math')).toContainText('1')
    await dialog.getByRole('textbox').press('Tab')
    await dialog.getByRole('button', { name: 'Apply' }).press('Enter')
    await expect(dialog).toBeHidden()
    // The dialog's form is not the page's: nothing was submitted.
    await expect(page.getByText('Please enter the question title')).toHaveCount(0)
    await expect(content).toBeFocused()
    await expect(content.locator('.katex')).toHaveCount(1)
    await page.keyboard.type(' và chọn đáp án.')

    await content.locator('.katex').click()
    await expect(dialog.getByRole('textbox')).toHaveValue(String.raw`\frac{1}{2}`)
    await dialog.getByLabel('On a line of its own').check()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(content.locator('.katex-display')).toHaveCount(1)
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expect(page.getByRole('region', { name: 'Preview' }).locator('.katex-display math')).toBeAttached()
  },
)

test('Tab leaves the editor wherever the caret is, and the toolbar is one stop', { tag: '@long' }, async ({ page }) => {
  await page.goto('/questions/create')
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect(page.getByRole('toolbar')).toHaveCount(5)
  await page.getByRole('textbox', { name: 'Title' }).focus()
  // Past the choice between writing and reading to the toolbar, then into the text.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const toolbar = page.getByRole('toolbar', { name: /Content/ })
  await expect(toolbar.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(toolbar.getByRole('button').last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(content).toBeFocused()
  await expect(content).toHaveAccessibleDescription(/^Tab leaves the editor/)

  await page.keyboard.press('Control+Shift+8')
  await page.keyboard.type('một mục')
  await expect(content.locator('li')).toHaveText('một mục')
  await page.keyboard.press('Tab')
  await expect(content).not.toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(content).toBeFocused()

  await page.keyboard.press('Alt+F10')
  await expect(toolbar.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(content).toBeFocused()

  await toolbar.getByRole('button', { name: 'Insert table' }).click()
  await expect(content.locator('table')).toHaveCount(1)
  await page.keyboard.type('ô đầu')
  await page.keyboard.press('Tab')
  await expect(content).not.toBeFocused()
  await expect(content.locator('tr')).toHaveCount(3)
})

test(
  'letters, lists and links by keyboard; an address that could run is refused',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/questions/create')
    const content = page.getByRole('textbox', { name: 'Content' })
    await content.click()
    await page.keyboard.press('Control+B')
    await page.keyboard.type('đậm')
    await expect(content.locator('strong')).toHaveText('đậm')
    await page.keyboard.press('Control+A')
    await page
      .getByRole('toolbar', { name: /Content/ })
      .getByRole('button', { name: 'Link' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await dialog.getByLabel('Address').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog.getByText('The address must begin with')).toBeVisible()
    await dialog.getByLabel('Address').fill('vi.wikipedia.org/wiki/Toán')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(content.locator('a')).toHaveAttribute('href', 'https://vi.wikipedia.org/wiki/Toán')
  },
)

test('a picture is checked, sent, described and shown', { tag: '@long' }, async ({ page }) => {
  const fixtures = await questionFixtures(page.request, 'Picture')
  const id = await fixtures.add({ title: 'Câu hỏi có hình' })
  await page.goto(`/questions/${id}/edit`)
  const content = page.getByRole('textbox', { name: 'Content' })
  await content.click()
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles({ name: 'bai.txt', mimeType: 'text/plain', buffer: Buffer.from('chữ') })
  await expect(page.getByText('Please select an image file')).toBeVisible()
  await input.setInputFiles({ name: 'hinh.png', mimeType: 'image/png', buffer: await pngOf(page) })
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  await dialog.getByLabel('Description of the picture').fill('Hình vuông màu xanh')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(content.getByRole('img', { name: 'Hình vuông màu xanh' })).toBeVisible()
  await page.getByRole('button', { name: 'Update Question' }).click()
  await expect(page).toHaveURL(`/questions/${id}`)
  const picture = page.getByRole('img', { name: 'Hình vuông màu xanh' }).first()
  await expect(picture).toHaveAttribute('src', /^\/uploads\/media\/[0-9a-f]{32}\.png$/)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
})

test('a picture that is pasted travels too', { tag: '@long' }, async ({ page }) => {
  await page.goto('/questions/create')
  const content = page.getByRole('textbox', { name: 'Content' })
  await content.click()
  const base64 = (await pngOf(page)).toString('base64')
  await content.evaluate(async (element, data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
    const clipboard = new DataTransfer()
    clipboard.items.add(new File([bytes], 'dan.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
  }, base64)
  await expect(content.locator('img:not(.ProseMirror-separator)')).toHaveAttribute('src', /^\/uploads\/media\//)
})
