import type { Page } from '@playwright/test'
import { listSubjects } from '@lms/contracts/subjects/subjects.ts'
import { call } from '../call.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { createSubject, createSubjects } from './records.ts'

/** Everything that was asked for is there. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test.describe('no violation in either theme', () => {
  test.beforeEach(async ({ page, signIn }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator')
  })

  for (const view of ['grid', 'list']) {
    test(`in the ${view} with a selection`, { tag: '@long' }, async ({ page }) => {
      const word = `${view}tiepcan`
      await createSubjects(page.request, word, 2, { description: 'Có mô tả' })
      await page.goto(`/subjects?search=${word}&view=${view}`)
      await page.getByRole('checkbox', { name: /^Select all 2/ }).check()
      await expect(page.getByText('2 subjects selected')).toBeVisible()
      await expectAccessibleInBothThemes(page)
    })
  }

  test('in the form, with what is wrong', { tag: '@long' }, async ({ page }) => {
    await page.goto('/subjects/create')
    await page.getByRole('textbox', { name: 'Subject Name' }).fill('T')
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  test('on the pages of one subject', { tag: '@long' }, async ({ page }) => {
    const { _id: id } = await createSubject(page.request, { name: 'Tiếp cận', code: 'TIEP_CAN' })
    for (const path of [`/subjects/edit/${id}`, `/subjects/${id}`, '/subjects/no-such-thing']) {
      await page.goto(path)
      await expectLoaded(page)
    }
  })
})

test('a phone shows everything without scrolling sideways', { tag: '@long' }, async ({ page, signIn }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
  const { _id: id } = await createSubject(page.request, {
    name: 'Mộttênmônhọcrấtdàikhôngcókhoảngtrắngnàocảđểxemcótrànkhông',
    code: 'MAN_HINH',
  })
  for (const path of [
    '/subjects?search=MAN_HINH',
    '/subjects?search=MAN_HINH&view=list',
    '/subjects/create',
    `/subjects/edit/${id}`,
    `/subjects/${id}`,
    '/classes',
    '/feedback',
  ]) {
    await page.goto(path)
    await expectLoaded(page)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(beyond, path).toBeLessThanOrEqual(0)
  }
})

test('a subject has a page of its own; a student sees only its face', { tag: '@long' }, async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
  const subject = { name: 'Khoa học vui', code: 'KH_VUI', class: 'LOP_4', description: 'Thí nghiệm tại nhà' }
  const { _id: id } = await createSubject(page.request, subject)
  const hidden = await createSubject(page.request, { name: 'Chưa mở', code: 'CHUA_MO', isActive: false })
  await page.goto('/subjects?search=KH_VUI')
  await page.getByRole('link', { name: 'Khoa học vui' }).click()
  await expect(page).toHaveURL(`/subjects/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Khoa học vui' })).toBeVisible()
  await expect(page.getByText('Thí nghiệm tại nhà')).toBeVisible()
  await expect(page.getByText('KH_VUI')).toBeVisible()
  await expect(page.getByText('No quizzes yet. Quizzes of this subject will appear here.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit Subject' }).click()
  await expect(page).toHaveURL(`/subjects/edit/${id}`)

  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await signIn('student', `/subjects/${id}`)
  for (const unknown of [id, hidden._id]) {
    await page.goto(`/subjects/${unknown}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Subject Not Found' })).toBeVisible()
  }
  await page.goto('/subjects')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a student finds the quizzes of a subject that they may take', { tag: '@long' }, async ({ page, signIn }) => {
  const query = { search: 'toan 4' }
  const { subjects } = await call(page.request, listSubjects, { role: 'administrator', query })
  await signIn('student', `/subjects/${subjects.find(({ name }) => name === 'Toán 4')?._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Toán 4' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Subject' })).toHaveCount(0)
  await expect(page.getByText('Created by')).toHaveCount(0)
  await page.getByRole('link', { name: 'Phân số và các phép tính' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Phân số và các phép tính' })).toBeVisible()
})
