import { childMessages } from '@lms/contracts/children/child-messages.ts'
import type { Queries } from '../platform/database/tables.ts'
import { notFound } from '../platform/http/errors.ts'
import type { User } from '../users/user.ts'
import { parentIdsOf } from './child-store.ts'

/** Whose child it is, as the rules of the table want to know it. */
export interface Kinship {
  userId: string
  parentIds: readonly string[]
}

/** Somebody who was a child and has another role now is nobody's child; what one may not see does not exist. */
export async function expectChild(
  queries: Queries,
  user: User | null,
  isSeen: (kinship: Kinship) => boolean,
): Promise<User> {
  if (!user || user.deletedAt !== null || user.role !== 'student') throw notFound(childMessages.notFound)
  if (!isSeen({ userId: user.id, parentIds: await parentIdsOf(queries, user.id) }))
    throw notFound(childMessages.notFound)
  return user
}
