import { groupMessages as messages } from '@lms/contracts/groups/group-messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { parentIdsOfEach } from '../children/child-store.ts'
import type { Queries } from '../platform/database/tables.ts'
import { notFound } from '../platform/http/errors.ts'
import { findUsers } from '../users/user-store.ts'
import type { StudentGroup } from './group.ts'

/** A group that is somebody else's does not exist. */
export function expectGroup(actor: Actor, group: StudentGroup | null): StudentGroup {
  if (!group || !can(actor, 'group:update', group)) throw notFound(messages.notFound)
  return group
}

/** Students who are there and whom this person looks after. One who is not theirs does not exist. */
export async function expectStudents(queries: Queries, actor: Actor, ids: readonly string[]): Promise<void> {
  const students = (await findUsers(queries, ids)).filter(({ role }) => role === 'student')
  const parents = await parentIdsOfEach(queries, ids)
  const theirs = students.filter(({ id }) => can(actor, 'child:read', { parentIds: parents.get(id) ?? [] }))
  if (theirs.length < ids.length) throw notFound(messages.studentNotFound)
}
