import type { RenewedSignIn } from '@lms/contracts/accounts/child-sign-in.ts'
import { randomBelow, readablePassword } from '@lms/contracts/children/child-password.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { Caller } from '../../platform/http/route.ts'
import { hashPassword } from '../../users/sign-in/passwords.ts'
import type { AccountMails, SessionEnding } from '../../users/user-dependencies.ts'
import type { User } from '../../users/user.ts'
import { changePassword } from '../../users/user-store.ts'
import { newSecretToken } from '../keys/secret-tokens.ts'
import { saveCard } from './child-sign-in-store.ts'

export interface NewPassword {
  password: string
  passwordHash: string
}

/** Before the transaction, because a hash takes its time. */
export async function newPassword(password = readablePassword(randomBelow)): Promise<NewPassword> {
  return { password, passwordHash: await hashPassword(password) }
}

interface RenewalDependencies {
  clock: Clock
  sessions: Pick<SessionEnding, 'endAllOf'>
  accountMails: Pick<AccountMails, 'passwordChanged'>
}

interface Renewal {
  child: User
  made: NewPassword
  caller: Caller
}

export async function setChildPassword(
  tx: Queries,
  { clock, sessions, accountMails }: RenewalDependencies,
  { child, made, caller }: Renewal,
): Promise<void> {
  await changePassword(tx, clock, child.id, made.passwordHash)
  await sessions.endAllOf(tx, child.id)
  await accountMails.passwordChanged(tx, child, caller)
}

/** What somebody else may know of a child's sign-in opens nothing any more: password, card, pictures, trusted devices. */
export async function renewSignIn(
  tx: Queries,
  dependencies: RenewalDependencies,
  renewal: Renewal,
): Promise<RenewedSignIn> {
  await setChildPassword(tx, dependencies, renewal)
  const { token, tokenHash } = newSecretToken()
  await saveCard(tx, renewal.child.id, tokenHash, dependencies.clock.now().toISOString())
  return { password: renewal.made.password, secret: token }
}
