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
import { lockUser, saveUser } from '../users/user-change-store.ts'
import { changePassword, findPasswordHash, findUserByEmail, findUsers } from '../users/user-store.ts'
import { findResetOwner, insertReset, revokeResetsOf, useReset } from './password-reset-store.ts'
import { forgetDevicesOf } from './devices/known-device-store.ts'
import type { AddressReleases } from './notices/address-release.ts'
import type { SecurityNotices } from './notices/security-notices.ts'
import { childResetMail, resetMail } from './mails/password-reset-mail.ts'
import { hashPassword } from '../users/sign-in/passwords.ts'
import { hashOf, newSecretToken } from './keys/secret-tokens.ts'
import type { Sessions } from './sessions.ts'

const linkLifetime = minutes(60)
const limit = { points: 20, windowMilliseconds: hours(1) }
/** Anybody can ask for them, from many networks. */
const mailLimit = { points: 3, windowMilliseconds: hours(1) }
const prepareResetMail = jobKind('accounts:prepare-reset-mail', z.object({ email: EmailAddress }))

type Reader = User & { email: string }

export interface PasswordResets {
  forgot(form: ForgotPassword, caller: Caller): Promise<void>
  check(token: string): Promise<DataOf<typeof checkResetLink>>
  reset(form: ResetPassword, caller: Caller): Promise<void>
  /** Part of the caller's transaction; a child's goes to the parents. Answers false when there is nowhere to send it. */
  sendLink(tx: Queries, user: User, ownAddress: string | null): Promise<boolean>
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
  releases: Pick<AddressReleases, 'offer'>
  parentIdsOf(queries: Queries, userId: string): Promise<string[]>
  /** Second factors and keys; from above. */
  forgetFactorsOf(tx: Queries, userId: string): Promise<void>
  /** Where links point; never the address that a request claims to have come to. */
  publicUrl: string
}

export function createPasswordResets(dependencies: PasswordResetDependencies): PasswordResets {
  const { database, clock, jobs, limits, mail, sessions, settings, audit, notices, publicUrl } = dependencies
  const { releases, parentIdsOf, forgetFactorsOf } = dependencies

  /** Any change of either, by whatever way, ends all links. */
  async function standingOf(tx: Queries, { id, email }: User): Promise<string> {
    return hashOf(`${await findPasswordHash(tx, id)} ${email}`)
  }

  /** Who looks after a child decides about the password; somebody else's own address is where the link goes. */
  async function readersOf(queries: Queries, user: User, ownAddress: string | null): Promise<Reader[]> {
    const parentIds = user.role === 'student' ? await parentIdsOf(queries, user.id) : []
    const readers = parentIds.length > 0 ? await findUsers(queries, parentIds) : [{ ...user, email: ownAddress }]
    return readers.filter((reader): reader is Reader => reader.isActive && reader.email !== null)
  }

  /** Kept apart from the caller's transaction: a mail that was not written afterwards costs a point. */
  const mayMail = async (email: string): Promise<boolean> =>
    (await limits.count(`reset-mail:${email}`, mailLimit)).allowed

  async function sendTo(tx: Queries, user: User, readers: readonly Reader[]): Promise<void> {
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
      provesAddress: readers.every((reader) => reader.id === user.id && reader.email === user.email),
      expiresAt: expiresAt.toISOString(),
      now: now.toISOString(),
    })
    const link = `${publicUrl}/reset-password?token=${token}`
    for (const reader of readers) {
      const letter = reader.id === user.id ? resetMail(user, link) : childResetMail(reader, user, link)
      await mail.send(tx, { ...letter, link, recipient: reader.email, about: user.id, reference: id, expiresAt })
    }
  }

  // Few tries: a job that dies keeps the address for a while.
  jobs.define(
    prepareResetMail,
    async ({ payload }) => {
      const { email } = payload
      const user = await findUserByEmail(database.read(), email)
      if (!user?.isActive) return
      const readers: Reader[] = []
      const all = await readersOf(database.read(), user, email)
      for (const reader of all) if (await mayMail(reader.email)) readers.push(reader)
      const isChild = all.every(({ id }) => id !== user.id)
      const isOffered = isChild && (await mayMail(email))
      await database.transaction(async (tx) => {
        if (readers.length > 0) await sendTo(tx, user, readers)
        if (isOffered) await releases.offer(tx, user, email)
      })
    },
    { maximumTries: 3 },
  )

  /** Whoever wrote the address down before may have been somebody else: nothing of theirs opens the account again. */
  async function giveToOwner(tx: Queries, user: User, now: string): Promise<void> {
    await saveUser(tx, user, { isEmailVerified: true }, now)
    await forgetDevicesOf(tx, user.id)
    await forgetFactorsOf(tx, user.id)
  }

  const linkInvalid = () => invalid([{ field: 'token', message: messages.resetLinkInvalid }], messages.resetLinkInvalid)

  return {
    async sendLink(tx, user, ownAddress) {
      const readers = await readersOf(tx, user, ownAddress)
      if (readers.length > 0) await sendTo(tx, user, readers)
      return readers.length > 0
    },

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
        if (reset.provesAddress && !user.isEmailVerified) await giveToOwner(tx, user, now)
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
