import type { CurrentUser, SignedInUser } from '@lms/contracts/accounts/accounts.ts'
import { type User, fullNameOf } from '../users/user.ts'

export function toSignedInUser(user: User): SignedInUser {
  const { id, email, role, lastLoginAt } = user
  const mustChange = user.temporaryPasswordUntil === null ? {} : ({ mustChangePassword: true } as const)
  const picture = user.avatar === null ? {} : { avatar: user.avatar }
  return { id, email, name: fullNameOf(user), role, lastLoginAt, ...picture, ...mustChange }
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
