import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import {
  type NotificationDetails,
  type NotificationKind,
  type listNotifications,
  type readNotification,
  notificationKinds,
} from '@lms/contracts/notifications/notifications.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Events } from '../platform/events/events.ts'
import { notifyOpenScreens } from '../platform/events/screen-events.ts'
import { authorizeRead } from '../platform/http/authorize.ts'
import { notFound } from '../platform/http/errors.ts'
import { paginationOf } from '../platform/pagination.ts'
import * as store from './notification-store.ts'
import { toNotification } from './notification-view.ts'

export interface Notifications {
  list(actor: Actor, query: QueryOf<typeof listNotifications>): Promise<DataOf<typeof listNotifications>>
  read(actor: Actor, id: string): Promise<DataOf<typeof readNotification>>
  readAll(actor: Actor): Promise<void>
  /**
   * Part of the caller's transaction; the bells of these people ring after the commit. `about` is the person whom the
   * words name, if any: it goes with them.
   */
  notify<Kind extends NotificationKind>(
    tx: Queries,
    userIds: readonly string[],
    kind: Kind,
    details: NotificationDetails<Kind>,
    about?: string,
  ): Promise<void>
  /** What others were told about this person goes. Part of the caller's transaction. */
  forgetAbout(tx: Queries, personId: string): Promise<void>
  /** What was asked about these records is decided: everyone who was asked sees that. Part of the caller's transaction. */
  settle(tx: Queries, kind: keyof typeof recordOf, recordIds: readonly string[]): Promise<void>
  /** What nobody has read about this record is out of date: a newer one takes its place. Part of the caller's transaction. */
  dropUnread(tx: Queries, kind: keyof typeof recordOf, recordId: string): Promise<void>
  /** What was told about this record is true no more, read or not. Part of the caller's transaction. */
  takeBack(tx: Queries, kind: keyof typeof recordOf, recordId: string): Promise<void>
  /** Whether this person was told about this record since then. */
  wasTold(
    queries: Queries,
    userId: string,
    about: { kind: keyof typeof recordOf; recordId: string; since: string },
  ): Promise<boolean>
}

/** The kinds that are about one record, which they ask somebody to act on or tell news of. */
const recordOf = {
  registration: 'userId',
  question_reported: 'feedbackId',
  feedback_answered: 'feedbackId',
  post_review: 'postId',
  attempt_marked: 'historyId',
  quiz_finished: 'historyId',
  sticker_given: 'stickerId',
  draw_short: 'quizId',
} as const satisfies {
  [Kind in NotificationKind]?: keyof NotificationDetails<Kind>
}

interface NotificationDependencies {
  database: Database
  events: Events
  clock: Clock
}

export function createNotifications({ database, events, clock }: NotificationDependencies): Notifications {
  const now = (): string => clock.now().toISOString()

  return {
    async list(actor, query) {
      const notifications = await store.listNotificationsOf(database.read(), actor.id, query)
      const { total, unread } = await store.countNotificationsOf(database.read(), actor.id)
      return { notifications: notifications.map(toNotification), unread, pagination: paginationOf(query, total) }
    },

    read(actor, id) {
      return database.transaction(async (tx) => {
        const notification = await store.findNotification(tx, id)
        if (!notification) throw notFound()
        authorizeRead(actor, 'notification:read', notification)
        const readAt = notification.readAt ?? now()
        await store.markRead(tx, id, readAt)
        notifyOpenScreens(events, 'notifications', [actor.id])
        return { notification: toNotification({ ...notification, readAt }) }
      })
    },

    readAll(actor) {
      return database.transaction(async (tx) => {
        await store.markAllRead(tx, actor.id, now())
        notifyOpenScreens(events, 'notifications', [actor.id])
      })
    },

    async notify(tx, userIds, kind, details, about) {
      const checked = notificationKinds[kind].parse(details) as NotificationDetails<typeof kind>
      const recordId = recordIdOf(kind, checked)
      const aboutId = about ?? null
      await store.insertNotifications(tx, { userIds, kind, details: checked, recordId, aboutId, now: now() })
      notifyOpenScreens(events, 'notifications', userIds)
    },

    async forgetAbout(tx, personId) {
      const told = await store.removeNotificationsAbout(tx, personId)
      notifyOpenScreens(events, 'notifications', [...new Set(told)])
    },

    async settle(tx, kind, recordIds) {
      if (recordIds.length === 0) return
      const asked = await store.settleNotifications(tx, kind, recordIds, now())
      notifyOpenScreens(events, 'notifications', [...new Set(asked)])
    },

    wasTold: (queries, userId, about) => store.wasTold(queries, userId, about),

    async takeBack(tx, kind, recordId) {
      const told = await store.removeNotificationsOf(tx, kind, recordId)
      notifyOpenScreens(events, 'notifications', [...new Set(told)])
    },

    dropUnread: (tx, kind, recordId) => store.dropUnread(tx, kind, recordId),
  }
}

function recordIdOf(kind: NotificationKind, details: Record<string, unknown>): string | null {
  const field: string | undefined = (recordOf as Partial<Record<NotificationKind, string>>)[kind]
  return field === undefined ? null : String(details[field])
}
