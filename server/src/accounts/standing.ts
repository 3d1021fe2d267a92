import { accountMessages as messages } from '@lms/contracts/accounts/account-messages.ts'
import { forbidden } from '../platform/http/errors.ts'
import type { User } from '../users/user.ts'

/** Only for who has shown the right password or passkey: nobody else learns how an account stands. */
export function expectOpenAccount(user: Pick<User, 'isActive' | 'approval' | 'isLocked'>): void {
  if (!user.isActive && user.approval === 'waiting') throw forbidden('awaiting_approval', messages.awaitingApproval)
  if (!user.isActive) throw forbidden('account_deactivated', messages.deactivated)
  if (user.isLocked) throw forbidden('account_locked', messages.locked)
}
