import { foldText } from '@lms/contracts/text-folding.ts'
import { nameKey } from '@lms/contracts/taxonomy/taxonomy.ts'
import type { Selectable } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import './taxonomy-tables.ts'

export interface StoredCategory {
  id: string
  name: string
  slug: string
  description: string
  color: string
  parent: string | null
  createdBy: string | null
  createdAt: string
}

const columns = ['id', 'name', 'slug', 'description', 'color', 'parent_id', 'created_by', 'created_at'] as const
type CategoryRow = Pick<Selectable<Tables['categories']>, (typeof columns)[number]>

const selectAll = prepared<Record<string, never>, CategoryRow>((queries) =>
  queries.selectFrom('categories').select(columns).orderBy('sort_name').orderBy('id'),
)

/** By name. There are few. */
export async function allCategories(queries: Queries): Promise<StoredCategory[]> {
  return (await selectAll(queries, {})).map(toCategory)
}

export async function findCategory(queries: Queries, id: string): Promise<StoredCategory | null> {
  const row = await queries.selectFrom('categories').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toCategory(row) : null
}

/** The tree changes one act at a time: what one checked stays true until it is done. */
export async function lockTree(tx: Queries): Promise<StoredCategory[]> {
  const rows = await tx
    .selectFrom('categories')
    .select(columns)
    .orderBy('id')
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .execute()
  return rows.map(toCategory)
}

export async function insertCategory(tx: Queries, category: StoredCategory): Promise<void> {
  await tx
    .insertInto('categories')
    .values({ id: category.id, created_by: category.createdBy, created_at: category.createdAt, ...fieldsOf(category) })
    .execute()
}

export async function saveCategory(tx: Queries, category: StoredCategory): Promise<void> {
  await tx.updateTable('categories').set(fieldsOf(category)).where('id', '=', category.id).execute()
}

export async function moveChildren(tx: Queries, from: string, to: string | null): Promise<void> {
  await tx.updateTable('categories').set({ parent_id: to }).where('parent_id', '=', from).execute()
}

export async function removeCategory(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('categories').where('id', '=', id).execute()
}

function fieldsOf({ name, slug, description, color, parent }: StoredCategory) {
  return {
    name,
    slug,
    description,
    color,
    parent_id: parent,
    name_key: nameKey(name),
    sort_name: foldText(name),
  }
}

function toCategory({ parent_id, created_by, created_at, ...row }: CategoryRow): StoredCategory {
  return { ...row, parent: parent_id, createdBy: created_by, createdAt: created_at }
}
