import { trustMessages as messages } from '@lms/contracts/accounts/trust-messages.ts'
import { Id } from '@lms/contracts/fields.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { z } from 'zod'
import type { Audit } from '../../audit/audit.ts'
import { type Clock, days, later } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { authorizeRead } from '../../platform/http/authorize.ts'
import { conflict, invalid, notFound, tooMany } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { type Jobs, jobKind } from '../../platform/jobs/jobs.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { lockUser, saveUser } from '../../users/user-change-store.ts'
import type { User } from '../../users/user.ts'
import { findUser } from '../../users/user-store.ts'
import { hashOf, newSecretToken } from '../keys/secret-tokens.ts'
import { verificationMail } from '../mails/verification-mail.ts'
import * as store from './verification-store.ts'

const linkLifetime = days(3)
/** An address can be written down by anybody: this is how many mails that brings its owner. */
const limit = { points: 5, windowMilliseconds: days(1) }
const sendWhenAsked = jobKind('accounts:ask-to-verify', z.object({ userId: Id }))

export interface Verifications {
  /** Part of the caller's transaction, after an address was written down; the mail follows. */
  ask(tx: Queries, userId: string): Promise<void>
  send(actor: Actor, userId: string): Promise<void>
  /** Who reads the mail has the address; who is signed in has the account. It takes both. */
  verify(by: By, token: string): Promise<{ email: string }>
}

interface VerificationDependencies {
  database: Database
  clock: Clock
  jobs: Jobs
  limits: Limits
  mail: Mail
  audit: Audit
  parentIdsOf(queries: Queries, userId: string): Promise<string[]>
  publicUrl: string
}

export function createVerifications(dependencies: VerificationDependencies): Verifications {
  const { database, clock, jobs, limits, mail, audit, parentIdsOf, publicUrl } = dependencies

  const count = (email: string) => limits.count(`verification:${email}`, limit)

  async function sendTo(user: User & { email: string }): Promise<void> {
    const id = newId()
    const { token, tokenHash } = newSecretToken()
    const now = clock.now()
    const expiresAt = later(now, linkLifetime)
    const link = `${publicUrl}/verify-email?token=${token}`
    await database.transaction(async (tx) => {
      for (const old of await store.deleteVerificationsOf(tx, user.id)) await mail.forgetLinks(tx, old)
      const row = { id, userId: user.id, email: user.email, tokenHash }
      await store.insertVerification(tx, { ...row, expiresAt: expiresAt.toISOString(), now: now.toISOString() })
      const letter = verificationMail(user, link)
      await mail.send(tx, { ...letter, link, recipient: user.email, about: user.id, reference: id, expiresAt })
    })
  }

  function isOpen(user: User | null): user is User & { email: string } {
    return user !== null && user.email !== null && !user.isEmailVerified && !user.isDemo
  }

  /** One's own account, or a child's. */
  async function accountOf(queries: Queries, actor: Actor, userId: string): Promise<User> {
    const user = await findUser(queries, userId)
    if (!user) throw notFound()
    authorizeRead(actor, 'account:verify', { userId, parentIds: await parentIdsOf(queries, userId) })
    return user
  }

  jobs.define(
    sendWhenAsked,
    async ({ payload }) => {
      const user = await findUser(database.read(), payload.userId)
      if (isOpen(user) && (await count(user.email)).allowed) await sendTo(user)
    },
    { maximumTries: 3 },
  )

  return {
    ask: (tx, userId) => jobs.enqueue(tx, sendWhenAsked, { userId }),

    async send(actor, userId) {
      const user = await accountOf(database.read(), actor, userId)
      if (!isOpen(user)) throw conflict('nothing_to_verify', messages.nothingToVerify)
      const { allowed, retryAfterSeconds } = await count(user.email)
      if (!allowed) throw tooMany(retryAfterSeconds)
      await sendTo(user)
    },

    async verify(by, token) {
      const refused = () =>
        invalid([{ field: 'token', message: messages.verificationLinkInvalid }], messages.verificationLinkInvalid)
      return database.transaction(async (tx) => {
        const now = clock.now().toISOString()
        const link = await store.findVerification(tx, hashOf(token), now)
        if (!link) throw refused()
        const { email } = link
        await accountOf(tx, by.actor, link.userId)
        const user = await lockUser(tx, link.userId)
        // A link is for the address that it was sent to; the account may have another one by now.
        if (user?.email !== email) throw refused()
        for (const old of await store.deleteVerificationsOf(tx, user.id)) await mail.forgetLinks(tx, old)
        if (user.isEmailVerified) return { email }
        await saveUser(tx, user, { isEmailVerified: true }, now)
        await audit.record(tx, { ...by, action: 'user.verify-email', recordType: 'user', recordId: user.id })
        return { email }
      })
    },
  }
}
