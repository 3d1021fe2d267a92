import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { expectNoSidewaysScroll, questionFixtures } from './question-fixtures.ts'

const wide = String.raw`<div data-type="block-math" data-latex="${'a+b+c+d+e+'.repeat(20)}1"></div>`
const short = String.raw`<p>Nội dung có công thức <span data-type="inline-math" data-latex="\frac{1}{2}"></span>.</p>`
const content = [
  short,
  wide,
  `<table><tbody><tr>${'<td><p>ô rộng trong bảng</p></td>'.repeat(12)}</tr></tbody></table>`,
].join('')

test('every screen of a question is accessible, in either theme', { tag: '@long' }, async ({ page, signIn }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
  const fixtures = await questionFixtures(page.request, 'Ai cũng đọc được')
  const id = await fixtures.add({ title: 'Ai cũng đọc được', content: short, explanation: short })
  await page.goto('/questions')
  await page.getByRole('table').getByRole('checkbox').first().check()
  await page.goto(`/questions/${id}`)
  await expect(page.locator('.katex').first()).toBeVisible()
  await page.getByRole('button', { name: 'Report an issue' }).click()
  await page.getByRole('button', { name: /^Version 1/ }).click()
  await expect(page.getByRole('textbox', { name: 'Your feedback' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto(`/questions/${id}/edit`)
  await expect(page.getByRole('toolbar')).toHaveCount(5)
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).locator('.katex').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto('/questions/create')
  await page.getByRole('button', { name: 'Create Question' }).click()
  await expect(page.getByText('Please enter the question title')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.press('Control+Shift+M')
  await expect(page.getByRole('dialog', { name: 'Formula' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('on a phone nothing but tables and formulas scrolls sideways', { tag: '@long' }, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
  const fixtures = await questionFixtures(page.request, 'Màn hình nhỏ')
  const id = await fixtures.add({ title: 'Một tiêu đề rất dài '.repeat(6), content, explanation: content })
  for (const path of ['/questions', `/questions/${id}`, `/questions/${id}/edit`, '/questions/create']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  }
  await page.goto(`/questions/${id}`)
  const formula = page.getByRole('group', { name: 'Formula' }).first()
  await formula.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => formula.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0)
})

test('a whole question by keyboard alone', { tag: '@long' }, async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
  await questionFixtures(page.request, 'Bàn phím', 'LOP_2')
  await page.goto('/questions/create')
  await expect(page.getByRole('toolbar')).toHaveCount(5)
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByRole('textbox', { name: 'Title' }).focus()
  await page.keyboard.type('Chỉ bằng bàn phím')
  await press('Tab', 'Tab', 'Tab')
  await page.keyboard.type('Nội dung gõ bằng bàn phím')
  await press('Tab')
  const type = page.getByRole('combobox', { name: 'Type' })
  await expect(type).toBeFocused()
  await press('Enter')
  const several = page.getByRole('option', { name: 'Multiple choice' })
  await expect(several).toBeVisible()
  await expect(async () => {
    await press('ArrowDown')
    await expect(several).toHaveAttribute('data-combobox-selected', 'true', { timeout: 300 })
  }).toPass()
  await press('Enter')
  await expect(type).toHaveValue('Multiple choice')
  await press('Tab')
  await page.keyboard.type('Lớp 2')
  await press('ArrowDown', 'Enter', 'Tab')
  await expect(page.getByRole('combobox', { name: 'Class' })).toHaveValue('Lớp 2')
  await expect(page.getByRole('combobox', { name: 'Subject' })).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('combobox', { name: 'Difficulty' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('listbox', { name: 'Difficulty' }).getByRole('option').first()).toBeVisible()
  await press('ArrowDown', 'Enter')
  await expect(page.getByRole('combobox', { name: 'Difficulty' })).not.toHaveValue('')
  await page.getByRole('textbox', { name: 'Answer A' }).focus()
  await page.keyboard.type('phương án một')
  await press('Tab', 'Tab', 'Tab')
  await expect(page.getByRole('textbox', { name: 'Answer B' })).toBeFocused()
  await page.keyboard.type('phương án hai')
  await press('Tab', 'Space')
  await page.getByRole('button', { name: 'Create Question' }).focus()
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Chỉ bằng bàn phím' })).toBeVisible()
})
