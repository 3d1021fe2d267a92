import type { StickerPicture, StickerReason } from '@lms/contracts/garden/stickers.ts'
import { preparedRows } from '../platform/database/prepared-rows.ts'
import type { Queries } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import type { EarnedBefore, Merit } from './rules/earned-stickers.ts'
import './garden-tables.ts'

export interface StoredSticker {
  id: string
  childId: string
  picture: StickerPicture
  reason: StickerReason | null
  givenBy: string | null
  words: string | null
  createdAt: string
}

const columns = [
  'id',
  'child_id as childId',
  'picture',
  'reason',
  'given_by as givenBy',
  'words',
  'created_at as createdAt',
] as const

export async function listStickers(queries: Queries, childId: string, page: PageRequest): Promise<StoredSticker[]> {
  return queries
    .selectFrom('stickers')
    .select(columns)
    .where('child_id', '=', childId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
}

/** A child has some hundreds at most: few come on a day. */
export async function countStickers(queries: Queries, childId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('stickers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('child_id', '=', childId)
    .executeTakeFirstOrThrow()
  return count
}

export async function findSticker(queries: Queries, id: string): Promise<StoredSticker | null> {
  const found = await queries.selectFrom('stickers').select(columns).where('id', '=', id).executeTakeFirst()
  return found ?? null
}

export interface NewGift {
  childId: string
  picture: StickerPicture
  givenBy: string
  words: string | null
  now: string
}

export async function insertGift(tx: Queries, { childId, picture, givenBy, words, now }: NewGift): Promise<string> {
  const id = newId()
  const earned = { reason: null, occasion: null }
  const row = { id, child_id: childId, picture, ...earned, given_by: givenBy, words, created_at: now }
  await tx.insertInto('stickers').values(row).execute()
  return id
}

export async function removeStickerOf(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('stickers').where('id', '=', id).execute()
}

/** What was earned since then, and what was earned with one of these occasions. */
export async function earnedBefore(
  queries: Queries,
  childId: string,
  merits: readonly Merit[],
  since: string,
): Promise<EarnedBefore[]> {
  const occasions = merits.flatMap(({ occasion }) => (occasion === null ? [] : [occasion]))
  const rows = await queries
    .selectFrom('stickers')
    .select(['reason', 'occasion', 'created_at'])
    .where('child_id', '=', childId)
    .where('reason', 'is not', null)
    .where((eb) =>
      eb.or([eb('created_at', '>=', since), ...(occasions.length > 0 ? [eb('occasion', 'in', occasions)] : [])]),
    )
    .execute()
  return rows.flatMap(({ reason, occasion, created_at: createdAt }) =>
    reason === null ? [] : [{ reason, occasion, createdAt }],
  )
}

const earnedColumns = {
  id: 'text',
  child_id: 'text',
  picture: 'text',
  reason: 'text',
  occasion: 'text',
  created_at: 'timestamptz',
} as const

const insertRows = preparedRows<Record<keyof typeof earnedColumns, string>>(earnedColumns, (queries, rows, names) =>
  queries
    .insertInto('stickers')
    .columns(names)
    .expression(rows)
    .onConflict((conflict) => conflict.doNothing()),
)

export async function insertEarned(
  tx: Queries,
  childId: string,
  earned: readonly (Merit & { picture: StickerPicture })[],
  now: string,
): Promise<void> {
  const rows = earned.map(({ reason, occasion, picture }) => ({
    id: newId(),
    child_id: childId,
    picture,
    reason,
    occasion: occasion ?? now,
    created_at: now,
  }))
  await insertRows(tx, rows)
}
