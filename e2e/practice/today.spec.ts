import { createQuestion } from '@lms/contracts/questions/questions.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call, tokenOf } from '../call.ts'
import { openFamily } from '../children/family.ts'
import { signInAs } from '../people.ts'
import { questionFixtures } from '../questions/question-fixtures.ts'
import { expect, test } from '../test.ts'

/** A child whose parent wrote some questions, in front of the home screen; one quiz was handed in, all wrong. */
async function openHome(page: Page, count: number): Promise<void> {
  const { parent, child } = await openFamily(page.request, { title: 'Bài để ôn', attempts: [0], maxAttempts: 1 })
  const { subjectId } = await questionFixtures(page.request, 'Môn để ôn')
  const token = await tokenOf(page.request, parent)
  for (let number = 1; number <= count; number += 1)
    await call(page.request, createQuestion, {
      token,
      body: {
        title: `Câu ôn số ${number}`,
        content: '<p>Hai cộng ba bằng mấy vậy bạn ơi?</p>',
        explanation: '<p>Hai thêm ba là năm.</p>',
        class: 'LOP_4',
        type: 'single_choice',
        difficulty: 'easy',
        points: 10,
        answers: [{ text: 'năm', isCorrect: true }, { text: 'sáu' }, { text: 'bảy' }],
        subject: subjectId,
      },
    })
  await signInAs(page, child)
}

const check = (page: Page) => page.getByRole('button', { name: 'Kiểm tra', exact: true })
const next = (page: Page) => page.getByRole('button', { name: /Câu tiếp theo|Xem kết quả/ })

async function answer(page: Page, text: RegExp): Promise<void> {
  await page.getByRole('radio', { name: text }).check()
  await check(page).click()
  await next(page).click()
}

test('a child begins the day’s practice in one tap from home, and comes to a clear end', async ({ page }) => {
  await openHome(page, 2)
  await page.getByRole('button', { name: 'Bắt đầu ôn' }).click()
  await expect(page.getByRole('heading', { name: 'Ôn đúng lúc', level: 1 })).toBeVisible()
  await answer(page, /năm/)
  await answer(page, /năm/)
  await expect(page.getByRole('heading', { name: 'Xong hôm nay rồi!' })).toBeFocused()
})

test(
  'what is wrong waits in the book of mistakes and is practised from there; every state passes axe',
  { tag: '@long' },
  async ({ page }) => {
    await openHome(page, 11)
    await expect(page.getByRole('heading', { name: 'Ôn đúng lúc' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Bắt đầu ôn' }).click()
    await page.getByRole('radio', { name: /sáu/ }).check()
    await check(page).click()
    await expect(page.getByText('Chưa đúng. Thử lại một lần nữa nhé!')).toBeVisible()
    await answer(page, /năm/)
    // Left in the middle, home offers the way back.
    await page.getByRole('link', { name: /Rời luyện tập/ }).click()
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Làm tiếp' }).click()
    for (let number = 2; number <= 10; number += 1) await answer(page, /năm/)
    await expect(page.getByRole('heading', { name: 'Xong hôm nay rồi!' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ôn thêm' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Xong hôm nay rồi!' })).toBeVisible()
    await page.goto('/student/practice')
    await page.getByRole('link', { name: /Sổ câu sai/ }).click()
    await expect(page.getByText('4 câu đang chờ bạn sửa')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Luyện các câu này: Môn để ôn' }).click()
    await answer(page, /năm/)
    await page.getByRole('link', { name: 'Về sổ câu sai' }).click()
    await expect(page.getByText('Hôm nay đúng rồi, hôm khác làm lại nhé')).toBeVisible()
  },
)

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'the set of the day is on the device: it is begun, answered and sent once the network is back',
    { tag: '@long' },
    async ({ page, context }) => {
      await openHome(page, 2)
      await expect(page.getByRole('button', { name: 'Bắt đầu ôn' })).toBeVisible()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await expect(page.getByRole('button', { name: 'Bắt đầu ôn' })).toBeVisible()
      await expect.poll(() => keptSessions(page)).toBe(1)
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText('Chưa có mạng, nhưng 2 câu của bạn đã ở sẵn trên máy này.')).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await page.getByRole('button', { name: 'Bắt đầu ôn' }).click()
      await answer(page, /năm/)
      await answer(page, /sáu/)
      await expect(page.getByRole('heading', { name: 'Bạn đã trả lời hết rồi!' })).toBeVisible()
      await context.setOffline(false)
      // The server decides: one is right, the other is wrong and may be tried again.
      await expect(page.getByText('Chưa đúng. Thử lại một lần nữa nhé!')).toBeVisible()
      await answer(page, /năm/)
      await expect(page.getByRole('heading', { name: 'Xong hôm nay rồi!' })).toBeVisible()
    },
  )
})

/** How many sets this device has. A database that is not there yet is left alone: opening it would make it. */
function keptSessions(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'practice')
    if (!isThere) return 0
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('practice')
      opening.addEventListener('success', () => {
        const database = opening.result
        const counting = database.transaction('sessions').objectStore('sessions').count()
        counting.addEventListener('success', () => {
          database.close()
          resolve(counting.result)
        })
      })
    })
  })
}
