import { z } from 'zod'
import { says } from '../messages.ts'
import { childMessages as messages } from './child-messages.ts'
import { RenewedSignIn } from '../accounts/child-sign-in.ts'
import { FirstConsent } from './consents.ts'
import { endpoint } from '../endpoint.ts'
import { isPlainName } from '../users/person-names.ts'
import { isReadableUsername, normalUsername } from '../users/usernames.ts'
import { Author, ById, Id, Pagination, SearchText, pageQuery } from '../fields.ts'

/** A student as their parents see them. */
export const Child = z.object({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  /** Only a verified address hears what happens to the account. */
  isEmailVerified: z.boolean(),
  isActive: z.boolean(),
  version: z.int(),
  /** For parents only, and only while they are asked to agree to what the account is for. */
  needsConsent: z.literal(true).optional(),
  /** For administrators only. */
  parentIds: z.array(Id).optional(),
  /** For administrators only: who they are. */
  parents: z.array(Author).optional(),
})
export type Child = z.infer<typeof Child>

const name = (required: string) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(50, says(messages.nameLong))
    .refine(isPlainName, says(messages.nameUnfit))

const ChildEmail = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  z
    .string(says(messages.emailInvalid))
    .trim()
    .max(254, says(messages.emailInvalid))
    .pipe(z.email(says(messages.emailInvalid)))
    .transform((email) => email.toLowerCase())
    .nullable(),
)

const passwordOf = (required: string) =>
  z
    .string(required)
    .min(1, required)
    .refine((password) => password.length === 0 || password.length >= 6, says(messages.passwordShort))
    .max(200, says(messages.passwordLong))

/** Only administrators link and unlink. */
const parentIds = z.array(Id).max(20).optional()

const person = {
  lastName: name(says(messages.lastNameRequired)),
  firstName: name(says(messages.firstNameRequired)),
}

export const ChildDraft = z.object({
  ...person,
  /** Lower case and without '@', so that it never looks like somebody's address. */
  username: z
    .string(says(messages.usernameRequired))
    .trim()
    .min(1, says(messages.usernameRequired))
    .max(50, says(messages.usernameLong))
    .regex(/^[^\s@]*$/u, says(messages.usernameInvalid))
    .refine((username) => /[\s@]/u.test(username) || isReadableUsername(username), says(messages.usernameUnreadable))
    .transform(normalUsername),
  email: ChildEmail.optional().transform((email) => email ?? null),
  password: passwordOf(says(messages.passwordRequired)),
  parentIds,
  /** Only guardians can say this. Without it they are asked later. */
  consent: FirstConsent.optional(),
})
export type ChildDraft = z.infer<typeof ChildDraft>
export type ChildDraftInput = z.input<typeof ChildDraft>

/** Any part of it. A username stays. */
export const ChildChanges = z
  .object({ ...person, email: ChildEmail, password: passwordOf(says(messages.newPasswordRequired)) })
  .partial()
  .extend({
    parentIds,
    /** The version that was read; a stale one gets 409 with the current record. */
    version: z.int().optional(),
  })
export type ChildChanges = z.infer<typeof ChildChanges>

/** What the dialog asks when a password changes. */
export const ChildPasswordForm = z
  .object({
    password: passwordOf(says(messages.newPasswordRequired)),
    confirmPassword: z.string(says(messages.confirmRequired)).min(1, says(messages.confirmRequired)),
  })
  .refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: says(messages.confirmDiffers),
  })

/** What the dialog holds while a child is edited; a password is asked for only when it is to change. */
export const ChildEditForm = z
  .object({
    ...person,
    email: ChildEmail,
    changesPassword: z.boolean(),
    password: z.string(),
    confirmPassword: z.string(),
  })
  .superRefine((form, context) => {
    const issues = form.changesPassword ? ChildPasswordForm.safeParse(form).error?.issues : undefined
    for (const { path, message } of issues ?? []) context.addIssue({ code: 'custom', path, message })
  })
export type ChildEditForm = z.infer<typeof ChildEditForm>

export const listChildren = endpoint('GET', '/children', {
  access: 'child:list',
  summary: 'Own children by name; all students for administrators',
  query: z.object({
    ...pageQuery(100),
    /** Name, username or email address; every word must occur somewhere. */
    search: SearchText,
  }),
  data: z.object({ children: z.array(Child), pagination: Pagination }),
})

const oneChild = z.object({ child: Child })

export const getChild = endpoint('GET', '/children/:id', {
  access: 'child:read',
  summary: 'One child',
  params: ById,
  data: oneChild,
})

export const createChild = endpoint('POST', '/children', {
  access: 'child:create',
  summary: 'Make an account for a child, linked to the parent who asks; administrators name the parents',
  message: messages.created,
  status: 201,
  body: ChildDraft,
  data: oneChild,
})

export const updateChild = endpoint('PUT', '/children/:id', {
  access: 'child:update',
  further: {
    access: 'child:credentials',
    when: ({ email, password, parentIds: linked }) =>
      email !== undefined || password !== undefined || linked !== undefined,
  },
  summary:
    'Change a child’s name, address or password; a new password ends the child’s sessions. Taking a parent off brings the child’s new password and card',
  message: messages.updated,
  params: ById,
  body: ChildChanges,
  data: oneChild.extend({ signIn: RenewedSignIn.nullable() }),
})
