import { signInAs, anotherDevice } from '../people.ts'
import { demoAccount } from '../call.ts'
import { expect, test } from '../test.ts'
import { attemptFixtures, expectSaved, start, submit } from './attempt-fixtures.ts'

test('whoever deactivates or deletes a quiz is told who sits it, and the child goes on after a reload', async ({
  page,
  browser,
}) => {
  const title = 'Bài đang có người làm'
  const fixtures = await attemptFixtures(page, title, { types: ['single_choice', 'single_choice'] })
  await start(page, fixtures)
  const author = await anotherDevice(browser, page)
  await signInAs(author, demoAccount('administrator'), `/quizzes/${fixtures.quizId}`)
  const sitting = /^1 học sinh đang làm bài/
  await author
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  await author.getByRole('menuitem', { name: 'Ngừng kích hoạt' }).click()
  const stopping = author.getByRole('dialog', { name: `Ngừng kích hoạt "${title}"?` })
  await expect(stopping.getByText(sitting)).toBeVisible()
  await stopping.getByRole('button', { name: 'Ngừng kích hoạt' }).click()
  await expect(author.getByText('Đã ngừng kích hoạt bài kiểm tra')).toBeVisible()
  await author
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  await author.getByRole('menuitem', { name: 'Xóa' }).click()
  const deleting = author.getByRole('dialog', { name: `Xóa "${title}"?` })
  await expect(deleting.getByText(/1 học sinh đang làm bài/)).toBeVisible()
  await deleting.getByRole('button', { name: 'Xóa' }).click()
  await expect(author).toHaveURL(/\/quizzes$/)

  await page.goto('/student/quizzes')
  await page.getByRole('link', { name: `Tiếp tục: ${title}` }).click()
  await page.getByRole('radio', { name: /năm/ }).check()
  await expectSaved(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: /năm/ })).toBeChecked()
  await submit(page)
  await author.context().close()
})
