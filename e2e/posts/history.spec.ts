import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test, toasts } from '../test.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { editor, postFixtures } from './post-fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('administrator')
})

test(
  'edits of a published post wait beside the live text; each version can be compared and brought back',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    const fixtures = await postFixtures(page.request, 'Kệ lịch sử')
    const { post } = await fixtures.add({
      title: 'Bản đang đăng',
      content: '<p>Con học mỗi ngày.</p>',
      status: 'published',
    })
    await page.goto(`/posts/edit/${post.id}`)
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Bản mới hơn')
    await editor(page).fill('Con học vui mỗi ngày.')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByRole('row', { name: /Bản đang đăng/ })).toContainText('Unpublished changes')

    await page.goto(`/posts/${post.id}`)
    await expect(page.getByRole('heading', { level: 1, name: `View Post #${post.id.slice(-8)}` })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bản mới hơn' })).toBeVisible()
    await page.getByRole('radiogroup', { name: 'Version shown' }).getByText('Live').click()
    await expect(page.getByRole('heading', { name: 'Bản đang đăng' })).toBeVisible()
    await page.getByRole('button', { name: 'Compare' }).click()
    const difference = page.getByRole('dialog', { name: 'Draft beside the live text' })
    await expect(difference.locator('ins').filter({ hasText: 'vui' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(difference).toBeHidden()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toasts(page).filter({ hasText: 'Post published successfully' })).toBeVisible()
    await expect(page.getByText('There are changes that readers do not see yet.')).toBeHidden()

    await page.getByRole('tab', { name: 'History' }).click()
    const revisions = page.getByRole('tabpanel').getByRole('listitem')
    await expect(revisions).toHaveCount(3)
    await revisions
      .last()
      .getByRole('button', { name: /^Compare/ })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('del').filter({ hasText: 'đang đăng' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await page
      .getByRole('dialog', { name: /^Restore the version/ })
      .getByRole('button', { name: 'Restore' })
      .click()
    await expect(toasts(page).filter({ hasText: 'Revision restored as a draft' })).toBeVisible()
    const restored = await fixtures.read(post.id)
    expect(restored.post.title).toBe('Bản mới hơn')
    expect(restored.draft?.title).toBe('Bản đang đăng')

    await page.getByRole('tab', { name: 'Post' }).click()
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
    await expect(page.getByRole('heading', { name: 'Bản mới hơn' })).toBeVisible()
    expect((await fixtures.read(post.id)).draft).toBeNull()
  },
)

test('on a phone and by keyboard alone', { tag: '@long' }, async ({ page }) => {
  test.slow()
  const fixtures = await postFixtures(page.request, 'Kệ điện thoại')
  const { post } = await fixtures.add({
    title: 'Một tiêu đề dài để xem điện thoại có xuống dòng hay không',
    status: 'published',
  })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/posts', `/posts/${post.id}`, `/posts/edit/${post.id}`, '/categories', '/tags', '/media']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/posts/edit/${post.id}`)
  await expect(editor(page)).toBeVisible()

  await page.goto('/posts/create')
  await expect(editor(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).focus()
  await page.keyboard.type('Viết bằng phím')
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('viet-bang-phim')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('Nội dung')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Category' }).focus()
  await page.keyboard.type('Kệ điện thoại')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Draft' }).press('Enter')
  await expect(page).toHaveURL(/\/posts$/)
  await expect(page.getByRole('link', { name: 'Viết bằng phím' })).toBeVisible()
})
