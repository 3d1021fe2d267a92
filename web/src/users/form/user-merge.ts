import type { User, UserChanges } from '@lms/contracts/users/users.ts'
import {
  type Difference,
  type Parts,
  type Side,
  changesBetween,
  differencesBetween,
  mergedBy,
} from '../../lib/two-versions.ts'

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

const parts = Object.fromEntries(editedFields.map((field) => [field, [field]])) as unknown as Parts<
  EditedField,
  EditedValues
>

export function changesOf(base: EditedValues, values: EditedValues): UserChanges {
  return changesBetween(parts, base, values)
}

export function differencesOf(base: EditedValues, mine: EditedValues, theirs: EditedValues): Difference<EditedField>[] {
  return differencesBetween(parts, base, mine, theirs)
}

export function merged(
  mine: EditedValues,
  theirs: EditedValues,
  sides: Partial<Record<EditedField, Side>>,
): EditedValues {
  return mergedBy(parts, mine, theirs, sides)
}
