import { type SqlBool, sql } from 'kysely'
import { searchWords, holdsWords, isOneOf } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import type { Member, Sight } from './group.ts'
import './group-tables.ts'

const columns = [
  'group_members.student_id',
  'group_members.candidate_number',
  'group_members.parent_email',
  'group_members.invited_at',
  'group_members.card_made_at',
  'group_members.added_at',
  'users.first_name',
  'users.last_name',
  'users.username',
  'users.is_active',
] as const

/** Students who are there, as far as the reader may see them. */
export function seen(queries: Queries, sight: Sight) {
  return queries
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.student_id')
    .where('users.deleted_at', 'is', null)
    .where('users.role', '=', 'student')
    .$if(sight !== 'everyone', (query) =>
      query.where(
        'group_members.student_id',
        'in',
        queries
          .selectFrom('child_links')
          .select('child_id')
          .where('parent_id', '=', sight === 'everyone' ? '' : sight.parentId),
      ),
    )
}

export async function memberCounts(
  queries: Queries,
  groupIds: readonly string[],
  sight: Sight,
): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map()
  const rows = await seen(queries, sight)
    .select((eb) => ['group_members.group_id', eb.fn.countAll<number>().as('total')])
    .where('group_members.group_id', 'in', groupIds)
    .groupBy('group_members.group_id')
    .execute()
  return new Map(rows.map(({ group_id, total }) => [group_id, total]))
}

/** As many as these, or more. */
export async function hasMembers(queries: Queries, groupId: string, count: number): Promise<boolean> {
  const row = await queries
    .selectFrom('group_members')
    .select('student_id')
    .where('group_id', '=', groupId)
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst()
  return row !== undefined
}

interface MemberFilter extends PageRequest {
  search?: string | undefined
  only?: 'without_card' | 'without_guardian' | 'not_invited' | undefined
  sortBy: 'name' | 'candidateNumber' | 'addedAt'
  sortOrder: 'asc' | 'desc'
}

const hasGuardian = sql<SqlBool>`exists (select 1 from child_links where child_links.child_id = group_members.student_id)`

export async function listMembers(
  queries: Queries,
  groupId: string,
  sight: Sight,
  { search, only, sortBy, sortOrder, ...page }: MemberFilter,
): Promise<{ members: Member[]; total: number }> {
  const words = searchWords(search)
  const some = seen(queries, sight)
    .where('group_members.group_id', '=', groupId)
    .$if(words.length > 0, (query) => query.where(holdsWords(words)))
    .$if(only === 'without_card', (query) => query.where('group_members.card_made_at', 'is', null))
    .$if(only === 'without_guardian', (query) => query.where((eb) => eb.not(hasGuardian)))
    .$if(only === 'not_invited', (query) =>
      query.where('group_members.invited_at', 'is', null).where((eb) => eb.not(hasGuardian)),
    )
  const rows = await some
    .select(columns)
    .$if(sortBy === 'candidateNumber', (query) =>
      query
        .orderBy(sql`candidate_number is null`)
        // As numbers, whatever they begin with.
        .orderBy(sql`length(candidate_number)`, sortOrder)
        .orderBy('group_members.candidate_number', sortOrder),
    )
    .$if(sortBy === 'addedAt', (query) => query.orderBy('group_members.added_at', sortOrder))
    .orderBy('users.sort_name', sortOrder)
    .orderBy('users.id', sortOrder)
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { total } = await some.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { members: rows.map(toMember), total }
}

export async function findMember(
  queries: Queries,
  groupId: string,
  studentId: string,
  sight: Sight,
): Promise<Member | null> {
  const row = await seen(queries, sight)
    .select(columns)
    .where('group_members.group_id', '=', groupId)
    .where('group_members.student_id', '=', studentId)
    .executeTakeFirst()
  return row ? toMember(row) : null
}

/** Those of them who are in the group and seen. */
export async function membersAmong(
  queries: Queries,
  groupId: string,
  studentIds: readonly string[],
  sight: Sight,
): Promise<Member[]> {
  const rows = await seen(queries, sight)
    .select(columns)
    .where('group_members.group_id', '=', groupId)
    .where(isOneOf(queries, 'group_members.student_id', studentIds))
    .orderBy('users.sort_name')
    .orderBy('users.id')
    .execute()
  return rows.map(toMember)
}

/** In the order of their ids, so that one can go through them in portions. */
export async function memberIdsAfter(
  queries: Queries,
  groupId: string,
  sight: Sight,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await seen(queries, sight)
    .select('group_members.student_id')
    .where('group_members.group_id', '=', groupId)
    .where('group_members.student_id', '>', after)
    .orderBy('group_members.student_id')
    .limit(limit)
    .execute()
  return rows.map(({ student_id }) => student_id)
}

export interface NewMember {
  studentId: string
  candidateNumber?: string | null
  parentEmail?: string | null
}

/** Those that are new; who is in the group already stays as they are. */
export async function insertMembers(
  tx: Queries,
  groupId: string,
  members: readonly NewMember[],
  now: string,
): Promise<string[]> {
  if (members.length === 0) return []
  const rows = await tx
    .insertInto('group_members')
    .values(
      members.map(({ studentId, candidateNumber = null, parentEmail = null }) => ({
        group_id: groupId,
        student_id: studentId,
        candidate_number: candidateNumber,
        parent_email: parentEmail,
        added_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['group_id', 'student_id']).doNothing())
    .returning('student_id')
    .execute()
  return rows.map(({ student_id }) => student_id)
}

export async function deleteMembers(tx: Queries, groupId: string, studentIds: readonly string[]): Promise<string[]> {
  if (studentIds.length === 0) return []
  const rows = await tx
    .deleteFrom('group_members')
    .where('group_id', '=', groupId)
    .where('student_id', 'in', studentIds)
    .returning('student_id')
    .execute()
  return rows.map(({ student_id }) => student_id)
}

export async function isCandidateTaken(
  queries: Queries,
  groupId: string,
  candidateNumber: string,
  except: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('group_members')
    .select('student_id')
    .where('group_id', '=', groupId)
    .where('candidate_number', '=', candidateNumber)
    .where('student_id', '<>', except)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveMember(
  tx: Queries,
  groupId: string,
  studentId: string,
  set: { candidate_number: string | null } | { invited_at: string } | { card_made_at: string },
): Promise<void> {
  await tx
    .updateTable('group_members')
    .set(set)
    .where('group_id', '=', groupId)
    .where('student_id', '=', studentId)
    .execute()
}

/** Of somebody who goes for good, wherever it was written down. */
export async function forgetParentAddress(tx: Queries, email: string): Promise<void> {
  await tx.updateTable('group_members').set({ parent_email: null }).where('parent_email', '=', email).execute()
}

/** Somebody looks after the student now: nobody has to be invited. */
export async function forgetInvitationsOf(tx: Queries, studentId: string): Promise<void> {
  await tx.updateTable('group_members').set({ parent_email: null }).where('student_id', '=', studentId).execute()
}

/** Which groups a student is in, for the student's own data. */
export async function groupsOfStudent(queries: Queries, studentId: string) {
  const rows = await queries
    .selectFrom('group_members')
    .innerJoin('student_groups', 'student_groups.id', 'group_members.group_id')
    .select(['student_groups.name', 'student_groups.class', 'candidate_number', 'added_at'])
    .where('student_id', '=', studentId)
    .orderBy('added_at')
    .orderBy('student_groups.id')
    .execute()
  return rows.map((row) => ({
    name: row.name,
    class: row.class,
    candidateNumber: row.candidate_number,
    addedAt: row.added_at,
  }))
}

interface MemberRow {
  student_id: string
  candidate_number: string | null
  parent_email: string | null
  invited_at: string | null
  card_made_at: string | null
  added_at: string
  first_name: string
  last_name: string
  username: string
  is_active: boolean
}

function toMember(row: MemberRow): Member {
  return {
    studentId: row.student_id,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    isActive: row.is_active,
    candidateNumber: row.candidate_number,
    parentEmail: row.parent_email,
    invitedAt: row.invited_at,
    cardMadeAt: row.card_made_at,
    addedAt: row.added_at,
  }
}
