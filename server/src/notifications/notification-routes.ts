import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@lms/contracts/notifications/notifications.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Notifications } from './notification-service.ts'

export function notificationRoutes(notifications: Notifications): Route[] {
  return [
    route(listNotifications, ({ actor, query }) => notifications.list(actor, query)),
    route(readNotification, ({ actor, params }) => notifications.read(actor, params.id)),
    route(readAllNotifications, ({ actor }) => notifications.readAll(actor)),
  ]
}
