import { groupMessages as messages } from '@lms/contracts/groups/group-messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { parentIdsOfEach } from '../children/child-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { notFound } from '../platform/http/errors.ts'
import { fullNameOf } from '../users/user.ts'
import { findUsers } from '../users/user-store.ts'
import { type StudentGroup, sightOf } from './group.ts'
import { findGroup } from './group-store.ts'
import { allMembers } from './member-store.ts'

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

interface ChildOfGroup {
  id: string
  fullName: string
  username: string
  candidateNumber: string | null
}

/** For slices that do something for each of them, such as printing: by name, as far as this person may see them. */
export async function childrenOfGroup(
  { read }: Pick<Database, 'read'>,
  actor: Actor,
  groupId: string,
): Promise<ChildOfGroup[]> {
  expectGroup(actor, await findGroup(read(), groupId))
  const members = await allMembers(read(), groupId, sightOf(actor))
  return members.map((member) => ({
    id: member.studentId,
    fullName: fullNameOf(member),
    username: member.username,
    candidateNumber: member.candidateNumber,
  }))
}
