import type { Notification } from '@lms/contracts/notifications.ts'
import type { StoredNotification } from './notification-store.ts'

export function toNotification({ id, kind, details, readAt, createdAt }: StoredNotification): Notification {
  return { id, kind, details, isRead: readAt !== null, createdAt }
}
