import * as contract from '@lms/contracts/taxonomy/taxonomy.ts'
import { getPost, type PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../testing/requests.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { somePost } from '../../testing/records/post.ts'

async function start() {
  const test = await startTestApp()
  const { user, token } = await test.signedIn('administrator')
  const category = async (name: string, more: object = {}) =>
    (
      (await test.call(contract.createCategory, { token, body: { name, ...more } })).body['data'] as {
        category: contract.Category
      }
    ).category
  const tag = async (name: string) =>
    ((await test.call(contract.createTag, { token, body: { name } })).body['data'] as { tag: contract.Tag }).tag
  const categories = async () =>
    (
      (await test.call(contract.listCategories, { token })).body['data'] as { categories: contract.Category[] }
    ).categories.map(({ name, postCount, parent }) => ({ name, postCount, parent }))
  const tags = async (query: Record<string, string> = {}) =>
    ((await test.call(contract.listTags, { token, query })).body['data'] as { tags: contract.Tag[] }).tags
  const post = async (id: string) =>
    ((await test.call(getPost, { token, params: { id } })).body['data'] as PostWithDraft).post
  return { ...test, user, token, category, tag, categories, tags, post }
}
const fieldMessage = ({ body }: Answer) => (body['errors'] as { message: string }[])[0]?.message

describe('categories', () => {
  test('have slugs of their own, and one name once, whatever its accents', async () => {
    const { category, call, token } = await start()
    expect(await category('Đọc sách')).toMatchObject({ slug: 'doc-sach', color: '#3B82F6', parent: null, postCount: 0 })
    expect((await category('Sách hay', { slug: 'doc-sach' })).slug).toBe('doc-sach-2')
    const same = await call(contract.createCategory, { token, body: { name: 'doc sach' } })
    expect(same).toMatchObject({
      status: 409,
      body: { code: 'category_exists', data: { category: { name: 'Đọc sách' } } },
    })
  })

  test('never lie in themselves, nor deeper than five', async () => {
    const { category, call, token } = await start()
    const chain: contract.Category[] = []
    for (const name of ['Một', 'Hai', 'Ba', 'Bốn', 'Năm'])
      chain.push(await category(name, { parent: chain.at(-1)?.id ?? null }))
    const [first, , third, , fifth] = chain
    const move = (id: string | undefined, parent: string | undefined) =>
      call(contract.updateCategory, { token, params: { id: id ?? '' }, body: { parent } })
    expect(fieldMessage(await move(first?.id, fifth?.id))).toBe('A category cannot lie inside itself')
    expect(fieldMessage(await move(first?.id, first?.id))).toBe('A category cannot lie inside itself')
    const other = await category('Khác')
    expect(fieldMessage(await move(other.id, fifth?.id))).toBe('Categories can be nested at most 5 levels deep')
    expect((await move(third?.id, other.id)).status).toBe(200)
    expect(fieldMessage(await move(other.id, crypto.randomUUID()))).toBe('The parent category does not exist')
  })

  test('of two who move them into each other at once, one is refused', async () => {
    const { category, call, token, categories } = await start()
    const [one, other] = [await category('Một'), await category('Hai')]
    const move = (id: string, parent: string) =>
      call(contract.updateCategory, { token, params: { id }, body: { parent } })
    const answers = await Promise.all([move(one.id, other.id), move(other.id, one.id)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    expect((await categories()).filter(({ parent }) => parent === null)).toHaveLength(1)
  })

  test('merge with their posts, drafts and children; even into one that lay inside', async () => {
    const { category, categories, call, token, user, post, ...rest } = await start()
    const outer = await category('Ngoài')
    const inner = await category('Trong', { parent: outer.id })
    await category('Bên', { parent: outer.id })
    const written = await somePost({ ...rest, call }, user, { categoryId: outer.id })
    await somePost({ ...rest, call }, user, { categoryId: outer.id, deletedAt: written.createdAt })
    const merge = (id: string, into: string) => call(contract.mergeCategory, { token, params: { id }, body: { into } })
    expect(fieldMessage(await merge(outer.id, outer.id))).toBe('Please choose another one to merge into')
    expect((await merge(outer.id, inner.id)).status).toBe(200)
    expect(await categories()).toEqual([
      { name: 'Bên', postCount: 0, parent: inner.id },
      { name: 'Trong', postCount: 1, parent: null },
    ])
    expect((await post(written.id)).category?.name).toBe('Trong')
  })

  test('with posts stay; without them what lies inside moves up', async () => {
    const { category, categories, call, token, user, ...rest } = await start()
    const outer = await category('Ngoài')
    const inner = await category('Trong', { parent: outer.id })
    await somePost({ ...rest, call }, user, { categoryId: inner.id })
    const remove = (id: string) => call(contract.deleteCategory, { token, params: { id } })
    expect((await remove(inner.id)).body).toMatchObject({ code: 'category_in_use' })
    expect((await remove(outer.id)).status).toBe(200)
    expect(await categories()).toEqual([{ name: 'Trong', postCount: 1, parent: null }])
  })
})

describe('tags', () => {
  test('are one tag, whatever their accents; those that are nearly the same are named', async () => {
    const { tag, call, token } = await start()
    const first = await tag('Kỹ năng sống')
    expect((await call(contract.createTag, { token, body: { name: 'ky nang song' } })).body).toMatchObject({
      code: 'tag_exists',
      data: { tag: { id: first.id } },
    })
    await tag('Kỹ năng sốngg')
    await tag('Bơi lội')
    const similar = async (query: Record<string, string> = {}) =>
      ((await call(contract.similarTags, { token, query })).body['data'] as { groups: contract.Tag[][] }).groups.map(
        (group) => group.map(({ name }) => name).sort(),
      )
    expect(await similar()).toEqual([['Kỹ năng sống', 'Kỹ năng sốngg']])
    expect(await similar({ name: 'kĩ năng sống' })).toEqual([['Kỹ năng sống']])
    expect(await similar({ name: 'nấu ăn' })).toEqual([])
  })

  test('are counted, found without accents, merged and deleted; posts follow', async () => {
    const { tag, tags, call, token, user, post, ...rest } = await start()
    const [one, other, third] = [await tag('Mẹo hay'), await tag('Mẹo vặt'), await tag('Ảnh')]
    const both = await somePost({ ...rest, call }, user, { tagIds: [one.id, other.id] })
    const single = await somePost({ ...rest, call }, user, { tagIds: [one.id] })
    await somePost({ ...rest, call }, user, { tagIds: [third.id], deletedAt: both.createdAt })
    const counted = async (query: Record<string, string> = {}) =>
      (await tags(query)).map(({ name, postCount }) => [name, postCount])
    expect(await counted()).toEqual([
      ['Ảnh', 0],
      ['Mẹo hay', 2],
      ['Mẹo vặt', 1],
    ])
    expect(await counted({ sortBy: 'postCount', sortOrder: 'desc' })).toEqual([
      ['Mẹo hay', 2],
      ['Mẹo vặt', 1],
      ['Ảnh', 0],
    ])
    expect(await counted({ search: 'meo v' })).toEqual([['Mẹo vặt', 1]])
    await call(contract.mergeTag, { token, params: { id: one.id }, body: { into: other.id } })
    expect(await counted({ search: 'meo' })).toEqual([['Mẹo vặt', 2]])
    for (const { id } of [both, single]) expect((await post(id)).tags.map(({ name }) => name)).toEqual(['Mẹo vặt'])
    await call(contract.deleteTag, { token, params: { id: other.id } })
    expect((await post(both.id)).tags).toEqual([])
  })
})
