import { listPosts } from '@lms/contracts/posts/posts.ts'
import { routeOf } from '../call.ts'
import { expect, test, toasts } from '../test.ts'
import { choose, postFixtures } from './post-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

test(
  'filters are chips that go one by one; acts on many, and the trash gives back',
  { tag: '@long' },
  async ({ page }) => {
    const fixtures = await postFixtures(page.request, 'Kệ danh sách')
    await fixtures.add({ title: 'Đón Tết cùng con' })
    await fixtures.add({ title: 'Đọc sách mỗi tối' })
    await fixtures.add({ title: 'Chuyện đã đăng', status: 'published' })

    await page.goto('/posts')
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Posts' })).toBeVisible()
    for (const card of ['Total Posts', 'Published', 'Drafts', 'This Week'])
      await expect(page.locator('dt').filter({ hasText: new RegExp(`^${card}$`) })).toBeVisible()
    await expect(page.getByText(/^\d+ of \d+ posts$/)).toBeVisible()
    for (const column of ['Title', 'Author', 'Category', 'Status', 'Date', 'Actions'])
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible()

    await choose(page, 'Category', 'Kệ danh sách')
    await expect(page.getByText(/^3 of \d+ posts \(filtered\)$/)).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search posts by title...' }).fill('don tet')
    await expect(page.getByText(/^1 of \d+ posts \(filtered\)$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Đón Tết cùng con' })).toBeVisible()
    await choose(page, 'Status', 'Archived')
    await expect(page.getByText('Try adjusting your filters to see more results.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove filter Status: Archived' }).click()
    await page.getByRole('button', { name: 'Remove filter Title: don tet' }).click()
    await expect(page.getByText(/^3 of \d+ posts \(filtered\)$/)).toBeVisible()

    await page.getByRole('textbox', { name: 'From date' }).fill('01/01/2999')
    await expect(page.getByText('From cannot be after today')).toBeVisible()
    await page.getByRole('textbox', { name: 'From date' }).fill('02/02/2024')
    await page.getByRole('textbox', { name: 'To date' }).fill('01/02/2024')
    await expect(page.getByText('To cannot be before From')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Clear All' }).click()
    await expect(page).toHaveURL(/\/posts$/)

    await choose(page, 'Category', 'Kệ danh sách')
    await expect(page.getByText(/^3 of/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select Đón Tết cùng con' }).check()
    await page.getByRole('checkbox', { name: 'Select Đọc sách mỗi tối' }).check()
    await expect(page.getByText('2 posts selected')).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Published' })).toHaveCount(3)

    await page.getByRole('checkbox', { name: 'Select Đọc sách mỗi tối' }).check()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await expect(page.getByRole('row', { name: /Đọc sách mỗi tối/ })).toContainText('Archived')

    await page.getByRole('button', { name: /Đón Tết cùng con/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Are you sure you want to delete this post?')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toasts(page).filter({ hasText: 'Post deleted successfully' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Đón Tết cùng con' })).toBeHidden()

    await choose(page, 'Show', 'Trash')
    await page.getByRole('checkbox', { name: 'Select Đón Tết cùng con' }).check()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByRole('button', { name: 'Remove filter Show: Trash' }).click()
    await expect(page.getByRole('link', { name: 'Đón Tết cùng con' })).toBeVisible()

    await page.route(routeOf(listPosts), (route) => route.fulfill({ status: 502, body: 'gone' }))
    await page.goto('/posts?search=khong-tai-duoc')
    await expect(page.getByRole('heading', { name: 'Error Loading Posts' })).toBeVisible()
    await expect(page.getByText('Failed to load posts. Please try again.')).toBeVisible()
    await page.unroute(routeOf(listPosts))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible()
  },
)

test(
  'whatever keeps the posts from loading is said in the same words; what is no date is called so',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('administrator', '/posts')
    for (const status of [403, 500, 502, 0]) {
      await page.route(routeOf(listPosts), (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, json: { success: false, message: 'Something else' } }),
      )
      await page.goto(`/posts?search=loi-${status}`)
      await expect(page.getByText('Failed to load posts. Please try again.')).toBeVisible()
      await page.unroute(routeOf(listPosts))
    }
    await page.goto('/posts')
    const from = page.getByRole('textbox', { name: 'From date', exact: true })
    for (const typed of ['zz', '99999']) {
      await from.fill(typed)
      await from.press('Tab')
      await expect(page.getByText('Date input not valid.')).toBeVisible()
      await from.fill('')
    }
  },
)
