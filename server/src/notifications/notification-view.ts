import type { Notification } from '@lms/contracts/notifications/notifications.ts'
import type { StoredNotification } from './notification-store.ts'

export function toNotification({ id, kind, details, readAt, settledAt, createdAt }: StoredNotification): Notification {
  const isRead = readAt !== null
  const isSettled = settledAt !== null
  // The table keeps kind and details apart; `notify` is what keeps them together.
  return { id, kind, details, isRead, isSettled, createdAt } as Notification
}
