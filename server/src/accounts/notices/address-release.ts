import { trustMessages as messages } from '@lms/contracts/accounts/trust-messages.ts'
import type { Audit } from '../../audit/audit.ts'
import { type Clock, days, hours, later } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { invalid, tooMany } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { lockUser, saveUser } from '../../users/user-change-store.ts'
import type { User } from '../../users/user.ts'
import { hashOf, newSecretToken } from '../keys/secret-tokens.ts'
import { releaseMail } from '../mails/release-mail.ts'
import { insertNoticeLink, useNoticeLink } from './notice-link-store.ts'

const linkLifetime = days(7)
const limit = { points: 20, windowMilliseconds: hours(1) }

/** Whoever reads the address of somebody's child is not let in by it: they can only have it taken off the account. */
export interface AddressReleases {
  /** Part of the caller's transaction. */
  offer(tx: Queries, user: User, email: string): Promise<void>
  release(token: string, caller: Caller): Promise<void>
}

interface ReleaseDependencies {
  database: Database
  clock: Clock
  limits: Limits
  mail: Mail
  audit: Audit
  publicUrl: string
}

export function createAddressReleases(dependencies: ReleaseDependencies): AddressReleases {
  const { database, clock, limits, mail, audit, publicUrl } = dependencies
  return {
    async offer(tx, user, email) {
      const id = newId()
      const { token, tokenHash } = newSecretToken()
      const now = clock.now()
      const expiresAt = later(now, linkLifetime)
      const times = { expiresAt: expiresAt.toISOString(), now: now.toISOString() }
      await insertNoticeLink(tx, {
        id,
        userId: user.id,
        email,
        isReplaced: false,
        isRelease: true,
        tokenHash,
        ...times,
      })
      const link = `${publicUrl}/release-address?token=${token}`
      const letter = releaseMail(user, link)
      await mail.send(tx, { ...letter, link, recipient: email, about: user.id, reference: id, expiresAt })
    },

    async release(token, caller) {
      const { allowed, retryAfterSeconds } = await limits.count(`release-address:${caller.address}`, limit)
      if (!allowed) throw tooMany(retryAfterSeconds)
      await database.transaction(async (tx) => {
        const now = clock.now().toISOString()
        const link = await useNoticeLink(tx, hashOf(token), { isRelease: true, now })
        const user = link && (await lockUser(tx, link.userId))
        if (!link || user?.email !== link.email)
          throw invalid([{ field: 'token', message: messages.releaseLinkInvalid }], messages.releaseLinkInvalid)
        await mail.forgetLinks(tx, link.id)
        await saveUser(tx, user, { email: null }, now)
        const trace = { action: 'user.release-address', recordType: 'user', recordId: user.id }
        await audit.record(tx, { ...trace, actor: null, caller })
      })
    },
  }
}
