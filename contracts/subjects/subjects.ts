import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import { endpoint } from '../endpoint.ts'
import { Author, ById, Id, Pagination, SearchText, SortOrder, Timestamp, flag, optional, pageQuery } from '../fields.ts'
import { says } from '../messages.ts'
import { subjectMessages as messages } from './subject-messages.ts'

export const subjectIcons = [
  'book',
  'calculator',
  'code',
  'atom',
  'flask',
  'globe',
  'language',
  'art',
  'music',
  'sports',
  'history',
  'science',
] as const
export const SubjectIcon = z.enum(subjectIcons)
export type SubjectIcon = z.infer<typeof SubjectIcon>

/** The colors that the form offers; any other is chosen with the picker. */
export const subjectColors = [
  '#3B82F6',
  '#2563EB',
  '#0EA5E9',
  '#06B6D4',
  '#14B8A6',
  '#10B981',
  '#22C55E',
  '#84CC16',
  '#EAB308',
  '#F59E0B',
  '#F97316',
  '#EF4444',
  '#DC2626',
  '#F43F5E',
  '#EC4899',
  '#D946EF',
  '#A855F7',
  '#8B5CF6',
  '#6366F1',
  '#64748B',
] as const

export const subjectDefaults = { color: subjectColors[0], icon: 'book', isActive: true } as const
export const subjectLimits = { codeMaximum: 10, descriptionMaximum: 500 } as const

/** What everyone may know about a subject. */
export const SubjectFace = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  /** Empty when there is none. */
  description: z.string(),
  isActive: z.boolean(),
  class: ClassCode.nullable(),
  color: z.string(),
  icon: SubjectIcon,
})
export type SubjectFace = z.infer<typeof SubjectFace>

/** A subject as those see it who work with it. */
export const Subject = SubjectFace.extend({
  /** How many quizzes it has. */
  totalCourses: z.int(),
  /** How many different students were assigned one of them. */
  totalStudents: z.int(),
  /** Stars from 1 to 5, null while nobody gave any. */
  averageRating: z.number().nullable(),
  createdBy: Author.nullable(),
  version: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
})
export type Subject = z.infer<typeof Subject>

const subjectFields = {
  name: z
    .string(says(messages.nameRequired))
    .trim()
    .min(1, says(messages.nameRequired))
    .refine((name) => name.length !== 1, says(messages.nameShort))
    .max(100, says(messages.nameLong)),
  code: z
    .string(says(messages.codeRequired))
    .trim()
    .min(1, says(messages.codeRequired))
    .regex(/^[A-Z0-9_]*$/, says(messages.codeInvalid))
    .max(subjectLimits.codeMaximum, says(messages.codeLong)),
  description: z.string().trim().max(subjectLimits.descriptionMaximum, says(messages.descriptionLong)),
  isActive: z.boolean(says(messages.statusInvalid)),
  /** None: the subject is good for every class. */
  class: z.preprocess(
    (value) => (value === '' ? null : value),
    z.enum(ClassCode.options, says(messages.classInvalid)).nullable(),
  ),
  color: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, says(messages.colorInvalid))
    .transform((color) => color.toUpperCase()),
  icon: z.enum(subjectIcons, says(messages.iconInvalid)),
}

export const SubjectDraft = z.object({
  ...subjectFields,
  description: subjectFields.description.nullish().transform((text) => text ?? ''),
  isActive: subjectFields.isActive.default(subjectDefaults.isActive),
  class: subjectFields.class.optional().transform((code) => code ?? null),
  color: subjectFields.color.default(subjectDefaults.color),
  icon: subjectFields.icon.default(subjectDefaults.icon),
})
export type SubjectDraft = z.infer<typeof SubjectDraft>
export type SubjectDraftInput = z.input<typeof SubjectDraft>

/** Any part of it, with the version that was read. */
export const SubjectChanges = z
  .object(subjectFields)
  .partial()
  .extend({ version: z.int(says(messages.versionRequired)) })
export type SubjectChanges = z.infer<typeof SubjectChanges>

const filter = {
  /** Name, code or description; every word must occur somewhere. */
  search: SearchText,
  isActive: flag(),
  class: optional(ClassCode),
  /** True: the deleted ones, and only those. */
  deleted: flag(),
}
export const SubjectFilter = z.object(filter)
export type SubjectFilter = z.infer<typeof SubjectFilter>

export const subjectSorts = ['name', 'createdAt', 'class', 'totalCourses'] as const
export type SubjectSort = (typeof subjectSorts)[number]

const order = {
  sortBy: z.enum(subjectSorts).default('name'),
  sortOrder: SortOrder.default('asc'),
}

export const listSubjects = endpoint('GET', '/subjects', {
  access: 'subject:list',
  summary: "Subjects by name: a parent's own and those of administrators",
  query: z.object({ ...pageQuery(20), ...filter, ...order }),
  data: z.object({ subjects: z.array(Subject), pagination: Pagination }),
})

export const SubjectStats = z.object({
  total: z.int(),
  active: z.int(),
  totalStudents: z.int(),
  /** One decimal on the screen; null while nobody gave any stars. */
  averageRating: z.number().nullable(),
})
export type SubjectStats = z.infer<typeof SubjectStats>

export const subjectStats = endpoint('GET', '/subjects/stats', {
  access: 'subject:list',
  summary: 'How many subjects there are, with their students and their stars',
  data: SubjectStats,
})

/** What a list to choose from shows. */
export const SubjectChoice = SubjectFace.omit({ description: true })
export type SubjectChoice = z.infer<typeof SubjectChoice>

export const subjectChoices = endpoint('GET', '/subjects/list', {
  access: 'subject:list',
  summary: 'Subjects to choose from, by name',
  query: z.object({ isActive: flag() }),
  data: z.array(SubjectChoice),
})

export const subjectsByClass = endpoint('GET', '/subjects/by-class/:code', {
  access: 'subject:list',
  summary: 'Active subjects of a class by name, then those that are good for every class',
  params: z.object({ code: ClassCode }),
  data: z.array(SubjectChoice),
})

export const exportFormats = ['csv', 'xlsx'] as const

/** Columns of the export, in this order. */
export const subjectExportColumns = [
  'Name',
  'Code',
  'Description',
  'Class',
  'Status',
  'Courses',
  'Students',
  'Average Rating',
  'Created Date',
] as const

export const subjectExportFileName = (date: Date, format: (typeof exportFormats)[number]): string =>
  `subjects_export_${date.toISOString().slice(0, 10)}.${format}`

export const exportSubjects = endpoint('GET', '/subjects/export', {
  access: 'subject:list',
  summary: 'The subjects that match the filter of the list as a CSV or XLSX file',
  query: z.object({ ...filter, ...order, format: z.enum(exportFormats).default('csv') }),
  produces: 'application/octet-stream',
})

const oneSubject = z.object({ subject: Subject })

export const getSubject = endpoint('GET', '/subjects/:id', {
  access: 'subject:read',
  summary: 'One subject; a student gets the face of an active one that has a quiz for them',
  params: ById,
  data: z.object({ subject: z.union([Subject, SubjectFace]) }),
})

export const createSubject = endpoint('POST', '/subjects', {
  access: 'subject:create',
  summary: 'Create a subject',
  message: messages.created,
  status: 201,
  body: SubjectDraft,
  data: oneSubject,
})

export const updateSubject = endpoint('PUT', '/subjects/:id', {
  access: 'subject:update',
  summary: 'Change a subject; a version that is not the current one gets 409 with the current record in `data.subject`',
  message: messages.updated,
  params: ById,
  body: SubjectChanges,
  data: oneSubject,
})

export const deleteSubject = endpoint('DELETE', '/subjects/:id', {
  access: 'subject:update',
  summary: 'Delete a subject; its questions stay, and it can be undone',
  message: messages.deleted,
  params: ById,
})

export const restoreSubject = endpoint('PATCH', '/subjects/:id/restore', {
  access: 'subject:update',
  summary: 'Undo the deletion of a subject',
  message: messages.restored,
  params: ById,
  data: oneSubject,
})
