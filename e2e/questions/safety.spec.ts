import { getQuestion } from '@lms/contracts/questions/questions.ts'
import { changeAnswer, routeOf } from '../call.ts'
import { expect, test } from '../test.ts'
import { questionFixtures } from './question-fixtures.ts'
import { corpus, watch, whole } from './corpus.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('nothing that was slipped into a question runs, wherever it is shown', async ({ page, signIn }) => {
  test.slow()
  const expectUnhurt = await watch(page)
  await signIn('administrator')
  const fixtures = await questionFixtures(page.request, 'An toàn')
  const id = await fixtures.add({
    title: 'An toàn <img src=x onerror=hurt()>',
    content: `<p>Nội dung đủ dài để lưu.</p>${whole}`,
    explanation: whole,
    answers: [
      { text: `đúng ${corpus.slice(0, 12).join('')}`, isCorrect: true },
      { text: `sai ${corpus.slice(12, 24).join('')}` },
      { text: `khác ${corpus.slice(24).join('')}` },
    ],
  })
  await page.goto(`/questions/${id}`)
  await expect(page.getByText('Nội dung đủ dài để lưu.').first()).toBeVisible()
  await expectUnhurt()
  await page.goto(`/questions/${id}/edit`)
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('Nội dung đủ dài để lưu.')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await expectUnhurt()
  await page.goto('/questions')
  await expect(page.getByRole('link', { name: 'An toàn <img src=x onerror=hurt()>' })).toBeVisible()
  await expectUnhurt()
})

test('even what a server did not clean stays text on the page', { tag: '@long' }, async ({ page, signIn }) => {
  test.slow()
  const expectUnhurt = await watch(page)
  await signIn('administrator')
  const fixtures = await questionFixtures(page.request, 'Không tin ai')
  const id = await fixtures.add({ title: 'Không qua máy chủ' })
  const unclean = {
    content: `<p>Chưa được làm sạch.</p>${whole}`,
    explanation: whole,
    answers: corpus.slice(0, 6).map((text, index) => ({
      _id: `0193e6a0-0000-7000-8000-00000000000${index}`,
      text: `${text}x`,
      isCorrect: index === 0,
    })),
  }
  await page.route(routeOf(getQuestion, { id }), (route) =>
    changeAnswer(route, getQuestion, ({ question }) => ({ question: { ...question, ...unclean } })),
  )
  await page.goto(`/questions/${id}`)
  await expect(page.getByText('Chưa được làm sạch.').first()).toBeVisible()
  await expectUnhurt()
  await page.goto(`/questions/${id}/edit`)
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('Chưa được làm sạch.')
  await expectUnhurt()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await expectUnhurt()
})

test('nothing that is pasted into the editor runs', { tag: '@long' }, async ({ page, signIn }) => {
  const expectUnhurt = await watch(page)
  await signIn('administrator', '/questions/create')
  const content = page.getByRole('textbox', { name: 'Content' })
  await content.click()
  await content.evaluate((element, html) => {
    const clipboard = new DataTransfer()
    clipboard.setData('text/html', `<p>Dán vào đây</p>${html}`)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
  }, whole)
  await expect(content).toContainText('Dán vào đây')
  await expectUnhurt()
})
