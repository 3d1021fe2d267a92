import { getBlogPost } from '@lms/contracts/blog/blog.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { listPostRevisions } from '@lms/contracts/posts/post-revisions.ts'
import * as contract from '@lms/contracts/posts/posts.ts'
import { describe, expect, test } from 'vitest'
import { dataOf, startPostApp } from '../../testing/apps/post-app.ts'
import { type TestApp, startTestAppOn } from '../../testing/test-app.ts'
import { migratedDatabase } from '../../testing/test-database.ts'
import { days, hours, minutes } from '../platform/clock.ts'
import { someCategory } from '../../testing/records/taxonomy.ts'

const notificationsOf = async ({ call }: Pick<TestApp, 'call'>, token: string) =>
  ((await call(listNotifications, { token })).body['data'] as { notifications: { kind: string; isSettled: boolean }[] })
    .notifications

describe('a schedule', () => {
  test('shows the post to nobody before its time, publishes it by itself, and tells the author once', async () => {
    const { create, call, user, clock, app, addUser, tokenOf } = await startPostApp()
    await app.jobs.runDue()
    const reader = await addUser()
    const publishDate = new Date(clock.now().getTime() + hours(3)).toISOString()
    const { post } = dataOf(await create({ status: 'published', publishDate }))
    const seen = async () =>
      (await call(contract.getPost, { token: await tokenOf(reader), params: { id: post.id } })).status
    expect(await seen()).toBe(404)
    clock.move(hours(2))
    await app.jobs.runDue()
    expect([await seen(), (await notificationsOf({ call }, await tokenOf(user))).length]).toEqual([404, 0])
    // Nobody ran for a day.
    clock.move(days(1))
    expect(await seen()).toBe(200)
    await app.jobs.runDue()
    clock.move(minutes(2))
    await app.jobs.runDue()
    expect(await notificationsOf({ call }, await tokenOf(user))).toMatchObject([
      { kind: 'post_published', details: { postId: post.id } },
    ])
  })

  test('holds across a restart: what came due while nothing ran is live at once, and its author is told', async () => {
    const place = await migratedDatabase()
    const before = await startTestAppOn(place)
    const { user, token } = await before.signedIn('administrator')
    const category = await someCategory(before, user)
    const publishDate = new Date(before.clock.now().getTime() + hours(2)).toISOString()
    const body = { title: 'Hẹn giờ', slug: 'hen-gio', category, status: 'published', publishDate }
    dataOf(await before.call(contract.createPost, { token, body }))
    await before.stop()
    const after = await startTestAppOn(place)
    const read = async () => (await after.call(getBlogPost, { params: { id: 'hen-gio' } })).status
    expect(await read()).toBe(404)
    await after.app.jobs.runDue()
    after.clock.move(hours(5))
    expect(await read()).toBe(200)
    await after.app.jobs.runDue()
    expect(await notificationsOf(after, await after.tokenOf(user))).toMatchObject([{ kind: 'post_published' }])
  })

  test('that nobody published in time tells its author once', async () => {
    const { create, call, token, clock, app, signedIn } = await startPostApp('parent')
    await app.jobs.runDue()
    await signedIn('administrator')
    const publishDate = new Date(clock.now().getTime() + hours(1)).toISOString()
    const { post } = dataOf(await create({ status: 'published', publishDate, reason: 'Kịp ngày khai giảng' }))
    expect(post).toMatchObject({ status: 'draft', reviewRequested: true })
    clock.move(hours(2))
    await app.jobs.runDue()
    clock.move(minutes(2))
    await app.jobs.runDue()
    expect(await notificationsOf({ call }, token)).toMatchObject([
      { kind: 'post_overdue', details: { postId: post.id } },
    ])
    const kept = await call(listPostRevisions, { token, params: { id: post.id } })
    expect(kept.body['data']).toMatchObject({ revisions: [{ note: 'Kịp ngày khai giảng' }] })
  })

  test('that is put off or taken back tells nobody', async () => {
    const { create, update, call, token, clock, app } = await startPostApp()
    await app.jobs.runDue()
    const soon = new Date(clock.now().getTime() + hours(1)).toISOString()
    const late = new Date(clock.now().getTime() + days(9)).toISOString()
    const [one, other] = [
      dataOf(await create({ status: 'published', publishDate: soon })).post,
      dataOf(await create({ status: 'published', publishDate: soon })).post,
    ]
    await update(one.id, { version: 1, publishDate: late, status: 'published' })
    await call(contract.deletePost, { token, params: { id: other.id } })
    clock.move(hours(2))
    await app.jobs.runDue()
    expect(await notificationsOf({ call }, token)).toEqual([])
  })
})
