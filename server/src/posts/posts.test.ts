import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { getPostRevision, listPostRevisions, restorePostRevision } from '@lms/contracts/posts/post-revisions.ts'
import * as contract from '@lms/contracts/posts/posts.ts'
import { describe, expect, test } from 'vitest'
import { dataOf, problems, startPostApp } from '../../testing/apps/post-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { days, hours, minutes } from '../platform/clock.ts'

const notificationsOf = async ({ call }: Pick<TestApp, 'call'>, token: string) =>
  ((await call(listNotifications, { token })).body['data'] as { notifications: { kind: string; isSettled: boolean }[] })
    .notifications

describe('the rules of the form', () => {
  test.each([
    [{ title: '' }, 'title', 'Title is required'],
    [{ title: 'a'.repeat(201) }, 'title', 'Title must be less than 200 characters'],
    [{ slug: '' }, 'slug', 'Slug is required'],
    [{ slug: 'Học Toán' }, 'slug', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    [{ category: '' }, 'category', 'Category is required'],
    [{ category: crypto.randomUUID() }, 'category', 'Category is required'],
    [{ excerpt: 'a'.repeat(301) }, 'excerpt', 'Excerpt must be less than 300 characters'],
    [{ seo: { metaTitle: 'a'.repeat(61) } }, 'seo.metaTitle', 'Meta title should be under 60 characters'],
    [
      { seo: { metaDescription: 'a'.repeat(161) } },
      'seo.metaDescription',
      'Meta description should be under 160 characters',
    ],
    [{ publishDate: '2020-01-01T00:00:00Z' }, 'publishDate', 'Publish date cannot be before now'],
    [{ publishDate: 'hôm qua' }, 'publishDate', 'Date input not valid.'],
    [{ seo: { canonicalUrl: 'javascript:alert(1)' } }, 'seo.canonicalUrl', expect.stringContaining('https://')],
    [{ featuredImage: 'https://elsewhere.example/x.png' }, 'featuredImage', expect.any(String)],
    [{ tags: [crypto.randomUUID()] }, 'tags', 'Some of these tags no longer exist'],
  ])('%j is refused at its field', async (body, field, message) => {
    const { create, database } = await startPostApp()
    const answer = await create(body)
    expect(answer.status).toBe(422)
    expect(problems(answer)).toMatchObject({ [field]: message })
    expect(await database.read().selectFrom('posts').selectAll().execute()).toEqual([])
  })

  test('at the limit all is well, and an empty date publishes at once', async () => {
    const { create, clock } = await startPostApp()
    const seo = { metaTitle: 'a'.repeat(60), metaDescription: 'b'.repeat(160) }
    const { post } = dataOf(
      await create({ title: 'a'.repeat(200), excerpt: 'a'.repeat(300), seo, publishDate: '', status: 'published' }),
    )
    expect(post).toMatchObject({ status: 'published', seo, stats: { views: 0 } })
    expect(Math.abs(new Date(post.publishDate ?? 0).getTime() - clock.now().getTime())).toBeLessThan(minutes(1))
  })

  test('a past date is refused only when it was changed', async () => {
    const { create, update, clock } = await startPostApp()
    const { post } = dataOf(await create({ status: 'published' }))
    clock.move(hours(2))
    const kept = await update(post.id, {
      version: 1,
      title: 'Khác',
      publishDate: post.publishDate,
      status: 'published',
    })
    expect(dataOf(kept).post).toMatchObject({ title: 'Khác', publishDate: post.publishDate })
    const moved = await update(post.id, { version: 2, publishDate: '2020-01-01T00:00:00Z' })
    expect(problems(moved)).toEqual({ publishDate: 'Publish date cannot be before now' })
  })
})

describe('a slug', () => {
  test('that is taken gets a number, also when it lies in the trash', async () => {
    const { create, call, token } = await startPostApp()
    const first = dataOf(await create()).post
    await call(contract.deletePost, { token, params: { id: first.id } })
    expect(dataOf(await create()).post.slug).toBe('hoc-toan-cung-con-2')
    expect(dataOf(await create()).post.slug).toBe('hoc-toan-cung-con-3')
    const check = (query: Record<string, string>) => call(contract.checkPostSlug, { token, query })
    expect((await check({ slug: 'hoc-toan-cung-con' })).body['data']).toEqual({
      slug: 'hoc-toan-cung-con-4',
      isFree: false,
    })
    expect((await check({ slug: first.slug, id: first.id })).body['data']).toEqual({ slug: first.slug, isFree: true })
  })

  test('of a post that is sent again, because the answer never arrived, stays: it is the same post', async () => {
    const { create, database } = await startPostApp()
    await create({ slug: 'hoc-toan' })
    const id = crypto.randomUUID()
    const { post: first } = dataOf(await create({ id, slug: 'hoc-toan', status: 'published' }))
    expect(first).toMatchObject({ id, slug: 'hoc-toan-2' })
    const { post: same } = dataOf(await create({ id, slug: 'hoc-toan', status: 'published' }))
    expect(same).toMatchObject({ id, slug: 'hoc-toan-2', publishDate: first.publishDate })
    const again = await create({ id, slug: 'hoc-toan', title: 'Viết thêm trong lúc chờ', status: 'published' })
    expect([again.status, dataOf(again).post.title]).toEqual([201, 'Viết thêm trong lúc chờ'])
    expect(await database.read().selectFrom('posts').select('id').execute()).toHaveLength(2)
  })

  test('of ten posts that are written at once is another for each', async () => {
    const { create } = await startPostApp()
    const slugs = (await Promise.all(Array.from({ length: 10 }, () => create()))).map(
      (answer) => dataOf(answer).post.slug,
    )
    expect(new Set(slugs).size).toBe(10)
  })

  test('that a live post had stays its own: nobody else gets it, and it can come back', async () => {
    const { create, update } = await startPostApp()
    const { post } = dataOf(await create({ status: 'published' }))
    await update(post.id, { version: 1, slug: 'moi', status: 'published' })
    expect(dataOf(await create()).post.slug).toBe('hoc-toan-cung-con-2')
    expect(dataOf(await update(post.id, { version: 2, slug: post.slug, status: 'published' })).post.slug).toBe(
      post.slug,
    )
  })
})

describe('a published post', () => {
  test('keeps its live text while it is edited, until the draft is published', async () => {
    const { create, update, get } = await startPostApp()
    const { post } = dataOf(await create({ status: 'published' }))
    const saved = dataOf(await update(post.id, { version: 1, title: 'Bản nháp', status: 'draft' }))
    expect(saved.post).toMatchObject({ title: 'Học toán cùng con', status: 'published', hasDraft: true, version: 2 })
    expect(saved.draft).toMatchObject({ title: 'Bản nháp', content: '<p>Chữ.</p>', updatedBy: { id: post.author?.id } })
    const live = dataOf(await update(post.id, { version: 2, status: 'published' }))
    expect(live).toMatchObject({ post: { title: 'Bản nháp', hasDraft: false }, draft: null })
    expect((await get(post.id)).post.title).toBe('Bản nháp')
  })

  test('gives the draft up when it is discarded, or written back to what is live', async () => {
    const { create, update, call, token } = await startPostApp()
    const { post } = dataOf(await create({ status: 'published' }))
    await update(post.id, { version: 1, title: 'Một' })
    expect(dataOf(await update(post.id, { version: 2, title: post.title })).draft).toBeNull()
    await update(post.id, { version: 3, title: 'Hai' })
    const query = { version: '4' }
    const discarded = await call(contract.discardPostDraft, { token, params: { id: post.id }, query })
    expect(dataOf(discarded)).toMatchObject({ draft: null, post: { title: post.title, version: 5 } })
  })

  test('shows its draft to nobody who only reads', async () => {
    const { create, update, get, signedIn } = await startPostApp()
    const { post } = dataOf(await create({ status: 'published' }))
    await update(post.id, { version: 1, title: 'Bí mật' })
    for (const role of ['parent', 'student'] as const) {
      const seen = await get(post.id, (await signedIn(role)).token)
      expect(seen).toMatchObject({ draft: null, post: { title: post.title, hasDraft: false } })
      expect(JSON.stringify(seen)).not.toContain('Bí mật')
    }
  })
})

test('of two who edit the same version the second gets what is there now, and nothing is lost', async () => {
  const { create, update, get } = await startPostApp()
  const { post } = dataOf(await create())
  await update(post.id, { version: 1, title: 'Của người thứ nhất' })
  const second = await update(post.id, { version: 1, title: 'Của người thứ hai' })
  expect(second.status).toBe(409)
  expect(second.body).toMatchObject({ code: 'stale', data: { post: { title: 'Của người thứ nhất', version: 2 } } })
  expect((await get(post.id)).post.title).toBe('Của người thứ nhất')
  expect((await update(post.id, { title: 'Không có phiên bản' })).status).toBe(422)
})

describe('revisions', () => {
  test('say who, when and why, and bring an earlier text back as a draft', async () => {
    const { create, update, call, token, user } = await startPostApp()
    const { post } = dataOf(await create({ status: 'published' }))
    const params = { id: post.id }
    await update(post.id, { version: 1, content: '<p>Mới hơn.</p>', reason: 'Sửa số liệu' })
    await update(post.id, { version: 2, status: 'published' })
    const listed = await call(listPostRevisions, { token, params })
    const { revisions } = listed.body['data'] as { revisions: { id: string; reason: string; note: string }[] }
    expect(revisions).toMatchObject([
      { reason: 'published', version: 3, author: { id: user.id } },
      { reason: 'saved', version: 2, note: 'Sửa số liệu' },
      { reason: 'published', version: 1 },
    ])
    const oldest = { ...params, revisionId: revisions[2]?.id ?? '' }
    const read = await call(getPostRevision, { token, params: oldest })
    expect(read.body['data']).toMatchObject({ revision: { content: '<p>Chữ.</p>', category: { name: 'Học tập' } } })
    const restored = dataOf(await call(restorePostRevision, { token, params: oldest, body: { version: 3 } }))
    expect(restored).toMatchObject({ post: { content: '<p>Mới hơn.</p>' }, draft: { content: '<p>Chữ.</p>' } })
    expect((await call(restorePostRevision, { token, params: oldest, body: { version: 3 } })).status).toBe(409)
  })

  test('of another post do not exist here', async () => {
    const { create, call, token } = await startPostApp()
    const [one, other] = [dataOf(await create()).post, dataOf(await create()).post]
    const { revisions } = (await call(listPostRevisions, { token, params: { id: one.id } })).body['data'] as {
      revisions: { id: string }[]
    }
    const params = { id: other.id, revisionId: revisions[0]?.id ?? '' }
    expect((await call(getPostRevision, { token, params })).status).toBe(404)
  })
})

describe("a parent's Publish", () => {
  test('asks the administrators, who publish it; its author is told', async () => {
    const { create, call, token, get, signedIn } = await startPostApp('parent')
    const administrator = await signedIn('administrator')
    const { post } = dataOf(await create({ status: 'published' }))
    expect(post).toMatchObject({ status: 'draft', reviewRequested: true })
    expect(await notificationsOf({ call }, administrator.token)).toMatchObject([
      { kind: 'post_review', details: { postId: post.id, title: post.title }, isSettled: false },
    ])
    expect((await get(post.id, administrator.token)).post.reviewRequested).toBe(true)
    const review = (body: object) =>
      call(contract.reviewPost, { token: administrator.token, params: { id: post.id }, body })
    expect(dataOf(await review({ decision: 'publish', version: 1 })).post).toMatchObject({
      status: 'published',
      reviewRequested: false,
    })
    expect((await review({ decision: 'publish', version: 2 })).body).toMatchObject({ code: 'no_review' })
    expect(await notificationsOf({ call }, token)).toMatchObject([{ kind: 'post_approved' }])
    expect(await notificationsOf({ call }, administrator.token)).toMatchObject([{ isSettled: true }])
  })

  test('comes back with a word, and can be asked again', async () => {
    const { create, update, call, token, get, signedIn } = await startPostApp('parent')
    const administrator = await signedIn('administrator')
    const { post } = dataOf(await create({ status: 'published' }))
    const request = { token: administrator.token, params: { id: post.id } }
    const wordless = await call(contract.reviewPost, { ...request, body: { decision: 'return', version: 1 } })
    expect(problems(wordless)).toEqual({ word: 'Please say what should be changed' })
    await call(contract.reviewPost, { ...request, body: { decision: 'return', word: 'Thêm nguồn', version: 1 } })
    expect((await get(post.id)).post).toMatchObject({
      reviewRequested: false,
      reviewNote: 'Thêm nguồn',
      status: 'draft',
    })
    expect(await notificationsOf({ call }, token)).toMatchObject([
      { kind: 'post_returned', details: { word: 'Thêm nguồn' } },
    ])
    const again = dataOf(await update(post.id, { version: 2, excerpt: 'Có nguồn', status: 'published' }))
    expect(again.post).toMatchObject({ reviewRequested: true, reviewNote: '' })
    const withdrawn = dataOf(await update(post.id, { version: 3, status: 'draft' }))
    expect(withdrawn.post.reviewRequested).toBe(false)
    const settled = await notificationsOf({ call }, administrator.token)
    expect(settled.map(({ isSettled }) => isSettled)).toEqual([true, true])
  })

  test('of a change to what is live leaves the live text alone', async () => {
    const { create, update, get, call, signedIn } = await startPostApp('parent')
    const administrator = await signedIn('administrator')
    const { post } = dataOf(await create({ status: 'published' }))
    const answer = { token: administrator.token, params: { id: post.id } }
    await call(contract.reviewPost, { ...answer, body: { decision: 'publish', version: 1 } })
    const asked = dataOf(await update(post.id, { version: 2, title: 'Lén đổi', status: 'published' }))
    expect(asked).toMatchObject({ post: { title: post.title, reviewRequested: true }, draft: { title: 'Lén đổi' } })
    expect((await get(post.id, (await signedIn('student')).token)).post.title).toBe(post.title)
  })
})

describe('the trash', () => {
  test('keeps a post for 30 days; then it is gone with all that hung on it', async () => {
    const { create, call, token, user, tokenOf, clock, app, get, database } = await startPostApp()
    await app.jobs.runDue()
    const [kept, purged] = [dataOf(await create()).post, dataOf(await create()).post]
    const remove = (id: string) => call(contract.deletePost, { token, params: { id } })
    await remove(kept.id)
    await remove(purged.id)
    const trash = await call(contract.listPosts, { token, query: { deleted: 'true' } })
    expect((trash.body['data'] as { posts: object[] }).posts).toHaveLength(2)
    expect(dataOf(await call(contract.restorePost, { token, params: { id: kept.id } })).post.deletedAt).toBeNull()
    clock.move(days(29))
    await app.jobs.runDue()
    expect(await get(purged.id, await tokenOf(user))).toMatchObject({ post: { deletedAt: expect.any(String) } })
    clock.move(days(2))
    await app.jobs.runDue()
    const later = await tokenOf(user)
    expect((await call(contract.getPost, { token: later, params: { id: purged.id } })).status).toBe(404)
    expect((await get(kept.id, later)).post.title).toBe(kept.title)
    const revisions = await database.read().selectFrom('post_revisions').select('post_id').execute()
    expect(new Set(revisions.map(({ post_id }) => post_id))).toEqual(new Set([kept.id]))
  })
})
