import type { DataOf } from '@lms/contracts/endpoint.ts'
import { userHelpMessages as messages } from '@lms/contracts/users/user-help-messages.ts'
import type { UserSession, getUserSignIns, setTemporaryPassword } from '@lms/contracts/users/user-help.ts'
import { userMessages } from '@lms/contracts/users/user-messages.ts'
import type { Audit } from '../../audit/audit.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import { type Clock, hours, later } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { authorizeRole } from '../../platform/http/authorize.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { readablePassword } from '../../users/new-password/readable-password.ts'
import { hashPassword } from '../../users/sign-in/passwords.ts'
import { failuresOf } from '../../users/sign-in/sign-in-failure-store.ts'
import { lockUser } from '../../users/user-change-store.ts'
import { changePassword, findUser } from '../../users/user-store.ts'
import type { User } from '../../users/user.ts'
import { deviceOf } from '../devices/device.ts'
import { placeOf } from '../devices/place.ts'
import type { SecurityNotices } from '../notices/security-notices.ts'
import { revokeResetsOf } from '../password-reset-store.ts'
import type { PasswordResets } from '../password-reset.ts'
import { type LiveSession, keptSessionsOf, liveSessionsOf } from '../session-store.ts'
import type { Sessions } from '../sessions.ts'

/** Long enough to be handed over in person, too short to be found in a drawer. */
const temporaryFor = hours(72)

export interface UserHelp {
  sendResetLink(by: By, id: string): Promise<void>
  setTemporaryPassword(by: By, id: string): Promise<DataOf<typeof setTemporaryPassword>>
  signOutEverywhere(by: By, id: string): Promise<void>
  signIns(by: By, id: string): Promise<DataOf<typeof getUserSignIns>>
}

interface UserHelpDependencies {
  database: Database
  clock: Clock
  audit: Audit
  mail: Mail
  sessions: Pick<Sessions, 'endAllOf'>
  resets: Pick<PasswordResets, 'sendLink'>
  notices: Pick<SecurityNotices, 'passwordChanged'>
}

export function createUserHelp(dependencies: UserHelpDependencies): UserHelp {
  const { database, clock, audit, mail, sessions, resets, notices } = dependencies
  const record = recordActsOn(audit, 'user')

  async function lock(tx: Queries, id: string): Promise<User> {
    const user = await lockUser(tx, id)
    if (!user || user.deletedAt !== null) throw notFound(userMessages.notFound)
    return user
  }

  return {
    async sendResetLink(by, id) {
      authorizeRole(by.actor, 'user:entrust')
      await database.transaction(async (tx) => {
        const user = await lock(tx, id)
        if (!user.isActive) throw conflict('account_deactivated', messages.notActive)
        if (!(await resets.sendLink(tx, user, user.email))) throw conflict('no_address', messages.noAddress)
        await record(tx, by, 'user.send-reset-link', id)
      })
    },

    async setTemporaryPassword(by, id) {
      authorizeRole(by.actor, 'user:entrust')
      if (id === by.actor.id) throw conflict('own_account', messages.ownAccount)
      const password = readablePassword()
      const passwordHash = await hashPassword(password)
      return database.transaction(async (tx) => {
        const user = await lock(tx, id)
        const now = clock.now()
        const temporaryUntil = later(now, temporaryFor).toISOString()
        await changePassword(tx, clock, id, passwordHash, temporaryUntil)
        await sessions.endAllOf(tx, id)
        for (const link of await revokeResetsOf(tx, id, now.toISOString())) await mail.forgetLinks(tx, link)
        await record(tx, by, 'user.set-temporary-password', id)
        await notices.passwordChanged(tx, user, by.caller)
        return { password, expiresAt: temporaryUntil }
      })
    },

    async signOutEverywhere(by, id) {
      authorizeRole(by.actor, 'user:help')
      await database.transaction(async (tx) => {
        await lock(tx, id)
        await sessions.endAllOf(tx, id, id === by.actor.id ? by.actor.sessionId : undefined)
        await record(tx, by, 'user.sign-out', id)
      })
    },

    /** Where somebody is signed in from is theirs: whoever looks leaves a trace. */
    async signIns(by, id) {
      authorizeRole(by.actor, 'user:help')
      const user = await findUser(database.read(), id)
      if (!user) throw notFound(userMessages.notFound)
      const live = await liveSessionsOf(database.read(), id, clock.now().toISOString())
      const failed = await failuresOf(database.read(), id)
      const uses = (await keptSessionsOf(database.read(), id)).map(({ lastUsedAt }) => lastUsedAt)
      await database.transaction((tx) => record(tx, by, 'user.read-sign-ins', id))
      return {
        sessions: live.map((session) => toUserSession(session, by.actor.sessionId)),
        failures: failed.map(({ address, userAgent, createdAt }) => ({
          address,
          device: deviceOf(userAgent),
          createdAt,
        })),
        lastActiveAt: [...uses, user.lastLoginAt ?? ''].toSorted().at(-1) || null,
      }
    },
  }
}

function toUserSession({ id, userAgent, ...session }: LiveSession, currentId: string): UserSession {
  const { address, lastUsedAt, createdAt, expiresAt } = session
  return {
    address,
    lastUsedAt,
    createdAt,
    expiresAt,
    device: deviceOf(userAgent),
    place: placeOf(address),
    isCurrent: id === currentId,
  }
}
