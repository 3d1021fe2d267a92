import { hashPassword } from '../users/passwords.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { insertUser } from '../users/user-store.ts'
import { prepareDemoLearning } from './learning/seed-learning.ts'
import { demoEmail, demoPassword, demoPeople } from './demo-accounts.ts'

interface DemoSettings {
  database: Database
  clock: Clock
  notifications: Notifications
  storage: Storage
}

/** Fills an empty installation. Two processes that start at once do it once. */
export async function seedDemoData({ database, clock, notifications, storage }: DemoSettings): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const learning = await prepareDemoLearning(storage)
  await database.transaction(async (tx) => {
    for (const person of demoPeople) {
      const user = await insertUser(tx, clock, {
        ...person,
        email: demoEmail(person.username),
        passwordHash,
        isActive: true,
        approval: 'approved',
        isEmailVerified: true,
        isDemo: true,
      })
      if (user?.role === 'administrator') {
        for (const topic of ['start', 'mail', 'backup'] as const)
          await notifications.notify(tx, [user.id], 'welcome', { topic })
        await learning.insert(tx, user.id, clock.now().toISOString())
      }
    }
  })
}
