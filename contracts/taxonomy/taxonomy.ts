import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Pagination, SearchText, SortOrder, Timestamp, optional, pageQuery } from '../fields.ts'
import { says } from '../messages.ts'
import { taxonomyMessages as messages } from './taxonomy-messages.ts'
import { foldText } from '../text-folding.ts'

/** The colors that the forms offer; any other is chosen with the picker. */
export const labelColors = [
  '#3B82F6',
  '#0EA5E9',
  '#14B8A6',
  '#22C55E',
  '#84CC16',
  '#EAB308',
  '#F97316',
  '#EF4444',
  '#EC4899',
  '#A855F7',
  '#6366F1',
  '#64748B',
] as const

export const taxonomyLimits = {
  nameMaximum: 60,
  slugMaximum: 80,
  descriptionMaximum: 300,
  depthMaximum: 5,
  categoriesMaximum: 500,
} as const

export const Category = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  /** Empty when there is none. */
  description: z.string(),
  color: z.string(),
  /** Posts of its own, whatever their status, without the deleted ones. */
  postCount: z.int(),
  /** The category that it lies in. */
  parent: Id.nullable(),
  createdAt: Timestamp,
})
export type Category = z.infer<typeof Category>

export const Tag = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  color: z.string(),
  postCount: z.int(),
  createdAt: Timestamp,
})
export type Tag = z.infer<typeof Tag>

const labelFields = {
  name: z
    .string(says(messages.nameRequired))
    .trim()
    .min(1, says(messages.nameRequired))
    .max(taxonomyLimits.nameMaximum, says(messages.nameLong)),
  /** Derived from the name when it is absent. */
  slug: optional(
    z
      .string()
      .trim()
      .regex(/^[a-z0-9-]*$/, says(messages.slugInvalid))
      .max(taxonomyLimits.slugMaximum, says(messages.slugInvalid)),
  ),
  color: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, says(messages.colorInvalid))
    .transform((color) => color.toUpperCase()),
}
const description = z.string().trim().max(taxonomyLimits.descriptionMaximum, says(messages.descriptionLong))
const parent = z.preprocess((value) => (value === '' ? null : value), z.uuid(says(messages.parentUnknown)).nullable())

export const CategoryInput = z.object({
  ...labelFields,
  color: labelFields.color.default(labelColors[0]),
  description: description.nullish().transform((words) => words ?? ''),
  parent: parent.optional().transform((id) => id ?? null),
})
export type CategoryInput = z.infer<typeof CategoryInput>
export type CategoryInputValues = z.input<typeof CategoryInput>

export const CategoryChanges = z.object({ ...labelFields, description, parent }).partial()
export type CategoryChanges = z.infer<typeof CategoryChanges>

export const TagInput = z.object({ ...labelFields, color: labelFields.color.default(labelColors[11]) })
export type TagInput = z.infer<typeof TagInput>
export type TagInputValues = z.input<typeof TagInput>

export const TagChanges = z.object(labelFields).partial()
export type TagChanges = z.infer<typeof TagChanges>

const Merge = z.object({
  /** The id of the one that stays. */
  into: z.uuid(says(messages.mergeTarget)),
})

const oneCategory = z.object({ category: Category })
const oneTag = z.object({ tag: Tag })

export const listCategories = endpoint('GET', '/categories', {
  access: 'public',
  summary: 'All categories by name; `parent` makes them a tree',
  data: z.object({ categories: z.array(Category) }),
})

export const createCategory = endpoint('POST', '/categories', {
  access: 'taxonomy:create',
  summary: 'Create a category. A name that is there, whatever its accents, gets 409 with it in `data.category`',
  message: messages.categoryCreated,
  status: 201,
  body: CategoryInput,
  data: oneCategory,
})

export const updateCategory = endpoint('PUT', '/categories/:id', {
  access: 'taxonomy:update',
  summary: 'Change a category, or move it; never into itself',
  message: messages.categoryUpdated,
  params: ById,
  body: CategoryChanges,
  data: oneCategory,
})

export const deleteCategory = endpoint('DELETE', '/categories/:id', {
  access: 'taxonomy:update',
  summary: 'Delete a category without posts; what lies in it moves up',
  message: messages.categoryDeleted,
  params: ById,
})

export const mergeCategory = endpoint('POST', '/categories/:id/merge', {
  access: 'taxonomy:update',
  summary: 'Move all posts and subcategories into another category, then delete this one',
  message: messages.categoriesMerged,
  params: ById,
  body: Merge,
  data: oneCategory,
})

export const tagSorts = ['name', 'postCount'] as const
export type TagSort = (typeof tagSorts)[number]

export const listTags = endpoint('GET', '/tags', {
  access: 'public',
  summary: 'Tags by name, or by how many posts have them',
  query: z.object({
    ...pageQuery(20),
    search: SearchText,
    sortBy: z.enum(tagSorts).default('name'),
    sortOrder: SortOrder.default('asc'),
  }),
  data: z.object({ tags: z.array(Tag), pagination: Pagination }),
})

export const similarTags = endpoint('GET', '/tags/similar', {
  access: 'taxonomy:read',
  summary: 'Tags that are nearly the same: those like `name`, or without one all groups of such tags',
  query: z.object({ name: SearchText }),
  data: z.object({ groups: z.array(z.array(Tag)) }),
})

export const createTag = endpoint('POST', '/tags', {
  access: 'taxonomy:create',
  summary: 'Create a tag. A name that is there, whatever its accents, gets 409 with it in `data.tag`',
  message: messages.tagCreated,
  status: 201,
  body: TagInput,
  data: oneTag,
})

export const updateTag = endpoint('PUT', '/tags/:id', {
  access: 'taxonomy:update',
  summary: 'Change a tag',
  message: messages.tagUpdated,
  params: ById,
  body: TagChanges,
  data: oneTag,
})

export const deleteTag = endpoint('DELETE', '/tags/:id', {
  access: 'taxonomy:update',
  summary: 'Delete a tag; posts lose it',
  message: messages.tagDeleted,
  params: ById,
})

export const mergeTag = endpoint('POST', '/tags/:id/merge', {
  access: 'taxonomy:update',
  summary: 'Give all posts of this tag another one instead, then delete it',
  message: messages.tagsMerged,
  params: ById,
  body: Merge,
  data: oneTag,
})

interface Lying {
  readonly id: string
  readonly parent: string | null
}

/** A category and everything that lies in it, however deep. */
export function withDescendants(all: readonly Lying[], id: string): string[] {
  const found = [id]
  // `found` grows while it is walked; one that is there is not taken again, so that even a cycle would end.
  for (const each of found)
    for (const child of all) if (child.parent === each && !found.includes(child.id)) found.push(child.id)
  return found
}

/** How many levels there would be if `id` lay in `parent`; infinite for a cycle. */
export function depthUnder(all: readonly Lying[], id: string, parentId: string | null): number {
  if (parentId !== null && withDescendants(all, id).includes(parentId)) return Number.POSITIVE_INFINITY
  const parents = new Map(all.map((each) => [each.id, each.parent]))
  let above = 0
  for (let at = parentId; at !== null && above <= all.length; at = parents.get(at) ?? null) above += 1
  return above + heightOf(all, id)
}

function heightOf(all: readonly Lying[], id: string, seen: readonly string[] = []): number {
  if (seen.includes(id)) return 0
  const below = all.filter(({ parent: at }) => at === id).map((child) => heightOf(all, child.id, [...seen, id]))
  return 1 + Math.max(0, ...below)
}

/** What two names share that are the same but for case, accents, spaces and signs. */
export function nameKey(name: string): string {
  const folded = foldText(name)
  return folded.replaceAll(/[^\p{L}\p{N}]/gu, '') || folded
}

/** The same, or one letter apart in a word that is long enough for a slip. Numbers are never slips. */
export function areNearlyTheSame(one: string, other: string): boolean {
  const [left, right] = [nameKey(one), nameKey(other)]
  if (left === right) return true
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (short.length < 5 || long.length - short.length > 1) return false
  if (left.replaceAll(/\P{N}/gu, '') !== right.replaceAll(/\P{N}/gu, '')) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  return long.slice(start + 1) === short.slice(start + (long.length === short.length ? 1 : 0))
}
