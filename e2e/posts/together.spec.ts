import { anotherDevice, register, signInAs } from '../people.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test, toasts } from '../test.ts'
import { choose, editor, postFixtures } from './post-fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test(
  'two browsers at one post: the second sees both versions and chooses field by field',
  { tag: '@long' },
  async ({ page, browser, signIn }) => {
    test.slow()
    await signIn('administrator')
    const fixtures = await postFixtures(page.request, 'Kệ hai người')
    const { post } = await fixtures.add({ title: 'Cùng một bài', excerpt: 'Tóm tắt đầu.' })
    await page.goto(`/posts/edit/${post.id}`)
    const other = await anotherDevice(browser, page)
    await signInAs(other, { email: 'admin', password: 'Demo1234' })
    await other.goto(`/posts/edit/${post.id}`)

    await other.getByRole('textbox', { name: 'Title', exact: true }).fill('Tên của họ')
    await editor(other).fill('Nội dung của họ.')
    await other.getByRole('button', { name: 'Save Draft' }).click()
    await expect(other).toHaveURL(/\/posts$/)
    await other.context().close()

    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Tên của tôi')
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('Tóm tắt của tôi.')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Someone else has just changed this post' })
    await expect(notice).toBeFocused()
    for (const words of ['Tên của tôi', 'Tên của họ', 'Nội dung của họ.', 'Tóm tắt của tôi.'])
      await expect(notice).toContainText(words)
    await expectAccessibleInBothThemes(page)
    const save = notice.getByRole('button', { name: 'Save what is chosen' })
    await expect(save).toBeDisabled()
    await notice.getByRole('radiogroup', { name: 'Title' }).getByLabel('Yours').check()
    await save.click()
    await expect(page).toHaveURL(/\/posts$/)
    const saved = await fixtures.read(post.id)
    expect(saved.post).toMatchObject({ title: 'Tên của tôi', excerpt: 'Tóm tắt của tôi.' })
    expect(saved.post.content).toContain('Nội dung của họ.')
  },
)

test(
  'a lost network and an ended session keep the text, and send it again',
  { tag: '@long' },
  async ({ page, context, signIn }) => {
    await signIn('administrator')
    const fixtures = await postFixtures(page.request, 'Kệ mất mạng')
    const { post } = await fixtures.add({ title: 'Bài mất mạng' })
    await page.goto(`/posts/edit/${post.id}`)
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    await title.fill('Viết khi mất mạng')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Not saved yet' })
    await expect(notice).toBeVisible()
    await expect(title).toHaveValue('Viết khi mất mạng')
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/posts$/)
    expect((await fixtures.read(post.id)).post.title).toBe('Viết khi mất mạng')

    await page.goto(`/posts/edit/${post.id}`)
    await expect(editor(page)).toBeVisible()
    await title.fill('Viết khi hết phiên')
    await context.clearCookies()
    await page.evaluate(() => localStorage.setItem('admin_token', 'gone'))
    await page.getByRole('button', { name: 'Save Draft' }).click()
    const again = page.getByRole('dialog')
    await again.getByLabel('Mật khẩu', { exact: true }).fill('Demo1234')
    await again.getByRole('button', { name: 'Đăng nhập' }).click()
    await expect(page).toHaveURL(/\/posts$/)
    expect((await fixtures.read(post.id)).post.title).toBe('Viết khi hết phiên')
  },
)

test(
  "a parent's Publish asks an administrator, who returns it with a word and then publishes it",
  { tag: '@long' },
  async ({ page, browser, signIn }) => {
    test.slow()
    await signIn('administrator')
    const fixtures = await postFixtures(page.request, 'Kệ duyệt bài')
    const parent = await anotherDevice(browser, page)
    await parent.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs(parent, await register(page.request, 'manager', 'Lê Thị Hoa'))
    await parent.goto('/posts/create')
    await parent.getByRole('textbox', { name: 'Title', exact: true }).fill('Kinh nghiệm của mẹ')
    await choose(parent, 'Category', fixtures.category)
    await editor(parent).fill('Mười phút mỗi tối.')
    await parent.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toasts(parent).filter({ hasText: 'An administrator was asked to publish this post' })).toBeVisible()
    await expect(parent.getByRole('row', { name: /Kinh nghiệm của mẹ/ })).toContainText('Waiting for review')

    await page.goto('/posts')
    await page.getByRole('button', { name: 'Show them' }).click()
    await page.getByRole('link', { name: 'Kinh nghiệm của mẹ' }).click()
    const request = page.getByRole('alert').filter({ hasText: 'asks you to publish this post' })
    await request.getByRole('button', { name: 'Return to author' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Return to author' }).click()
    await expect(dialog.getByText('Please say what should be changed')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'What should change?' }).fill('Xin thêm một ví dụ.')
    await dialog.getByRole('button', { name: 'Return to author' }).click()
    await expect(toasts(page).filter({ hasText: 'Post returned to its author' })).toBeVisible()

    await parent.getByRole('link', { name: 'Kinh nghiệm của mẹ' }).click()
    await expect(parent.getByText('Xin thêm một ví dụ.')).toBeVisible()
    await parent.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(parent.getByText('Xin thêm một ví dụ.')).toBeVisible()
    await editor(parent).fill('Ví dụ: đọc cùng con mười phút.')
    await parent.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(parent).toHaveURL(/\/posts$/)

    await page.reload()
    await expect(page.getByText('Ví dụ: đọc cùng con mười phút.')).toBeVisible()
    await request.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toasts(page).filter({ hasText: 'Post published successfully' })).toBeVisible()
    await parent.reload()
    await expect(parent.getByRole('row', { name: /Kinh nghiệm của mẹ/ })).toContainText('Published')
    await parent.context().close()
  },
)
