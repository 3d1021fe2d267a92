import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { mediaMessages as messages } from '@lms/contracts/media/media-messages.ts'
import type { MediaChanges, MediaUse, getMedia, listMedia, updateMedia } from '@lms/contracts/media/media.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { paginationOf } from '../platform/pagination.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { StoredMedia } from './media-store.ts'
import * as store from './media-store.ts'
import { type UsingRecord, listUses } from './media-use-store.ts'
import { toLibraryMedia } from './media-view.ts'

const shownUses = 100

export interface MediaLibrary {
  list(actor: Actor, query: QueryOf<typeof listMedia>): Promise<DataOf<typeof listMedia>>
  get(actor: Actor, id: string): Promise<DataOf<typeof getMedia>>
  update(by: By, id: string, changes: MediaChanges): Promise<DataOf<typeof updateMedia>>
  remove(by: By, id: string): Promise<void>
}

interface LibraryDependencies {
  database: Database
  storage: Storage
  audit: Pick<Audit, 'record'>
  /** People and records belong to other slices; the app hands in what they are called. */
  people: { namesOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> }
  /** Those that this person may see, by id. */
  namesOfUses(queries: Queries, actor: Actor, uses: readonly UsingRecord[]): Promise<ReadonlyMap<string, string>>
  /** Those that belong to this person or to the house. */
  usesKeptFor(queries: Queries, ownerId: string, uses: readonly UsingRecord[]): Promise<UsingRecord[]>
}

export function createMediaLibrary({
  database,
  storage,
  audit,
  people,
  namesOfUses,
  usesKeptFor,
}: LibraryDependencies): MediaLibrary {
  const record = recordActsOn(audit, 'media')

  async function view(queries: Queries, media: StoredMedia) {
    const owners = media.ownerId === null ? new Map() : await people.namesOf(queries, [media.ownerId])
    const useCount = (await store.countUses(queries, [media.id])).get(media.id) ?? 0
    return toLibraryMedia(media, { owners, useCount })
  }

  async function usesOf(queries: Queries, actor: Actor, id: string): Promise<MediaUse[]> {
    return named(queries, actor, await listUses(queries, id, { limit: shownUses }))
  }

  async function named(queries: Queries, actor: Actor, uses: readonly UsingRecord[]): Promise<MediaUse[]> {
    const names = await namesOfUses(queries, actor, uses)
    return uses.map((use) => ({ ...use, name: names.get(use.id) ?? null }))
  }

  /** What keeps this person from deleting it: whoever copies an address does not hold the picture of its owner. */
  async function holdingUses(queries: Queries, actor: Actor, { id, ownerId }: StoredMedia): Promise<MediaUse[]> {
    if (ownerId !== actor.id) return usesOf(queries, actor, id)
    for (let offset = 0; ; offset += shownUses) {
      const some = await listUses(queries, id, { limit: shownUses, offset })
      const holding = await usesKeptFor(queries, ownerId, some)
      if (holding.length > 0 || some.length < shownUses) return named(queries, actor, holding)
    }
  }

  function expectOwn(actor: Actor, media: StoredMedia | null): StoredMedia {
    if (!media || !can(actor, 'media:update', media)) throw notFound(messages.notFound)
    return media
  }

  return {
    async list(actor, query) {
      authorizeRole(actor, 'media:list')
      const ownerId = actor.role === 'administrator' ? undefined : actor.id
      const { media, total, isCapped } = await store.listLibrary(database.read(), { ...query, ownerId })
      const ids = [...new Set(media.map((each) => each.ownerId))].filter((id) => id !== null)
      const owners = await people.namesOf(database.read(), ids)
      return {
        media: media.map(({ useCount, ...each }) => toLibraryMedia(each, { owners, useCount })),
        pagination: paginationOf(query, total, isCapped),
      }
    },

    async get(actor, id) {
      const media = expectOwn(actor, await store.findMedia(database.read(), id))
      return { media: await view(database.read(), media), uses: await usesOf(database.read(), actor, id) }
    },

    update(by, id, changes) {
      return database.transaction(async (tx) => {
        const media = expectOwn(by.actor, await store.lockMedia(tx, id))
        const next = { ...media, alt: changes.alt ?? media.alt, name: changes.name ?? media.name }
        await store.saveMedia(tx, next)
        await record(tx, by, 'media.update', id, { fields: Object.keys(changes) })
        return { media: await view(tx, next) }
      })
    },

    remove(by, id) {
      return database.transaction(async (tx) => {
        const media = expectOwn(by.actor, await store.lockMedia(tx, id))
        const { file, thumbnail } = media
        const uses = await holdingUses(tx, by.actor, media)
        if (uses.length > 0) throw conflict('media_in_use', messages.inUse, { data: { uses } })
        await store.removeMedia(tx, id)
        await record(tx, by, 'media.delete', id)
        // A file that stays behind is in nobody's way: its row is gone and its name cannot be guessed.
        database.afterCommit(() => {
          for (const name of [file, thumbnail]) void storage.remove(`media/${name}`).catch(() => {})
        })
      })
    },
  }
}
