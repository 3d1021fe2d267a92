import type { Child } from '@lms/contracts/children/children.ts'
import type { Author } from '@lms/contracts/fields.ts'
import { type User, fullNameOf } from '../users/user.ts'

export function toChild(user: User): Child {
  const { id, firstName, lastName, username, email, isEmailVerified, isActive, version } = user
  const fullName = fullNameOf(user)
  return { _id: id, firstName, lastName, fullName, username, email, isEmailVerified, isActive, version }
}

export function toChildForParent(user: User, isConsentAsked: boolean): Child {
  return { ...toChild(user), ...(isConsentAsked && { needsConsent: true }) }
}

export function toChildForAdministrator(
  user: User,
  parentIds: readonly string[],
  people: ReadonlyMap<string, Author>,
): Child {
  const parents = parentIds.map((id) => people.get(id)).filter((parent) => parent !== undefined)
  return { ...toChild(user), parentIds: parents.map(({ _id }) => _id), parents }
}
