import { getQuestion } from '@lms/contracts/questions/questions.ts'
import fc from 'fast-check'
import { meaningOf } from '../../server/testing/samples/rich-text-meaning.ts'
import { richTextBlock, richTextLine } from '../../server/testing/samples/rich-text-samples.ts'
import { call } from '../call.ts'
import { expect, test } from '../test.ts'
import { questionFixtures } from './question-fixtures.ts'

const seed = 20_261_115
const blocks = fc.sample(richTextBlock, { numRuns: 25, seed })
const lines = fc.sample(richTextLine, { numRuns: 2, seed })

test(
  'what the table of rich text allows is opened, typed in and saved without a change',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('administrator')
    const fixtures = await questionFixtures(page.request, 'Bảng định dạng')
    const content = `${blocks.join('')}<p>hết</p>`
    const [first = '', second = ''] = lines
    const id = await fixtures.add({
      title: 'Câu hỏi có đủ mọi định dạng',
      content,
      answers: [{ text: first, isCorrect: true }, { text: second }],
    })
    await page.goto(`/questions/${id}/edit`)
    const field = page.getByRole('textbox', { name: 'Content' })
    await field.getByText('hết', { exact: true }).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('!')
    await expect(field.getByText('hết!', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Update Question' }).click()
    await expect(page).toHaveURL(`/questions/${id}`)

    const { question } = await call(page.request, getQuestion, { params: { id }, role: 'administrator' })
    const saved = meaningOf(question.content)
    const expected = meaningOf(content.replace(/hết<\/p>$/, 'hết!</p>'))
    for (const [place, meaning] of expected.entries()) expect(saved[place], JSON.stringify(meaning)).toEqual(meaning)
    expect(saved).toHaveLength(expected.length)
    expect(question.answers.map(({ text }) => meaningOf(text))).toEqual(lines.map(meaningOf))
  },
)

test('letters go above the line and below it by button and by key', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('administrator')
  await page.goto('/questions/create')
  const field = page.getByRole('textbox', { name: 'Content' })
  const toolbar = page.getByRole('toolbar', { name: /Content/ })
  await field.click()
  await page.keyboard.type('cm')
  await toolbar.getByRole('button', { name: /Superscript/ }).click()
  await page.keyboard.type('2')
  await expect(field.locator('sup')).toHaveText('2')
  await toolbar.getByRole('button', { name: /Superscript/ }).click()
  await page.keyboard.type(' H')
  await page.keyboard.press('Control+,')
  await page.keyboard.type('2')
  await expect(field.locator('sub')).toHaveText('2')
  await page.keyboard.press('Control+.')
  await page.keyboard.type('+')
  await expect(field.locator('sup').last()).toHaveText('+')
  await expect(field.locator('sub')).toHaveText('2')
})
