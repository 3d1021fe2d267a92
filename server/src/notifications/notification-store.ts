import type { Notification, NotificationKind } from '@lms/contracts/notifications/notifications.ts'
import type { Selectable } from 'kysely'
import { preparedRows } from '../platform/database/prepared-rows.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import './notification-tables.ts'

/** As many as fit into one statement on both databases. */
const rowsPerInsert = 1000
const columns = ['id', 'user_id', 'kind', 'details', 'read_at', 'settled_at', 'created_at'] as const

export interface StoredNotification {
  id: string
  userId: string
  kind: NotificationKind
  details: Notification['details']
  readAt: string | null
  settledAt: string | null
  createdAt: string
}

interface NewNotifications {
  userIds: readonly string[]
  kind: NotificationKind
  details: Notification['details']
  recordId: string | null
  aboutId?: string | null
  now: string
}

const newColumns = {
  id: 'text',
  user_id: 'text',
  kind: 'text',
  details: 'jsonb',
  record_id: 'text',
  about_id: 'text',
  created_at: 'timestamptz',
} as const

const insertRows = preparedRows<Record<keyof typeof newColumns, unknown>>(newColumns, (queries, rows, names) =>
  queries.insertInto('notifications').columns(names).expression(rows),
)

export async function insertNotifications(
  tx: Queries,
  { userIds, kind, details, recordId, aboutId = null, now }: NewNotifications,
): Promise<void> {
  const rows = userIds.map((userId) => ({
    id: newId(),
    user_id: userId,
    kind,
    details,
    record_id: recordId,
    about_id: aboutId,
    created_at: now,
  }))
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await insertRows(tx, rows.slice(start, start + rowsPerInsert))
}

export async function findNotification(queries: Queries, id: string): Promise<StoredNotification | null> {
  const row = await queries.selectFrom('notifications').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toNotification(row) : null
}

export async function listNotificationsOf(
  queries: Queries,
  userId: string,
  page: PageRequest,
): Promise<StoredNotification[]> {
  const rows = await queries
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return rows.map(toNotification)
}

export async function countNotificationsOf(
  queries: Queries,
  userId: string,
): Promise<{ total: number; unread: number }> {
  const own = queries
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
  const total = await own.executeTakeFirstOrThrow()
  const unread = await own.where('read_at', 'is', null).executeTakeFirstOrThrow()
  return { total: total.count, unread: unread.count }
}

export async function markRead(tx: Queries, id: string, now: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute()
}

export async function markAllRead(tx: Queries, userId: string, now: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}

/** Answers whom they were for. */
export async function removeNotificationsAbout(tx: Queries, personId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('notifications').where('about_id', '=', personId).returning('user_id').execute()
  return rows.map(({ user_id }) => user_id)
}

/** Answers whom they were for. */
export async function removeNotificationsOf(tx: Queries, kind: NotificationKind, recordId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('notifications')
    .where('record_id', '=', recordId)
    .where('kind', '=', kind)
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Answers whose lists show something else because of this. */
export async function settleNotifications(
  tx: Queries,
  kind: NotificationKind,
  recordIds: readonly string[],
  now: string,
): Promise<string[]> {
  const rows = await tx
    .updateTable('notifications')
    .set((eb) => ({ settled_at: now, read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('record_id', 'in', recordIds)
    .where('kind', '=', kind)
    .where('settled_at', 'is', null)
    .returning('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

export async function wasTold(
  queries: Queries,
  userId: string,
  { kind, recordId, since }: { kind: NotificationKind; recordId: string; since: string },
): Promise<boolean> {
  const row = await queries
    .selectFrom('notifications')
    .select('id')
    .where('record_id', '=', recordId)
    .where('kind', '=', kind)
    .where('settled_at', 'is', null)
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function dropUnread(tx: Queries, kind: NotificationKind, recordId: string): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('record_id', '=', recordId)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .execute()
}

function toNotification(row: Pick<Selectable<Tables['notifications']>, (typeof columns)[number]>): StoredNotification {
  const { id, kind, details } = row
  return {
    id,
    userId: row.user_id,
    kind,
    details,
    readAt: row.read_at,
    settledAt: row.settled_at,
    createdAt: row.created_at,
  }
}
