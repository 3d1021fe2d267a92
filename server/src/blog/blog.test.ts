import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  type BlogPost,
  type BlogSummary,
  blogTaxonomy,
  getBlogPost,
  listBlogPosts,
  viewBlogPost,
} from '@lms/contracts/blog/blog.ts'
import { uploadMedia, updateMedia } from '@lms/contracts/media/media.ts'
import { createPost, getPost, updatePost } from '@lms/contracts/posts/posts.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { attacks } from '../../testing/attacks.ts'
import { fileForm, somePicture } from '../../testing/samples/pictures.ts'
import { startOwnTestApp } from '../../testing/test-app.ts'
import { days, hours } from '../platform/clock.ts'
import { someCategory, someTag } from '../../testing/records/taxonomy.ts'
import type { Post } from '../posts/post.ts'
import { somePost } from '../../testing/records/post.ts'

const shell =
  '<!doctype html><html><head><meta name="description" content="x" /><title>x</title></head><body><div id="root"></div></body></html>'

async function start() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-blog-'))
  writeFileSync(path.join(directory, 'index.html'), shell)
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const test = await startOwnTestApp({}, directory)
  const { user, token } = await test.signedIn('administrator')
  const category = await someCategory(test, user, 'Học tập')
  const at = (offset: number) => new Date(test.clock.now().getTime() + offset).toISOString()
  const live = (changes: Partial<Post> = {}, offset = -hours(1)) => {
    const publishDate = at(offset)
    return somePost(test, user, {
      categoryId: category,
      status: 'published',
      publishDate,
      firstPublishedAt: publishDate,
      ...changes,
    })
  }
  const list = async (query: Record<string, string> = {}) => {
    const answer = await test.call(listBlogPosts, { query })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return (answer.body['data'] as { posts: BlogSummary[] }).posts.map(({ title }) => title)
  }
  const page = (url: string, headers: Record<string, string> = {}) => test.app.http.inject({ url, headers })
  return { ...test, user, token, category, at, live, list, page }
}

describe('what strangers see', () => {
  test('is what is live: nothing that waits, lies in the trash, is archived or still to come', async () => {
    const { live, list, clock, call, user, category, ...rest } = await start()
    const shown = await live({ title: 'Đã đăng', draft: null })
    const hidden = [
      await live({ title: 'Hẹn giờ' }, days(1)),
      await live({ title: 'Lưu trữ', status: 'archived' }),
      await live({ title: 'Đã xóa', deletedAt: clock.now().toISOString() }),
      await somePost({ ...rest, call, clock }, user, { title: 'Nháp', categoryId: category }),
    ]
    expect(await list()).toEqual(['Đã đăng'])
    const get = (id: string) => call(getBlogPost, { params: { id } })
    for (const { id, slug } of hidden) for (const name of [id, slug]) expect((await get(name)).status).toBe(404)
    for (const name of [shown.id, shown.slug]) expect((await get(name)).status).toBe(200)
    clock.move(days(2))
    expect(await list()).toEqual(['Hẹn giờ', 'Đã đăng'])
  })

  test('is found by category with what lies in it, by tag and by words, in pages', async () => {
    const { live, list, call, user, category, clock, ...rest } = await start()
    const test = { ...rest, call, clock }
    const inner = await someCategory(test, user, 'Toán', category)
    const other = await someCategory(test, user, 'Khác')
    const tag = await someTag(test, user, 'mẹo')
    await live({ title: 'Một', tagIds: [tag] }, -hours(3))
    await live({ title: 'Hai', categoryId: inner, excerpt: 'Đạo hàm dễ hiểu' }, -hours(2))
    await live({ title: 'Ba', categoryId: other, tagIds: [tag] }, -hours(1))
    await live({ title: 'Bốn', categoryId: other, tagIds: [tag] }, hours(1))
    expect(await list()).toEqual(['Ba', 'Hai', 'Một'])
    expect(await list({ category: `slug-${category}` })).toEqual(['Hai', 'Một'])
    expect(await list({ tag: `slug-${tag}` })).toEqual(['Ba', 'Một'])
    expect(await list({ search: 'dao ham' })).toEqual(['Hai'])
    expect(await list({ search: 'dao', category: `slug-${other}` })).toEqual([])
    expect(await list({ category: 'khong-co' })).toEqual([])
    expect(await list({ limit: '2', page: '2' })).toEqual(['Một'])
    const labels = (await call(blogTaxonomy)).body['data']
    expect(labels).toMatchObject({
      categories: [{ name: 'Học tập', postCount: 1 }, { name: 'Khác' }, { name: 'Toán', postCount: 1 }],
      tags: [{ name: 'mẹo' }],
    })
  })

  test('holds nothing but what the page shows of its author', async () => {
    const { live, call, user } = await start()
    const { slug } = await live()
    const { post } = (await call(getBlogPost, { params: { id: slug } })).body['data'] as { post: BlogPost }
    expect(post.authorName).toBe('Nguyễn Thị Lan')
    for (const secret of [user.id, user.email ?? '', user.username]) expect(JSON.stringify(post)).not.toContain(secret)
  })

  test('may be kept and is asked about again', async () => {
    const { live, list, page } = await start()
    await live()
    await list()
    for (const url of ['/api/v1/blog/posts', '/blog', '/blog/rss.xml', '/sitemap.xml']) {
      const first = await page(url)
      const etag = String(first.headers['etag'])
      expect(first.statusCode, url).toBe(200)
      expect((await page(url, { 'if-none-match': etag })).statusCode, url).toBe(304)
      await live()
      expect((await page(url, { 'if-none-match': etag })).statusCode, url).toBe(200)
    }
  })
})

describe('the HTML of the server', () => {
  test('holds head and text of a post, and lists lead on page by page', async () => {
    const { live, page, token, call } = await start()
    const form = fileForm(await somePicture('png'), { name: 'bia.png' })
    const { media } = (await call(uploadMedia, { token, ...form })).body['data'] as {
      media: { id: string; url: string }
    }
    await call(updateMedia, { token, params: { id: media.id }, body: { alt: 'Một quyển sách' } })
    const seo = { metaTitle: 'Tiêu đề SEO', metaDescription: 'Mô tả SEO', keywords: 'toán', canonicalUrl: '' }
    const { slug } = await live({ title: 'Bài hay', content: '<p>Chữ trong bài.</p>', seo, featuredImage: media.url })
    const answer = await page(`/blog/${slug}`)
    expect(answer.statusCode).toBe(200)
    for (const part of [
      '<title>Tiêu đề SEO · Hệ thống quản lý học tập</title>',
      '<meta name="description" content="Mô tả SEO">',
      `<link rel="canonical" href="http://lms.test/blog/${slug}">`,
      '<meta property="og:title" content="Tiêu đề SEO">',
      `<meta property="og:image" content="http://lms.test${media.url}">`,
      '"@type":"BlogPosting"',
      '<h1 class="blog-title">Bài hay</h1>',
      '<p>Chữ trong bài.</p>',
      'alt="Một quyển sách"',
    ])
      expect(answer.body).toContain(part)
    expect(answer.body).not.toContain('content="x"')
    for (let count = 0; count < 13; count += 1) await live()
    const list = await page('/blog')
    expect(list.body).toContain('rel="next" href="/blog?page=2"')
    expect((await page('/blog?page=2')).body).toContain('Bài hay')
    expect((await page('/blog?page=9')).statusCode).toBe(404)
    expect((await page('/blog?page=x&search=%3Cb%3E')).statusCode).toBe(200)
  })

  test('leads on from an old slug, from the id, and to nowhere that is not live', async () => {
    const { live, page, call, token } = await start()
    const post = await live({ slug: 'cu' })
    const change = (version: number, slug: string) =>
      call(updatePost, { token, params: { id: post.id }, body: { version, slug, status: 'published' } })
    await change(1, 'moi')
    await change(2, 'moi-nhat')
    for (const old of ['cu', 'moi', post.id]) {
      const answer = await page(`/blog/${old}`)
      expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/blog/moi-nhat'])
    }
    expect((await page('/blog/moi-nhat')).statusCode).toBe(200)
    await change(3, 'cu')
    expect((await page('/blog/cu')).statusCode).toBe(200)
    expect((await page('/blog/khong-co')).statusCode).toBe(404)
    expect((await page('/blog/%E0%A4%A')).statusCode).toBeLessThan(500)
    await call(updatePost, { token, params: { id: post.id }, body: { version: 4, status: 'archived' } })
    for (const gone of ['cu', 'moi', post.id]) expect((await page(`/blog/${gone}`)).statusCode).toBe(404)
  })

  test('runs nothing of what people wrote, in whichever field', async () => {
    const { page, call, token, category, user, ...rest } = await start()
    const tag = await someTag({ ...rest, call }, user, '<img src=x onerror=alert(1)>')
    for (const [index, attack] of attacks.entries()) {
      const text = `${attack}"'><script>alert(1)</script>`
      const seo = { metaTitle: text.slice(0, 60), metaDescription: text.slice(0, 160), keywords: text.slice(0, 300) }
      const body = { title: text.slice(0, 200), slug: `tan-cong-${index}`, excerpt: text.slice(0, 300), content: text }
      const answer = await call(createPost, {
        token,
        body: { ...body, seo, category, tags: [tag], status: 'published' },
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    }
    const urls = attacks.flatMap((_, index) => [`/blog/tan-cong-${index}`, `/blog?page=${index + 1}`])
    for (const url of [...urls, '/blog/rss.xml', `/blog?search=${encodeURIComponent('<script>alert(1)</script>')}`]) {
      const { body, statusCode } = await page(url)
      if (statusCode === 404) continue
      const outside = body
        .replaceAll(/<script type="application\/(ld\+)?json"[^>]*>[^<]*<\/script>/g, '')
        // Formulas are drawn by us, in outlines and nothing else.
        .replaceAll(
          /<svg class="formula" role="img" aria-label="[^"]*"[^<>]*>(?:<\/?(?:g|path|rect|use|defs)(?:\s[a-z:-]+="[^"<>]*")*\s*\/?>)*<\/svg>/g,
          '',
        )
      expect(outside.match(forbidden)?.[0] ?? null, url).toBeNull()
      for (const [element] of outside.matchAll(/<[a-z][^<>]*>/gi))
        expect(withoutValues(element), url).not.toMatch(/\son\w+/i)
    }
  })

  test('gives machines a feed and a list of addresses', async () => {
    const { live, page } = await start()
    const { slug, id } = await live({ title: 'Một & <hai>' })
    await live({ title: 'Mai' }, days(1))
    const feed = await page('/blog/rss.xml')
    expect(feed.headers['content-type']).toContain('application/rss+xml')
    expect(feed.body).toContain(`<title>Một &amp; &lt;hai&gt;</title><link>http://lms.test/blog/${slug}</link>`)
    expect(feed.body).toContain(id)
    expect(feed.body).not.toContain('Mai')
    expect((await page('/sitemap.xml')).body).toContain(`<loc>http://lms.test/blog/${slug}</loc>`)
    expect((await page('/sitemap-2.xml')).statusCode).toBe(404)
    expect((await page('/robots.txt')).body).toContain('Sitemap: http://lms.test/sitemap.xml')
  })
})

const forbidden =
  /<script|<svg(?! viewBox="0 0 32 32")|<iframe|<object|<embed|<base|<style|(href|src)="\s*(java|data|vb)/i

/** An attribute's value may say what it likes. */
function withoutValues(element: string): string {
  return element.replaceAll(/"[^"]*"|'[^']*'/g, '""')
}

describe('views', () => {
  test('count a visitor once a day, and forget who it was', async () => {
    const { live, call, token, clock, app, database, tokenOf, user } = await start()
    await app.jobs.runDue()
    const { id, slug } = await live()
    const view = (userAgent: string) =>
      call(viewBlogPost, { params: { id: slug }, headers: { 'user-agent': userAgent } })
    const views = async (as = token) =>
      ((await call(getPost, { token: as, params: { id } })).body['data'] as { post: { stats: { views: number } } }).post
        .stats.views
    for (const agent of ['Firefox', 'Firefox', 'Chrome', 'Googlebot/2.1']) expect((await view(agent)).status).toBe(200)
    expect(await views()).toBe(2)
    const rows = await database.read().selectFrom('post_visits').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/Firefox|127\.0\.0\.1/)
    clock.move(days(1))
    await app.jobs.runDue()
    expect(await database.read().selectFrom('post_visits').selectAll().execute()).toEqual([])
    expect(await database.read().selectFrom('post_visit_salts').selectAll().execute()).toEqual([])
    await view('Firefox')
    const later = await tokenOf(user)
    expect(await views(later)).toBe(3)
    expect((await call(getPost, { token: later, params: { id } })).body['data']).toMatchObject({ post: { version: 1 } })
    expect((await call(viewBlogPost, { params: { id: 'khong-co' } })).status).toBe(200)
  })
})
