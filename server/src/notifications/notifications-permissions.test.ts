import * as contract from '@lms/contracts/notifications/notifications.ts'
import { describePermissions, everyone } from '../../testing/permission-case.ts'
import type { Request } from '../../testing/requests.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { insertNotifications, listNotificationsOf } from './notification-store.ts'

async function oneNotification({ database, clock }: TestApp, owner: { id: string }): Promise<Request> {
  const now = clock.now().toISOString()
  await database.transaction((tx) =>
    insertNotifications(tx, { userIds: [owner.id], kind: 'welcome', details: { topic: 'start' }, recordId: null, now }),
  )
  const [notification] = await listNotificationsOf(database.read(), owner.id, { page: 1, limit: 1 })
  return { params: { id: notification?.id ?? '' } }
}

describePermissions([
  { endpoint: contract.listNotifications, own: everyone(200), foreign: 'cannot be named' },
  { endpoint: contract.readAllNotifications, own: everyone(200), foreign: 'cannot be named' },
  { endpoint: contract.readNotification, own: everyone(200), foreign: everyone(404), prepare: oneNotification },
])
