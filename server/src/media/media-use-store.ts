import { isOneOf } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import { type MediaUseKind, picturesIn } from './media-use.ts'
import './media-tables.ts'

export interface UsingRecord {
  kind: MediaUseKind
  id: string
}

/** What this record shows from now on, read from its texts; part of the transaction that saves it. */
export async function saveUses(tx: Queries, record: UsingRecord, texts: readonly string[]): Promise<void> {
  const secrets = picturesIn(texts)
  const kept = await idsOfSecrets(tx, secrets)
  const before = await usesOfRecord(tx, record)
  const gone = before.filter((id) => !kept.includes(id))
  if (gone.length > 0)
    await tx
      .deleteFrom('media_uses')
      .where('kind', '=', record.kind)
      .where('record_id', '=', record.id)
      .where('media_id', 'in', gone)
      .execute()
  await insertUses(
    tx,
    kept.filter((id) => !before.includes(id)).map((mediaId) => ({ mediaId, record })),
  )
}

/** Shown as well: what the records showed before they still do somewhere. */
export async function addUses(
  tx: Queries,
  records: readonly { record: UsingRecord; texts: readonly string[] }[],
): Promise<void> {
  const found = records.map(({ record, texts }) => ({ record, secrets: picturesIn(texts) }))
  const secrets = found.flatMap((each) => each.secrets)
  if (secrets.length === 0) return
  const known = await mediaOfSecrets(tx, secrets)
  await insertUses(
    tx,
    found.flatMap(({ record, secrets: wanted }) =>
      wanted.flatMap((secret) =>
        known.filter((media) => media.secret === secret).map(({ id }) => ({ mediaId: id, record })),
      ),
    ),
  )
}

export async function dropUsesOf(tx: Queries, kind: MediaUseKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('media_uses')
    .where('kind', '=', kind)
    .where(isOneOf(tx, 'record_id', ids))
    .execute()
}

export async function listUses(
  queries: Queries,
  mediaId: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<UsingRecord[]> {
  const rows = await queries
    .selectFrom('media_uses')
    .select(['kind', 'record_id'])
    .where('media_id', '=', mediaId)
    .orderBy('kind')
    .orderBy('record_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ kind, record_id }) => ({ kind, id: record_id }))
}

async function usesOfRecord(tx: Queries, { kind, id }: UsingRecord): Promise<string[]> {
  const rows = await tx
    .selectFrom('media_uses')
    .select('media_id')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .execute()
  return rows.map(({ media_id }) => media_id)
}

async function idsOfSecrets(tx: Queries, secrets: readonly string[]): Promise<string[]> {
  return (await mediaOfSecrets(tx, secrets)).map(({ id }) => id)
}

async function mediaOfSecrets(tx: Queries, secrets: readonly string[]): Promise<{ id: string; secret: string }[]> {
  if (secrets.length === 0) return []
  const rows = await tx
    .selectFrom('media')
    .select(['id', 'thumbnail'])
    .where(
      'thumbnail',
      'in',
      secrets.map((secret) => `${secret}-thumbnail.webp`),
    )
    .execute()
  return rows.map(({ id, thumbnail }) => ({ id, secret: thumbnail.replace('-thumbnail.webp', '') }))
}

async function insertUses(tx: Queries, uses: readonly { mediaId: string; record: UsingRecord }[]): Promise<void> {
  if (uses.length === 0) return
  await tx
    .insertInto('media_uses')
    .values(uses.map(({ mediaId, record }) => ({ media_id: mediaId, kind: record.kind, record_id: record.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
