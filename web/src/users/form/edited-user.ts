import type { User } from '@lms/contracts/users/users.ts'
import { type TwoVersions, eachFieldOf, twoVersions } from '../../lib/versions/two-versions.ts'

/** What the edit form holds, in its order. */
export const editedFields = [
  'firstName',
  'lastName',
  'phone',
  'department',
  'role',
  'isActive',
  'isEmailVerified',
  'bio',
  'avatar',
] as const
export type EditedField = (typeof editedFields)[number]
export type EditedValues = Pick<User, EditedField>

export function editedValuesOf(user: EditedValues): EditedValues {
  return Object.fromEntries(editedFields.map((field) => [field, user[field]])) as EditedValues
}

export const userVersions: TwoVersions<EditedField, EditedValues> = twoVersions(eachFieldOf(editedFields))
