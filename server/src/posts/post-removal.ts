import type { Queries } from '../platform/database/tables.ts'
import { removeUnusedLabelsOf } from '../taxonomy/label-removal.ts'
import { postKnowledge } from './post-label-store.ts'
import { idsOfAuthors, removePosts } from './post-store.ts'

/** The posts of people who go for good, and the labels that they made, unless others use them. */
export async function removeBlogOf(tx: Queries, authorIds: readonly string[]): Promise<void> {
  await removePosts(tx, await idsOfAuthors(tx, authorIds))
  await removeUnusedLabelsOf(tx, authorIds, postKnowledge)
}
