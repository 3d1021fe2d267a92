import type { MediaPurpose } from '@lms/contracts/media/media.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Selectable } from 'kysely'
import { countUpToCap } from '../platform/database/hit-count.ts'
import { dialectOf } from '../platform/database/dialect.ts'
import { foundByWords, isOneOf, searchWords } from '../platform/database/search.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import './media-tables.ts'

export interface StoredMedia {
  id: string
  ownerId: string | null
  purpose: MediaPurpose
  file: string
  thumbnail: string
  name: string
  type: string
  size: number
  width: number
  height: number
  alt: string
  createdAt: string
}

export async function insertMedia(tx: Queries, { ownerId, createdAt, ...media }: StoredMedia): Promise<void> {
  await tx
    .insertInto('media')
    .values({ ...media, owner_id: ownerId, created_at: createdAt, search_text: searchTextOf(media) })
    .execute()
}

const columns = [
  'media.id',
  'owner_id',
  'purpose',
  'file',
  'thumbnail',
  'name',
  'type',
  'size',
  'width',
  'height',
  'alt',
  'created_at',
] as const
type MediaRow = Omit<Selectable<Tables['media']>, 'search_text'>

export async function findMedia(queries: Queries, id: string): Promise<StoredMedia | null> {
  const row = await queries.selectFrom('media').select(columns).where('media.id', '=', id).executeTakeFirst()
  return row ? toStored(row) : null
}

/** The names of all files that pictures have. */
export async function mediaFiles(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('media').select(['file', 'thumbnail']).execute()
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail])
}

/** Those of these secrets that this person sent for an answer. */
export async function ownPictures(
  queries: Queries,
  ownerId: string,
  secrets: readonly string[],
): Promise<ReadonlySet<string>> {
  if (secrets.length === 0) return new Set()
  const rows = await queries
    .selectFrom('media')
    .select('thumbnail')
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', 'answer')
    .where(
      'thumbnail',
      'in',
      secrets.map((secret) => `${secret}-thumbnail.webp`),
    )
    .execute()
  return new Set(rows.map(({ thumbnail }) => thumbnail.replace('-thumbnail.webp', '')))
}

/** Those of these files that are in an answer, with the ids of their pictures. */
export async function answerPicturesAmong(queries: Queries, files: readonly string[]): Promise<Map<string, string>> {
  const thumbnails = new Set(files.map((file) => `${file.slice(0, 32)}-thumbnail.webp`))
  const rows = await queries
    .selectFrom('media')
    .select(['id', 'thumbnail'])
    .where('purpose', '=', 'answer')
    .where(isOneOf(queries, 'thumbnail', [...thumbnails]))
    .execute()
  const ids = new Map(rows.map(({ id, thumbnail }) => [thumbnail.slice(0, 32), id]))
  return new Map(
    files.flatMap((file) => {
      const id = ids.get(file.slice(0, 32))
      return id === undefined ? [] : [[file, id] as const]
    }),
  )
}

/** As a picture or as its small one. */
export async function isMediaFile(queries: Queries, file: string): Promise<boolean> {
  const row = await queries
    .selectFrom('media')
    .select('id')
    .where((eb) => eb.or([eb('file', '=', file), eb('thumbnail', '=', file)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Until the transaction ends nobody begins to use it. */
export async function lockMedia(tx: Queries, id: string): Promise<StoredMedia | null> {
  const row = await tx
    .selectFrom('media')
    .select(columns)
    .where('media.id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toStored(row) : null
}

export interface LibraryFilter {
  /** Undefined: everybody's. */
  ownerId?: string | undefined
  search?: string | undefined
  type?: string | undefined
  purpose?: MediaPurpose | undefined
  use?: 'used' | 'unused' | undefined
}

export interface LibraryPage {
  media: (StoredMedia & { useCount: number })[]
  total: number
  isCapped: boolean
}

/** Newest first, each with how many records show it. */
export async function listLibrary(
  queries: Queries,
  { ownerId, search, type, purpose, use, ...page }: LibraryFilter & PageRequest,
): Promise<LibraryPage> {
  const words = searchWords(search)
  const source = queries
    .selectFrom('media')
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    // What children answer with is seen beside the answer, by those who may, and nowhere else.
    .$if(ownerId === undefined, (query) => query.where('purpose', '<>', 'answer'))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'content'))
    .$if(use !== undefined, (query) =>
      query.where((eb) => {
        const isUsed = eb.exists(
          eb.selectFrom('media_uses').select('media_uses.media_id').whereRef('media_uses.media_id', '=', 'media.id'),
        )
        return use === 'used' ? isUsed : eb.not(isUsed)
      }),
    )
    .$if(words.length > 0, (query) => query.where(foundByWords(queries, 'media', words)))
  const count = await countUpToCap(queries, source.select('media.id'))
  const rows = await source
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('media.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const counts = await countUses(
    queries,
    rows.map(({ id }) => id),
  )
  return {
    media: rows.map((row) => ({ ...toStored(row), useCount: counts.get(row.id) ?? 0 })),
    ...count,
  }
}

export async function countUses(queries: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('media_uses')
    .select((eb) => ['media_id', eb.fn.countAll<number>().as('uses')])
    .where('media_id', 'in', ids)
    .groupBy('media_id')
    .execute()
  return new Map(rows.map(({ media_id, uses }) => [media_id, uses]))
}

export async function saveMedia(
  tx: Queries,
  { id, name, alt }: Pick<StoredMedia, 'id' | 'name' | 'alt'>,
): Promise<void> {
  await tx
    .updateTable('media')
    .set({ name, alt, search_text: searchTextOf({ name, alt }) })
    .where('id', '=', id)
    .execute()
}

export async function removeMedia(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('media').where('id', '=', id).execute()
}

/** What the pictures at these addresses show, as far as somebody said it. */
export async function altsOf(queries: Queries, urls: readonly (string | null)[]): Promise<Map<string, string>> {
  const files = urls.filter((url) => url !== null).map((url) => url.replace('/uploads/media/', ''))
  if (files.length === 0) return new Map()
  const rows = await queries.selectFrom('media').select(['file', 'alt']).where('file', 'in', files).execute()
  return new Map(rows.map(({ file, alt }) => [`/uploads/media/${file}`, alt]))
}

function searchTextOf({ name, alt }: Pick<StoredMedia, 'name' | 'alt'>): string {
  return foldText(`${name} ${alt}`)
}

function toStored({ owner_id, created_at, ...row }: MediaRow): StoredMedia {
  return { ...row, ownerId: owner_id, createdAt: created_at }
}

export async function mediaOf(queries: Queries, ownerId: string): Promise<StoredMedia[]> {
  const rows = await queries
    .selectFrom('media')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute()
  return rows.map(toStored)
}

/** Faces only. Answers the files that nothing names any more. */
export async function deletePrivateOf(tx: Queries, ownerId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('media')
    .where('owner_id', '=', ownerId)
    .where('purpose', 'in', ['avatar', 'answer'])
    .returning(['file', 'thumbnail'])
    .execute()
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail])
}

/** Answers the files that nothing names any more. What the records of others show stays for them. */
export async function deleteMediaOf(tx: Queries, ownerIds: readonly string[]): Promise<string[]> {
  if (ownerIds.length === 0) return []
  const shownByOthers = tx
    .selectFrom('media_uses')
    .select('media_id')
    .where((eb) => eb.not(eb.and([eb('kind', '=', 'user'), eb('record_id', 'in', ownerIds)])))
  const rows = await tx
    .deleteFrom('media')
    .where('owner_id', 'in', ownerIds)
    .where('id', 'not in', shownByOthers)
    .returning(['file', 'thumbnail'])
    .execute()
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail])
}

/** Answers the files that nothing names any more. */
export async function deleteMedia(tx: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx.deleteFrom('media').where('id', 'in', ids).returning(['file', 'thumbnail']).execute()
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail])
}
