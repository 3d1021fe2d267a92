import { type Subject, type SubjectChanges, SubjectDraft, subjectDefaults } from '@lms/contracts/subjects/subjects.ts'

/** What the form holds, in its order. */
export const subjectFields = ['name', 'code', 'description', 'class', 'color', 'icon', 'isActive'] as const
export type SubjectField = (typeof subjectFields)[number]
export type SubjectValues = Pick<Subject, SubjectField>

export const emptySubject: SubjectValues = { name: '', code: '', description: '', class: null, ...subjectDefaults }

export function valuesOf(subject: SubjectValues): SubjectValues {
  return valuesBy((field) => subject[field])
}

/** Where two versions of a subject differ. */
export function differingFields(one: SubjectValues, other: SubjectValues): SubjectField[] {
  return subjectFields.filter((field) => one[field] !== other[field])
}

/** Only what differs from the record that the person saw. */
export function changesOf(base: Subject, values: SubjectValues): SubjectChanges {
  const changed = differingFields(base, values).map((field) => [field, values[field]])
  return { ...Object.fromEntries(changed), version: base.version }
}

/** One's own changes on top of what the other person saved. */
export function mergedOnto(theirs: SubjectValues, base: SubjectValues, mine: SubjectValues): SubjectValues {
  return valuesBy((field) => (mine[field] === base[field] ? theirs[field] : mine[field]))
}

export function isComplete(values: unknown): boolean {
  return SubjectDraft.safeParse(values).success
}

function valuesBy(valueOf: (field: SubjectField) => unknown): SubjectValues {
  return Object.fromEntries(subjectFields.map((field) => [field, valueOf(field)])) as SubjectValues
}
