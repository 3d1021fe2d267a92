import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ById, Id, Pagination, Timestamp, pageQuery } from './fields.ts'

/** One entry per kind; the screens hold the words, the record holds what the words need. */
export const notificationKinds = ['welcome', 'registration'] as const

export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  /** Values for the kind's text, for example the name of who registered. */
  details: z.record(z.string(), z.string()),
  isRead: z.boolean(),
  createdAt: Timestamp,
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = endpoint('GET', '/notifications', {
  access: 'notification:read',
  summary: 'Own notifications, newest first',
  query: z.object(pageQuery()),
  data: z.object({ notifications: z.array(Notification), unread: z.int(), pagination: Pagination }),
})

export const readNotification = endpoint('PATCH', '/notifications/:id/read', {
  access: 'notification:read',
  summary: 'Mark one notification as read',
  params: ById,
  data: z.object({ notification: Notification }),
})

export const readAllNotifications = endpoint('POST', '/notifications/read', {
  access: 'notification:read',
  summary: 'Mark all own notifications as read',
})
