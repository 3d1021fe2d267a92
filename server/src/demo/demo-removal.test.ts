import { demoAccounts, login, me } from '@lms/contracts/accounts/accounts.ts'
import { listAudit } from '@lms/contracts/audit/audit.ts'
import { listMedia } from '@lms/contracts/media/media.ts'
import { createPost } from '@lms/contracts/posts/posts.ts'
import { getSettings, removeDemoData } from '@lms/contracts/settings/settings.ts'
import { listCategories } from '@lms/contracts/taxonomy/taxonomy.ts'
import { describe, expect, test } from 'vitest'
import { startDemoApp } from '../../testing/apps/demo-app.ts'
import { insertMedia } from '../media/media-store.ts'
import { demoUserIds } from '../users/demo-user-store.ts'

async function start() {
  const { token, ...app } = await startDemoApp()
  const remove = (as: string) => app.call(removeDemoData, { token: as, body: { confirm: true } })
  return { ...app, demoToken: token, remove }
}

describe('removing the demo data', () => {
  test('is refused while nobody else could administer the site', async () => {
    const { call, demoToken, remove, addUser } = await start()
    await addUser({ role: 'administrator', isActive: false })
    await addUser({ role: 'parent' })
    const refused = await remove(demoToken)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'no_other_administrator',
      message: 'Cần có ít nhất một quản trị viên đang hoạt động không phải tài khoản mẫu trước khi xóa dữ liệu mẫu.',
    })
    expect((await call(me, { token: demoToken })).status).toBe(200)
    expect((await call(getSettings, { token: demoToken })).body['data']).toMatchObject({
      demo: { accounts: 3, removable: false },
    })
  })

  test('takes the demo people and everything that is theirs, ends their sessions, and leaves the others', async () => {
    const { call, demoToken, remove, signedIn, database } = await start()
    const chief = await signedIn('administrator')
    expect((await call(getSettings, { token: chief.token })).body['data']).toMatchObject({
      demo: { accounts: 3, removable: true },
    })
    const removed = await remove(chief.token)
    expect(removed.status).toBe(200)
    expect(removed.body).toMatchObject({ message: 'Đã xóa toàn bộ dữ liệu mẫu', data: { removedAccounts: 3 } })
    expect((await call(demoAccounts)).body['data']).toEqual({ accounts: [] })
    expect((await call(me, { token: demoToken })).status).toBe(401)
    expect((await call(login, { body: { email: 'admin', password: 'Demo1234' } })).status).toBe(401)
    expect((await call(me, { token: chief.token })).status).toBe(200)
    expect(await database.read().selectFrom('users').select('id').execute()).toEqual([{ id: chief.user.id }])
    expect(await database.read().selectFrom('notifications').select('id').execute()).toEqual([])
    for (const table of ['posts', 'categories', 'tags', 'post_revisions', 'media', 'media_uses'] as const)
      expect(await database.read().selectFrom(table).selectAll().execute(), table).toEqual([])
    expect(
      (await call(listAudit, { token: chief.token, query: { action: 'demo.remove' } })).body['data'],
    ).toMatchObject({ entries: [{ actor: { id: chief.user.id } }] })
    expect((await call(getSettings, { token: chief.token })).body['data']).toMatchObject({
      demo: { accounts: 0, removable: false },
    })
  })

  test('leaves what others put into a demo category, and the picture that they show', async () => {
    const { signedIn, remove, database, call } = await start()
    const chief = await signedIn('administrator')
    const { categories } = (await call(listCategories, { token: chief.token })).body['data'] as {
      categories: { id: string; name: string }[]
    }
    const { media } = (await call(listMedia, { token: chief.token, query: { search: 'desk' } })).body['data'] as {
      media: { url: string }[]
    }
    const body = { title: 'Của tôi', slug: 'cua-toi', category: categories.find(({ name }) => name === 'Toán vui')?.id }
    const created = await call(createPost, { token: chief.token, body: { ...body, featuredImage: media[0]?.url } })
    expect(created.status).toBe(201)
    expect((await remove(chief.token)).status).toBe(200)
    const names = await database.read().selectFrom('categories').select('name').orderBy('name').execute()
    expect(names).toEqual([{ name: 'Học tập' }, { name: 'Toán vui' }])
    expect(await database.read().selectFrom('media').select('name').execute()).toEqual([{ name: 'desk.png' }])
  })

  test('takes the pictures of the demo people and leaves those of others', async () => {
    const { signedIn, remove, database, clock } = await start()
    const chief = await signedIn('administrator')
    const [demo] = await demoUserIds(database.read())
    const picture = (ownerId: string | undefined, file: string) => ({
      id: crypto.randomUUID(),
      ownerId: ownerId ?? null,
      purpose: 'avatar' as const,
      file,
      thumbnail: `thumbnail-${file}`,
      name: 'a.webp',
      type: 'image/webp',
      size: 1,
      width: 1,
      height: 1,
      alt: '',
      createdAt: clock.now().toISOString(),
    })
    await database.transaction(async (tx) => {
      await insertMedia(tx, picture(demo, 'demo.webp'))
      await insertMedia(tx, picture(chief.user.id, 'chief.webp'))
    })
    await remove(chief.token)
    expect(await database.read().selectFrom('media').select('file').execute()).toEqual([{ file: 'chief.webp' }])
  })

  test('may be done by the demo administrator, who is gone with it', async () => {
    const { call, demoToken, remove, addUser } = await start()
    await addUser({ role: 'administrator' })
    expect((await remove(demoToken)).status).toBe(200)
    expect((await call(me, { token: demoToken })).status).toBe(401)
  })

  test('wants to be confirmed', async () => {
    const { call, demoToken } = await start()
    for (const confirm of [undefined, false, 'true']) {
      const answer = await call(removeDemoData, { token: demoToken, body: { confirm } })
      expect(answer.status).toBe(422)
      expect(answer.body['errors']).toMatchObject([{ field: 'confirm', message: 'Vui lòng xác nhận thao tác này' }])
    }
  })
})
