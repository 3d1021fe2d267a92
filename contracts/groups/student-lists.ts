import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Pagination, Timestamp, byId, optional, pageQuery } from '../fields.ts'
import { megabyte } from '../media/media.ts'
import { SentMessage, says } from '../messages.ts'
import { listMessages as messages } from './student-list-messages.ts'

export const listLimits = {
  bytes: 5 * megabyte,
  rows: 5000,
  /** A list that nobody confirms goes by itself. */
  daysKept: 7,
  /** So long it can be taken back. */
  daysUndoable: 30,
} as const

/** `staged`: waiting for a person; `saving`: accounts are being made; `undoing`: they are being taken back. */
export const listStates = ['staged', 'saving', 'saved', 'undoing', 'undone'] as const
export const ListState = z.enum(listStates)
export type ListState = z.infer<typeof ListState>

/** What is to become of a line. */
export const rowChoices = ['new', 'existing', 'skip'] as const
export const RowChoice = z.enum(rowChoices)
export type RowChoice = z.infer<typeof RowChoice>

export const StudentList = z.object({
  _id: Id,
  fileName: z.string(),
  state: ListState,
  failure: z.string().nullable(),
  /** Where lines without a group go. */
  group: z.object({ _id: Id, name: z.string() }).nullable(),
  counts: z.object({
    total: z.int(),
    /** Cannot be taken as they are. */
    blocked: z.int(),
    /** Wait for a choice. */
    asked: z.int(),
    skipped: z.int(),
    /** To be made, or to be joined to who is there. */
    taken: z.int(),
    /** Done so far. */
    done: z.int(),
  }),
  /** The groups that it fills, once it is saved. */
  groups: z.array(z.object({ _id: Id, name: z.string(), students: z.int() })),
  /** After undoing: accounts that stayed, because somebody uses them by now. */
  kept: z.array(z.object({ _id: Id, name: z.string() })),
  createdAt: Timestamp,
  expiresAt: Timestamp,
})
export type StudentList = z.infer<typeof StudentList>

export const ListProblem = z.object({ code: z.string(), ...SentMessage.shape, isBlocking: z.boolean() })
export type ListProblem = z.infer<typeof ListProblem>

export const ListRow = z.object({
  /** As the program counts lines, from 1. */
  number: z.int(),
  name: z.string(),
  groupName: z.string(),
  parentEmail: z.string(),
  candidateNumber: z.string(),
  problems: z.array(ListProblem),
  existing: z.object({ _id: Id, name: z.string(), username: z.string() }).nullable(),
  /** Null while it is asked for. */
  choice: RowChoice.nullable(),
  /** Once it is saved. */
  student: z.object({ _id: Id, name: z.string(), username: z.string() }).nullable(),
})
export type ListRow = z.infer<typeof ListRow>

const ByList = byId(messages.notFound)
const oneList = z.object({ list: StudentList })

export const uploadStudentList = endpoint('POST', '/student-lists', {
  access: 'group:import',
  summary:
    'Read a list of students (CSV or XLSX: name, group, parent’s address, candidate number); nothing is made yet',
  message: messages.received,
  status: 201,
  consumes: 'multipart/form-data',
  query: z.object({ groupId: optional(Id) }),
  data: oneList,
})

export const listStudentLists = endpoint('GET', '/student-lists', {
  access: 'group:import',
  summary: 'Own lists, newest first',
  query: z.object(pageQuery()),
  data: z.object({ lists: z.array(StudentList), pagination: Pagination }),
})

export const getStudentList = endpoint('GET', '/student-lists/:id', {
  access: 'group:import',
  summary: 'One list',
  params: ByList,
  data: oneList,
})

export const rowFilters = ['asked', 'blocked', 'taken', 'skipped'] as const

export const listRows = endpoint('GET', '/student-lists/:id/rows', {
  access: 'group:import',
  summary: 'The lines of a list, and what is to be said about each',
  params: ByList,
  query: z.object({ ...pageQuery(50), only: optional(z.enum(rowFilters)) }),
  data: z.object({ rows: z.array(ListRow), pagination: Pagination }),
})

const text = (longest: number) => z.string().trim().max(longest)

export const RowChanges = z.object({
  name: text(200).optional(),
  groupName: text(200).optional(),
  parentEmail: text(254).optional(),
  candidateNumber: text(50).optional(),
  choice: RowChoice.optional(),
})
export type RowChanges = z.infer<typeof RowChanges>

export const changeRow = endpoint('PATCH', '/student-lists/:id/rows/:number', {
  access: 'group:import',
  summary: 'Mend a line, or choose what becomes of it',
  message: messages.rowSaved,
  params: ByList.extend({ number: z.coerce.number(says(messages.rowNotFound)).int().min(1).max(10_000_000) }),
  body: RowChanges,
  data: z.object({ row: ListRow, list: StudentList }),
})

export const chooseRows = endpoint('POST', '/student-lists/:id/choices', {
  access: 'group:import',
  summary: 'The same choice for every line that waits for one',
  message: messages.chosen,
  params: ByList,
  body: z.object({ choice: RowChoice }),
  data: oneList,
})

export const confirmStudentList = endpoint('POST', '/student-lists/:id/confirm', {
  access: 'group:import',
  summary: 'Make the accounts and groups, a few at a time; those that are done stay done',
  message: messages.confirmed,
  params: ByList,
  data: oneList,
})

export const undoStudentList = endpoint('POST', '/student-lists/:id/undo', {
  access: 'group:import',
  summary: 'Take back what a list made; accounts that somebody has used or joined stay',
  message: messages.undoing,
  params: ByList,
  data: oneList,
})

export const discardStudentList = endpoint('DELETE', '/student-lists/:id', {
  access: 'group:import',
  summary: 'Forget a list; what it made stays',
  message: messages.discarded,
  params: ByList,
})

export const listFileFormats = ['xlsx', 'csv'] as const
export const ListFileFormat = z.enum(listFileFormats)
export type ListFileFormat = z.infer<typeof ListFileFormat>

export const getStudentListTemplate = endpoint('GET', '/student-lists/template', {
  access: 'group:import',
  summary: 'An empty list with the names of the columns',
  query: z.object({ format: ListFileFormat.default('xlsx') }),
  produces: 'application/octet-stream',
})
