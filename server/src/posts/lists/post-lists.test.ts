import { bulkPosts } from '@lms/contracts/posts/post-bulk.ts'
import { type Finding, checkPost } from '@lms/contracts/posts/post-check.ts'
import * as contract from '@lms/contracts/posts/posts.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { describe, expect, test } from 'vitest'
import { dataOf, problems, startPostApp } from '../../../testing/apps/post-app.ts'
import { days, hours } from '../../platform/clock.ts'
import { someCategory, someTag } from '../../../testing/records/taxonomy.ts'
import { somePost } from '../../../testing/records/post.ts'

test('many at once: what cannot be changed is named, the rest is done', async () => {
  const { create, call, token, signedIn, get } = await startPostApp('parent')
  const other = await signedIn('administrator')
  const own = dataOf(await create()).post
  const foreign = dataOf(await create({ status: 'published' }, other.token)).post
  const act = async (action: string, ids: string[], by = token, versions = {}) =>
    (await call(bulkPosts, { token: by, body: { action, ids, versions } })).body['data'] as {
      results: { success: boolean; message: string }[]
      summary: object
    }
  const gone = crypto.randomUUID()
  expect(await act('publish', [own.id, foreign.id, gone])).toMatchObject({
    results: [
      { success: true, message: 'An administrator was asked to publish this post' },
      { success: false, message: 'You can only change your own posts' },
      { success: false, message: 'Post not found' },
    ],
    summary: { total: 3, successful: 1, failed: 2 },
  })
  for (const [action, status] of [
    ['publish', 'published'],
    ['archive', 'archived'],
    ['unpublish', 'draft'],
  ] as const) {
    const versions = { [own.id]: (await get(own.id)).post.version }
    await act(action, [own.id, foreign.id], other.token, versions)
    expect((await get(own.id)).post.status, action).toBe(status)
  }
  await act('delete', [own.id], other.token)
  await act('restore', [own.id])
  expect((await get(own.id)).post.deletedAt).toBeNull()
})

test('nobody publishes at once what somebody else has changed since it was read', async () => {
  const { create, update, call, signedIn, get } = await startPostApp('parent')
  const { token } = await signedIn('administrator')
  const ids = [dataOf(await create()).post.id, dataOf(await create({ slug: 'bai-khac' })).post.id]
  const [changed = '', same = ''] = ids
  const publish = async (versions?: Record<string, number>, body = { action: 'publish', ids, versions }) =>
    ((await call(bulkPosts, { token, body })).body['data'] as { results: object[] }).results
  expect(await publish()).toMatchObject([
    { success: false, message: 'The version that was read is missing' },
    { success: false },
  ])
  await update(changed, { version: 1, content: '<p>Chữ mà chưa ai đọc.</p>' })
  expect(await publish({ [changed]: 1, [same]: 1 })).toMatchObject([
    { id: changed, success: false, message: platformMessages.stale.default },
    { id: same, success: true },
  ])
  expect((await get(changed)).post.status).toBe('draft')
  expect(await publish({ [changed]: 2, [same]: 2 })).toMatchObject([{ success: true }, { success: true }])
})

test('what has no text is not published among many; it is opened and published knowingly', async () => {
  const { create, update, call, token } = await startPostApp()
  const { post } = dataOf(await create({ content: '<p> </p>' }))
  const answer = await call(bulkPosts, { token, body: { action: 'publish', ids: [post.id] } })
  expect(answer.body['data']).toMatchObject({
    results: [{ success: false, message: 'This post has no text yet. Open it to publish it all the same.' }],
  })
  expect(dataOf(await update(post.id, { status: 'published', version: 1 })).post.status).toBe('published')
})

describe('the list', () => {
  async function filled() {
    const test = await startPostApp()
    const { user, category, clock } = test
    const inner = await someCategory(test, user, 'Toán', category)
    const other = await someCategory(test, user, 'Sức khỏe')
    const tag = await someTag(test, user, 'mẹo')
    const parent = await test.signedIn('parent')
    const past = new Date(clock.now().getTime() - hours(1)).toISOString()
    const live = { status: 'published', publishDate: past, firstPublishedAt: past } as const
    const ahead = new Date(clock.now().getTime() + days(1)).toISOString()
    await somePost(test, user, { ...live, title: 'Đạo hàm cho bé', categoryId: inner, tagIds: [tag] })
    await somePost(test, user, { ...live, title: 'Ngủ đủ giấc', categoryId: other, excerpt: 'đạo làm cha mẹ' })
    await somePost(test, user, { title: 'Bản nháp của quản trị', categoryId: category })
    await somePost(test, parent.user, { title: 'Bản nháp của phụ huynh', categoryId: other, reviewRequested: true })
    await somePost(test, user, { ...live, title: 'Hẹn giờ', categoryId: other, publishDate: ahead })
    await somePost(test, user, { title: 'Cũ', status: 'archived', categoryId: other })
    const titles = async (query: Record<string, string> = {}, token = test.token) => {
      const answer = await test.call(contract.listPosts, { token, query })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      const { posts, pagination } = answer.body['data'] as {
        posts: contract.PostSummary[]
        pagination: { total: number }
      }
      expect(pagination.total).toBe(posts.length)
      return posts.map(({ title }) => title)
    }
    return { ...test, inner, other, tag, parent, titles }
  }

  test('has all filters; a category holds what lies in it, and words look at the title without accents', async () => {
    const { titles, category, tag, other } = await filled()
    expect(await titles()).toHaveLength(6)
    expect(await titles({ status: 'archived' })).toEqual(['Cũ'])
    expect(await titles({ category })).toEqual(['Bản nháp của quản trị', 'Đạo hàm cho bé'])
    expect(await titles({ category: other, status: 'draft' })).toEqual(['Bản nháp của phụ huynh'])
    expect(await titles({ search: 'dao' })).toEqual(['Đạo hàm cho bé'])
    expect(await titles({ search: 'nháp QUẢN' })).toEqual(['Bản nháp của quản trị'])
    expect(await titles({ search: '%' })).toEqual([])
    expect(await titles({ tag })).toEqual(['Đạo hàm cho bé'])
    expect(await titles({ reviewRequested: 'true' })).toEqual(['Bản nháp của phụ huynh'])
    expect((await titles({ sortBy: 'title', sortOrder: 'asc' }))[0]).toBe('Bản nháp của phụ huynh')
    expect((await titles({ category, sortBy: 'title', sortOrder: 'asc' }))[1]).toBe('Đạo hàm cho bé')
  })

  test('goes by the time at which readers get a post, also while somebody searches', async () => {
    const { titles, user, category, clock, ...test } = await filled()
    const ahead = new Date(clock.now().getTime() + days(2)).toISOString()
    const old = new Date(clock.now().getTime() - days(9)).toISOString()
    const post = { status: 'published', categoryId: category } as const
    await somePost({ ...test, clock }, user, { ...post, title: 'Hẹn sau', publishDate: ahead })
    await somePost({ ...test, clock }, user, { ...post, title: 'Hẹn cũ', publishDate: old })
    expect((await titles()).at(0)).toBe('Hẹn sau')
    expect((await titles()).at(-1)).toBe('Hẹn cũ')
    expect(await titles({ search: 'hen' })).toEqual(['Hẹn sau', 'Hẹn giờ', 'Hẹn cũ'])
    expect(await titles({ category })).toEqual(['Hẹn sau', 'Bản nháp của quản trị', 'Đạo hàm cho bé', 'Hẹn cũ'])
    const before = new Date(clock.now().getTime() - days(5)).toISOString()
    expect(await titles({ to: before })).toEqual(['Hẹn cũ'])
  })

  test('knows days; To holds the whole day, and neither lies ahead', async () => {
    const { titles, clock, call, token } = await filled()
    const day = (offset: number) => new Date(clock.now().getTime() + hours(7) + days(offset)).toISOString().slice(0, 10)
    expect(await titles({ from: day(-1), to: day(0) })).toHaveLength(5)
    expect(await titles({ to: day(-2) })).toEqual([])
    const refused = async (query: Record<string, string>) => problems(await call(contract.listPosts, { token, query }))
    expect(await refused({ from: day(0), to: day(-2) })).toEqual({
      from: 'From cannot be after To',
      to: 'To cannot be before From',
    })
    expect(await refused({ from: day(3) })).toEqual({ from: 'From cannot be after today' })
    expect(await refused({ to: day(3) })).toEqual({ to: 'To cannot be after today' })
  })

  test('shows others what is live, and a parent what is theirs', async () => {
    const { titles, parent, signedIn, call } = await filled()
    const student = await signedIn('student')
    expect(await titles({}, student.token)).toEqual(['Ngủ đủ giấc', 'Đạo hàm cho bé'])
    expect(await titles({}, parent.token)).toEqual(['Bản nháp của phụ huynh', 'Ngủ đủ giấc', 'Đạo hàm cho bé'])
    expect(await titles({ status: 'draft' }, parent.token)).toEqual(['Bản nháp của phụ huynh'])
    const stats = async (token: string) => (await call(contract.postStats, { token })).body['data']
    expect(await stats(parent.token)).toMatchObject({ total: 3, published: 2, drafts: 1, thisWeek: 3, archived: 0 })
    expect(await stats(student.token)).toMatchObject({ total: 2, published: 2, drafts: 0 })
  })

  test('has figures that do not change with the filter', async () => {
    const { call, token } = await filled()
    expect((await call(contract.postStats, { token })).body['data']).toEqual({
      total: 6,
      published: 3,
      drafts: 2,
      archived: 1,
      thisWeek: 6,
      reviewRequested: 1,
      deleted: 0,
    })
  })
})

test('the check before publication finds what is worth a second look', async () => {
  const { create, call, token } = await startPostApp()
  const { post } = dataOf(await create({ status: 'published' }))
  const content = `<h3>Nhảy bậc</h3><p><a href="/blog/${post.slug}">có</a> <a href="/blog/khong-co">không</a>
    <a href="/posts">màn hình</a> <a href="/khong-co">sai</a> <a href="https://example.com/x">ngoài</a></p>
    <img src="/uploads/media/${'a'.repeat(32)}.png" alt="">`
  const answer = await call(checkPost, { token, body: { title: 'a'.repeat(70), content } })
  const { findings } = answer.body['data'] as { findings: Finding[] }
  expect(findings.map(({ kind }) => kind)).toEqual([
    'alt_missing',
    'heading_order',
    'link_broken',
    'link_broken',
    'meta_title_long',
  ])
  expect(findings.filter(({ kind }) => kind === 'link_broken').map(({ detail }) => detail)).toEqual([
    '/blog/khong-co',
    '/khong-co',
  ])
})
