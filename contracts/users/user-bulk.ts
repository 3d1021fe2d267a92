import { z } from 'zod'
import { registrationMessages } from '../accounts/registration-messages.ts'
import { BulkAnswer } from '../bulk.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { says } from '../messages.ts'
import { userMessages as messages } from './user-messages.ts'
import { UserFilter } from './users.ts'

/** What the call does; `export` is a GET of its own. */
export const userBulkActions = [
  'delete',
  'activate',
  'deactivate',
  'verify_email',
  'change_role',
  'change_status',
] as const
export type UserBulkAction = (typeof userBulkActions)[number]

export const userStatuses = ['active', 'inactive'] as const
export type UserStatus = (typeof userStatuses)[number]

/** As many as one call changes. */
export const maximumBulkIds = 1000

/**
 * Either `ids`, or `filter` with the `total` that the person saw: everybody who matches, in steps.
 * Each answer of the second kind says where the next call goes on (`next`, sent back as `after`) and how many remain
 * (`remaining`, sent back as `total`). When the count differs the answer is a 409 with the true one in `data.total`.
 */
export const UserBulk = z
  .object({
    action: z.enum(userBulkActions, says(messages.unknownAction)),
    ids: z
      .array(Id)
      .min(1, says(messages.nobodySelected))
      .max(maximumBulkIds, says(messages.tooManySelected))
      .optional(),
    filter: UserFilter.omit({ deleted: true }).optional(),
    total: z.int().min(0).optional(),
    after: Id.optional(),
    /** A role for `change_role`, a status for `change_status`. */
    value: z.string().optional(),
  })
  .superRefine((bulk, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if ((bulk.ids === undefined) === (bulk.filter === undefined)) refuse('ids', says(messages.nobodySelected))
    if (bulk.filter !== undefined && bulk.total === undefined) refuse('total', says(messages.selectionChanged))
    if (bulk.action === 'change_role' && (bulk.value ?? '').trim() === '')
      refuse('value', says(registrationMessages.roleRequired))
    if (bulk.action === 'change_status' && !z.enum(userStatuses).safeParse(bulk.value).success)
      refuse('value', says(messages.statusRequired))
  })
export type UserBulk = z.infer<typeof UserBulk>

const entrusting: ReadonlySet<UserBulkAction> = new Set(['delete', 'activate', 'change_role', 'verify_email'])

export const bulkUsers = endpoint('POST', '/users/bulk', {
  access: 'user:update',
  // Whoever waits with the role of an administrator gets it by being activated.
  further: { access: 'user:entrust', when: ({ action, value }) => entrusting.has(action) || value === 'active' },
  summary: 'Do the same to many users; those that cannot be changed are named',
  body: UserBulk,
  data: BulkAnswer.extend({
    /** Where to go on when a filter matches more than one call changes; null when all is done. */
    next: Id.nullable(),
    remaining: z.int(),
  }),
})
