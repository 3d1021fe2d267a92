import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, byId } from '../fields.ts'
import { userMessages } from '../users/user-messages.ts'

/** Somebody of a family, as an administrator sees them on the page of another. */
const Relative = z.object({ id: Id, name: z.string(), username: z.string(), isActive: z.boolean() })
export type Relative = z.infer<typeof Relative>

export const getFamily = endpoint('GET', '/users/:id/family', {
  access: 'user:read',
  summary: 'The children of a parent, or the parents of a student',
  params: byId(userMessages.notFound),
  data: z.object({ children: z.array(Relative), parents: z.array(Relative) }),
})
