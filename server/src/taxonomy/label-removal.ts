import type { Queries } from '../platform/database/tables.ts'
import { allCategories, removeCategory } from './category-store.ts'
import type { PostKnowledge } from './taxonomy-dependencies.ts'
import { removeTag, tagIdsOf } from './tag-store.ts'

/** What these people made and nobody uses; one that others put something into stays. */
export async function removeUnusedLabelsOf(
  tx: Queries,
  creatorIds: readonly string[],
  posts: Pick<PostKnowledge, 'hasPostsIn' | 'hasPostsWith'>,
): Promise<void> {
  for (const id of await tagIdsOf(tx, creatorIds)) if (!(await posts.hasPostsWith(tx, id))) await removeTag(tx, id)
  for (;;) {
    const all = await allCategories(tx)
    const free = []
    for (const { id, createdBy } of all) {
      const isTheirs = createdBy !== null && creatorIds.includes(createdBy)
      const isLeaf = !all.some(({ parent }) => parent === id)
      if (isTheirs && isLeaf && !(await posts.hasPostsIn(tx, id))) free.push(id)
    }
    // Those above them may be free now.
    if (free.length === 0) return
    for (const id of free) await removeCategory(tx, id)
  }
}
