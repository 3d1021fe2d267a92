import { registrationMessages as messages } from '@lms/contracts/accounts/registration-messages.ts'
import { type Registration as RegistrationForm, registrationRoles } from '@lms/contracts/accounts/registration.ts'
import type { Role } from '@lms/contracts/roles.ts'
import type { Audit } from '../audit/audit.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import { type Clock, hours } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { conflict, forbidden, tooMany } from '../platform/http/errors.ts'
import type { Caller } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Settings } from '../settings/settings-service.ts'
import { checkNewPassword } from '../users/new-password/check-password.ts'
import { type NewUser, type User, freeUsername, splitName, usernameFrom } from '../users/user.ts'
import { activeAdministratorIds, insertUser, isEmailTaken, takenUsernames } from '../users/user-store.ts'
import { hashPassword } from '../users/sign-in/passwords.ts'
import type { Verifications } from './verification/verification.ts'

const limit = { points: 20, windowMilliseconds: hours(1) }

/**
 * A parent works at once, but sees other people's keys only after approval, or a pupil could register as one.
 * An administrator does nothing before approval.
 */
const admission = {
  student: { isActive: true, approval: 'approved' },
  parent: { isActive: true, approval: 'waiting' },
  administrator: { isActive: false, approval: 'waiting' },
} as const satisfies Record<Role, unknown>

export interface Registration {
  register(form: RegistrationForm, caller: Caller): Promise<void>
}

interface RegistrationDependencies {
  database: Database
  clock: Clock
  limits: Limits
  notifications: Notifications
  settings: Settings
  audit: Audit
  verifications: Pick<Verifications, 'ask'>
}

export function createRegistration(dependencies: RegistrationDependencies): Registration {
  const { database, clock, limits, notifications, settings, audit, verifications } = dependencies
  const taken = () =>
    conflict('email_taken', messages.emailTaken, { errors: [{ field: 'email', message: messages.emailTaken }] })

  /** Somebody else may take the username between the look and the insert; then the next one is tried. */
  async function insertWithUsername(tx: Queries, person: NewUser & { email: string }): Promise<User> {
    for (;;) {
      const username = freeUsername(person.username, await takenUsernames(tx, person.username))
      const user = await insertUser(tx, clock, { ...person, username })
      if (user) return user
      if (await isEmailTaken(tx, person.email)) throw taken()
    }
  }

  return {
    async register(form, caller) {
      if (!(await settings.current()).registrationOpen) {
        throw forbidden('registration_closed', messages.registrationClosed)
      }
      const { allowed, retryAfterSeconds } = await limits.count(`register:${caller.address}`, limit)
      if (!allowed) throw tooMany(retryAfterSeconds)
      if (await isEmailTaken(database.read(), form.email)) throw taken()
      await checkNewPassword(settings, form.password, { ...splitName(form.name), email: form.email })
      const role = registrationRoles[form.role]
      const passwordHash = await hashPassword(form.password)
      await database.transaction(async (tx) => {
        const user = await insertWithUsername(tx, {
          ...splitName(form.name),
          ...admission[role],
          email: form.email,
          username: usernameFrom(form.email),
          passwordHash,
          role,
          isEmailVerified: false,
          isDemo: false,
        })
        await audit.record(tx, {
          actor: user,
          action: 'user.register',
          recordType: 'user',
          recordId: user.id,
          details: { role },
          caller,
        })
        await verifications.ask(tx, user.id)
        if (user.approval === 'waiting') {
          const administrators = await activeAdministratorIds(tx)
          const details = { userId: user.id, name: form.name, role }
          await notifications.notify(tx, administrators, 'registration', details, user.id)
        }
      })
    },
  }
}
