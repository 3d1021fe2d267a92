import { getPost } from '@lms/contracts/posts/posts.ts'
import { changeAnswer, routeOf } from '../call.ts'
import { corpus, watch, whole } from '../questions/corpus.ts'
import { expect, test } from '../test.ts'
import { pngOf } from '../users/people.ts'
import { editor, postFixtures } from './post-fixtures.ts'

test(
  'nothing that was slipped into a post, a label or a picture runs, wherever it is shown',
  { tag: '@long' },
  async ({ page, signIn }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const expectUnhurt = await watch(page)
    await signIn('administrator')
    const odd = '<img src=x onerror=hurt()>'
    const fixtures = await postFixtures(page.request, `Kệ ${odd}`)
    const { post } = await fixtures.add({
      title: `Bài ${odd}`,
      excerpt: `${corpus[0]}${odd}`,
      content: `<p>Nội dung bình thường.</p>${whole}`,
      seo: { metaTitle: odd, metaDescription: `"><script>hurt()</script>`, keywords: odd },
      status: 'published',
    })

    await page.goto(`/posts/${post.id}`)
    await expect(page.getByText('Nội dung bình thường.').first()).toBeVisible()
    await expectUnhurt()
    await page.goto(`/posts/edit/${post.id}`)
    await expect(editor(page)).toContainText('Nội dung bình thường.')
    await page.getByRole('button', { name: 'SEO Settings' }).click()
    await expect(page.getByRole('figure', { name: 'Search result preview' })).toContainText(odd)
    await expectUnhurt()
    await page.goto('/posts')
    await expect(page.getByRole('link', { name: `Bài ${odd}` })).toBeVisible()
    await expectUnhurt()

    // Even what a server did not clean stays text.
    const content = `<p>Chưa được làm sạch.</p>${whole}`
    await page.route(routeOf(getPost, { id: post.id }), (route) =>
      changeAnswer(route, getPost, (data) => ({ ...data, post: { ...data.post, content } })),
    )
    await page.goto(`/posts/${post.id}`)
    await expect(page.getByText('Chưa được làm sạch.').first()).toBeVisible()
    await expectUnhurt()
    await page.goto(`/posts/edit/${post.id}`)
    await expect(editor(page)).toContainText('Chưa được làm sạch.')
    await expectUnhurt()

    await page.goto('/media')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `hình ${odd}.png`, mimeType: 'image/png', buffer: await pngOf(page) })
    const picture = page.getByRole('button', { name: /^Open hình/ }).first()
    await picture.click()
    await page.getByRole('dialog').getByLabel('Alt text').fill(`"><script>hurt()</script>${odd}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await picture.click()
    await expect(page.getByRole('dialog').getByRole('img', { name: /script/ })).toBeVisible()
    await expectUnhurt()
  },
)
