import type { User as UserOnTheWire } from '@lms/contracts/users/users.ts'
import { type User, fullNameOf } from './user.ts'

/** For administrators, and for the person themselves. */
export function toUserView({ isDemo: _isDemo, isLocked: _isLocked, ...user }: User): UserOnTheWire {
  const fullName = fullNameOf(user)
  return {
    ...user,
    fullName,
    displayName: fullName,
    emailVerified: user.isEmailVerified,
    lastLogin: user.lastLoginAt,
  }
}
