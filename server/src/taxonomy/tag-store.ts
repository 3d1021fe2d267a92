import type { SortOrder } from '@lms/contracts/fields.ts'
import { nameKey } from '@lms/contracts/taxonomy/taxonomy.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Selectable } from 'kysely'
import { foundByWords, searchWords } from '../platform/database/search.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import './taxonomy-tables.ts'

export interface StoredTag {
  id: string
  name: string
  slug: string
  color: string
  createdBy: string | null
  createdAt: string
}

const columns = ['tags.id', 'name', 'slug', 'color', 'created_by', 'created_at'] as const
type TagRow = Pick<Selectable<Tables['tags']>, 'id' | 'name' | 'slug' | 'color' | 'created_by' | 'created_at'>

export async function listTags(
  queries: Queries,
  { search, sortOrder, ...page }: PageRequest & { search?: string | undefined; sortOrder: SortOrder },
): Promise<{ tags: StoredTag[]; total: number }> {
  const words = searchWords(search)
  const all = queries
    .selectFrom('tags')
    .$if(words.length > 0, (query) => query.where(foundByWords(queries, 'tags', words)))
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .select(columns)
    .orderBy('tags.search_text', sortOrder)
    .orderBy('tags.id', sortOrder)
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return { tags: rows.map(toTag), total }
}

/** In no order; those that are gone are left out. */
export async function findTags(queries: Queries, ids: readonly string[]): Promise<StoredTag[]> {
  if (ids.length === 0) return []
  const rows = await queries.selectFrom('tags').select(columns).where('id', 'in', ids).execute()
  return rows.map(toTag)
}

export async function findTag(queries: Queries, by: { id: string } | { slug: string }): Promise<StoredTag | null> {
  const [column, value] = 'id' in by ? (['tags.id', by.id] as const) : (['tags.slug', by.slug] as const)
  const row = await queries.selectFrom('tags').select(columns).where(column, '=', value).executeTakeFirst()
  return row ? toTag(row) : null
}

/** By name. */
export async function allTagIds(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('tags').select('id').orderBy('search_text').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function tagIdsOf(queries: Queries, creatorIds: readonly string[]): Promise<string[]> {
  if (creatorIds.length === 0) return []
  const rows = await queries.selectFrom('tags').select('id').where('created_by', 'in', creatorIds).execute()
  return rows.map(({ id }) => id)
}

/** The newest; more are not compared with each other. */
const comparedAtMost = 5000

export async function tagsToCompare(queries: Queries): Promise<StoredTag[]> {
  const rows = await queries.selectFrom('tags').select(columns).orderBy('id', 'desc').limit(comparedAtMost).execute()
  return rows.map(toTag)
}

export async function findTagByName(queries: Queries, name: string): Promise<StoredTag | null> {
  const row = await queries.selectFrom('tags').select(columns).where('name_key', '=', nameKey(name)).executeTakeFirst()
  return row ? toTag(row) : null
}

export async function isTagSlugTaken(queries: Queries, slug: string, exceptId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('tags')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** Answers false when another process took the name or the slug in the same moment. */
export async function insertTag(tx: Queries, tag: StoredTag): Promise<boolean> {
  const inserted = await tx
    .insertInto('tags')
    .values({ id: tag.id, created_by: tag.createdBy, created_at: tag.createdAt, ...fieldsOf(tag) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length > 0
}

export async function saveTag(tx: Queries, tag: StoredTag): Promise<void> {
  await tx.updateTable('tags').set(fieldsOf(tag)).where('id', '=', tag.id).execute()
}

export async function removeTag(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('tags').where('id', '=', id).execute()
}

function fieldsOf({ name, slug, color }: StoredTag) {
  return { name, slug, color, name_key: nameKey(name), search_text: foldText(name) }
}

function toTag({ created_by, created_at, ...row }: TagRow): StoredTag {
  return { ...row, createdBy: created_by, createdAt: created_at }
}
