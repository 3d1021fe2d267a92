import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { getUserFactors } from '@lms/contracts/second-factor/second-factor.ts'
import { userMessages } from '@lms/contracts/users/user-messages.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { lockUser } from '../users/user-change-store.ts'
import { findUserEvenDeleted } from '../users/user-store.ts'
import { countRecoveryCodes, deleteFactors, findTotp } from './factor-store.ts'
import { passkeysOf } from './passkey-store.ts'
import type { FactorDependencies } from './second-factor-dependencies.ts'
import { deleteStepsOf } from './step-store.ts'

/** For somebody whose phone is lost and who has no recovery codes. */
export interface FactorsOfOthers {
  show(actor: Actor, userId: string): Promise<DataOf<typeof getUserFactors>>
  remove(by: By, userId: string): Promise<void>
}

type Dependencies = Pick<FactorDependencies, 'database' | 'audit' | 'sessions' | 'notices'>

export function createFactorsOfOthers({ database, audit, sessions, notices }: Dependencies): FactorsOfOthers {
  const record = recordActsOn(audit, 'user')

  return {
    async show(actor, userId) {
      authorizeRole(actor, 'second-factor:read')
      const queries = database.read()
      if (!(await findUserEvenDeleted(queries, userId))) throw notFound(userMessages.notFound)
      return {
        totp: (await findTotp(queries, userId)) !== null,
        passkeys: (await passkeysOf(queries, userId)).length,
        recoveryCodesLeft: await countRecoveryCodes(queries, userId),
      }
    },

    remove(by, userId) {
      authorizeRole(by.actor, 'second-factor:remove')
      return database.transaction(async (tx) => {
        const user = await lockUser(tx, userId)
        if (!user) throw notFound(userMessages.notFound)
        const removed = await deleteFactors(tx, userId)
        await deleteStepsOf(tx, userId)
        if (!removed.totp && removed.passkeys === 0) return
        // Whoever found the lost phone may have used it already; one's own session goes on.
        await sessions.endAllOf(tx, userId, by.actor.sessionId)
        await record(tx, by, 'second-factor.remove-all', userId, removed)
        await notices.secondFactorChanged(tx, user, by.caller)
      })
    },
  }
}
