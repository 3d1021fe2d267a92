import type { CurrentUser, SignedInUser } from '@lms/contracts/accounts/accounts.ts'
import { type User, fullNameOf } from '../users/user.ts'

export function toSignedInUser(user: User): SignedInUser {
  return { id: user.id, email: user.email, name: fullNameOf(user), role: user.role, lastLoginAt: user.lastLoginAt }
}

export function toCurrentUser(user: User): CurrentUser {
  return {
    ...toSignedInUser(user),
    isActive: user.isActive,
    isEmailVerified: user.isEmailVerified,
    preferences: user.preferences,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  }
}
