import { z } from 'zod'
import { BulkAnswer } from '../bulk.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { says } from '../messages.ts'
import { postMessages as messages } from './post-messages.ts'

/** `publish` of a parent asks an administrator. `unpublish` makes a published or archived post a draft again. */
export const postBulkActions = ['publish', 'archive', 'unpublish', 'delete', 'restore'] as const
export type PostBulkAction = (typeof postBulkActions)[number]

/** As many as one call changes. */
export const maximumBulkPosts = 500

export const PostBulk = z.object({
  action: z.enum(postBulkActions, says(messages.unknownAction)),
  ids: z
    .array(Id, says(messages.noneSelected))
    .min(1, says(messages.noneSelected))
    .max(maximumBulkPosts, says(messages.tooManySelected)),
  /** Of each post the version that was read; one that is another by now stays as it is. */
  versions: z.record(Id, z.int(says(messages.versionRequired))).default({}),
})
export type PostBulk = z.infer<typeof PostBulk>

export const bulkPosts = endpoint('POST', '/posts/bulk', {
  access: 'post:update',
  summary:
    'Do the same to many posts; those that cannot be changed are named. Who publishes what others wrote sends `versions`',
  body: PostBulk,
  data: BulkAnswer,
})
