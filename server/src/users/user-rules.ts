import type { Message } from '@lms/contracts/messages.ts'
import type { Role } from '@lms/contracts/roles.ts'
import type { Approval } from '@lms/contracts/users/users.ts'
import { userMessages as messages } from '@lms/contracts/users/user-messages.ts'
import type { User } from './user.ts'

/** What an act would make of a person's role and state. */
export interface Standing {
  role?: Role | undefined
  isActive?: boolean | undefined
  isDeleted?: boolean
}

export interface Refusal {
  code: 'last_administrator' | 'own_account' | 'consent_withdrawn'
  message: Message
}

/**
 * Somebody must always be able to let others in, nobody shuts themselves out, and what guardians have closed by taking
 * back their agreement only they open again. `administrators` are the active ones and `withdrawn` such children, as
 * they are inside the transaction.
 */
export function refusalOf(
  actorId: string,
  user: User,
  { role = user.role, isActive = user.isActive, isDeleted = false }: Standing,
  { administrators, withdrawn }: { administrators: ReadonlySet<string>; withdrawn: ReadonlySet<string> },
): Refusal | null {
  const remains = role === 'administrator' && isActive && !isDeleted
  if (!remains && administrators.size === 1 && administrators.has(user.id)) {
    const message = isDeleted ? messages.mainAdministrator : messages.lastAdministrator
    return { code: 'last_administrator', message }
  }
  if (isActive && !user.isActive && withdrawn.has(user.id))
    return { code: 'consent_withdrawn', message: messages.consentWithdrawn }
  if (user.id !== actorId) return null
  const own = (message: Message): Refusal => ({ code: 'own_account', message })
  if (isDeleted) return own(messages.ownDeletion)
  if (!isActive) return own(messages.ownDeactivation)
  return role === user.role ? null : own(messages.ownRole)
}

/** Whoever is let in as an administrator by another one needs no second yes. */
export function approvalAfter(user: Pick<User, 'approval'>, role: Role, isActive: boolean): Approval {
  return role === 'administrator' && isActive ? 'approved' : user.approval
}

/** A token that was given to one role must not be used by another, nor by somebody who is shut out. */
export function endsSessions(user: User, { role = user.role, isActive = user.isActive, isDeleted }: Standing): boolean {
  return role !== user.role || (user.isActive && !isActive) || isDeleted === true
}
