import { z } from 'zod'
import { registrationMessages } from '../accounts/registration-messages.ts'
import { EmailAddress, passwordsDiffer, passwordsMatch } from '../accounts/registration.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdList, Pagination, SearchText, SortOrder, Timestamp, byId, flag, optional, pageQuery } from '../fields.ts'
import { mediaAddress } from '../media/media.ts'
import { says } from '../messages.ts'
import { Role, roleFromInput } from '../roles.ts'
import { Preferences } from '../settings/site.ts'
import { isPlainName } from './person-names.ts'
import { userMessages as messages } from './user-messages.ts'
import { isReadableUsername, normalUsername } from './usernames.ts'

const ById = byId(messages.notFound)

/** Whether an administrator has said yes to an account. */
export const approvals = ['approved', 'waiting', 'rejected'] as const
export const Approval = z.enum(approvals)
export type Approval = z.infer<typeof Approval>

/** An account as an administrator sees it, and as its owner sees it in the profile. */
export const User = z.object({
  id: Id,
  email: z.string().nullable(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  displayName: z.string(),
  bio: z.string().nullable(),
  phone: z.string().nullable(),
  department: z.string().nullable(),
  avatar: z.string().nullable(),
  role: Role,
  isActive: z.boolean(),
  approval: Approval,
  isEmailVerified: z.boolean(),
  /** The same as `isEmailVerified`; both spellings occur. */
  emailVerified: z.boolean(),
  loginAttempts: z.int(),
  /** Until when a temporary password opens the door to its change; null for a person's own. */
  temporaryPasswordUntil: Timestamp.nullable(),
  lastLoginAt: Timestamp.nullable(),
  /** The same as `lastLoginAt`; both spellings occur. */
  lastLogin: Timestamp.nullable(),
  preferences: z.record(z.string(), z.unknown()),
  metadata: z.record(z.string(), z.unknown()),
  version: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
})
export type User = z.infer<typeof User>

/** Absent leaves it as it is; an empty text or null takes it away. */
function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable().optional(),
  )
}

const FirstName = z
  .string(says(messages.firstNameRequired))
  .trim()
  .min(1, says(messages.firstNameRequired))
  .max(50, says(messages.firstNameLong))
  .refine(isPlainName, says(messages.nameUnfit))
const LastName = z
  .string(says(messages.lastNameRequired))
  .trim()
  .min(1, says(messages.lastNameRequired))
  .max(50, says(messages.lastNameLong))
  .refine(isPlainName, says(messages.nameUnfit))
const Phone = z
  .string()
  .trim()
  .refine(
    (phone) => /^\+?[\d\s().-]{6,25}$/.test(phone) && phone.replaceAll(/\D/g, '').length >= 6,
    says(messages.phoneInvalid),
  )
const Department = z.string().trim().max(100, says(messages.departmentLong))
const Bio = z.string().trim().max(500, says(messages.bioLong))

/** Lower case and without '@', so that it never looks like somebody's address. */
export const Username = z
  .string()
  .trim()
  .max(50, says(messages.usernameLong))
  .regex(/^[^\s@]+$/u, says(messages.usernameInvalid))
  .refine((username) => /[\s@]/u.test(username) || isReadableUsername(username), says(messages.usernameUnreadable))
  .transform(normalUsername)

/** The rule of the register form in the words of this one. */
const NewUserPassword = z
  .string(says(registrationMessages.passwordRequired))
  .min(1, says(registrationMessages.passwordRequired))
  .max(200, says(registrationMessages.passwordLong))
  .refine((password) => password.length === 0 || password.length >= 8, says(registrationMessages.passwordShort))
  .refine(
    (password) => password.length < 8 || (/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password)),
    says(messages.passwordWeak),
  )

const person = {
  firstName: FirstName,
  lastName: LastName,
  phone: clearable(Phone),
  bio: clearable(Bio),
  avatar: clearable(z.string().regex(mediaAddress, says(messages.avatarInvalid))),
}

/** As people write it: 'admin', 1, 2; what nobody knows is a student, and only nothing at all is missing. */
const RequiredRole = z
  .union([z.string(), z.number()], says(registrationMessages.roleRequired))
  .refine((role) => String(role).trim() !== '', says(registrationMessages.roleRequired))
  .transform((role) => roleFromInput(String(role)))
const RequiredStatus = z.boolean(says(messages.statusRequired))

/** What the call takes; a new person is an active student with an unverified address unless it says otherwise. */
export const UserCreate = z.object({
  ...person,
  email: EmailAddress,
  /** What stands before the @ of the address when absent. */
  username: optional(Username),
  password: NewUserPassword,
  department: clearable(Department),
  role: RequiredRole.default('student'),
  isActive: RequiredStatus.default(true),
  isEmailVerified: z.boolean().default(false),
})
export type UserCreate = z.infer<typeof UserCreate>

/** What the form asks besides: the password twice, and a role and a status that somebody chose. */
export const UserCreateForm = UserCreate.extend({
  role: RequiredRole,
  isActive: RequiredStatus,
  confirmPassword: z.string().min(1, says(messages.confirmRequired)),
}).refine(passwordsMatch, passwordsDiffer)
export type UserCreateForm = z.infer<typeof UserCreateForm>

/** Any part of it. Email address and username cannot be changed. */
export const UserChanges = z
  .object({
    ...person,
    department: clearable(Department),
    role: RequiredRole,
    isActive: RequiredStatus,
    isEmailVerified: z.boolean(),
    preferences: Preferences,
    /** The version that was read; a stale one gets 409 with the current record. */
    version: z.int(),
  })
  .partial()
export type UserChanges = z.infer<typeof UserChanges>

/** What the edit form asks: name, role and status are always there. */
export const UserEditForm = UserChanges.required({ firstName: true, lastName: true, role: true, isActive: true })
export type UserEditForm = z.infer<typeof UserEditForm>

const filter = {
  /** Name, email address, username or department; every word must occur somewhere. */
  search: SearchText,
  role: optional(Role),
  isActive: flag(),
  approval: optional(Approval),
  /** True: the deleted ones, and only those. */
  deleted: flag(),
}
export const UserFilter = z.object(filter)
export type UserFilter = z.infer<typeof UserFilter>

export const userSorts = ['displayName', 'role', 'isActive', 'lastLoginAt', 'createdAt', 'deletedAt'] as const
export type UserSort = (typeof userSorts)[number]

export const listUsers = endpoint('GET', '/users', {
  access: 'user:read',
  summary: 'Users, newest first unless asked otherwise',
  query: z.object({
    ...pageQuery(),
    ...filter,
    sortBy: z.enum(userSorts).default('createdAt'),
    sortOrder: SortOrder.default('desc'),
  }),
  data: z.object({ users: z.array(User), pagination: Pagination }),
})

const oneUser = z.object({ user: User })

export const getUser = endpoint('GET', '/users/:id', {
  access: 'user:read',
  summary: 'One user; a deleted one too, until it is purged',
  params: ById,
  data: oneUser,
})

export const createUser = endpoint('POST', '/users', {
  access: 'user:create',
  further: {
    access: 'user:entrust',
    when: ({ role, isEmailVerified }) => role === 'administrator' || isEmailVerified,
  },
  summary: 'Create a user',
  message: messages.created,
  status: 201,
  body: UserCreate,
  data: oneUser,
})

export const updateUser = endpoint('PUT', '/users/:id', {
  access: 'user:update',
  further: {
    access: 'user:entrust',
    // Somebody who waits with the role of an administrator gets it by being activated.
    when: ({ role, isActive, isEmailVerified }) => role !== undefined || isActive === true || isEmailVerified === true,
  },
  summary: 'Change a user; a version that is not the current one gets 409 with the current record in `data.user`',
  message: messages.updated,
  params: ById,
  body: UserChanges,
  data: oneUser,
})

export const deleteUser = endpoint('DELETE', '/users/:id', {
  access: 'user:delete',
  summary: 'Delete a user; can be undone for 30 days',
  message: messages.deleted,
  params: ById,
})

export const restoreUser = endpoint('PATCH', '/users/:id/restore', {
  access: 'user:update',
  summary: 'Undo the deletion of a user',
  message: messages.restored,
  params: ById,
  data: oneUser,
})

export const purgeUser = endpoint('DELETE', '/users/:id/purge', {
  access: 'user:delete',
  summary: 'Remove a deleted user for good',
  message: messages.purged,
  params: ById,
})

export const approveUser = endpoint('PATCH', '/users/:id/approve', {
  access: 'user:entrust',
  summary: 'Say yes to a registration; a waiting administrator becomes active',
  message: messages.approved,
  params: ById,
  data: oneUser,
})

export const rejectUser = endpoint('PATCH', '/users/:id/reject', {
  access: 'user:update',
  summary: 'Say no to a waiting registration; a parent keeps what needs no approval',
  message: messages.rejected,
  params: ById,
  data: oneUser,
})

export const UserStats = z.object({
  total: z.int(),
  active: z.int(),
  inactive: z.int(),
  roles: z.object({ administrator: z.int(), parent: z.int(), student: z.int() }),
  emailVerification: z.object({ verified: z.int(), unverified: z.int() }),
  /** Of the last 7 days. */
  recentSignups: z.int(),
})
export type UserStats = z.infer<typeof UserStats>

export const userStats = endpoint('GET', '/users/stats', {
  access: 'user:read',
  summary: 'How many users there are, by status, role and verification',
  data: UserStats,
})

/** Columns of the export, in this order; a person who never signed in has 'Never' in the last one. */
export const userExportColumns = ['ID', 'Name', 'Email', 'Role', 'Status', 'Created Date', 'Last Login'] as const

export const userExportFileName = (date: Date): string => `users_export_${date.toISOString().slice(0, 10)}.csv`

export const exportUsers = endpoint('GET', '/users/export', {
  access: 'user:export',
  summary: 'Users as a CSV file: the given ids, or all that match the filter of the list',
  query: z.object({ ...filter, ids: IdList }),
  produces: 'text/csv',
})
