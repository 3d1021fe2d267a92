import { registrationMessages as messages } from '@lms/contracts/accounts/registration-messages.ts'
import {
  EmailAddress,
  type ForgotPassword,
  type ResetPassword,
  type checkResetLink,
} from '@lms/contracts/accounts/registration.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import { z } from 'zod'
import type { Audit } from '../audit/audit.ts'
import { type Clock, hours, later, minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { invalid, tooMany } from '../platform/http/errors.ts'
import type { Caller } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { type Jobs, jobKind } from '../platform/jobs/jobs.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Settings } from '../settings/settings-service.ts'
import { checkNewPassword } from '../users/new-password/check-password.ts'
import type { User } from '../users/user.ts'
import { lockUser } from '../users/user-change-store.ts'
import { changePassword, findPasswordHash, findUserByEmail } from '../users/user-store.ts'
import { findResetOwner, insertReset, revokeResetsOf, useReset } from './password-reset-store.ts'
import type { SecurityNotices } from './notices/security-notices.ts'
import { resetMail } from './mails/password-reset-mail.ts'
import { hashPassword } from '../users/sign-in/passwords.ts'
import { hashOf, newSecretToken } from './keys/secret-tokens.ts'
import type { Sessions } from './sessions.ts'

const linkLifetime = minutes(60)
const limit = { points: 20, windowMilliseconds: hours(1) }
const prepareResetMail = jobKind('accounts:prepare-reset-mail', z.object({ email: EmailAddress }))

export interface PasswordResets {
  forgot(form: ForgotPassword, caller: Caller): Promise<void>
  check(token: string): Promise<DataOf<typeof checkResetLink>>
  reset(form: ResetPassword, caller: Caller): Promise<void>
  /** Part of the caller's transaction; to an address that is known to be the owner's. */
  sendLink(tx: Queries, user: User, recipient: string): Promise<void>
}

interface PasswordResetDependencies {
  database: Database
  clock: Clock
  jobs: Jobs
  limits: Limits
  mail: Mail
  sessions: Sessions
  settings: Settings
  audit: Audit
  notices: Pick<SecurityNotices, 'passwordChanged'>
  /** Where links point; never the address that a request claims to have come to. */
  publicUrl: string
}

export function createPasswordResets(dependencies: PasswordResetDependencies): PasswordResets {
  const { database, clock, jobs, limits, mail, sessions, settings, audit, notices, publicUrl } = dependencies

  /** Any change of either, by whatever way, ends all links. */
  async function standingOf(tx: Queries, { id, email }: User): Promise<string> {
    return hashOf(`${await findPasswordHash(tx, id)} ${email}`)
  }

  async function sendLink(tx: Queries, user: User, recipient: string): Promise<void> {
    const id = newId()
    const { token, tokenHash } = newSecretToken()
    const now = clock.now()
    const expiresAt = later(now, linkLifetime)
    for (const revoked of await revokeResetsOf(tx, user.id, now.toISOString())) await mail.forgetLinks(tx, revoked)
    await insertReset(tx, {
      id,
      userId: user.id,
      tokenHash,
      standing: await standingOf(tx, user),
      expiresAt: expiresAt.toISOString(),
      now: now.toISOString(),
    })
    const link = `${publicUrl}/reset-password?token=${token}`
    await mail.send(tx, { ...resetMail(user, link), link, recipient, about: user.id, reference: id, expiresAt })
  }

  // Few tries: a job that dies keeps the address for a while.
  jobs.define(
    prepareResetMail,
    async ({ payload }) => {
      const user = await findUserByEmail(database.read(), payload.email)
      const { email } = payload
      // An address that nobody has verified may be a stranger's.
      if (user?.isActive && user.isEmailVerified) await database.transaction((tx) => sendLink(tx, user, email))
    },
    { maximumTries: 3 },
  )

  const linkInvalid = () => invalid([{ field: 'token', message: messages.resetLinkInvalid }], messages.resetLinkInvalid)

  return {
    sendLink,

    /** The look-up happens in a job, so that the answer and its time tell nothing about the address. */
    async forgot({ email }, caller) {
      const { allowed, retryAfterSeconds } = await limits.count(`forgot:${caller.address}`, limit)
      if (!allowed) throw tooMany(retryAfterSeconds)
      await database.transaction((tx) => jobs.enqueue(tx, prepareResetMail, { email }))
    },

    async check(token) {
      const owner = await findResetOwner(database.read(), hashOf(token), clock.now().toISOString())
      return { isValid: owner !== undefined }
    },

    async reset({ token, password }, caller) {
      const owner = await findResetOwner(database.read(), hashOf(token), clock.now().toISOString())
      if (!owner) throw linkInvalid()
      await checkNewPassword(settings, password, owner)
      const passwordHash = await hashPassword(password)
      await database.transaction(async (tx) => {
        const now = clock.now().toISOString()
        const reset = await useReset(tx, hashOf(token), now)
        const user = reset && (await lockUser(tx, reset.userId))
        if (!reset || !user || (await standingOf(tx, user)) !== reset.standing) throw linkInvalid()
        await changePassword(tx, clock, reset.userId, passwordHash)
        await sessions.endAllOf(tx, reset.userId)
        await mail.forgetLinks(tx, reset.id)
        await notices.passwordChanged(tx, user, caller)
        await audit.record(tx, {
          actor: { id: reset.userId },
          action: 'user.reset-password',
          recordType: 'user',
          recordId: reset.userId,
          caller,
        })
      })
    },
  }
}
