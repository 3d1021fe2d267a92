import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { taxonomyMessages as messages } from '@lms/contracts/taxonomy/taxonomy-messages.ts'
import {
  type TagChanges,
  type TagInput,
  areNearlyTheSame,
  type createTag,
  type listTags,
  nameKey,
  type similarTags,
  taxonomyLimits,
} from '@lms/contracts/taxonomy/taxonomy.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, invalid, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { offsetOf, paginationOf } from '../platform/pagination.ts'
import { freeSlug } from './free-slug.ts'
import type { TaxonomyDependencies } from './taxonomy-dependencies.ts'
import type { StoredTag } from './tag-store.ts'
import * as store from './tag-store.ts'
import { toTagView } from './taxonomy-view.ts'

type OneTag = DataOf<typeof createTag>

export interface Tags {
  list(query: QueryOf<typeof listTags>): Promise<DataOf<typeof listTags>>
  similar(actor: Actor, name: string | undefined): Promise<DataOf<typeof similarTags>>
  create(by: By, input: TagInput): Promise<OneTag>
  update(by: By, id: string, changes: TagChanges): Promise<OneTag>
  remove(by: By, id: string): Promise<void>
  merge(by: By, id: string, into: string): Promise<OneTag>
}

export function createTags({ database, clock, audit, posts }: TaxonomyDependencies): Tags {
  const record = recordActsOn(audit, 'tag')

  async function views(queries: Queries, tags: readonly StoredTag[]) {
    const counts = await posts.countOfTags(
      queries,
      tags.map(({ id }) => id),
    )
    return tags.map((tag) => toTagView(tag, counts.get(tag.id) ?? 0))
  }

  async function view(queries: Queries, stored: StoredTag): Promise<OneTag> {
    const [tag] = await views(queries, [stored])
    if (!tag) throw notFound(messages.tagNotFound)
    return { tag }
  }

  async function expectNewName(tx: Queries, name: string, id: string): Promise<void> {
    const same = await store.findTagByName(tx, name)
    if (same && same.id !== id) throw conflict('tag_exists', messages.tagExists, { data: await view(tx, same) })
  }

  const slugFor = (tx: Queries, wanted: string, id: string): Promise<string> =>
    freeSlug(wanted, {
      maximum: taxonomyLimits.slugMaximum,
      isTaken: (slug) => store.isTagSlugTaken(tx, slug, id),
    })

  async function expectOne(tx: Queries, id: string): Promise<StoredTag> {
    const tag = await store.findTag(tx, { id })
    if (!tag) throw notFound(messages.tagNotFound)
    return tag
  }

  async function byUse(query: QueryOf<typeof listTags>): Promise<DataOf<typeof listTags>> {
    const queries = database.read()
    const counts = await posts.countOfTags(queries, 'all')
    const direction = query.sortOrder === 'asc' ? 1 : -1
    // Equal ones stay by name.
    const ids = (await store.allTagIds(queries)).toSorted(
      (one, other) => direction * ((counts.get(one) ?? 0) - (counts.get(other) ?? 0)),
    )
    const start = offsetOf(query)
    const shown = ids.slice(start, start + query.limit)
    const found = new Map((await store.findTags(queries, shown)).map((tag) => [tag.id, tag]))
    const tags = shown.map((id) => found.get(id)).filter((tag) => tag !== undefined)
    return {
      tags: tags.map((tag) => toTagView(tag, counts.get(tag.id) ?? 0)),
      pagination: paginationOf(query, ids.length),
    }
  }

  return {
    async list(query) {
      if (query.sortBy === 'postCount' && query.search === undefined) return byUse(query)
      const { tags, total } = await store.listTags(database.read(), query)
      return { tags: await views(database.read(), tags), pagination: paginationOf(query, total) }
    },

    async similar(actor, name) {
      authorizeRole(actor, 'taxonomy:read')
      const all = await store.tagsToCompare(database.read())
      const groups =
        name === undefined ? groupsOf(all) : [all.filter((tag) => areNearlyTheSame(tag.name, name)).slice(0, 10)]
      const shown = groups.filter((group) => group.length > 0).slice(0, 50)
      const counts = await posts.countOfTags(
        database.read(),
        shown.flat().map(({ id }) => id),
      )
      return { groups: shown.map((group) => group.map((tag) => toTagView(tag, counts.get(tag.id) ?? 0))) }
    },

    create(by, { slug, ...input }) {
      authorizeRole(by.actor, 'taxonomy:create')
      return database.transaction(async (tx) => {
        const id = newId()
        await expectNewName(tx, input.name, id)
        const created = { id, createdBy: by.actor.id, createdAt: clock.now().toISOString() }
        const tag = { ...input, ...created, slug: await slugFor(tx, slug ?? input.name, id) }
        if (!(await store.insertTag(tx, tag))) {
          await expectNewName(tx, input.name, id)
          throw conflict('tag_exists', messages.tagExists)
        }
        await record(tx, by, 'tag.create', id)
        return view(tx, tag)
      })
    },

    update(by, id, { name, slug, color }) {
      authorizeRole(by.actor, 'taxonomy:update')
      return database.transaction(async (tx) => {
        const tag = await expectOne(tx, id)
        if (name !== undefined) await expectNewName(tx, name, id)
        const next = {
          ...tag,
          name: name ?? tag.name,
          color: color ?? tag.color,
          slug: slug === undefined ? tag.slug : await slugFor(tx, slug, id),
        }
        await store.saveTag(tx, next)
        await record(tx, by, 'tag.update', id)
        return view(tx, next)
      })
    },

    remove(by, id) {
      authorizeRole(by.actor, 'taxonomy:update')
      return database.transaction(async (tx) => {
        await expectOne(tx, id)
        await posts.dropTag(tx, id)
        await store.removeTag(tx, id)
        await record(tx, by, 'tag.delete', id)
      })
    },

    merge(by, id, into) {
      authorizeRole(by.actor, 'taxonomy:update')
      return database.transaction(async (tx) => {
        await expectOne(tx, id)
        const target = id === into ? null : await store.findTag(tx, { id: into })
        if (!target) throw invalid([{ field: 'into', message: messages.mergeTarget }])
        await posts.moveTag(tx, id, into)
        await store.removeTag(tx, id)
        await record(tx, by, 'tag.merge', id, { into })
        return view(tx, target)
      })
    },
  }
}

/** Each tag is in one group at most: that of the first like it. Only neighbours by name are compared. */
function groupsOf(tags: readonly StoredTag[]): StoredTag[][] {
  const keyed = tags.map((tag) => ({ tag, key: nameKey(tag.name) }))
  const groups: StoredTag[][] = []
  // A slip is rarely both at the beginning and at the end: neighbours in either order are compared.
  const grouped = new Map<string, StoredTag[]>()
  const join = (one: StoredTag, other: StoredTag): void => {
    const group = grouped.get(one.id) ?? [one]
    if (!grouped.has(one.id)) {
      groups.push(group)
      grouped.set(one.id, group)
    }
    if (grouped.has(other.id)) return
    group.push(other)
    grouped.set(other.id, group)
  }
  for (const order of [(key: string) => key, reversed]) {
    const sorted = keyed.toSorted((left, right) => (order(left.key) < order(right.key) ? -1 : 1))
    for (const [index, { tag }] of sorted.entries())
      for (const { tag: other } of sorted.slice(index + 1, index + 6))
        if (areNearlyTheSame(tag.name, other.name)) join(tag, other)
  }
  return groups
}

function reversed(key: string): string {
  return Array.from(key).toReversed().join('')
}
