import type { Actor } from '@lms/contracts/permissions.ts'
import type { PasswordChange, ProfileChanges } from '@lms/contracts/profile/profile.ts'
import { Preferences } from '@lms/contracts/settings/site.ts'
import { userMessages as messages } from '@lms/contracts/users/user-messages.ts'
import type { User as UserOnTheWire } from '@lms/contracts/users/users.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { changedFields } from '../platform/changed-fields.ts'
import { minutes } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { invalid, notFound, tooMany } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { checkNewPassword } from '../users/new-password/check-password.ts'
import { hashPassword, passwordFits } from '../users/sign-in/passwords.ts'
import type { UserDependencies } from '../users/user-dependencies.ts'
import type { User } from '../users/user.ts'
import { lockUser, saveUser } from '../users/user-change-store.ts'
import { stale } from '../users/user-service.ts'
import { changePassword, findPasswordHash, findUser } from '../users/user-store.ts'
import { toUserView } from '../users/user-view.ts'

/** Whoever holds somebody's open browser must not be able to guess the password there. */
const passwordTries = { points: 10, windowMilliseconds: minutes(15) }

export interface Profile {
  get(actor: Actor): Promise<{ user: UserOnTheWire }>
  update(by: By, changes: ProfileChanges): Promise<{ user: UserOnTheWire }>
  updatePreferences(by: By, changes: Preferences): Promise<{ preferences: Preferences }>
  changePassword(by: By, change: PasswordChange): Promise<void>
}

export function createProfile(dependencies: UserDependencies & { limits: Limits }): Profile {
  const { database, clock, sessions, audit, settings, limits, accountMails } = dependencies
  const now = (): string => clock.now().toISOString()
  const recordAct = recordActsOn(audit, 'user')
  const record = (tx: Queries, by: By, action: string, details = {}) => recordAct(tx, by, action, by.actor.id, details)

  async function lockOwn(tx: Queries, { actor }: By): Promise<User> {
    const user = await lockUser(tx, actor.id)
    if (!user || user.deletedAt !== null) throw notFound()
    return user
  }

  return {
    async get(actor) {
      authorizeRole(actor, 'profile:read')
      const user = await findUser(database.read(), actor.id)
      if (!user) throw notFound()
      return { user: toUserView(user) }
    },

    update(by, { version, ...wanted }) {
      authorizeRole(by.actor, 'profile:update')
      return database.transaction(async (tx) => {
        const user = await lockOwn(tx, by)
        if (version !== undefined && version !== user.version) throw stale(user)
        const fields = changedFields(user, wanted)
        if (fields.length === 0) return { user: toUserView(user) }
        const saved = await saveUser(tx, user, wanted, now())
        await record(tx, by, 'profile.update', { fields })
        return { user: toUserView(saved) }
      })
    },

    updatePreferences(by, changes) {
      authorizeRole(by.actor, 'profile:update')
      return database.transaction(async (tx) => {
        const user = await lockOwn(tx, by)
        const preferences = { ...user.preferences, ...changes }
        await saveUser(tx, user, { preferences }, now())
        await record(tx, by, 'profile.update', { fields: ['preferences'] })
        return { preferences: Preferences.parse(preferences) }
      })
    },

    async changePassword(by, { currentPassword, password }) {
      authorizeRole(by.actor, 'profile:update')
      const { id, sessionId } = by.actor
      const tries = `password-change:${id}`
      const { allowed, retryAfterSeconds } = await limits.count(tries, passwordTries)
      if (!allowed) throw tooMany(retryAfterSeconds)
      if (!(await passwordFits(await findPasswordHash(database.read(), id), currentPassword)))
        throw invalid([{ field: 'currentPassword', message: messages.currentPasswordWrong }])
      await limits.giveBack(tries)
      if (password === currentPassword) throw invalid([{ field: 'password', message: messages.passwordSame }])
      const user = await findUser(database.read(), id)
      if (!user) throw notFound()
      await checkNewPassword(settings, password, user)
      const passwordHash = await hashPassword(password)
      await database.transaction(async (tx) => {
        const user = await lockOwn(tx, by)
        await changePassword(tx, clock, id, passwordHash)
        await sessions.endAllOf(tx, id, sessionId)
        await accountMails.passwordChanged(tx, user, by.caller)
        await record(tx, by, 'profile.change-password')
      })
    },
  }
}
