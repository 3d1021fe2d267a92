import type { PostLabel } from '@lms/contracts/posts/posts.ts'
import type { Category, Tag } from '@lms/contracts/taxonomy/taxonomy.ts'
import type { StoredCategory } from './category-store.ts'
import type { StoredTag } from './tag-store.ts'

export function toCategoryView({ createdBy: _by, ...category }: StoredCategory, postCount: number): Category {
  return { ...category, postCount }
}

export function toTagView({ createdBy: _by, ...tag }: StoredTag, postCount: number): Tag {
  return { ...tag, postCount }
}

/** What posts show of either. */
export function toLabel({ id, name, slug, color }: StoredCategory | StoredTag): PostLabel {
  return { id, name, slug, color }
}
