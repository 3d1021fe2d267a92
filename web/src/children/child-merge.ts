import type { Child } from '@lms/contracts/children/children.ts'
import {
  type Difference,
  type Parts,
  type Side,
  changesBetween,
  differencesBetween,
  mergedBy,
} from '../lib/two-versions.ts'

/** What the edit form holds of the record, in its order. */
export const editedFields = ['lastName', 'firstName', 'email'] as const
export type EditedField = (typeof editedFields)[number]
export type EditedValues = Pick<Child, EditedField>

const parts: Parts<EditedField, EditedValues> = { lastName: ['lastName'], firstName: ['firstName'], email: ['email'] }

export function editedValuesOf({ lastName, firstName, email }: EditedValues): EditedValues {
  return { lastName, firstName, email }
}

export function changesOf(base: EditedValues, values: EditedValues): Partial<EditedValues> {
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
