import { userMessages as messages } from '@lms/contracts/users/user-messages.ts'
import { days, later } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import type { UserDependencies } from './user-dependencies.ts'
import { deletedBefore, lockUser, removeUser } from './user-change-store.ts'

const keptFor = days(30)
const portion = 100

export interface UserPurge {
  /** Only what was deleted before: nobody loses an account for good in one step. */
  purge(by: By, id: string): Promise<void>
  purgeExpired(): Promise<void>
}

interface PurgeDependencies extends Pick<UserDependencies, 'database' | 'clock' | 'audit'> {
  /** What the slices above must still settle while the account is there. */
  settle(tx: Queries, userId: string): Promise<void>
}

/** The accounts go with their sessions; what people wrote stays, without their name. */
export function createUserPurge({ database, clock, audit, settle }: PurgeDependencies): UserPurge {
  const entry = (recordId: string) => ({ action: 'user.purge', recordType: 'user', recordId })

  return {
    purge(by, id) {
      authorizeRole(by.actor, 'user:delete')
      return database.transaction(async (tx) => {
        const user = await lockUser(tx, id)
        if (!user || user.deletedAt === null) throw notFound(messages.notFound)
        await settle(tx, id)
        await removeUser(tx, id)
        await audit.record(tx, { actor: by.actor, caller: by.caller, ...entry(id) })
      })
    },

    async purgeExpired() {
      const limit = later(clock.now(), -keptFor).toISOString()
      for (;;) {
        const ids = await deletedBefore(database.read(), limit, portion)
        for (const id of ids) {
          await database.transaction(async (tx) => {
            // Somebody may have restored the account since.
            const user = await lockUser(tx, id)
            if (!user || user.deletedAt === null || user.deletedAt >= limit) return
            await settle(tx, id)
            await removeUser(tx, id)
            await audit.record(tx, { actor: null, ...entry(id) })
          })
        }
        if (ids.length < portion) return
      }
    },
  }
}
