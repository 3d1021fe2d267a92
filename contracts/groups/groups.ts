import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import { endpoint } from '../endpoint.ts'
import { Author, Id, Pagination, SearchText, SortOrder, Timestamp, byId, optional, pageQuery } from '../fields.ts'
import { says } from '../messages.ts'
import { groupMessages as messages } from './group-messages.ts'

export const groupLimits = {
  members: 5000,
  /** In one call. */
  students: 500,
  /** Of one person. */
  groups: 500,
} as const

/** Students who are taught together, as those see it who made it. Students never see one. */
export const Group = z.object({
  _id: Id,
  name: z.string(),
  class: ClassCode.nullable(),
  /** Of those whom the reader may see. */
  memberCount: z.int(),
  isOwn: z.boolean(),
  /** Absent once the person is purged. */
  author: Author.nullable(),
  version: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type Group = z.infer<typeof Group>

const name = z
  .string(says(messages.nameRequired))
  .trim()
  .min(1, says(messages.nameRequired))
  .max(60, says(messages.nameLong))

export const GroupDraft = z.object({ name, class: optional(ClassCode).transform((code) => code ?? null) })
export type GroupDraft = z.infer<typeof GroupDraft>

export const GroupChanges = z.object({
  name: name.optional(),
  class: z.preprocess((value) => (value === '' ? null : value), ClassCode.nullable().optional()),
  /** The version that was read; a stale one gets 409 with the current record. */
  version: z.int(),
})
export type GroupChanges = z.infer<typeof GroupChanges>

export const ByGroup = byId(messages.notFound)
const oneGroup = z.object({ group: Group })

export const groupSorts = ['name', 'createdAt'] as const

export const listGroups = endpoint('GET', '/groups', {
  access: 'group:list',
  summary: 'Own groups; all groups for administrators',
  query: z.object({
    ...pageQuery(20),
    search: SearchText,
    class: optional(ClassCode),
    sortBy: z.enum(groupSorts).default('name'),
    sortOrder: SortOrder.default('asc'),
  }),
  data: z.object({ groups: z.array(Group), pagination: Pagination }),
})

export const getGroup = endpoint('GET', '/groups/:id', {
  access: 'group:read',
  summary: 'One group',
  params: ByGroup,
  data: oneGroup,
})

export const createGroup = endpoint('POST', '/groups', {
  access: 'group:create',
  summary: 'Make a group; parents for their own children',
  message: messages.created,
  status: 201,
  body: GroupDraft,
  data: oneGroup,
})

export const updateGroup = endpoint('PUT', '/groups/:id', {
  access: 'group:update',
  summary: 'Change the name or the class of a group',
  message: messages.saved,
  params: ByGroup,
  body: GroupChanges,
  data: oneGroup,
})

export const deleteGroup = endpoint('DELETE', '/groups/:id', {
  access: 'group:update',
  summary: 'Delete a group; its students keep their accounts, quizzes and results',
  message: messages.deleted,
  params: ByGroup,
})

export const CandidateNumber = z
  .string(says(messages.candidateInvalid))
  .trim()
  .regex(/^\d{1,8}$/, says(messages.candidateInvalid))

export const GroupMember = z.object({
  /** The student's. */
  _id: Id,
  fullName: z.string(),
  username: z.string(),
  isActive: z.boolean(),
  candidateNumber: z.string().nullable(),
  /** How many guardians are linked. */
  guardians: z.int(),
  /** Where a parent can be invited; for administrators only. */
  parentEmail: z.string().nullable(),
  invitedAt: Timestamp.nullable(),
  /** When a sign-in card was last printed from this group. */
  cardMadeAt: Timestamp.nullable(),
  addedAt: Timestamp,
})
export type GroupMember = z.infer<typeof GroupMember>

export const memberSorts = ['name', 'candidateNumber', 'addedAt'] as const
export const memberFilters = ['without_card', 'without_guardian', 'not_invited'] as const

export const listMembers = endpoint('GET', '/groups/:id/members', {
  access: 'group:read',
  summary: 'The students of a group by name; parents see their own children among them',
  params: ByGroup,
  query: z.object({
    ...pageQuery(50),
    search: SearchText,
    only: optional(z.enum(memberFilters)),
    sortBy: z.enum(memberSorts).default('name'),
    sortOrder: SortOrder.default('asc'),
  }),
  data: z.object({ members: z.array(GroupMember), pagination: Pagination }),
})

export const ChosenStudents = z.object({
  studentIds: z
    .array(z.uuid(says(messages.studentRequired)), says(messages.studentRequired))
    .min(1, says(messages.studentRequired))
    .max(groupLimits.students, says(messages.studentsMany))
    .transform((ids) => [...new Set(ids)]),
})
export type ChosenStudents = z.infer<typeof ChosenStudents>

export const addMembers = endpoint('POST', '/groups/:id/members', {
  access: 'group:update',
  summary: 'Add students to a group; who is in it already stays',
  message: messages.membersAdded,
  params: ByGroup,
  body: ChosenStudents,
  data: z.object({ added: z.int(), group: Group }),
})

export const removeMembers = endpoint('POST', '/groups/:id/members/remove', {
  access: 'group:update',
  summary: 'Take students out of a group; their accounts and results stay',
  message: messages.membersRemoved,
  params: ByGroup,
  body: ChosenStudents,
  data: z.object({ removed: z.int(), group: Group }),
})

export const updateMember = endpoint('PATCH', '/groups/:id/members/:studentId', {
  access: 'group:update',
  summary: 'Give a student of a group a candidate number, or take it away',
  message: messages.memberSaved,
  params: ByGroup.extend({ studentId: z.uuid(says(messages.studentNotFound)) }),
  body: z.object({
    candidateNumber: z.preprocess((value) => (value === '' ? null : value), CandidateNumber.nullable()),
  }),
  data: z.object({ member: GroupMember }),
})
