import { type Role, roles } from '@lms/contracts/roles.ts'
import { consentVersion } from '@lms/contracts/children/consent-versions.ts'
import { saveParents } from '../children/child-store.ts'
import { saveFirstConsent } from '../children/consent-store.ts'
import { hashPassword } from '../users/sign-in/passwords.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { insertUser } from '../users/user-store.ts'
import { demoEmail, demoPassword, demoPeople } from './demo-accounts.ts'

interface DemoDependencies {
  database: Database
  clock: Clock
  notifications: Notifications
  storage: Storage
  whenResultsChange(tx: Queries, quizId: string): Promise<void>
}

/** Fills an empty installation. Two processes that start at once do it once. */
export async function seedDemoData(dependencies: DemoDependencies): Promise<void> {
  const { database, clock, notifications, storage, whenResultsChange } = dependencies
  // Once in the life of an installation.
  const [{ prepareDemoLearning }, { prepareDemoBlog }, { seedDemoQuizzes }] = await Promise.all([
    import('./learning/seed-learning.ts'),
    import('./blog/seed-blog.ts'),
    import('./learning/seed-quizzes.ts'),
  ])
  const passwordHash = await hashPassword(demoPassword)
  const learning = await prepareDemoLearning(storage)
  const blog = await prepareDemoBlog(storage)
  await database.transaction(async (tx) => {
    const ids = new Map<Role, string>()
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
      if (user) ids.set(user.role, user.id)
    }
    const [administratorId, parentId, studentId] = roles.map((role) => ids.get(role))
    // Another process was here first.
    if (administratorId === undefined || parentId === undefined || studentId === undefined) return
    for (const topic of ['start', 'mail', 'backup'] as const)
      await notifications.notify(tx, [administratorId], 'welcome', { topic })
    const now = clock.now()
    await saveParents(tx, studentId, [parentId], now.toISOString())
    const agreed = {
      version: consentVersion,
      account: true,
      ai: false,
      statistics: true,
      childAgreement: 'agreed',
    } as const
    await saveFirstConsent(tx, { childId: studentId, decidedBy: parentId, decidedAt: now.toISOString() }, agreed)
    const subjects = await learning.insert(tx, administratorId, now.toISOString())
    await blog.insert(tx, { administratorId, parentId }, now)
    const people = { administratorId, parentId, studentId }
    await seedDemoQuizzes(tx, { people, subjects, notifications, now, whenResultsChange })
  })
}
