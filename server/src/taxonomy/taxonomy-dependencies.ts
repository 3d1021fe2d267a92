import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'

/** Posts belong to a slice above; the app hands in what labels need to know of them. */
export interface PostKnowledge {
  /** Without deleted ones; a category that is absent has none. */
  countOfCategories(queries: Queries): Promise<ReadonlyMap<string, number>>
  /** Deleted ones too: they may come back. */
  hasPostsIn(tx: Queries, categoryId: string): Promise<boolean>
  moveCategory(tx: Queries, from: string, into: string): Promise<void>
  countOfTags(queries: Queries, ids: readonly string[] | 'all'): Promise<ReadonlyMap<string, number>>
  /** Deleted ones too. */
  hasPostsWith(tx: Queries, tagId: string): Promise<boolean>
  moveTag(tx: Queries, from: string, into: string): Promise<void>
  dropTag(tx: Queries, id: string): Promise<void>
}

export interface TaxonomyDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  posts: PostKnowledge
}
