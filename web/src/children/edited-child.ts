import type { Child } from '@lms/contracts/children/children.ts'
import { type TwoVersions, eachFieldOf, twoVersions } from '../lib/versions/two-versions.ts'

/** What the edit form holds of the record, in its order. */
export const editedFields = ['lastName', 'firstName', 'email'] as const
type EditedField = (typeof editedFields)[number]
export type EditedValues = Pick<Child, EditedField>

export function editedValuesOf({ lastName, firstName, email }: EditedValues): EditedValues {
  return { lastName, firstName, email }
}

export const childVersions: TwoVersions<EditedField, EditedValues> = twoVersions(eachFieldOf(editedFields))
