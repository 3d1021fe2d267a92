import { type Queries, json } from '../platform/database/tables.ts'
import type { PostKnowledge } from '../taxonomy/taxonomy-dependencies.ts'
import { countsByCategory } from './post-tally-store.ts'
import './post-tables.ts'

/** What the slice of categories and tags needs to know of posts, and what it does to them. */
export const postKnowledge: PostKnowledge = {
  async countOfCategories(queries) {
    return (await countsByCategory(queries)).all
  },

  async hasPostsIn(tx, categoryId) {
    const row = await tx.selectFrom('posts').select('id').where('category_id', '=', categoryId).executeTakeFirst()
    return row !== undefined
  },

  async moveCategory(tx, from, into) {
    await tx.updateTable('posts').set({ category_id: into }).where('category_id', '=', from).execute()
    await changeDrafts(tx, (draft) => (draft.categoryId === from ? { ...draft, categoryId: into } : draft))
  },

  async countOfTags(queries, ids) {
    const rows = await queries
      .selectFrom('post_tags_tally')
      .select((eb) => ['tag_id', eb.fn.sum<number>('amount').as('amount')])
      .$if(ids !== 'all', (query) => query.where('tag_id', 'in', ids === 'all' || ids.length === 0 ? [''] : [...ids]))
      .groupBy('tag_id')
      .execute()
    return new Map(rows.map(({ tag_id, amount }) => [tag_id, amount]))
  },

  async hasPostsWith(tx, tagId) {
    const row = await tx.selectFrom('post_tags').select('post_id').where('tag_id', '=', tagId).executeTakeFirst()
    return row !== undefined
  },

  async moveTag(tx, from, into) {
    await changeTags(tx, from, (ids) => [...new Set(ids.map((id) => (id === from ? into : id)))])
    await tx
      .deleteFrom('post_tags')
      .where('tag_id', '=', from)
      .where('post_id', 'in', (eb) => eb.selectFrom('post_tags').select('post_id').where('tag_id', '=', into))
      .execute()
    await tx.updateTable('post_tags').set({ tag_id: into }).where('tag_id', '=', from).execute()
  },

  async dropTag(tx, id) {
    await changeTags(tx, id, (ids) => ids.filter((each) => each !== id))
    await tx.deleteFrom('post_tags').where('tag_id', '=', id).execute()
  },
}

async function changeTags(tx: Queries, tagId: string, change: (ids: readonly string[]) => string[]): Promise<void> {
  const rows = await tx
    .selectFrom('posts')
    .select(['id', 'tag_ids'])
    .where('id', 'in', (eb) => eb.selectFrom('post_tags').select('post_id').where('tag_id', '=', tagId))
    .execute()
  for (const { id, tag_ids } of rows)
    await tx
      .updateTable('posts')
      .set({ tag_ids: json(change(tag_ids)) })
      .where('id', '=', id)
      .execute()
  await changeDrafts(tx, (draft) => (draft.tagIds.includes(tagId) ? { ...draft, tagIds: change(draft.tagIds) } : draft))
}

/** Few posts have one at any time. */
async function changeDrafts(
  tx: Queries,
  change: <Draft extends { categoryId: string; tagIds: string[] }>(draft: Draft) => Draft,
): Promise<void> {
  const rows = await tx.selectFrom('posts').select(['id', 'draft']).where('has_draft', '=', true).execute()
  for (const { id, draft } of rows) {
    if (draft === null) continue
    const next = change(draft)
    if (next !== draft)
      await tx
        .updateTable('posts')
        .set({ draft: json(next) })
        .where('id', '=', id)
        .execute()
  }
}
