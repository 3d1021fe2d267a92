import { trustMessages as messages } from '@lms/contracts/accounts/trust-messages.ts'
import type { Audit } from '../../audit/audit.ts'
import { type Clock, hours } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { invalid, tooMany } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/http/route.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { lockAccount, lockUser, saveUser } from '../../users/user-change-store.ts'
import type { SessionEnding } from '../../users/user-dependencies.ts'
import type { User } from '../../users/user.ts'
import { isEmailTaken } from '../../users/user-store.ts'
import { forgetDevicesOf } from '../devices/known-device-store.ts'
import { hashOf } from '../keys/secret-tokens.ts'
import { useNoticeLink } from './notice-link-store.ts'

const limit = { points: 20, windowMilliseconds: hours(1) }

export interface NotMe {
  report(token: string, caller: Caller): Promise<void>
}

interface NotMeDependencies {
  database: Database
  clock: Clock
  limits: Limits
  mail: Pick<Mail, 'forgetLinks'>
  sessions: Pick<SessionEnding, 'endAllOf'>
  audit: Audit
  /** Mails a link that sets a new password, to the address that the notice went to. */
  startRecovery(tx: Queries, user: User, recipient: string): Promise<unknown>
}

/** The owner says so, and is believed at once: nobody is inside any more, and only a new password opens again. */
export function createNotMe(dependencies: NotMeDependencies): NotMe {
  const { database, clock, limits, mail, sessions, audit, startRecovery } = dependencies
  return {
    async report(token, caller) {
      const { allowed, retryAfterSeconds } = await limits.count(`not-me:${caller.address}`, limit)
      if (!allowed) throw tooMany(retryAfterSeconds)
      await database.transaction(async (tx) => {
        const now = clock.now().toISOString()
        const link = await useNoticeLink(tx, hashOf(token), { isRelease: false, now })
        const user = link && (await lockUser(tx, link.userId))
        if (!link || !user || user.deletedAt !== null)
          throw invalid([{ field: 'token', message: messages.notMeLinkInvalid }], messages.notMeLinkInvalid)
        await mail.forgetLinks(tx, link.id)
        await sessions.endAllOf(tx, user.id)
        await forgetDevicesOf(tx, user.id)
        await lockAccount(tx, user.id, now)
        const isReplaced = link.isReplaced && user.email !== link.email
        // Where somebody else has it by now, at least what took its place goes.
        const email = (await isEmailTaken(tx, link.email)) ? null : link.email
        const owner = isReplaced ? await saveUser(tx, user, { email, isEmailVerified: true }, now) : user
        if (owner.isActive) await startRecovery(tx, owner, link.email)
        await audit.record(tx, { actor: user, action: 'user.report', recordType: 'user', recordId: user.id, caller })
      })
    },
  }
}
