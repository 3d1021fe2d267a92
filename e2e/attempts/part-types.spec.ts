import type { Page } from '@playwright/test'
import { type JudgedType, judgedTypes, partDrafts } from '../../server/testing/records/question-parts.ts'
import { installVoice } from '../../web/testing/voice.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { smallTargets } from '../small-targets.ts'
import { expect, test } from '../test.ts'
import { attemptFixtures, expectSaved, goTo, start, submit, submitButton } from './attempt-fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(installVoice, { tellsWords: true, languages: ['vi-VN'] })
})

/** As a child answers who has no mouse: only keys, on what has the focus. */
const byKeyboard: Record<JudgedType, (page: Page) => Promise<void>> = {
  async numeric(page) {
    await tabTo(page, page.getByRole('textbox', { name: 'Câu trả lời của bạn' }))
    await page.keyboard.type('20,4 cm')
  },
  async matching(page) {
    for (const { left, right } of partDrafts.matching.pairs) {
      const group = page.getByRole('group', { name: `Đáp án cho: ${left}` })
      await tabTo(page, group.getByRole('radio').first())
      const wanted = group.getByRole('radio', { name: right.replaceAll(/<[^>]*>/g, '') })
      await page.keyboard.press('Space')
      for (let step = 0; step < 4 && !(await wanted.isChecked()); step += 1) await page.keyboard.press('ArrowRight')
      await expect(wanted).toBeChecked()
      await expect(wanted).toBeFocused()
    }
  },
  async ordering(page) {
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Đưa lên/ }) })
    for (const [place, item] of partDrafts.ordering.items.entries()) {
      const text = item.replaceAll(/<[^>]*>/g, '')
      const up = page.getByRole('button', { name: `Đưa lên: ${text}`, exact: true })
      await tabTo(page, up)
      const at = async () => (await rows.allInnerTexts()).findIndex((row) => row.split('\n').at(-1) === text)
      for (let from = await at(); from > place; from -= 1) {
        await page.keyboard.press('Enter')
        // Whoever moves an item goes on moving it.
        await expect(up).toBeFocused()
      }
      expect(await at()).toBe(place)
    }
  },
  async cloze(page) {
    await tabTo(page, page.getByRole('combobox', { name: 'Chỗ trống (1)' }))
    await page.keyboard.type('bé')
    await page.keyboard.press('Tab')
    await page.keyboard.type('9,0')
    await page.keyboard.press('Tab')
    await page.keyboard.type('hà nội')
  },
  async statements(page) {
    for (const { text, isTrue } of partDrafts.statements.statements) {
      const group = page.getByRole('group', { name: text })
      await tabTo(page, group.getByRole('radio').first())
      await page.keyboard.press('Space')
      if (!isTrue) await page.keyboard.press('ArrowRight')
      await expect(group.getByRole('radio', { name: isTrue ? 'Đúng' : 'Sai' })).toBeChecked()
    }
  },
}

async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus never got there')
}

async function spoken(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Nghe đọc câu hỏi' }).click()
  return page.evaluate(() => {
    while (window.standInVoice.step());
    return window.standInVoice.said
      .splice(0)
      .map(({ text }) => text)
      .join('\n')
  })
}

test(
  'a child answers every type with parts on a phone by keys alone, and sees what was right',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000)
    const fixtures = await attemptFixtures(page, 'Bài đủ loại câu hỏi', {
      types: judgedTypes,
      draftOf: (type) => new Map<string, object>(Object.entries(partDrafts)).get(type) ?? {},
      maxAttempts: 1,
    })
    await start(page, fixtures)
    for (const type of judgedTypes) {
      await expect(page.getByRole('button', { name: 'Nghe đọc câu hỏi' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      expect(await smallTargets(page), type).toEqual([])
      // A voice says what is shown, in the order in which it is shown, and nothing besides.
      const before = await spoken(page)
      if (type === 'cloze') expect(before).toMatch(/bé hơn.*lớn hơn|lớn hơn.*bé hơn/u)
      await byKeyboard[type](page)
      await expectSaved(page)
      await expectAccessibleInBothThemes(page)
      if (type !== 'ordering') expect(await spoken(page), type).toBe(before)
      if (type !== judgedTypes.at(-1)) await page.getByRole('button', { name: 'Câu sau' }).click()
    }
    await submit(page)
    await page.getByRole('link', { name: 'Xem kết quả' }).click()
    await expect(page.getByText('Bạn làm đúng 5 trên 5 câu')).toBeVisible()
    for (const [index] of judgedTypes.entries()) {
      await page.getByRole('button', { name: new RegExp(`Câu hỏi số ${index + 1}`) }).click()
    }
    await expect(page.getByText('Đúng', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Chưa đúng')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    expect(await smallTargets(page)).toEqual([])
    await expectAccessibleInBothThemes(page)
  },
)

test(
  'who hands in is told what has nothing and what is only partly done, and goes there by one press',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await attemptFixtures(page, 'Bài làm dở', {
      types: ['cloze', 'matching', 'essay'],
      draftOf: (type) => new Map<string, object>(Object.entries(partDrafts)).get(type) ?? {},
      maxAttempts: 1,
    })
    await start(page, fixtures)
    await page.getByRole('combobox', { name: 'Chỗ trống (1)' }).selectOption('bé hơn')
    await goTo(page, 3)
    await page.getByRole('textbox', { name: 'Câu trả lời của bạn' }).fill('Con mèo.')
    await submitButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Nộp bài?' })
    await expect(dialog.getByText('Bạn còn 1 câu chưa trả lời.')).toBeVisible()
    await expect(dialog.getByText('2 câu bạn mới làm một phần.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Câu/ })).toHaveText(['Câu 2', 'Câu 1', 'Câu 3'])
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('button', { name: 'Câu 1' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: 'Câu hỏi số 1' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Chỗ trống (2)' }).fill('9')
    await page.getByRole('textbox', { name: 'Chỗ trống (3)' }).fill('Hà Nội')
    await goTo(page, 3)
    await page.getByRole('button', { name: /^Danh sách câu hỏi/ }).click()
    const numbers = page.getByRole('navigation', { name: 'Danh sách câu hỏi' })
    await expect(numbers.getByRole('button', { name: 'Câu 1, đã trả lời' })).toBeVisible()
    await expect(numbers.getByRole('button', { name: 'Câu 3, mới làm một phần' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await submitButton(page).click()
    await expect(dialog.getByText('1 câu bạn mới làm một phần.')).toBeVisible()
  },
)
