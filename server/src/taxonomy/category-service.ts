import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Message } from '@lms/contracts/messages.ts'
import { taxonomyMessages as messages } from '@lms/contracts/taxonomy/taxonomy-messages.ts'
import {
  type CategoryChanges,
  type CategoryInput,
  type createCategory,
  depthUnder,
  type listCategories,
  nameKey,
  taxonomyLimits,
  withDescendants,
} from '@lms/contracts/taxonomy/taxonomy.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, invalid, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import type { StoredCategory } from './category-store.ts'
import * as store from './category-store.ts'
import { freeSlug } from './free-slug.ts'
import type { TaxonomyDependencies } from './taxonomy-dependencies.ts'
import { toCategoryView } from './taxonomy-view.ts'

type OneCategory = DataOf<typeof createCategory>

export interface Categories {
  list(): Promise<DataOf<typeof listCategories>>
  create(by: By, input: CategoryInput): Promise<OneCategory>
  update(by: By, id: string, changes: CategoryChanges): Promise<OneCategory>
  remove(by: By, id: string): Promise<void>
  merge(by: By, id: string, into: string): Promise<OneCategory>
}

export function createCategories({ database, clock, audit, posts }: TaxonomyDependencies): Categories {
  const record = recordActsOn(audit, 'category')

  async function view(queries: Queries, category: StoredCategory): Promise<OneCategory> {
    const counts = await posts.countOfCategories(queries)
    return { category: toCategoryView(category, counts.get(category.id) ?? 0) }
  }

  async function expectNewName(tx: Queries, all: readonly StoredCategory[], { id, name }: StoredCategory) {
    const same = all.find((other) => other.id !== id && nameKey(other.name) === nameKey(name))
    if (same) throw conflict('category_exists', messages.categoryExists, { data: await view(tx, same) })
  }

  return {
    async list() {
      const counts = await posts.countOfCategories(database.read())
      const all = await store.allCategories(database.read())
      return { categories: all.map((category) => toCategoryView(category, counts.get(category.id) ?? 0)) }
    },

    create(by, { slug, ...input }) {
      authorizeRole(by.actor, 'taxonomy:create')
      return database.transaction(async (tx) => {
        const all = await store.lockTree(tx)
        if (all.length >= taxonomyLimits.categoriesMaximum)
          throw conflict('too_many_categories', messages.tooManyCategories)
        const created = { id: newId(), createdBy: by.actor.id, createdAt: clock.now().toISOString() }
        const category = { ...input, ...created, slug: await slugAmong(all, slug ?? input.name, created.id) }
        expectPlace(all, category)
        await expectNewName(tx, all, category)
        await store.insertCategory(tx, category)
        await record(tx, by, 'category.create', category.id)
        return view(tx, category)
      })
    },

    update(by, id, changes) {
      authorizeRole(by.actor, 'taxonomy:update')
      return database.transaction(async (tx) => {
        const all = await store.lockTree(tx)
        const category = expectOne(all, id)
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
        const next: StoredCategory = { ...category, ...given }
        if (changes.slug !== undefined) next.slug = await slugAmong(all, changes.slug, id)
        expectPlace(all, next)
        await expectNewName(tx, all, next)
        await store.saveCategory(tx, next)
        await record(tx, by, 'category.update', id, { fields: Object.keys(given) })
        return view(tx, next)
      })
    },

    remove(by, id) {
      authorizeRole(by.actor, 'taxonomy:update')
      return database.transaction(async (tx) => {
        const category = expectOne(await store.lockTree(tx), id)
        if (await posts.hasPostsIn(tx, id)) throw conflict('category_in_use', messages.categoryInUse)
        await store.moveChildren(tx, id, category.parent)
        await store.removeCategory(tx, id)
        await record(tx, by, 'category.delete', id)
      })
    },

    merge(by, id, into) {
      authorizeRole(by.actor, 'taxonomy:update')
      return database.transaction(async (tx) => {
        const all = await store.lockTree(tx)
        const category = expectOne(all, id)
        const target = all.find((other) => other.id === into && into !== id)
        if (!target) throw invalid([{ field: 'into', message: messages.mergeTarget }])
        // One that lies inside takes the place of the one that goes, so that nothing lies in itself.
        const isInside = withDescendants(all, id).includes(into)
        const kept = isInside ? { ...target, parent: category.parent } : target
        if (isInside) await store.saveCategory(tx, kept)
        await posts.moveCategory(tx, id, into)
        await store.moveChildren(tx, id, into)
        await store.removeCategory(tx, id)
        await record(tx, by, 'category.merge', id, { into })
        return view(tx, kept)
      })
    },
  }
}

function expectOne(all: readonly StoredCategory[], id: string): StoredCategory {
  const category = all.find((each) => each.id === id)
  if (!category) throw notFound(messages.categoryNotFound)
  return category
}

function expectPlace(all: readonly StoredCategory[], { id, parent }: StoredCategory): void {
  const refuse = (message: Message) => invalid([{ field: 'parent', message }])
  if (parent !== null && parent !== id && !all.some((each) => each.id === parent)) throw refuse(messages.parentUnknown)
  const depth = depthUnder(all, id, parent)
  if (depth === Number.POSITIVE_INFINITY) throw refuse(messages.cycle)
  if (depth > taxonomyLimits.depthMaximum) throw refuse(messages.tooDeep)
}

function slugAmong(all: readonly StoredCategory[], wanted: string, id: string): Promise<string> {
  return freeSlug(wanted, {
    maximum: taxonomyLimits.slugMaximum,
    isTaken: async (slug) => all.some((other) => other.slug === slug && other.id !== id),
  })
}
