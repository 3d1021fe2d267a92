import type { QueryOf } from '@lms/contracts/endpoint.ts'
import {
  type Category,
  type CategoryChanges,
  type CategoryInputValues,
  Tag,
  type TagChanges,
  type TagInputValues,
  createCategory,
  createTag,
  deleteCategory,
  deleteTag,
  listCategories,
  listTags,
  mergeCategory,
  mergeTag,
  similarTags,
  updateCategory,
  updateTag,
} from '@lms/contracts/taxonomy/taxonomy.ts'
import { taxonomyMessages } from '@lms/contracts/taxonomy/taxonomy-messages.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(taxonomyMessages)

const topic = 'taxonomy'

export function categoriesQuery() {
  return queryOptions({
    queryKey: [topic, 'categories'],
    queryFn: async ({ signal }) => (await call(listCategories, { signal })).categories,
  })
}

export function tagsQuery(query: Partial<QueryOf<typeof listTags>>) {
  return queryOptions({
    queryKey: [topic, 'tags', query],
    queryFn: ({ signal }) => call(listTags, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Groups of tags that are nearly the same; with a name, those like it. */
export function similarTagsQuery(name: string) {
  return queryOptions({
    queryKey: [topic, 'similar', name],
    queryFn: async ({ signal }) => (await call(similarTags, { query: { name }, signal })).groups,
  })
}

export async function addCategory(input: CategoryInputValues): Promise<Category> {
  return (await call(createCategory, { body: input })).category
}

export async function changeCategory(id: string, changes: CategoryChanges): Promise<Category> {
  return (await call(updateCategory, { params: { id }, body: changes })).category
}

export async function removeCategory(id: string): Promise<void> {
  await call(deleteCategory, { params: { id } })
}

export async function joinCategories(id: string, into: string): Promise<void> {
  await call(mergeCategory, { params: { id }, body: { into } })
}

export async function addTag(input: TagInputValues): Promise<Tag> {
  return (await call(createTag, { body: input })).tag
}

export async function changeTag(id: string, changes: TagChanges): Promise<Tag> {
  return (await call(updateTag, { params: { id }, body: changes })).tag
}

export async function removeTag(id: string): Promise<void> {
  await call(deleteTag, { params: { id } })
}

export async function joinTags(id: string, into: string): Promise<void> {
  await call(mergeTag, { params: { id }, body: { into } })
}

/** A name that is taken is answered with who has it. */
export function tagInTheWay(error: unknown): Tag | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return Tag.safeParse((error.data as { tag?: unknown } | null)?.tag).data ?? null
}

/** Posts show labels by name and color; they follow too. */
export async function reloadTaxonomy(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['posts'] })
  await queryClient.invalidateQueries({ queryKey: [topic] })
}
