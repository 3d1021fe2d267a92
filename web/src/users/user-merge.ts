import type { User, UserChanges } from '@lms/contracts/users.ts'

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
  return valuesBy((field) => user[field])
}

/** Only what differs from the record that the person saw. */
export function changesOf(base: EditedValues, values: EditedValues): UserChanges {
  return Object.fromEntries(
    editedFields.filter((field) => values[field] !== base[field]).map((field) => [field, values[field]]),
  )
}

export type Side = 'mine' | 'theirs'

export interface Difference {
  field: EditedField
  /** Whose value stands when only one of the two changed it; absent when both did. */
  settled?: Side
}

/** Where two people's versions of one record differ. */
export function differencesOf(base: EditedValues, mine: EditedValues, theirs: EditedValues): Difference[] {
  return editedFields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => {
      if (mine[field] === base[field]) return { field, settled: 'theirs' }
      return theirs[field] === base[field] ? { field, settled: 'mine' } : { field }
    })
}

export function merged(
  mine: EditedValues,
  theirs: EditedValues,
  sides: Partial<Record<EditedField, Side>>,
): EditedValues {
  return valuesBy((field) => (sides[field] === 'mine' ? mine[field] : theirs[field]))
}

function valuesBy(valueOf: (field: EditedField) => unknown): EditedValues {
  return Object.fromEntries(editedFields.map((field) => [field, valueOf(field)])) as EditedValues
}
