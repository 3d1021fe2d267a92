import { viewBlogPost } from '@lms/contracts/blog/blog.ts'
import { routeOf } from '../call.ts'
import { attacks } from '../../server/testing/attacks.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'
import { openBlog } from './writer.ts'

test('without a script the blog reads from list to post, searches, and old addresses lead on', async ({
  browser,
  request,
  baseURL,
}) => {
  const blog = await openBlog(request)
  const formula = String.raw`<span data-type="inline-math" data-latex="\frac{1}{2}"></span>`
  const content = `<h2>Mở đầu</h2><p>Câu chuyện đọc được ngay.</p><p>Một nửa là ${formula}.</p>`
  const post = await blog.add({ title: `Đọc không cần mã ${blog.mark}`, slug: `doc-${blog.mark}`, content })
  await blog.change(post?.id ?? '', { version: 1, slug: `doc-moi-${blog.mark}`, status: 'published' })
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/blog')
  await page.getByRole('searchbox', { name: 'Tìm bài viết' }).fill(`doc khong can ma ${blog.mark}`)
  await page.getByRole('button', { name: 'Tìm' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: `Đọc không cần mã ${blog.mark}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Đọc không cần mã ${blog.mark}`)
  await expect(page.getByText('Câu chuyện đọc được ngay.')).toBeVisible()
  await expect(page.getByRole('img', { name: '1/2' })).toBeVisible()
  await expect(page).toHaveTitle(`Đọc không cần mã ${blog.mark} · Hệ thống quản lý học tập`)
  await page.goto(`/blog/doc-${blog.mark}`)
  await expect(page).toHaveURL(`/blog/doc-moi-${blog.mark}`)
  await context.close()
})

test("the app takes over from the server's page without a jump, and one reads on in it", async ({ page, request }) => {
  const blog = await openBlog(request)
  const formula = String.raw`<div data-type="block-math" data-latex="\sum_{i=1}^n i = \frac{n(n+1)}{2}"></div>`
  const content = `<h2>Phần một</h2>${formula}${'<p>Một đoạn văn dài để đọc thong thả mỗi tối cùng con.</p>'.repeat(12)}`
  const post = await blog.add({ title: `Bài đứng yên ${blog.mark}`, content })
  await blog.add({ title: `Bài bên cạnh ${blog.mark}` })
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const viewed = page.waitForResponse((answer) => routeOf(viewBlogPost).test(answer.url()) && answer.ok())
  await page.goto(`/blog/${post?.slug}`)
  await viewed
  await expect(page.locator('#served')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: `Bài đứng yên ${blog.mark}` })).toBeVisible()
  await expect(page.locator('.blog-text svg.formula')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.02)
  await page.getByRole('link', { name: `Bài bên cạnh ${blog.mark}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Bài bên cạnh ${blog.mark}` })).toBeVisible()
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: `Danh mục ${blog.mark}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: `Danh mục ${blog.mark}` })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Tìm bài viết' }).fill('không có gì như vậy')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Không tìm thấy bài viết' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Xem tất cả bài viết' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.goto('/blog/khong-co-bai-nay')
  await expect(page.getByRole('heading', { level: 1, name: 'Bài viết không tồn tại' })).toBeVisible()
})

test('everybody finds the blog, and parents the posts too', { tag: '@long' }, async ({ page, signIn }) => {
  for (const role of ['administrator', 'parent', 'student'] as const) {
    await signIn(role)
    await page.getByRole('button', { name: /^Tài khoản của/ }).click()
    await page.getByRole('menuitem', { name: 'Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await signIn('parent')
  await page.getByRole('main').getByRole('link', { name: /^Blog/ }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.goto('/dashboard')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Bài viết/ })
    .click()
  await expect(page).toHaveURL(/\/posts$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Posts' })).toBeVisible()
})

test(
  'nothing that people wrote runs in a browser, in whichever field of a post it stands',
  { tag: '@long' },
  async ({ page, request }) => {
    const blog = await openBlog(request)
    const ran: string[] = []
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      void dialog.dismiss()
    })
    const foreign: string[] = []
    page.on('request', (asked) => {
      const url = asked.url()
      if (!url.startsWith('http://127.0.0.1') && !url.startsWith('data:')) foreign.push(url)
    })
    const cover = await blog.upload('"><img src=x onerror=alert(1)>.png', '"><script>alert(1)</script>')
    // All of them at once in one text, and each of the short fields with a share of them.
    const share = (index: number, length: number) => `${attacks[index % attacks.length]}`.slice(0, length)
    const posts = []
    for (let index = 0; index < 10; index += 1) {
      const mine = attacks.filter((_, number) => number % 10 === index)
      posts.push(
        await blog.add({
          title: share(index * 4, 200),
          featuredImage: cover,
          excerpt: mine.join('').slice(0, 300),
          content: mine.map((attack) => `${attack}<p>sau đó</p>`).join(''),
          seo: {
            metaTitle: share(index * 4 + 1, 60),
            metaDescription: share(index * 4 + 2, 160),
            keywords: mine.join(',').slice(0, 300),
          },
        }),
      )
    }
    for (const post of posts) {
      await page.goto(`/blog/${post?.slug}`)
      await expect(page.locator('#served')).toHaveCount(0)
      await expect(page.getByText('sau đó').first()).toBeVisible()
    }
    await page.goto(`/blog?category=${blog.category?.slug}`)
    await expect(page.locator('#served')).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(10)
    expect({ ran, foreign }).toEqual({ ran: [], foreign: [] })
  },
)
