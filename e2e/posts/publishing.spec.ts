import { expect, test, toasts } from '../test.ts'
import { choose, editor, postFixtures } from './post-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

test(
  'before publishing, what is wrong is listed without a tick, an empty text is asked about, and the reason is kept',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await postFixtures(page.request, 'Kệ trước khi đăng')
    await page.goto('/posts/create')
    const check = page.getByRole('region', { name: 'Before you publish' })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    for (const message of ['Title is required', 'Slug is required', 'Category is required'])
      await expect(check.getByText(message)).toBeVisible()
    await expect(check.getByText('Nothing to look at again.')).toHaveCount(0)

    const name = `Bài chưa có chữ ${Date.now()}`
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(name)
    await choose(page, 'Category', fixtures.category)
    await expect(check.getByText('Title is required')).toHaveCount(0)
    await expect(check.getByText('There is no text yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/posts\/create$/)
    await editor(page).fill('Bây giờ đã có chữ.')
    await expect(check.getByText('Nothing to look at again.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toasts(page)).toContainText('Post published successfully')

    await page.getByRole('link', { name }).click()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page.getByText('is the address of this post')).toBeVisible()
    await expect(page.getByText('is free', { exact: false })).toHaveCount(0)
    await editor(page).fill('Chữ đã khác.')
    await page.getByRole('textbox', { name: 'Reason for this change' }).fill('Sửa lỗi chính tả')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(/\/posts$/)
    await page.getByRole('link', { name }).click()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText('Sửa lỗi chính tả')).toBeVisible()
  },
)

test('days that cannot be filter nothing, and From and To stay side by side', { tag: '@long' }, async ({ page }) => {
  await page.goto('/posts')
  const [from, to] = ['From date', 'To date'].map((name) => page.getByRole('textbox', { name, exact: true }))
  await from?.fill('01/01/2999')
  await expect(page.getByText('From cannot be after today')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0)
  await expect(page.getByText(/\(filtered\)$/)).toHaveCount(0)
  for (const width of [1280, 1100, 960, 820]) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await Promise.all([from, to].map(async (field) => (await field?.boundingBox())?.y))
    expect(tops[0], `at ${width}`).toBe(tops[1])
  }
})
