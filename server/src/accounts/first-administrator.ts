import { NewPassword } from '@lms/contracts/accounts/registration.ts'
import { passwordMessages } from '@lms/contracts/accounts/password-messages.ts'
import { saidBy } from '@lms/contracts/messages.ts'
import type { Clock } from '../platform/clock.ts'
import { type Config, ConfigurationError, missingSettings } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { splitName, usernameFrom } from '../users/user.ts'
import { insertUser } from '../users/user-store.ts'
import { passwordVerdict } from '../users/new-password/check-password.ts'
import { hashPassword } from '../users/sign-in/passwords.ts'

/** An installation without demo data begins with one person who can let the others in. */
export async function createFirstAdministrator(
  database: Database,
  clock: Clock,
  { email, password }: Config['firstAdministrator'],
): Promise<void> {
  if (email === undefined || password === undefined) {
    throw missingSettings([
      ...(email === undefined ? ['ADMIN_EMAIL'] : []),
      ...(password === undefined ? ['ADMIN_PASSWORD'] : []),
    ])
  }
  const checked = NewPassword.safeParse(password)
  const notValid = (why: string) => new ConfigurationError(`ADMIN_PASSWORD is not valid: ${why}`)
  if (!checked.success) throw notValid(saidBy(checked.error.issues[0]?.message ?? '').message)
  const { reason } = await passwordVerdict(checked.data, { email }, 'adult')
  if (reason !== null) throw notValid(passwordMessages[reason].default)
  const passwordHash = await hashPassword(checked.data)
  await database.transaction((tx) =>
    insertUser(tx, clock, {
      ...splitName('Quản trị viên'),
      email: email.toLowerCase(),
      username: usernameFrom(email),
      passwordHash,
      role: 'administrator',
      isActive: true,
      approval: 'approved',
      isEmailVerified: true,
      isDemo: false,
    }),
  )
}
